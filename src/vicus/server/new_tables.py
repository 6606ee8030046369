"""New tables: laid as somebody wishes, brought as a record, or made for the same people again. And how many may be made."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from vicus.core.game import game as find_game
from vicus.core.link import box_bytes, target
from vicus.errors import BadRecord, VicusError
from vicus.table import arranging, changes, company, lessons
from vicus.table.lines import AnyLine
from vicus.table.refusal import Refused
from vicus.table.requests import Create, Learn
from vicus.table.table import Table
from vicus.table.turn_clock import DAY

from . import past_worker
from .live_table import LiveTable
from .storage import LogConflict, StorageUnavailable, summary_of
from .workers import in_thread

if TYPE_CHECKING:
    from .service import TableService


class NewTables:
    """Of a service. `guest` is who asks, `name` how they are called; what cannot be raises `Refused`."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def create(self, guest: str, name: str, wish: Create) -> LiveTable:
        """A new table. It starts at once if no seat is free, unless it waits."""
        try:
            game = find_game(wish.game) if wish.box is None else await self._service.own_boxes.game(wish.game, wish.box)
            game.check_players(len(wish.seats))
            options = game.check_options({**wish.options, **(wish.terms.options or {})})
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        seats = changes.planned_seats(wish.seats, guest, self._service.bots.names(), wish.face)
        terms = arranging.with_pace(msgspec.structs.replace(wish.terms, options=None))
        arranging.require_seat_or_lot(terms, len(seats))
        await self._require_room(guest, bots_alone=all(seat.kind == "bot" for seat in seats))
        made = changes.lay(game, options, seats, wish.open, guest, terms=terms, waits=wish.waits)
        return await self._add(*made, {guest: name})

    async def learn(self, guest: str, name: str, wish: Learn) -> LiveTable:
        """A table for a guided game, which begins at once."""
        try:
            game = find_game(wish.game)
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        match, seats = lessons.begun(game, wish.lesson, guest, wish.face)
        await self._require_room(guest)
        table, lines = changes.lay(game, match.options, seats, False, guest, match, lesson=wish.lesson)
        return await self._add(table, lines + lessons.noted(table), {guest: name})

    async def import_record(self, guest: str, name: str, text: str, until: int = -1) -> LiveTable:
        """A table from a record, to be played on from there or, if the game is over, to be looked at."""
        if box_size(text) > self._service.limits.box_bytes:
            raise Refused("limit", "limit-box", most=self._service.limits.box_bytes)
        await self._require_room(guest)
        try:
            lines = await self._service.analysts.ask(guest, past_worker.imported, text, guest, until)
            async with self._service.own_boxes.reading:  # one at a time: a box that is new is work
                table = await in_thread(Table.replayed, lines)
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        return await self._add(table, lines, {guest: name})

    async def rematch(self, live: LiveTable, guest: str) -> LiveTable:
        """The same people at a new table; the first to ask makes it, everybody else goes there."""
        try:
            return await self._following(live, guest)
        except Refused as refused:
            if refused.code != "stale":
                raise
            return await self._following(await self._service.table(live.id), guest)  # somebody else was first, elsewhere

    async def _following(self, live: LiveTable, guest: str) -> LiveTable:
        async with live.lock:
            table = live.table
            seats = changes.following_seats(table, guest)
            if table.successor:
                return await self._service.table(table.successor)
            await self._require_room(guest)
            people = {seat.guest for seat in seats if seat.guest}
            settings = table.settings  # the seats have turned since: whoever began is the first, or it is by lot again
            about = (table.game, settings.options, seats, settings.open, guest)
            made = changes.lay(*about, terms=settings.terms(), waits=len(people) > 1)
            following = await self._add(*made, dict(live.names), before=live)
            changes.succeed(table, following.id)
        self._service.show(live)
        return following

    async def _require_room(self, guest: str, bots_alone: bool = False) -> None:
        """May a guest make one more table?"""
        limits = self._service.limits
        if await self._service.storage.hosted_by(guest, time.time() - DAY) >= limits.tables_per_guest:
            raise Refused("limit", "limit-tables", most=limits.tables_per_guest)
        if await self._service.storage.unfinished() >= limits.tables:
            raise Refused("limit", "limit-full")
        if bots_alone:
            alone = [live.table for live in self._service.registry.tables.values() if is_bots_alone(live.table)]
            own = sum(table.host == guest for table in alone)
            if own >= limits.bot_tables_per_guest or len(alone) >= limits.bot_tables:
                raise Refused("limit", "limit-bot-tables", most=limits.bot_tables_per_guest)

    async def _add(
        self, table: Table, lines: list[AnyLine], names: dict[str, str], before: LiveTable | None = None
    ) -> LiveTable:
        """A new table, written down first; `before`: the one that it follows, which is told with it."""
        await self._service.tell_time(table)
        lines += company.note_time(table, self._service.clock.now())
        try:
            follows = (before.id, before.table.length) if before is not None else None
            await self._service.storage.create(lines, summary_of(table), follows)
        except LogConflict:
            assert before is not None
            self._service.registry.drop(before.id)
            raise Refused("stale") from None
        except StorageUnavailable:
            self._service.watch.look_again()
            raise Refused("unavailable", "storage-unavailable") from None
        live = self._service.registry.hold(table, names)
        self._service.bot_players.prepare(live)
        self._service.box_compiler.look_at(live)
        self._service.show(live)
        return live


def is_bots_alone(table: Table) -> bool:
    """Bots play among themselves."""
    return table.status == "playing" and not table.guests()


class _BoxOnly(msgspec.Struct):
    box: msgspec.Raw = msgspec.Raw(b"")


def box_size(record: str) -> int:
    """Bytes of the box in a record or a link; 0 where nothing can be told.

    >>> box_size('{"box": {"a": 1}}')
    8
    """
    try:
        if (link := target(record)) is not None:
            return box_bytes(link.code)
        return len(bytes(msgspec.json.decode(record, type=_BoxOnly).box))
    except (BadRecord, msgspec.MsgspecError, ValueError, RecursionError):
        return 0
