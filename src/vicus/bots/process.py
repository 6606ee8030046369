"""Processes in which bots think for another one: how they begin, and that no bot's program outlives them."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

from .child import end_all

PATIENCE = 1.0
"""Seconds in which a process may end its programs and itself."""
ENDED = 128 + signal.SIGTERM


def begin() -> None:
    """The first thing in the process. Ctrl-C is the parent's, which ends this one; a parent that is gone can not."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_watch_parent, daemon=True).start()


def _leave(*_: Any) -> None:
    """At once, and not by an exception: the bot that is thinking might catch it."""
    end_all()
    os._exit(ENDED)


def _watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        _leave()


class _Spawning(SpawnContext):
    """Starts processes, and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *arguments: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802  # as it is called there
        process = SpawnProcess(*arguments, **named)
        self.started.append(process)
        return process


class BotPool(ProcessPoolExecutor):
    """An executor whose processes can be ended whatever they are doing (`end`), and with them the programs of their bots.

    >>> pool = BotPool(1)
    >>> pool.submit(abs, -3).result()
    3
    >>> end(pool)
    """

    def __init__(self, workers: int) -> None:
        self._spawning = _Spawning()
        super().__init__(workers, self._spawning, begin)

    @property
    def processes(self) -> list[SpawnProcess]:
        """Those that run."""
        return [process for process in self._spawning.started if process.is_alive()]


def end(*pools: BotPool) -> None:
    """The processes of these pools go, whatever they are doing."""
    left = {process.sentinel: process for pool in pools for process in pool.processes}
    for process in left.values():
        process.terminate()
    gone = _gone(list(left))
    for sentinel, process in left.items():
        if sentinel not in gone:
            process.kill()
    # A program that ends while its pools still tidy up would complain about a closed pipe; but nobody waits for ever.
    tidying = [threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True}, daemon=True) for pool in pools]
    for thread in tidying:
        thread.start()
    _join(tidying)


def _join(threads: Iterable[threading.Thread]) -> None:
    last = time.monotonic() + PATIENCE
    for thread in threads:
        thread.join(max(0.0, last - time.monotonic()))


def _gone(sentinels: list[int]) -> set[int]:
    last = time.monotonic() + PATIENCE
    gone: set[int] = set()
    while len(gone) < len(sentinels) and (seconds := last - time.monotonic()) > 0:
        gone |= {s for s in connection.wait([s for s in sentinels if s not in gone], seconds) if isinstance(s, int)}
    return gone
