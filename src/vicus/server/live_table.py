"""A table in use, as this process holds it: what its log tells, and what is only known while somebody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

import msgspec

from vicus.core.likeness import told_apart
from vicus.table.archive import Archive
from vicus.table.rendering import Viewer, names_of_bots
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
        self.told: Summary | None = None
        """As the lobby knows it."""
        self.box_key = box_key(table.game)
        self.away: dict[str, tuple[float, float]] = {}
        """Since when those who sit here are away: by the clock on the wall, and by one that never jumps."""
        self.said_told = len(table.said)
        """How much of what was said everybody has been told."""
        self.hinting = False
        """Somebody waits for a hint: one at a time."""
        self.appraising = False
        """The coach waits to be told what the options are worth."""
        self.archive: Archive | None = None
        """Of a finished game that does not fit the rules of today."""
        self.epoch = 0
        """Goes up when something around the table has changed that is no line: names, who is there, what is compiled."""
        self.seated: set[str] = set()
        """Who sat here when it was last counted who looks at it."""
        self.watchers = 0
        """How many look at it who have no seat; counted now and then."""
        self._shown_names: tuple[tuple[int, int], dict[str, str]] = (-1, -1), {}
        self.rendered: dict[tuple[Viewer, int, tuple[int, ...]], str] = {}
        """Messages about the table as it is now: by who sees it, since when, and what there is to see."""

    def newest_summary(self) -> Summary:
        """What the lobby needs of the table now. One that cannot be replayed is stopped, unless it was over by then."""
        summary = summary_of(self.table)
        if self.table.is_replayed or self.summary.status != "over":
            return summary
        return msgspec.structs.replace(summary, status="over")

    def renew_summary(self) -> None:
        """After lines that were written elsewhere; where nothing has changed the lobby is told nothing."""
        newest = self.newest_summary()
        if newest != self.summary:
            self.summary = newest

    def shown_names(self) -> dict[str, str]:
        """The names as they are shown: no two alike, whoever sat down later has another."""
        now = (self.table.meta, self.epoch)
        if self._shown_names[0] != now:
            self._shown_names = now, self._names_told_apart()
        return self._shown_names[1]

    def _names_told_apart(self) -> dict[str, str]:
        guests = [guest for seat in self.table.seats if (guest := seat.guest or seat.owner)]
        bots = tuple(name for name in names_of_bots(self.id, self.table.seats) if name)
        return dict(zip(guests, told_apart(tuple(self.names.get(guest, "") for guest in guests), bots), strict=True))

    def note_presence(self, online: Collection[str]) -> None:
        """Who is there at this moment."""
        for guest in self.table.guests():
            if guest in online:
                self.away.pop(guest, None)
            else:
                self.away.setdefault(guest, (round(time.time()), time.monotonic()))

    def away_since(self) -> dict[str, float]:
        """Seconds since 1970 of those who are away."""
        return {guest: wall for guest, (wall, _) in self.away.items()}

    def away_for(self) -> dict[str, float]:
        """How many seconds they have been."""
        now = time.monotonic()
        return {guest: now - since for guest, (_, since) in self.away.items()}

    def stir(self) -> None:
        """Something around the table has changed: it is to be shown anew."""
        self.epoch += 1
        self.rendered.clear()
