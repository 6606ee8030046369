"""Bots think in worker processes, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

log = logging.getLogger("vicus.thinking")

PATIENCE = 20.0
"""Seconds after which a bot that has not answered plays its first legal action."""


def decide(game: str, box: dict[str, Any] | None, level: str, view: dict[str, Any], legal: list[int], seed: int) -> int:
    """In a worker: the bot's choice. It gets the view of its seat and nothing else of the table."""
    from vicus.bots.levels import bot
    from vicus.core.game import game as find

    known = find(game, box)
    return bot(level, known, seed).choose(view, [known.action(number) for number in legal]).id


class Thinkers:
    """The worker processes, started when the first bot is to move."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)

    async def choose(
        self, game: str, box: dict[str, Any] | None, level: str, view: dict[str, Any], legal: list[int], seed: int
    ) -> int:
        """A bot's choice; the first legal action if it fails or takes too long. Its time begins when a worker is free."""
        async with self._free:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
            pool = self._pool
            try:
                future = pool.submit(decide, game, box, level, view, legal, seed)
                chosen = await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
            except (TimeoutError, BrokenExecutor) as problem:
                log.warning("a bot did not answer", extra={"level": level, "problem": repr(problem)})
                self._discard(pool)
                return legal[0]
            except Exception as problem:  # a bot's fault must not stop the table
                log.warning("a bot failed", extra={"level": level, "problem": repr(problem)})
                return legal[0]
        return chosen if chosen in legal else legal[0]

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """A pool that hangs or broke: its processes go, the next question starts new ones."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
