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

    async def choose(
        self, game: str, box: dict[str, Any] | None, level: str, view: dict[str, Any], legal: list[int], seed: int
    ) -> int:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        try:
            future = self._pool.submit(decide, game, box, level, view, legal, seed)
            chosen = await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
        except (TimeoutError, BrokenExecutor) as problem:
            log.warning("a bot did not answer", extra={"level": level, "problem": repr(problem)})
            self.close()
            return legal[0]
        except Exception as problem:  # a bot's fault must not stop the table
            log.warning("a bot failed", extra={"level": level, "problem": repr(problem)})
            return legal[0]
        return chosen if chosen in legal else legal[0]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
