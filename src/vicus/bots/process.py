"""A process in which bots think for another one: how it begins, and that no bot's program outlives it."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, parent_process
from typing import Any

from .program import end_all

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


def end(*pools: ProcessPoolExecutor) -> None:
    """The processes of these pools go, whatever they are doing."""
    left = {process.sentinel: process for pool in pools for process in list((pool._processes or {}).values())}
    for process in left.values():
        process.terminate()
    gone = _gone(list(left))
    for sentinel, process in left.items():
        if sentinel not in gone:
            process.kill()
    managers: list[Any] = [pool._executor_manager_thread for pool in pools]
    for pool in pools:
        pool.shutdown(wait=False, cancel_futures=True)
    for manager in filter(None, managers):
        manager.join(PATIENCE)  # a program that ends while they still tidy up would complain about a closed pipe


def _gone(sentinels: list[int]) -> set[int]:
    end = time.monotonic() + PATIENCE
    gone: set[int] = set()
    while len(gone) < len(sentinels) and (seconds := end - time.monotonic()) > 0:
        gone |= {s for s in connection.wait([s for s in sentinels if s not in gone], seconds) if isinstance(s, int)}
    return gone
