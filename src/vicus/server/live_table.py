"""A table in use, as this process holds it: what its log tells, and what is only known while somebody is there."""

from __future__ import annotations

import asyncio

from vicus.table.archive import Archive
from vicus.table.rendering import Viewer
from vicus.table.table import Table

from .readiness import box_key
from .storage import Summary, summary_of


class LiveTable:
    """A `Table` with a lock. While `pending`, what it tells is not on disk yet: it is shown to nobody."""

    def __init__(self, table: Table, names: dict[str, str]) -> None:
        self.table = table
        self.id = table.id
        self.names = names
        """Of the guests that sit here."""
        self.lock = asyncio.Lock()
        self.pending = False
        self.summary: Summary = summary_of(table)
        """As it is stored."""
        self.box_key = box_key(table.game)
        self.hinting = False
        """Somebody waits for a hint: one at a time."""
        self.archive: Archive | None = None
        """Of a finished game that does not fit the rules of today."""
        self.epoch = 0
        """Goes up when something around the table has changed that is no line: names, who is there, what is compiled."""
        self.seated: set[str] = set()
        """Who sat here when it was last counted who looks at it."""
        self.watchers = 0
        """How many look at it who have no seat; counted now and then."""
        self.rendered: dict[tuple[Viewer, int, tuple[int, ...]], str] = {}
        """Messages about the table as it is now: by who sees it, since when, and what there is to see."""

    def stir(self) -> None:
        """Something around the table has changed: it is to be shown anew."""
        self.epoch += 1
        self.rendered.clear()
