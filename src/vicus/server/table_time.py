"""The clock of the tables: seconds during which they were served. It stands still while no server runs, and never jumps."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

COUNTED = 10.0
"""Seconds after which what has passed is counted in the database."""
LONGEST = 30.0
"""Seconds for which it goes on without the database: who cannot move loses no time."""


class Served(Protocol):
    """What it is kept in (`Storage`)."""

    async def served(self, counting: bool) -> float: ...


class TableTime:
    """As the database has it, told anew now and then; the same for all processes on one database, within moments.

    `steady`: seconds by a clock that never jumps; `wall`: since 1970.
    """

    def __init__(
        self, storage: Served, steady: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self._storage, self._steady, self._wall = storage, steady, wall
        self._read: tuple[float, float] | None = None
        """What it showed, and when that was by the steady clock."""
        self._counted = float("-inf")
        self._latest = 0.0

    def now(self) -> float:
        """What it shows; 0 before it was read. It never goes back."""
        if self._read is not None:
            shown, when = self._read
            self._latest = max(self._latest, shown + min(self._steady() - when, LONGEST))
        return self._latest

    def epoch(self) -> float:
        """When it would have begun by the clock on the wall, had it never stopped."""
        return self._wall() - self.now()

    async def read(self) -> None:
        """Ask the database, which others count in, too."""
        self._keep(await self._storage.served(False))

    async def count(self) -> None:
        """So many seconds more were served, if it is time to say so."""
        if self._steady() - self._counted >= COUNTED:
            self._keep(await self._storage.served(True))
            self._counted = self._steady()

    def _keep(self, shown: float) -> None:
        self._read = shown, self._steady()
