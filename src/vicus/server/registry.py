"""The tables that this process holds in memory: each is brought back from its log when somebody asks for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence

from vicus.core.game import Game
from vicus.core.game import game as find_game
from vicus.errors import VicusError

from .game_table import GameTable, Seat
from .names import new_table_id, new_table_name
from .offered_bots import OfferedBots
from .refusal import Refused
from .schema import TableRow
from .storage import LogEntry, Storage

LONGEST_ID = 32
MOST_TABLES = 1000
"""Kept in memory; more only while somebody looks at them."""


class TableRegistry:
    """Tables by id.

    `is_used`: whether a table must stay in memory; `on_load`: told of each table that was brought back from its log.
    """

    def __init__(
        self,
        storage: Storage,
        bots: OfferedBots,
        is_used: Callable[[GameTable], bool],
        on_load: Callable[[GameTable], None],
    ) -> None:
        self.tables: dict[str, GameTable] = {}
        self._storage = storage
        self._bots = bots
        self._is_used = is_used
        self._on_load = on_load
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, table_id: str) -> GameTable:
        """A table in memory, or brought back from its log; raises `Refused` if there is none, or if it cannot be played on."""
        if len(table_id) > LONGEST_ID:
            raise Refused("unknown_table")
        if table_id not in self.tables:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    if table_id not in self.tables:
                        self._make_room()
                        self.tables[table_id] = await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        return self.tables[table_id]

    def _make_room(self) -> None:
        """Tables that nobody looks at can be brought back from their logs at any time."""
        if len(self.tables) >= MOST_TABLES:
            for table in list(self.tables.values()):
                if not self._is_used(table):
                    del self.tables[table.id]

    async def _load(self, table_id: str) -> GameTable:
        stored = await self._storage.load_table(table_id)
        if stored is None:
            raise Refused("unknown_table")
        row, seats, log = stored
        try:
            known = find_game(row["game"]).meta.rules_version
            if row["rules"] != known:
                raise Refused("not_allowed", "record-rules", found=row["rules"], known=known)
            table = GameTable(row, [Seat(s["kind"], s["guest"], self._bots.known_level(s["level"])) for s in seats], log)
        except VicusError as problem:  # its game is not installed any more, say
            raise Refused("not_allowed", "record-start", problem=str(problem)) from None
        table.names = await self._storage.guest_names([seat.guest for seat in table.seats if seat.guest])
        self._on_load(table)
        return table

    async def add(self, row: TableRow, seats: list[Seat], names: dict[str, str], log: Sequence[LogEntry] = ()) -> GameTable:
        """A new table, written down first. `row`: as `new_row` makes it; `names`: of the guests who sit there."""
        seat_rows = [{"seat": number, "kind": s.kind, "guest": s.guest, "level": s.level} for number, s in enumerate(seats)]
        await self._storage.add_table(row, seat_rows, log)
        table = GameTable(row, seats, list(log))
        table.names = dict(names)
        self.tables[table.id] = table
        return table


def new_row(game: Game, players: int, options: dict[str, str], is_open: bool, host: str) -> TableRow:
    """The row of a new table: an id and a seed that nobody can guess, the standard box, waiting for players."""
    return {
        "id": new_table_id(),
        "name": new_table_name(),
        "game": game.name,
        "players": players,
        "options": options,
        "box": None,
        "rules": game.meta.rules_version,
        "seed": secrets.randbits(62),
        "open": is_open,
        "status": "waiting",
        "host": host,
        "successor": None,
    }
