"""The bots at the tables: whose turn it is, how fast they move, what becomes of their faults."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .bot_worker import Decision, Question
from .game_table import GameTable
from .refusal import Refused
from .worker_pool import WorkerPool

if TYPE_CHECKING:
    from vicus.bots.hint import Hint

    from .service import TableService

log = logging.getLogger("vicus.bots")

MOST_FAILURES = 8
PACE = 0.9
"""Seconds between two steps of a bot at speed 1."""


class BotPlayers:
    """Move for the bots of all tables, each table's in a task of its own while a bot is to move."""

    def __init__(self, service: TableService, workers: WorkerPool) -> None:
        self._service = service
        self._workers = workers
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        """What workers are asked to do beside the games."""
        self._closing = asyncio.Event()

    async def close(self) -> None:
        """Nobody waits for a bot that thinks; a step that is decided on is written: nothing is torn out of the middle of it."""
        self._closing.set()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        for errand in self._errands:
            errand.cancel()
        await asyncio.to_thread(self._workers.close)

    def prepare(self, table: GameTable) -> None:
        """A worker gets ready for a table that is played at, so that nobody waits for the first move or hint."""
        if table.status == "playing":
            self._send_out(self._workers.prepare(table.id, table.game.name, table.row["box"]))

    def dismiss(self, table: GameTable) -> None:
        """The game is over."""
        self._send_out(self._workers.dismiss(table.id))

    def wake(self, table: GameTable) -> None:
        """Something has changed at a table: if a bot is to move now, it does."""
        if table.bot_to_move() is not None and not self.are_at(table.id):
            task = self._playing[table.id] = asyncio.create_task(self._play(table))
            task.add_done_callback(lambda done: self._forget(table.id, done))

    def are_at(self, table_id: str) -> bool:
        """Is a bot to move at a table, or about to?"""
        running = self._playing.get(table_id)
        return running is not None and not running.done()

    def _forget(self, table_id: str, done: asyncio.Task[None]) -> None:
        if self._playing.get(table_id) is done:
            del self._playing[table_id]

    async def hint(self, question: Question) -> Hint:
        """What a strong bot would do; raises whatever went wrong in the worker."""
        return await self._workers.hint(question)

    def _send_out(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _play(self, table: GameTable) -> None:
        """Bots move, step by step, until a person is to move or the game is over. A failure is tried again, more slowly."""
        failures = 0
        while (level := table.bot_to_move()) is not None and failures < MOST_FAILURES:
            await self._pause(PACE * table.bot_speed if self._service.online(table.id) else 0)
            if self._closing.is_set():
                return
            try:
                await self._step(table, level)
                failures = 0
            except Refused:  # somebody else was first: look again
                failures += 1
            except Exception:
                failures += 1
                log.exception("a bot's step failed", extra={"table": table.id})
                await self._pause(failures)
            await self._service.changed(table)

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def _step(self, table: GameTable, level: str) -> None:
        logged = table.logged
        assert logged is not None
        if logged.can_end:
            async with table.lock:
                if logged.can_end and table.bot_to_move() is not None:
                    await self._service.append(table, "end", "")
            return
        number, seat = logged.number, table.turn
        assert seat is not None
        decision = await self._decision(question_of(table, seat), self._service.bots.resolve(level))
        if decision is None:
            return
        async with table.lock:
            if logged.number == number and table.bot_to_move() is not None:
                await self._service.append(table, "act", table.game.action(decision.action).text, at_once=True)
                if decision.fault is not None:
                    await self._service.tell(table, "bot-played-instead", {"seat": seat})

    async def _decision(self, question: Question, bot: str) -> Decision | None:
        """None if the server closes meanwhile: the bot thinks about it again when it opens."""
        thought = asyncio.create_task(self._workers.choose(question, bot, secrets.randbits(60)))
        closing = asyncio.create_task(self._closing.wait())
        await asyncio.wait((thought, closing), return_when=asyncio.FIRST_COMPLETED)
        closing.cancel()
        if thought.done():
            return thought.result()
        thought.cancel()
        return None


def question_of(table: GameTable, seat: int) -> Question:
    """What a bot is asked that chooses or advises for a seat; the game has started."""
    assert table.logged is not None
    match = table.logged.match
    legal = tuple(action.id for action in match.legal())
    return Question(table.id, seat, table.game.name, table.row["box"], match.view(seat), legal)
