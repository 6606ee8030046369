"""Several server processes on one machine that share a port: watched over, and started again when one dies.

The listening sockets are the parent's: whoever connects while a process is gone is taken by another.
"""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from typing import Any

log = logging.getLogger("vicus.processes")

LONGEST_PAUSE = 30.0
"""Seconds before a process that dies again and again is started once more."""
CALM = 60.0
"""Seconds after which a process that ran so long is taken to be sound."""
FAREWELL = 30.0
"""Seconds in which the processes may end when they are asked to."""
LOOK = 0.5
"""Seconds between two looks."""


class Place:
    """One of the processes, and those that take its place when it has died."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: SpawnProcess | None = None
        self.due = 0.0
        """When it is to be started, by the monotonic clock."""
        self._since = 0.0
        self._deaths = 0

    def start(self, process: SpawnProcess) -> None:
        self.process = process
        self._since = time.monotonic()
        process.start()
        log.info("a process begins", extra={"place": self.number, "pid": process.pid})

    def bury(self) -> None:
        """Its process has ended by itself: when the next one is due."""
        assert self.process is not None
        now = time.monotonic()
        self._deaths = 1 if now - self._since > CALM else self._deaths + 1
        pause = pause_after(self._deaths)
        about = {"place": self.number, "pid": self.process.pid, "exit": self.process.exitcode, "again_in": pause}
        log.error("a process died", extra=about)
        self.process, self.due = None, now + pause


def pause_after(deaths: int) -> float:
    """Seconds before a process is started again that has died so often in a row.

    >>> [pause_after(deaths) for deaths in (1, 2, 3, 10)]
    [0.0, 1.0, 2.0, 30.0]
    """
    return 0.0 if deaths == 1 else min(LONGEST_PAUSE, 2.0 ** (deaths - 2))


def share(total: int, processes: int, number: int) -> int:
    """How many of something one of the processes has, if it is divided among them; each has one at least.

    >>> [share(8, 3, number) for number in range(3)], share(2, 4, 3)
    ([3, 3, 2], 1)
    """
    return max(1, total // processes + (number < total % processes))


class Processes:
    """`number` processes that each carry out `serve(its number, *arguments)`, which can be pickled."""

    def __init__(self, number: int, serve: Callable[..., None], *arguments: Any) -> None:
        self._places = [Place(place) for place in range(number)]
        self._serve = serve
        self._arguments = arguments

    def run(self) -> None:
        """Until SIGTERM or SIGINT; the signal is raised again when all processes have ended."""
        caught: list[int] = []

        def end(number: int, _: Any) -> None:
            caught.append(number)
            self._end(by_force=len(caught) > 1)

        before = {number: signal.signal(number, end) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            while not caught:
                self._look()
            self._wait()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
        signal.raise_signal(caught[0])

    def _look(self) -> None:
        """Start what is due, and wait a moment for what dies."""
        for place in self._places:
            if place.process is not None and not place.process.is_alive():
                place.bury()
            if place.process is None and place.due <= time.monotonic():
                arguments = (self._serve, place.number, *self._arguments)
                place.start(get_context("spawn").Process(target=_begin, args=arguments))
        connection.wait([process.sentinel for process in self._living()], LOOK)

    def _living(self) -> list[SpawnProcess]:
        found = [place.process for place in self._places]
        return [process for process in found if process is not None and process.is_alive()]

    def _end(self, by_force: bool) -> None:
        for process in self._living():
            if by_force:
                process.kill()
            else:
                process.terminate()

    def _wait(self) -> None:
        self._end(by_force=False)  # one may have begun when the signal came
        late = time.monotonic() + FAREWELL
        while living := self._living():
            connection.wait([process.sentinel for process in living], LOOK)
            if time.monotonic() > late:
                self._end(by_force=True)


def _begin(serve: Callable[..., None], number: int, *arguments: Any) -> None:
    """The first thing in a process. A parent that is gone cannot end it, so it looks after that itself.

    Ctrl-C in a terminal reaches all processes at once. While one begins it is left to the parent, which ends it; one that
    serves has Uvicorn's handler, for which it is the same as the SIGTERM that follows from the parent: it ends in order.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch_parent, daemon=True).start()
    serve(number, *arguments)


def _watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
