"""Bots think in worker processes, never in the event loop. A table keeps to one worker, which keeps its bots."""

from __future__ import annotations

import asyncio
import logging
import os
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeVar

from vicus.bots.process import begin, end

if TYPE_CHECKING:
    from vicus.bots.hint import Hint
    from vicus.bots.prompt import PromptBot

log = logging.getLogger("vicus.thinking")
Result = TypeVar("Result")

PATIENCE = 20.0
"""Seconds after which a bot that has not answered plays its first legal action."""
FAREWELL = 3.0
"""Seconds that bots have for going when the server ends."""
ADVICE_SECONDS, LEAST_SECONDS = 1.1, 0.2
"""A hint is to be found so long after it was asked for; what is thought of it at least, however late it is."""
MOST_BOTS = 16
"""Bots that a worker keeps, with what they have thought of so far; whoever has not been asked for longest goes."""


@dataclass(frozen=True)
class Question:
    """What a seat may know of its table, and nothing else."""

    table: str
    seat: int
    game: str
    box: dict[str, Any] | None
    view: dict[str, Any]
    legal: tuple[int, ...]


@dataclass(frozen=True)
class Decision:
    action: int
    fault: str | None = None
    """What went wrong, if the bot did not choose this itself."""


# -- in a worker --------------------------------------------------------------------------------------------------------------

_kept: OrderedDict[tuple[str, int, str], PromptBot] = OrderedDict()
"""By table, seat and name."""


def decide(question: Question, name: str, seed: int) -> Decision:
    """A bot's choice, or the first legal action if it fails."""
    from vicus.bots.prompt import PromptBot
    from vicus.core.game import game as find
    from vicus.errors import BotFault

    game = find(question.game, question.box)
    key = question.table, question.seat, name
    bot = _kept.pop(key) if key in _kept else PromptBot(name, game, seed)
    _kept[key] = bot  # whoever was asked last goes last
    dismiss(MOST_BOTS)
    try:
        return Decision(bot.choose(question.view, [game.action(number) for number in question.legal]).id)
    except BotFault as problem:
        return Decision(question.legal[0], str(problem))


def dismiss(but: int = 0) -> None:
    """All bots of this worker go, but for so many who were asked last."""
    while len(_kept) > but:
        _close(next(iter(_kept)))


def dismiss_table(table: str) -> None:
    """The bots of a game that is over go."""
    for key in [key for key in _kept if key[0] == table]:
        _close(key)


def _close(key: tuple[str, int, str]) -> None:
    fault = _kept.pop(key).close()
    if fault is not None:
        log.warning("a bot could not be closed", extra={"table": key[0], "bot": key[2], "problem": str(fault)})


def advise(question: Question, asked: float) -> Hint:
    """What the worker has spent on getting ready or on others since somebody `asked` is taken off the time to think."""
    from vicus.bots.code import Code
    from vicus.bots.hint import SECONDS, hint
    from vicus.core.game import game as find

    game = find(question.game, question.box)
    legal = [game.action(number) for number in question.legal]
    Code(game)  # loading it may take long: before looking at the clock
    left = ADVICE_SECONDS - (time.monotonic() - asked)
    return hint(game, question.view, legal, min(SECONDS, max(LEAST_SECONDS, left)))


def prepare(name: str, box: dict[str, Any] | None) -> None:
    """Load what the bots of a game need, so that nobody waits for it at the first move."""
    from vicus.bots.code import Code
    from vicus.core.game import game as find

    Code(find(name, box))


# -- in the server ------------------------------------------------------------------------------------------------------------


class Worker:
    """One process, started when it is first needed; it answers one question after the other."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Lock()
        self._at: Future[Any] | None = None
        """What it is at, or was last."""

    async def ask(self, work: Callable[..., Result], *about: Any) -> Result:
        """Raises TimeoutError or BrokenExecutor if no answer comes; the time begins when the process is free.

        Whatever else the process sends back arrives as an Exception: a SystemExit would end the event loop.
        """
        async with self._free:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), begin)
            pool = self._pool
            try:
                self._at = pool.submit(work, *about)
                return await asyncio.wait_for(asyncio.wrap_future(self._at), PATIENCE)
            except (TimeoutError, BrokenExecutor):
                await self._discard(pool)
                raise
            except (Exception, asyncio.CancelledError):
                raise
            except BaseException as problem:
                raise RuntimeError(repr(problem)) from None

    @property
    def started(self) -> bool:
        return self._pool is not None

    async def _discard(self, pool: ProcessPoolExecutor) -> None:
        """A process that hangs or broke goes; the next question starts a new one."""
        if self._pool is pool:
            self._pool = None
        await asyncio.to_thread(end, pool)

    def dismiss(self) -> Future[None] | None:
        """Its bots are told to go; done when they have gone. While one of them thinks they would not hear it."""
        if self._pool is None or not (self._at is None or self._at.done()):
            return None
        try:
            return self._pool.submit(dismiss)
        except BrokenExecutor:
            return None

    def release(self) -> Iterator[ProcessPoolExecutor]:
        """The process, for somebody else to end."""
        if self._pool is not None:
            yield self._pool
            self._pool = None


class Thinkers:
    """The workers; a table always asks the same one."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = [Worker() for _ in range(workers or os.cpu_count() or 1)]

    def _of(self, table: str) -> Worker:
        return self._workers[zlib.crc32(table.encode()) % len(self._workers)]

    async def choose(self, question: Question, name: str, seed: int) -> Decision:
        """A bot's choice; the first legal action if it fails or takes too long."""
        try:
            decision = await self._of(question.table).ask(decide, question, name, seed)
        except Exception as problem:
            decision = Decision(question.legal[0], repr(problem))
        if decision.fault is not None:
            about = {"table": question.table, "seat": question.seat, "bot": name, "problem": decision.fault}
            log.warning("a bot failed", extra=about)
        return decision

    async def hint(self, question: Question) -> Hint:
        return await self._of(question.table).ask(advise, question, time.monotonic())

    async def prepare(self, table: str, game: str, box: dict[str, Any] | None) -> None:
        """A favour, not a promise: whatever goes wrong here goes wrong again, and is told, when a bot is to move."""
        try:
            await self._of(table).ask(prepare, game, box)
        except Exception as problem:
            log.warning("a worker could not be prepared", extra={"game": game, "problem": repr(problem)})

    async def dismiss(self, table: str) -> None:
        """The game is over: its bots may let go of what they hold. Also a favour."""
        worker = self._of(table)
        if worker.started:
            try:
                await worker.ask(dismiss_table, table)
            except Exception as problem:
                log.warning("bots could not be dismissed", extra={"table": table, "problem": repr(problem)})

    def close(self) -> None:
        """Takes a moment, for all workers together: whoever has not gone by then is ended."""
        wait([going for worker in self._workers if (going := worker.dismiss()) is not None], FAREWELL)
        end(*(pool for worker in self._workers for pool in worker.release()))
