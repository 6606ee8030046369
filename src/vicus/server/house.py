"""The house: all tables in use in this process, and everything that can be done at them.

Every change of a table goes the same way: its lock is held, the change is checked, written down, then made and shown. What was
answered is on disk; two changes for one place in a log cannot both be written.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from vicus.bots.levels import LEVELS, plans_ahead
from vicus.core.game import game as find_game
from vicus.core.record import load as load_record
from vicus.errors import VicusError

from .advice import advice
from .bot_players import BotPlayers, question_of
from .messages import Advice, Create, TableInfo, TableView
from .names import table_id, table_name
from .readiness import Readiness
from .refusal import Refused, check, whose_turn
from .storage import Entry, Storage, Taken
from .table import Chair, Table
from .thinking import Question, Thinkers

Listener = Callable[[Table], Awaitable[None]]
Teller = Callable[[Table, str, dict[str, Any]], Awaitable[None]]
USUAL, REPLACING = "casual", "strong"
"""The level of a bot on a free seat, and of one that plays on for somebody who has left."""
LONGEST_ID = 32
MOST_TABLES = 1000
"""Kept in memory; more only while somebody looks at them."""


class House:
    def __init__(self, storage: Storage, thinkers: Thinkers, bots: Mapping[str, str]) -> None:
        self.storage = storage
        self.bots = dict(bots)
        """Those of one's own, by the names under which they are offered."""
        everybody: dict[str, str] = {**{level: level for level in LEVELS}, **bots}
        self.planners = [name for name, bot in everybody.items() if plans_ahead(bot)]
        self.readiness = Readiness()
        self.tables: dict[str, Table] = {}
        self.changed: Listener = _nobody
        """Told whenever there is something new to see at a table."""
        self.tell: Teller = _untold
        """Tells everybody at a table something in words."""
        self.online: Callable[[str], set[str]] = lambda _: set()
        """The guests who look at a table right now."""
        self._loading: dict[str, asyncio.Lock] = {}
        self.players = BotPlayers(self, thinkers)

    async def close(self) -> None:
        await self.players.close()
        await self.storage.close()

    # -- tables ---------------------------------------------------------------------------------------------------------

    async def table(self, number: str) -> Table:
        """A table in use, or brought back from its log."""
        if len(number) > LONGEST_ID:
            raise Refused("unknown_table")
        if number not in self.tables:
            try:
                async with self._loading.setdefault(number, asyncio.Lock()):
                    if number not in self.tables:
                        self._make_room()
                        self.tables[number] = await self._load(number)
            finally:
                self._loading.pop(number, None)
        self.players.wake(self.tables[number])
        return self.tables[number]

    def _make_room(self) -> None:
        """Tables that nobody looks at can be brought back from their logs at any time."""
        if len(self.tables) >= MOST_TABLES:
            for number, table in list(self.tables.items()):
                if not self.online(number) and not self.players.are_at(number) and not table.lock.locked():
                    del self.tables[number]

    async def _load(self, number: str) -> Table:
        stored = await self.storage.load_table(number)
        if stored is None:
            raise Refused("unknown_table")
        row, chairs, entries = stored
        if row["rules"] != find_game(row["game"]).meta.rules_version:
            raise Refused("not_allowed", "record-rules", found=row["rules"], known=find_game(row["game"]).meta.rules_version)
        table = Table(row, [Chair(c["kind"], c["guest"], self._known(c["level"])) for c in chairs], entries)
        table.names = await self.storage.guest_names([c.guest for c in table.chairs if c.guest])
        self.players.prepare(table)
        return table

    def _known(self, level: str | None) -> str | None:
        """A bot that is no longer offered: somebody else plays on."""
        if level is None or level in (*LEVELS, *self.bots):
            return level
        return next((name for name, bot in self.bots.items() if bot == level), USUAL)  # it may have got a name since

    async def create(self, guest: str, name: str, wish: Create) -> Table:
        try:
            game = find_game(wish.game)
            players, options = game.check_players(len(wish.seats)), game.check_options(wish.options)
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        chairs = [
            Chair("guest", guest) if s.kind == "me" else Chair(s.kind, None, s.level if s.kind == "bot" else None)
            for s in wish.seats
        ]
        if sum(chair.kind == "guest" for chair in chairs) > 1:
            raise Refused("bad_input")
        unknown = [chair.level for chair in chairs if chair.level != self._known(chair.level)]
        if unknown:
            raise Refused("bad_input", "unknown-bot", bot=unknown[0], known=", ".join((*LEVELS, *self.bots)))
        row = self._row(game.name, players, options, wish.open, guest)
        table = await self._add(row, chairs, {guest: name})
        if not any(chair.kind == "free" for chair in chairs):
            await self._begin(table)
        return table

    def _row(self, game: str, players: int, options: dict[str, str], is_open: bool, host: str) -> dict[str, Any]:
        return {
            "id": table_id(),
            "name": table_name(),
            "game": game,
            "players": players,
            "options": options,
            "box": None,
            "rules": find_game(game).meta.rules_version,
            "seed": secrets.randbits(62),
            "open": is_open,
            "status": "waiting",
            "host": host,
            "successor": None,
        }

    async def _add(
        self, row: dict[str, Any], chairs: list[Chair], names: dict[str, str], entries: list[Entry] | None = None
    ) -> Table:
        seat_rows = [{"seat": n, "kind": c.kind, "guest": c.guest, "level": c.level} for n, c in enumerate(chairs)]
        await self.storage.add_table(row, seat_rows, entries or [])
        table = Table(row, chairs, entries or [])
        table.names = dict(names)
        self.tables[table.id] = table
        return table

    async def bring(self, guest: str, name: str, text: str) -> Table:
        """A table from a record: whoever brings it has the first seat, bots the others."""
        try:
            match = load_record(text)
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        row = self._row(match.game.name, match.players, match.options, False, guest)
        row |= {"seed": match.seed, "box": None if match.game.box.standard else match.game.box.data}
        row["status"] = "over" if match.over else "playing"
        chairs = [Chair("guest", guest), *(Chair("bot", None, USUAL) for _ in range(match.players - 1))]
        entries: list[Entry] = []
        replay = match.game.new(players=match.players, seed=match.seed, **match.options)
        for action in match.actions:
            replay.play(action, hold=True)
            entries.append(Entry(len(entries) + 1, "act", action.text))
            if replay.held:
                replay.proceed()
                entries.append(Entry(len(entries) + 1, "end", ""))
        table = await self._add(row, chairs, {guest: name}, entries)
        self.players.wake(table)
        return table

    async def sit(self, table: Table, guest: str, name: str, seat: int) -> None:
        async with table.lock:
            if table.status != "waiting":
                raise Refused("already_started")
            if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind == "bot":
                raise Refused("bad_input")
            if table.chairs[seat].kind == "guest":
                raise Refused("seat_taken")
            before = table.seat_of(guest)
            if before is not None:
                await self._set(table, before, Chair("free"))
            await self._set(table, seat, Chair("guest", guest))
            table.names[guest] = name
            if not any(chair.kind == "free" for chair in table.chairs):
                await self._begin(table)
        await self.changed(table)

    async def leave(self, table: Table, guest: str) -> None:
        async with table.lock:
            seat = table.seat_of(guest)
            if seat is None:
                raise Refused("not_seated")
            await self._set(table, seat, Chair("free") if table.status == "waiting" else Chair("bot", None, REPLACING))
        await self._after(table)

    async def start(self, table: Table, guest: str) -> None:
        async with table.lock:
            if table.status != "waiting":
                raise Refused("already_started")
            if table.row["host"] != guest and table.seat_of(guest) is None:
                raise Refused("not_seated")
            for seat, chair in enumerate(table.chairs):
                if chair.kind == "free":
                    await self._set(table, seat, Chair("bot", None, USUAL))
            await self._begin(table)
        await self.changed(table)

    async def replace(self, table: Table, guest: str, seat: int) -> None:
        """A bot takes over an absent player's seat once all others who are there agree."""
        async with table.lock:
            if table.status != "playing":
                raise Refused("not_started" if table.status == "waiting" else "over")
            if table.seat_of(guest) is None:
                raise Refused("not_seated")
            if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "guest":
                raise Refused("bad_input")
            here = self.online(table.id)
            absent = table.chairs[seat]
            if absent.guest in here:
                raise Refused("not_allowed")
            absent.votes.add(guest)
            others = {c.guest for c in table.chairs if c.kind == "guest" and c.guest in here and c is not absent}
            if others <= absent.votes:
                await self._set(table, seat, Chair("bot", None, REPLACING))
        await self._after(table)

    async def rematch(self, table: Table, guest: str) -> Table:
        """The same people at a new table; the first to ask makes it, everybody else goes there."""
        async with table.lock:
            if table.status != "over":
                raise Refused("not_allowed")
            if table.seat_of(guest) is None:
                raise Refused("not_seated")
            if table.row["successor"]:
                return await self.table(table.row["successor"])
            row = self._row(table.game.name, table.row["players"], table.row["options"], table.row["open"], guest)
            row["box"] = table.row["box"]
            following = await self._add(row, [Chair(c.kind, c.guest, c.level) for c in table.chairs], table.names)
            await self._begin(following)
            table.row["successor"] = following.id
            await self.storage.update_table(table.id, successor=following.id)
        await self.changed(table)
        return following

    async def forget(self, guest: str) -> None:
        """Delete everything about a guest."""
        for number in await self.storage.forget_guest(guest, REPLACING):
            table = self.tables.get(number)
            if table is not None:
                seat = table.seat_of(guest)
                if seat is not None:
                    table.chairs[seat] = Chair("free") if table.status == "waiting" else Chair("bot", None, REPLACING)
                table.names.pop(guest, None)
                await self._after(table)

    async def _set(self, table: Table, seat: int, chair: Chair) -> None:
        await self.storage.update_seat(table.id, seat, chair.kind, chair.guest, chair.level)
        table.chairs[seat] = chair

    async def _begin(self, table: Table) -> None:
        await self.storage.update_table(table.id, status="playing")
        table.row["status"] = "playing"
        table.begin()
        self.players.prepare(table)
        self.players.wake(table)

    # -- playing --------------------------------------------------------------------------------------------------------

    async def play(self, table: Table, guest: str, number: int, kind: str, action: str = "") -> None:
        """A player's line in the log: act, undo, restart or end."""
        async with table.lock:
            ledger, _ = whose_turn(table, guest, number)
            check(table, kind, action)
            await self.write(table, kind, action)
            if ledger.can_end and guest in table.auto_end:
                await self.write(table, "end", "")
        await self._after(table)

    async def write(self, table: Table, kind: str, action: str, at_once: bool = False) -> None:
        """The next line of the log: on disk first, then on the table."""
        assert table.ledger is not None
        entry = Entry(table.ledger.number + 1, kind, action)
        try:
            await self.storage.append(table.id, entry)
        except Taken:
            for missed in await self.storage.log_since(table.id, table.ledger.number):
                table.entry(missed)
            raise Refused("stale") from None
        table.entry(entry, at_once)
        if table.row["status"] != table.status:
            table.row["status"] = table.status
            await self.storage.update_table(table.id, status=table.status)
            if table.status == "over":
                self.players.dismiss(table)

    async def _after(self, table: Table) -> None:
        self.players.wake(table)
        await self.changed(table)

    # -- hints ----------------------------------------------------------------------------------------------------------

    def question(self, table: Table, guest: str, number: int) -> Question:
        """What a hint for a guest is about; refused where there is nothing to advise."""
        ledger, seat = whose_turn(table, guest, number)
        if ledger.can_end:
            raise Refused("not_allowed", "play-hint-nothing")
        if table.hinting:
            raise Refused("busy")
        return question_of(table, seat)

    async def hint(self, table: Table, question: Question, number: int) -> Advice:
        table.hinting = True
        try:
            return advice(table.id, number, await self.players.hint(question))
        finally:
            table.hinting = False

    # -- the lobby ------------------------------------------------------------------------------------------------------

    async def lobby(self, guest: str) -> tuple[list[TableInfo], list[TableInfo]]:
        async def infos(ids: list[str]) -> list[TableInfo]:
            result = []
            for number in ids:
                try:
                    table = await self.table(number)
                except Refused:
                    continue
                result.append(self.info(table, guest))
            return result

        return await infos(await self.storage.open_tables()), await infos(await self.storage.tables_of(guest))

    def info(self, table: Table, guest: str) -> TableInfo:
        online = self.online(table.id)
        return table.info(guest, online, self.watchers(table, online))

    def view(self, table: Table, guest: str, since: int) -> TableView:
        online = self.online(table.id)
        ready = self.readiness.is_ready(table.game, table.key)
        return table.view(guest, online, self.watchers(table, online), since, ready)

    def watchers(self, table: Table, online: set[str]) -> int:
        return sum(table.seat_of(guest) is None for guest in online)


async def _nobody(_: Table) -> None:
    return None


async def _untold(_: Table, __: str, ___: dict[str, Any]) -> None:
    return None
