"""Everything that can be done at the tables.

Every change of a table goes the same way: its lock is held, the change is made and written down, then shown. What was answered
is on disk; two changes for one place in a log cannot both be written.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from vicus.core.game import game as find_game
from vicus.errors import VicusError
from vicus.table import arranging, changes, company
from vicus.table.answers import Advice
from vicus.table.changes import Change
from vicus.table.lines import MOVES, AnyLine, Tick, decode
from vicus.table.refusal import Refused
from vicus.table.requests import Create
from vicus.table.serializers import advice
from vicus.table.table import Table

from . import past_worker
from .bot_players import BotPlayers, question_of
from .bot_worker import Question
from .box_compiler import BoxCompiler
from .cluster import Alone, Cluster, News
from .game_keeper import GameKeeper
from .limits import Limits
from .live_table import LiveTable
from .my_games import Archive
from .offered_bots import OfferedBots
from .own_boxes import OwnBoxes
from .readiness import Readiness
from .registry import TableRegistry
from .storage import LogConflict, Storage, StorageUnavailable, summary_of
from .table_time import TableTime
from .timekeeper import Timekeeper
from .upkeep import Upkeep
from .worker_pool import WorkerPool

log = logging.getLogger("vicus.service")

DAY = 86_400.0
FAILING = 5.0
"""Seconds for which a change that could not be written counts, if none is written after it."""
RECOVERY = 1.0
"""Seconds between two looks whether the storage works again."""


class TableService:
    """The tables of this process. `guest` is who asks, `name` how they are called; what cannot be raises `Refused`."""

    def __init__(
        self,
        storage: Storage,
        workers: WorkerPool,
        bots: OfferedBots,
        cluster: Cluster | None = None,
        analysts: WorkerPool | None = None,
        archivists: WorkerPool | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.storage = storage
        self.cluster = cluster or Alone()
        self.bots = bots
        self.readiness = Readiness()
        self.own_boxes = OwnBoxes(self.limits)
        self.box_compiler = BoxCompiler(self)
        self.analysts = analysts or WorkerPool(1)
        """Processes for what is worked out beside the games: hints, the past, records."""
        self.archivists = archivists or WorkerPool(1)
        """For what nobody waits for."""
        self.bot_players = BotPlayers(self, workers)
        self.registry = TableRegistry(storage, is_used=self._is_used, on_load=self._loaded)
        self.changed: Callable[[LiveTable], None] = lambda live: None
        """Told whenever there is something new to see at a table."""
        self.tell: Callable[[str, str, dict[str, Any]], None] = lambda table_id, message, params: None
        """Tells everybody at a table something in words."""
        self.online: Callable[[str], set[str]] = lambda table_id: set()
        """The guests with a seat, and others, who look at a table right now."""
        self.recovered: Callable[[], None] = lambda: None
        """Told when the storage works again."""
        self.pruned: Callable[[], None] = lambda: None
        """Told when abandoned tables were deleted."""
        self.gone: Callable[[str], None] = lambda guest: None
        """Told of each guest about whom everything was deleted, here or elsewhere."""
        self.box_compiled: Callable[[], None] = lambda: None
        """Told when the code for somebody's box is there, or will not be."""
        self.upkeep = Upkeep(self)
        self.clock = TableTime(storage)
        self.timekeeper = Timekeeper(self)
        self.keeper = GameKeeper(storage)
        self.archive = Archive(storage)
        self._recovering: asyncio.Task[None] | None = None
        self._failed_at: float | None = None
        """When the last change could not be written, by the monotonic clock; none if it could."""

    async def close(self) -> None:
        """Bots stop, and what is kept is safe."""
        if self._recovering is not None:
            self._recovering.cancel()
        await self.box_compiler.close()
        await self.bot_players.close()
        await self.keeper.settled()
        for workers in (self.analysts, self.archivists):
            await asyncio.to_thread(workers.close)
        await self.cluster.close()
        await self.storage.close()

    # -- tables ---------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table, brought back from its log if need be; its bots go on."""
        live = await self.registry.get(table_id)
        self.bot_players.wake(live)
        return live

    async def settled(self, table_id: str) -> LiveTable:
        """A table of which everything is on disk: whatever is told of it is true for ever."""
        live = await self.table(table_id)
        while live.pending:
            async with live.lock:
                pass
            live = await self.table(table_id)  # if it could not be written it was brought back from its log
        return live

    async def newest(self, table_id: str) -> LiveTable:
        """A table with all that other processes have written by now: nobody is shown less than they have seen elsewhere."""
        live = await self.table(table_id)
        if not isinstance(self.cluster, Alone) and await self.catch_up(live):
            self.show(live)
        return live

    def _is_used(self, live: LiveTable) -> bool:
        return bool(self.online(live.id)) or self.bot_players.are_at(live.id) or live.lock.locked()

    async def _loaded(self, live: LiveTable) -> None:
        """A table was brought back: it goes on under the rules of today, and its summary is what its log says."""
        table = live.table
        for seat in table.seats:
            seat.level = self.bots.known_level(seat.level)
        stored = await self.storage.summaries([table.id])
        if table.is_replayed and table.rules < table.game.meta.rules_version:
            await self.change(live, changes.adopt)
        newest = live.newest_summary()
        if stored and stored[0] != newest:
            with suppress(LogConflict):  # somebody else has written more, and a summary of that
                await self.storage.append(table.id, table.length, [], newest)
                live.summary = newest
                self.changed(live)
        if table.is_replayed:
            self.bot_players.prepare(live)
        self.box_compiler.look_at(live)

    async def change(self, live: LiveTable, make: Change) -> list[AnyLine]:
        """Change a table: on disk first, then shown. Refused as stale if another process was first."""
        async with live.lock:
            was_played = live.table.status == "playing"
            lines = await self._written(live, make)
        if lines:
            self.show(live)
            if was_played and live.table.status in ("over", "abandoned"):
                self.keeper.ended(live)
        return lines

    async def _written(self, live: LiveTable, make: Change) -> list[AnyLine]:
        if self.registry.tables.get(live.id) is not live:
            raise Refused("stale")  # it was brought back from its log while this waited
        table, length = live.table, live.table.length
        await self._tell_time(table)
        live.pending = True
        try:
            lines = make(table)
            if not lines:
                return lines
            lines += company.note_time(table, self.clock.now())
            summary = live.newest_summary()
            is_changed, reseated = summary != live.summary, summary.seats != live.summary.seats
            await self.storage.append(table.id, length, lines, summary if is_changed else None, reseated)
            self._failed_at = None
            if is_changed:
                live.summary = summary
        except LogConflict:
            self.registry.drop(live.id)
            raise Refused("stale") from None
        except StorageUnavailable:
            self.registry.drop(live.id)
            self._failed_at = time.monotonic()
            self.look_again()
            raise Refused("unavailable", "storage-unavailable") from None
        except Refused:
            raise
        except BaseException:  # whatever it is, the log is right: it is read anew
            self.registry.drop(live.id)
            raise
        finally:
            live.pending = False
        return lines

    async def _tell_time(self, table: Table) -> None:
        """The clock must not have stood still while nobody needed it."""
        if table.settings.pace.is_timed:
            try:
                await self.clock.count()
            except StorageUnavailable:
                self.look_again()
                raise Refused("unavailable", "storage-unavailable") from None

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what other processes have written; true if there was something. Refused if it cannot be read."""
        async with live.lock:
            try:
                missed = await self.storage.read(live.id, live.table.length)
                for line in missed:
                    live.table.follow(line)
                if any(guest not in live.names for guest in live.table.seats.people()):
                    live.names |= await self.storage.guest_names(live.table.seats.people())
                    live.stir()
            except Exception:  # whatever it is, the log is right: it is read anew
                self.registry.drop(live.id)
                raise Refused("unavailable", "storage-unavailable") from None
            live.renew_summary()
            return bool(missed)

    def hear(self, live: LiveTable, news: News) -> bool:
        """Moves that another process has written and told; false if they have to be read."""
        table = live.table
        if not news.lines or live.lock.locked() or table.length + len(news.lines) != news.number:
            return False
        try:
            log = [decode(bytes(line)) for line in news.lines]
            if not all(isinstance(line, (*MOVES, Tick)) for line in log):
                return False  # of what else may have changed the catalogue of guests is asked
            for line in log:
                table.follow(line)
        except Exception:  # whatever it is, the log is right: it is read anew
            self.registry.drop(live.id)
            return False
        live.renew_summary()
        self.show(live)
        return True

    def show(self, live: LiveTable) -> None:
        """There is something new to see at a table."""
        live.rendered.clear()
        self.box_compiler.look_at(live)
        if live.table.status in ("over", "abandoned"):
            self.bot_players.dismiss(live)
        self.bot_players.wake(live)
        self.changed(live)

    async def alive(self) -> None:
        """Returns if the storage works; raises `StorageUnavailable` also where the last change of a table could not be written:
        a disk may be full for some changes and not for others.
        """
        await self.storage.alive()
        if self._failed_at is not None and time.monotonic() - self._failed_at < FAILING:
            raise StorageUnavailable("the last change could not be written")

    def look_again(self) -> None:
        """The storage does not work: look again until it does."""
        if self._recovering is None or self._recovering.done():
            self._recovering = asyncio.create_task(self._until_it_works())

    async def _until_it_works(self) -> None:
        while True:
            await asyncio.sleep(RECOVERY)
            try:
                await self.storage.alive()
            except Exception:  # whatever it is: it does not
                continue
            log.warning("the storage works again")
            self.recovered()
            return

    async def _add(
        self, table: Table, lines: list[AnyLine], names: dict[str, str], before: LiveTable | None = None
    ) -> LiveTable:
        """A new table, written down first; `before`: the one that it follows, which is told with it."""
        await self._tell_time(table)
        lines += company.note_time(table, self.clock.now())
        try:
            follows = (before.id, before.table.length) if before is not None else None
            await self.storage.create(lines, summary_of(table), follows)
        except LogConflict:
            assert before is not None
            self.registry.drop(before.id)
            raise Refused("stale") from None
        except StorageUnavailable:
            self.look_again()
            raise Refused("unavailable", "storage-unavailable") from None
        live = self.registry.hold(table, names)
        self.bot_players.prepare(live)
        self.box_compiler.look_at(live)
        self.show(live)
        return live

    async def create(self, guest: str, name: str, wish: Create) -> LiveTable:
        """A new table. It starts at once if no seat is free, unless it waits."""
        try:
            game = find_game(wish.game) if wish.box is None else await self.own_boxes.game(wish.game, wish.box)
            game.check_players(len(wish.seats))
            options = game.check_options({**wish.options, **(wish.terms.options or {})})
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        seats = changes.planned_seats(wish.seats, guest, self.bots.names(), wish.face)
        terms = arranging.with_pace(msgspec.structs.replace(wish.terms, options=None))
        arranging.require_seat_or_lot(terms, len(seats))
        await self._require_room(guest, bots_alone=all(seat.kind == "bot" for seat in seats))
        made = changes.lay(game, options, seats, wish.open, guest, terms=terms, waits=wish.waits)
        return await self._add(*made, {guest: name})

    async def import_record(self, guest: str, name: str, text: str) -> LiveTable:
        """A table from a record: whoever brings it has the first seat of a person, bots the others."""
        if box_size(text) > self.limits.box_bytes:
            raise Refused("limit", "limit-box", most=self.limits.box_bytes)
        await self._require_room(guest)
        try:
            lines = await self.analysts.ask(guest, past_worker.imported, text, guest)
            async with self.own_boxes.reading:  # one at a time: a box that is new is work
                table = await asyncio.to_thread(Table.replayed, lines)
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        return await self._add(table, lines, {guest: name})

    async def _require_room(self, guest: str, bots_alone: bool = False) -> None:
        """May a guest make one more table?"""
        limits = self.limits
        if await self.storage.hosted_by(guest, time.time() - DAY) >= limits.tables_per_guest:
            raise Refused("limit", "limit-tables", most=limits.tables_per_guest)
        if await self.storage.unfinished() >= limits.tables:
            raise Refused("limit", "limit-full")
        if bots_alone:
            alone = [live.table for live in self.registry.tables.values() if is_bots_alone(live.table)]
            own = sum(table.host == guest for table in alone)
            if own >= limits.bot_tables_per_guest or len(alone) >= limits.bot_tables:
                raise Refused("limit", "limit-bot-tables", most=limits.bot_tables_per_guest)

    async def sit(self, live: LiveTable, guest: str, name: str, seat: int, face: str = "") -> None:
        """Take a free seat, giving up another."""
        live.names[guest] = name
        await self.change(live, lambda table: changes.sit(table, guest, seat, face))

    async def start(self, live: LiveTable, guest: str, fill: str = "") -> None:
        """The host begins; `fill`: the level of bots for the free seats."""
        self.require_level(fill or changes.DEFAULT_LEVEL)
        await self.change(live, lambda table: arranging.start(table, guest, fill))
        self.bot_players.prepare(live)

    def require_level(self, level: str) -> None:
        """Raises `Refused` for a bot that cannot be had here."""
        if level not in self.bots.names():
            raise Refused("bad_input", "unknown-bot", bot=level, known=", ".join(self.bots.names()))

    async def rematch(self, live: LiveTable, guest: str) -> LiveTable:
        """The same people at a new table; the first to ask makes it, everybody else goes there."""
        try:
            return await self._following(live, guest)
        except Refused as refused:
            if refused.code != "stale":
                raise
            return await self._following(await self.table(live.id), guest)  # somebody else was first, elsewhere

    async def _following(self, live: LiveTable, guest: str) -> LiveTable:
        async with live.lock:
            table = live.table
            seats = changes.following_seats(table, guest)
            if table.successor:
                return await self.table(table.successor)
            await self._require_room(guest)
            people = {seat.guest for seat in seats if seat.guest}
            settings = table.settings  # the seats have turned since: whoever began is the first, or it is by lot again
            about = (table.game, settings.options, seats, settings.open, guest)
            made = changes.lay(*about, terms=settings.terms(), waits=len(people) > 1)
            following = await self._add(*made, dict(live.names), before=live)
            changes.succeed(table, following.id)
        self.show(live)
        return following

    async def forget(self, guest: str) -> None:
        """Delete everything about a guest."""
        try:
            for summary in await self.storage.summaries(await self.storage.traces(guest, 10_000)):
                made = summary.status == "waiting" and summary.host == guest
                if made or any(guest in (seat.guest, seat.owner) for seat in summary.seats):
                    await self._leave(summary.id, guest)
            await self.storage.forget_guest(guest)
        except StorageUnavailable:
            raise Refused("unavailable", "storage-unavailable") from None
        self.forgotten(guest)
        await self.cluster.tell(News(self.cluster.process, "forgotten", guest))

    async def _leave(self, table_id: str, guest: str) -> None:
        for _ in range(3):  # somebody may move meanwhile
            try:
                live = await self.table(table_id)
                await self.change(live, lambda table: _without(table, guest))
                return
            except Refused as refused:
                if refused.code != "stale":
                    return

    def forgotten(self, guest: str) -> None:
        """A guest's id is no longer in the logs: tables in memory that know it are brought back from them."""
        self.archive.forget(guest)
        for live in list(self.registry.tables.values()):
            if guest in live.names or guest in (live.table.laid.host, live.table.host):
                self.registry.drop(live.id)
        self.gone(guest)

    def renamed(self, guest: str, name: str) -> None:
        """A guest is called otherwise now."""
        for live in list(self.registry.tables.values()):
            if live.names.get(guest, name) != name:
                live.names[guest] = name
                live.told = None  # the lobby shows names, too
                live.stir()
                self.changed(live)

    # -- hints ----------------------------------------------------------------------------------------------------------

    def hint_question(self, live: LiveTable, guest: str, number: int) -> Question:
        """What a hint for a guest is about; refused where there is nothing to advise."""
        logged, seat = changes.require_turn(live.table, guest, number)
        if not live.table.settings.hints:
            raise Refused("not_allowed", "hints-off")
        if logged.can_end:
            raise Refused("not_allowed", "play-hint-nothing")
        if live.hinting:
            raise Refused("busy")
        return question_of(live.table, seat)

    async def hint(self, live: LiveTable, question: Question, number: int) -> Advice:
        """The answer to a `hint_question`; raises whatever went wrong in the worker."""
        live.hinting = True
        try:
            return advice(live.id, number, await self.analysts.hint(question))
        finally:
            live.hinting = False


def is_bots_alone(table: Table) -> bool:
    """Bots play among themselves."""
    return table.status == "playing" and not table.guests()


def _without(table: Table, guest: str) -> list[AnyLine]:
    """Somebody leaves for good, whether they sit here, a bot keeps their seat, or it is only their table."""
    if table.status == "playing":
        return company.resign(table, guest)
    return changes.hand_over(table, guest) if table.seat_of(guest) is None else changes.leave(table, guest)


class _BoxOnly(msgspec.Struct):
    box: msgspec.Raw = msgspec.Raw(b"")


def box_size(record: str) -> int:
    """Bytes of the box in a record; 0 where nothing can be told.

    >>> box_size('{"box": {"a": 1}}')
    8
    """
    try:
        return len(bytes(msgspec.json.decode(record, type=_BoxOnly).box))
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return 0
