"""The time by which abandoned tables are deleted: a clock that jumps must not make games old that are not."""

from __future__ import annotations

import time
from collections.abc import Callable

HOUR = 3600.0
"""Seconds that a clock may be put back: it is corrected now and then."""


class PruningClock:
    """The wall's clock, but never ahead of what has passed since this process began.

    >>> wall, steady = [1000.0], [0.0]
    >>> clock = PruningClock(lambda: wall[0], lambda: steady[0])
    >>> wall[0], steady[0] = 90_000_000.0, 60.0
    >>> clock.now()
    1060.0
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._began = wall() - steady()
        self._was_put_back = False

    def now(self) -> float | None:
        """None once the wall's clock was put back: what was written by it looks old as soon as it is right again."""
        wall, expected = self._wall(), self._began + self._steady()
        self._was_put_back |= wall < expected - HOUR
        return None if self._was_put_back else min(wall, expected)
