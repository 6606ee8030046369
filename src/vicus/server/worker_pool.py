"""The worker processes in which bots think, never in the event loop. A table keeps to one worker, which keeps its bots."""

from __future__ import annotations

import asyncio
import logging
import os
import time
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, wait
from typing import TYPE_CHECKING, Any, TypeVar

from vicus.bots.process import BotPool, end

from . import bot_worker
from .bot_worker import Decision, Question

if TYPE_CHECKING:
    from vicus.analysis.appraisal import Worth
    from vicus.bots.hint import Hint

log = logging.getLogger("vicus.workers")
Result = TypeVar("Result")

PATIENCE = 20.0
"""Seconds after which a bot that has not answered plays its first legal action."""
AT_FIRST = 3
"""Times as long for the first answer of a process: it has to start, which takes a while on a machine that is busy."""
FAREWELL = 3.0
"""Seconds that bots have for going when the server ends."""


class WorkerProcess:
    """One process, started when it is first needed; it answers one question after the other."""

    def __init__(self) -> None:
        self._pool: BotPool | None = None
        self._free = asyncio.Lock()
        self._at: Future[Any] | None = None
        """What it is at, or was last."""

    async def ask(self, work: Callable[..., Result], *about: Any) -> Result:
        """What `work(*about)` returns there. Raises TimeoutError or BrokenExecutor if no answer comes; the time begins when
        the process is free.

        Whatever else the process sends back arrives as an Exception: a SystemExit would end the event loop.
        """
        async with self._free:
            patience = PATIENCE if self._pool is not None else AT_FIRST * PATIENCE
            if self._pool is None:
                self._pool = BotPool(1)
            pool = self._pool
            try:
                self._at = pool.submit(work, *about)
                async with asyncio.timeout(patience):  # wait_for of Python 3.11 can miss that it is cancelled
                    return await asyncio.wrap_future(self._at)
            except (TimeoutError, BrokenExecutor):
                await self._discard(pool)
                raise
            except (Exception, asyncio.CancelledError):
                raise
            except BaseException as problem:
                raise RuntimeError(repr(problem)) from None

    @property
    def started(self) -> bool:
        """Is there a process?"""
        return self._pool is not None

    async def _discard(self, pool: BotPool) -> None:
        """A process that hangs or broke goes; the next question starts a new one."""
        if self._pool is pool:
            self._pool = None
        await asyncio.to_thread(end, pool)

    def dismiss(self) -> Future[None] | None:
        """Its bots are told to go; done when they have gone. While one of them thinks they would not hear it."""
        if self._pool is None or not (self._at is None or self._at.done()):
            return None
        try:
            return self._pool.submit(bot_worker.dismiss)
        except BrokenExecutor:
            return None

    def release(self) -> Iterator[BotPool]:
        """The process, for somebody else to end."""
        if self._pool is not None:
            yield self._pool
            self._pool = None


class WorkerPool:
    """The worker processes, `workers` of them or one for each processor; a table always asks the same one."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = [WorkerProcess() for _ in range(workers or os.cpu_count() or 1)]

    def _of(self, table_id: str) -> WorkerProcess:
        return self._workers[zlib.crc32(table_id.encode()) % len(self._workers)]

    async def ask(self, table_id: str, work: Callable[..., Result], *about: Any) -> Result:
        """What `work(*about)` returns in the worker of a table; raises whatever went wrong."""
        return await self._of(table_id).ask(work, *about)

    async def choose(self, question: Question, name: str, seed: int) -> Decision:
        """The choice of the bot `name`; the first legal action if it fails or takes too long."""
        try:
            decision = await self._of(question.table_id).ask(bot_worker.decide, question, name, seed)
        except Exception as problem:
            decision = Decision(question.legal[0], repr(problem))
        if decision.fault is not None:
            about = {"table": question.table_id, "seat": question.seat, "bot": name, "problem": decision.fault}
            log.warning("a bot failed", extra=about)
        return decision

    async def hint(self, question: Question) -> Hint:
        """What a strong bot would do. Raises whatever went wrong."""
        return await self._of(question.table_id).ask(bot_worker.advise, question, time.monotonic())

    async def appraise(self, question: Question) -> tuple[Worth, ...]:
        """What every option is worth, the best first. Raises whatever went wrong."""
        return await self._of(question.table_id).ask(bot_worker.appraise, question)

    async def prepare(self, table_id: str, game: str, box: dict[str, Any] | None) -> None:
        """The worker of a table loads what the bots of its game need.

        A favour, not a promise: whatever goes wrong here goes wrong again, and is told, when a bot is to move.
        """
        try:
            await self._of(table_id).ask(bot_worker.prepare, game, box)
        except Exception as problem:
            log.warning("a worker could not be prepared", extra={"game": game, "problem": repr(problem)})

    async def dismiss(self, table_id: str) -> None:
        """The game is over: its bots may let go of what they hold. Also a favour."""
        worker = self._of(table_id)
        if worker.started:
            try:
                await worker.ask(bot_worker.dismiss_table, table_id)
            except Exception as problem:
                log.warning("bots could not be dismissed", extra={"table": table_id, "problem": repr(problem)})

    def close(self) -> None:
        """The workers go. Takes a moment, for all of them together: whoever has not gone by then is ended."""
        wait([going for worker in self._workers if (going := worker.dismiss()) is not None], FAREWELL)
        end(*(pool for worker in self._workers for pool in worker.release()))
