"""A line into the house: the same messages as on a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any

import msgspec

from vicus.server.page_socket import PageGone


def as_text(message: Any) -> str:
    """As messages are sent."""
    return msgspec.json.encode(message).decode()


class HouseLine:
    """See `vicus.server.page_socket.PageSocket`. `post` sends a message to the page at the other end."""

    def __init__(self, post: Callable[[str], object]) -> None:
        self.post = post
        self.is_open = True
        self._coming: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    @property
    def waiting(self) -> int:
        """Messages that were not read yet."""
        return self._coming.qsize()

    def take(self, text: str) -> None:
        """The page asks for something."""
        self._coming.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """The page has gone."""
        self.is_open = False
        self._coming.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> MutableMapping[str, Any]:
        return await self._coming.get()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if not self.is_open:
            raise PageGone
        self.post(message["text"])

    async def close(self, code: int) -> None:
        self.hang_up()
