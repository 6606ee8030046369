"""When Python looks for garbage: a server's pauses are longest there, and most of them are for nothing."""

from __future__ import annotations

import gc
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

YOUNG, MIDDLE, OLD = 20_000, 20, 50
"""A move makes some thousand objects that go by themselves: with Python's 700 the collector would run several times in each and
go through all living tables every few moves. Cycles that need it are rare here (a failed task and its traceback), so
it may come seldom."""


def settle() -> None:
    """After the start: what is loaded stays for good, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


class PauseWatch:
    """Notes how long the collector stops everything. Only notes: it may be called in the middle of anything."""

    def __init__(self) -> None:
        self._began = 0.0
        self._pauses: deque[tuple[int, float]] = deque(maxlen=10_000)

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self._pauses.append((info["generation"], time.perf_counter() - self._began))

    def taken(self) -> Iterator[tuple[int, float]]:
        """The pauses since the last call: generation and seconds."""
        while self._pauses:
            yield self._pauses.popleft()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """For as long as the block lasts."""
        gc.callbacks.append(self)
        try:
            yield
        finally:
            gc.callbacks.remove(self)
