"""The bots at the tables: whose turn it is, how fast they move, what becomes of their faults."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from vicus.table import changes, lessons
from vicus.table.refusal import Refused
from vicus.table.table import Table

from .allowance import MOST_KEYS, network
from .bot_worker import Decision, Question
from .cluster import Alone
from .live_table import LiveTable
from .storage import StorageUnavailable
from .workers import Workers, in_thread

if TYPE_CHECKING:
    from .service import TableService

log = logging.getLogger("vicus.bots")

MOST_FAILURES = 8
"""In a row, before a table's bots wait for somebody to come."""
UNCLAIMED = 2.0
"""Seconds after which a process asks again whether the bots of a table are its own."""
PACE = 0.9
"""Seconds between two steps of a bot at speed 1."""


class BotPlayers:
    """Move for the bots of all tables, each table's in a task of its own while a bot is to move."""

    def __init__(self, service: TableService, workers: Workers) -> None:
        self._service = service
        self._workers = workers
        self._playing: dict[str, asyncio.Task[bool]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        """What workers are asked to do beside the games."""
        self._closing = asyncio.Event()
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Semaphore] = WeakValueDictionary()
        """By host, and by address: how many bots may still think at tables that one guest, or one address, has made."""
        self._homes: dict[str, str] = {}
        """By guest: where they came from last, as `allowance.network` has it."""
        self.waiting = 0
        """Bots that wait for a worker, or think."""
        self.thought: Callable[[float], object] = lambda seconds: None
        """Told how many seconds a bot took, its wait for a worker included."""

    async def close(self) -> None:
        """Nobody waits for a bot that thinks; a step that is decided on is written: nothing is torn out of the middle of it."""
        self._closing.set()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        for errand in self._errands:
            errand.cancel()
        await in_thread(self._workers.close)

    def prepare(self, live: LiveTable) -> None:
        """A worker gets ready for a table that is played at, so that nobody waits for the first move or hint."""
        if live.table.status == "playing":
            self._send_out(self._workers.prepare(live.id, live.table.game.name, live.table.laid.box))

    def dismiss(self, live: LiveTable) -> None:
        """The game is over."""
        self._send_out(self._workers.dismiss(live.id))

    def wake(self, live: LiveTable) -> None:
        """Something has changed at a table: if a bot is to move now, it does."""
        if live.table.bot_to_move() is not None and not self.are_at(live.id) and not self._closing.is_set():
            task = self._playing[live.id] = asyncio.create_task(self._play(live.id))
            task.add_done_callback(lambda done: self._forget(live.id, done))

    def are_at(self, table_id: str) -> bool:
        """Is a bot to move at a table, or about to?"""
        running = self._playing.get(table_id)
        return running is not None and not running.done()

    def _forget(self, table_id: str, done: asyncio.Task[bool]) -> None:
        if self._playing.get(table_id) is done:
            del self._playing[table_id]
        live = self._service.registry.tables.get(table_id)
        if live is not None and not done.cancelled() and done.result() and self._has_reason(live):
            self.wake(live)  # somebody may have moved while the lease was given back

    def _send_out(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _play(self, table_id: str) -> bool:
        """Bots move, step by step, until a person is to move or the game is over. A failure is tried again, more slowly.

        False if it was given up.
        """
        failures, is_ours = 0, isinstance(self._service.cluster, Alone)
        while failures < MOST_FAILURES and not self._closing.is_set():
            try:
                live = await self._service.registry.get(table_id)  # from its log, if somebody else was first
                if live.table.bot_to_move() is None or not self._has_reason(live):
                    break
                if not await self._service.cluster.claim(table_id):
                    is_ours = False
                    await self._pause(UNCLAIMED)  # until its bots have moved elsewhere, or nobody is there to move them
                    continue
                if not is_ours:  # whoever had it before may have moved: nobody thinks about what was
                    is_ours = True
                    if await self._service.catch_up(live):
                        self._service.show(live)
                        continue
                await self._pause(PACE * live.table.bot_speed if self._service.online(table_id) else 0)
                if not self._closing.is_set():
                    await self._step(live)
                failures = 0
            except Refused as refused:  # somebody else was first, or nothing can be written now: look again
                failures += refused.code != "unavailable"
                await self._pause(failures * 0.1 if refused.code == "stale" else UNCLAIMED)
            except StorageUnavailable:  # the lease could not be asked for
                await self._pause(UNCLAIMED)
            except Exception:
                failures += 1
                log.exception("a bot's step failed", extra={"table": table_id})
                await self._pause(failures)
        with suppress(Exception):
            await self._service.cluster.release(table_id)
        return failures < MOST_FAILURES

    def _has_reason(self, live: LiveTable) -> bool:
        """Bots among themselves play while somebody watches."""
        return bool(live.table.guests()) or bool(self._service.online(live.id))

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def _step(self, live: LiveTable) -> None:
        table, service = live.table, self._service
        logged, seat, level = table.logged, table.turn, table.bot_to_move()
        if logged is None or seat is None or level is None:
            return
        if logged.can_end:
            await service.change(live, changes.bot_ends)
            return
        number = logged.number
        if (written := lessons.reply(table)) is not None:  # a guided game: nobody has to think
            scripted = logged.match.find(written)
            await service.change(live, lambda table: changes.bot_acts(table, number, scripted))
            return
        async with self._turn_of_host(table.host or table.id), self._turn_of_address(table.host or table.id):
            if logged.number != number or table.bot_to_move() != level:
                return
            bot = service.bots.resolve(level)
            # None of ours wants to know what has happened: all others have a colon in their names.
            events = logged.news(seat) if ":" in bot else []
            decision = await self._decision(replace(question_of(table, seat), events=tuple(events)), bot)
        if decision is None:
            return
        chosen = decision.action
        await service.change(live, lambda table: changes.bot_acts(table, number, chosen))
        if decision.fault is not None:
            service.tell(live.id, "bot-played-instead", {"seat": seat})

    def comes_from(self, guest: str, address: str | None) -> None:
        """A guest is here, and where from; the oldest of very many is forgotten."""
        self._homes.pop(guest, None)
        self._homes[guest] = network(address)
        if len(self._homes) > MOST_KEYS:
            del self._homes[next(iter(self._homes))]

    def home_of(self, guest: str) -> str:
        """Where a guest came from last; one who was not seen since the start is alone."""
        return self._homes.get(guest, f"guest {guest}")

    def _turn_of_host(self, host: str) -> asyncio.Semaphore:
        """Whoever makes many tables waits for the own bots, not for others'."""
        return self._turn(("guest", host), self._service.limits.bots_thinking_per_guest)

    def _turn_of_address(self, host: str) -> asyncio.Semaphore:
        """Nor does it help to be many guests; one who was not seen since the start is alone."""
        key = ("address", self._homes[host]) if host in self._homes else ("unknown", host)
        return self._turn(key, self._service.limits.bots_thinking_per_address)

    def _turn(self, key: tuple[str, str], most: int) -> asyncio.Semaphore:
        found = self._turns.get(key)
        if found is None:
            found = self._turns[key] = asyncio.Semaphore(most)
        return found

    async def _decision(self, question: Question, bot: str) -> Decision | None:
        """None if the server closes meanwhile: the bot thinks about it again when it opens."""
        thought = asyncio.create_task(self._workers.choose(question, bot, secrets.randbits(60)))
        closing = asyncio.create_task(self._closing.wait())
        self.waiting += 1
        began = time.perf_counter()
        await asyncio.wait((thought, closing), return_when=asyncio.FIRST_COMPLETED)
        self.waiting -= 1
        closing.cancel()
        if thought.done():
            self.thought(time.perf_counter() - began)
            return thought.result()
        thought.cancel()
        return None


def question_of(table: Table, seat: int) -> Question:
    """What a bot is asked that chooses or advises for a seat; the game has started."""
    assert table.logged is not None
    match = table.logged.match
    legal = tuple(action.id for action in match.legal())
    return Question(table.id, seat, table.game.name, table.laid.box, match.view(seat), legal)
