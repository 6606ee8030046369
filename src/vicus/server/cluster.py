"""The processes that serve the same tables: what they tell each other, and which of them plays for a table's bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Any, Literal, Protocol

import msgspec


class News(msgspec.Struct, omit_defaults=True):
    """What another process tells."""

    process: str
    kind: Literal["lines", "presence", "notice", "guest", "forgotten"]
    """A log has grown; who looks at a table; a notice for everybody there; a guest has another name; one is forgotten."""
    about: str
    """The id of a table, or of a guest."""
    number: int = 0
    """The length of the log."""
    lines: list[msgspec.Raw] = []
    """The last ones of it, if there was room."""
    is_listed: bool = True
    """What the lobby shows of the table may have changed with them."""
    message: str = ""
    params: dict[str, Any] = {}


Heard = Callable[[News], None]
Present = tuple[frozenset[str], int]
"""Guests with a seat who look at a table, and how many others do."""


def new_process_id() -> str:
    """Of this process, as the others call it."""
    return secrets.token_hex(8)


class Cluster(Protocol):
    """Fan-out, presence and leases. What fails here is tried again: the log alone decides what is true."""

    process: str

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        """From now on `heard` is told what others tell; `lost`: some of that may have been missed."""

    async def close(self) -> None:
        """The others need not wait for this process."""

    async def claim(self, table_id: str) -> bool:
        """Does this process play for the bots of a table? It does until `release`, or until it has not asked for a while."""

    async def release(self, table_id: str) -> None:
        """Another process may."""

    async def announce(self, table_id: str, guests: Collection[str], watchers: int) -> None:
        """Who looks at a table through this process."""

    async def present(self, table_id: str) -> Present:
        """Who looks at it through others."""

    async def tell(self, news: News) -> None:
        """To all others."""


class Alone:
    """One process: nobody else is there."""

    def __init__(self) -> None:
        self.process = new_process_id()

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    async def claim(self, table_id: str) -> bool:
        return True

    async def release(self, table_id: str) -> None:
        pass

    async def announce(self, table_id: str, guests: Collection[str], watchers: int) -> None:
        pass

    async def present(self, table_id: str) -> Present:
        return frozenset(), 0

    async def tell(self, news: News) -> None:
        pass
