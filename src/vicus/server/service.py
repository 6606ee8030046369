"""Everything that can be done at the tables.

Every change of a table goes the same way: its lock is held, the change is checked, written down, then made and shown. What was
answered is on disk; two changes for one place in a log cannot both be written.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from vicus.core.game import game as find_game
from vicus.core.record import load as load_record
from vicus.errors import VicusError

from .answers import Advice, TableView
from .bot_players import BotPlayers, question_of
from .bot_worker import Question
from .game_table import GameTable, Seat
from .logged_match import log_of
from .message_parts import TableInfo
from .offered_bots import DEFAULT_LEVEL, REPLACEMENT_LEVEL, OfferedBots
from .readiness import Readiness
from .refusal import Refused, check_entry, require_turn
from .registry import TableRegistry, new_row
from .requests import Create
from .serializers import advice
from .storage import LogConflict, LogEntry, Storage
from .worker_pool import WorkerPool

Listener = Callable[[GameTable], Awaitable[None]]
Notifier = Callable[[GameTable, str, dict[str, Any]], Awaitable[None]]


class TableService:
    """The tables of this process. `guest` is who asks, `name` how they are called; what cannot be raises `Refused`."""

    def __init__(self, storage: Storage, workers: WorkerPool, bots: OfferedBots) -> None:
        self.storage = storage
        self.bots = bots
        self.readiness = Readiness()
        self.bot_players = BotPlayers(self, workers)
        self.registry = TableRegistry(storage, bots, is_used=self._is_used, on_load=self.bot_players.prepare)
        self.changed: Listener = _nobody
        """Told whenever there is something new to see at a table."""
        self.tell: Notifier = _untold
        """Tells everybody at a table something in words."""
        self.online: Callable[[str], set[str]] = lambda _: set()
        """The guests who look at a table, by its id, right now."""

    async def close(self) -> None:
        """Bots stop, and what is kept is safe."""
        await self.bot_players.close()
        await self.storage.close()

    # -- tables ---------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> GameTable:
        """A table, brought back from its log if need be; its bots go on."""
        table = await self.registry.get(table_id)
        self.bot_players.wake(table)
        return table

    def _is_used(self, table: GameTable) -> bool:
        return bool(self.online(table.id)) or self.bot_players.are_at(table.id) or table.lock.locked()

    async def create(self, guest: str, name: str, wish: Create) -> GameTable:
        """A new table. It starts at once if no seat is free."""
        try:
            game = find_game(wish.game)
            players, options = game.check_players(len(wish.seats)), game.check_options(wish.options)
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        seats = [
            Seat("guest", guest) if s.kind == "me" else Seat(s.kind, None, s.level if s.kind == "bot" else None)
            for s in wish.seats
        ]
        if sum(seat.kind == "guest" for seat in seats) > 1:
            raise Refused("bad_input")
        unknown = [seat.level for seat in seats if seat.level != self.bots.known_level(seat.level)]
        if unknown:
            raise Refused("bad_input", "unknown-bot", bot=unknown[0], known=", ".join(self.bots.names()))
        table = await self.registry.add(new_row(game, players, options, wish.open, guest), seats, {guest: name})
        if not any(seat.kind == "free" for seat in seats):
            await self._begin(table)
        return table

    async def import_record(self, guest: str, name: str, text: str) -> GameTable:
        """A table from a record: whoever brings it has the first seat, bots the others."""
        try:
            match = load_record(text)
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        row = new_row(match.game, match.players, match.options, False, guest)
        row |= {"seed": match.seed, "box": None if match.game.box.standard else match.game.box.data}
        row["status"] = "over" if match.over else "playing"
        seats = [Seat("guest", guest), *(Seat("bot", None, DEFAULT_LEVEL) for _ in range(match.players - 1))]
        table = await self.registry.add(row, seats, {guest: name}, log_of(match))
        self.bot_players.wake(table)
        return table

    async def sit(self, table: GameTable, guest: str, name: str, seat: int) -> None:
        """Take a free seat, giving up another; the last one starts the game."""
        async with table.lock:
            if table.status != "waiting":
                raise Refused("already_started")
            if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
                raise Refused("bad_input")
            if table.seats[seat].kind == "guest":
                raise Refused("seat_taken")
            before = table.seat_of(guest)
            if before is not None:
                await self._set_seat(table, before, Seat("free"))
            await self._set_seat(table, seat, Seat("guest", guest))
            table.names[guest] = name
            if not any(s.kind == "free" for s in table.seats):
                await self._begin(table)
        await self.changed(table)

    async def leave(self, table: GameTable, guest: str) -> None:
        """Give up one's seat: free again before the start, a bot's afterwards."""
        async with table.lock:
            seat = table.seat_of(guest)
            if seat is None:
                raise Refused("not_seated")
            await self._set_seat(table, seat, _left_seat(table))
        await self._go_on(table)

    async def start(self, table: GameTable, guest: str) -> None:
        """Bots take the free seats, and the game begins."""
        async with table.lock:
            if table.status != "waiting":
                raise Refused("already_started")
            if table.row["host"] != guest and table.seat_of(guest) is None:
                raise Refused("not_seated")
            for number, seat in enumerate(table.seats):
                if seat.kind == "free":
                    await self._set_seat(table, number, Seat("bot", None, DEFAULT_LEVEL))
            await self._begin(table)
        await self.changed(table)

    async def replace(self, table: GameTable, guest: str, seat: int) -> None:
        """A bot takes over an absent player's seat once all others who are there agree."""
        async with table.lock:
            if table.status != "playing":
                raise Refused("not_started" if table.status == "waiting" else "over")
            if table.seat_of(guest) is None:
                raise Refused("not_seated")
            if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "guest":
                raise Refused("bad_input")
            here = self.online(table.id)
            absent = table.seats[seat]
            if absent.guest in here:
                raise Refused("not_allowed")
            absent.votes.add(guest)
            others = {s.guest for s in table.seats if s.kind == "guest" and s.guest in here and s is not absent}
            if others <= absent.votes:
                await self._set_seat(table, seat, Seat("bot", None, REPLACEMENT_LEVEL))
        await self._go_on(table)

    async def rematch(self, table: GameTable, guest: str) -> GameTable:
        """The same people at a new table; the first to ask makes it, everybody else goes there."""
        async with table.lock:
            if table.status != "over":
                raise Refused("not_allowed")
            if table.seat_of(guest) is None:
                raise Refused("not_seated")
            if table.row["successor"]:
                return await self.table(table.row["successor"])
            row = new_row(table.game, table.row["players"], table.row["options"], table.row["open"], guest)
            row["box"] = table.row["box"]
            seats = [Seat(s.kind, s.guest, s.level) for s in table.seats]
            following = await self.registry.add(row, seats, table.names)
            await self._begin(following)
            table.row["successor"] = following.id
            await self.storage.update_table(table.id, successor=following.id)
        await self.changed(table)
        return following

    async def forget(self, guest: str) -> None:
        """Delete everything about a guest."""
        for table_id in await self.storage.forget_guest(guest, REPLACEMENT_LEVEL):
            table = self.registry.tables.get(table_id)
            if table is not None:
                seat = table.seat_of(guest)
                if seat is not None:
                    table.seats[seat] = _left_seat(table)
                table.names.pop(guest, None)
                await self._go_on(table)

    async def _set_seat(self, table: GameTable, number: int, seat: Seat) -> None:
        await self.storage.update_seat(table.id, number, seat.kind, seat.guest, seat.level)
        table.seats[number] = seat

    async def _begin(self, table: GameTable) -> None:
        await self.storage.update_table(table.id, status="playing")
        table.row["status"] = "playing"
        table.begin()
        self.bot_players.prepare(table)
        self.bot_players.wake(table)

    # -- playing --------------------------------------------------------------------------------------------------------

    async def play(self, table: GameTable, guest: str, number: int, kind: str, action: str = "") -> None:
        """A player's entry in the log: `kind` is act (with the text of an action), undo, restart or end.

        `number`: of the last entry that the guest has seen.
        """
        async with table.lock:
            logged, _ = require_turn(table, guest, number)
            check_entry(table, kind, action)
            if kind == "act":  # however it was typed: a log is short, and later versions read it
                action = table.game.action(logged.match.find(action)).text
            await self.append(table, kind, action)
            if logged.can_end and guest in table.auto_end:
                await self.append(table, "end", "")
        await self._go_on(table)

    async def append(self, table: GameTable, kind: str, action: str, at_once: bool = False) -> None:
        """The next entry of the log: on disk first, then on the table. Refused as stale if another process was first."""
        assert table.logged is not None
        entry = LogEntry(table.logged.number + 1, kind, action)
        try:
            await self.storage.append(table.id, entry)
        except LogConflict:
            for missed in await self.storage.log_since(table.id, table.logged.number):
                table.apply(missed)
            raise Refused("stale") from None
        table.apply(entry, at_once)
        if table.row["status"] != table.status:
            table.row["status"] = table.status
            await self.storage.update_table(table.id, status=table.status)
            if table.status == "over":
                self.bot_players.dismiss(table)

    async def _go_on(self, table: GameTable) -> None:
        self.bot_players.wake(table)
        await self.changed(table)

    # -- hints ----------------------------------------------------------------------------------------------------------

    def hint_question(self, table: GameTable, guest: str, number: int) -> Question:
        """What a hint for a guest is about; refused where there is nothing to advise."""
        logged, seat = require_turn(table, guest, number)
        if logged.can_end:
            raise Refused("not_allowed", "play-hint-nothing")
        if table.hinting:
            raise Refused("busy")
        return question_of(table, seat)

    async def hint(self, table: GameTable, question: Question, number: int) -> Advice:
        """The answer to a `hint_question`; raises whatever went wrong in the worker."""
        table.hinting = True
        try:
            return advice(table.id, number, await self.bot_players.hint(question))
        finally:
            table.hinting = False

    # -- the lobby ------------------------------------------------------------------------------------------------------

    async def lobby(self, guest: str) -> tuple[list[TableInfo], list[TableInfo]]:
        """The tables that anybody may see, and the guest's own."""

        async def infos(ids: list[str]) -> list[TableInfo]:
            result = []
            for table_id in ids:
                try:
                    table = await self.table(table_id)
                except Refused:
                    continue
                result.append(self.info(table, guest))
            return result

        return await infos(await self.storage.open_tables()), await infos(await self.storage.tables_of(guest))

    def info(self, table: GameTable, guest: str) -> TableInfo:
        """A table as the lobby shows it to a guest."""
        online = self.online(table.id)
        return table.info(guest, online, _watchers(table, online))

    def view(self, table: GameTable, guest: str, since: int) -> TableView:
        """A table as a guest may see it, with the events since a number."""
        online = self.online(table.id)
        ready = self.readiness.is_ready(table.game, table.box_key)
        return table.view(guest, online, _watchers(table, online), since, ready)


def _left_seat(table: GameTable) -> Seat:
    """What becomes of a seat that somebody leaves: free before the start, a bot's afterwards."""
    return Seat("free") if table.status == "waiting" else Seat("bot", None, REPLACEMENT_LEVEL)


def _watchers(table: GameTable, online: set[str]) -> int:
    return sum(table.seat_of(guest) is None for guest in online)


async def _nobody(_: GameTable) -> None:
    return None


async def _untold(_: GameTable, __: str, ___: dict[str, Any]) -> None:
    return None
