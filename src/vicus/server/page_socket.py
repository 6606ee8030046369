"""The line to a page: a WebSocket, or whatever else carries its messages (`connection.py` asks for no more)."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, Protocol


class PageGone(Exception):
    """The page has gone in this moment: nothing can be sent any more."""


class PageSocket(Protocol):
    """Messages as ASGI has them: `websocket.receive` and `websocket.disconnect` in, `websocket.send` out."""

    async def receive(self) -> MutableMapping[str, Any]:
        """The next message."""

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """Returns when the page may be sent more; raises `PageGone`."""

    async def close(self, code: int) -> None:
        """Hang up; raises `PageGone`."""
