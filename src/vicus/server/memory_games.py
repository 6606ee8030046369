"""The archive of finished games for as long as the process lasts."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping

import msgspec

from .kept_games import KeptGame, Rate, Strength, settled

REPLACED = {"guest": None, "name": ""}


class MemoryGames:
    """See `kept_games.KeptGames`. `finished` gives the tables that are over; `names` those of all guests."""

    def __init__(self, finished: Callable[[], list[str]], names: Mapping[str, str], tables: Mapping[str, object]) -> None:
        self._finished, self._names, self._tables = finished, names, tables
        self._games: dict[str, KeptGame] = {}

    async def missing(self, limit: int) -> list[str]:
        return [table_id for table_id in self._finished() if table_id not in self._games][:limit]

    async def keep(self, game: KeptGame, last: int, rate: Rate) -> bool:
        if game.id in self._games:
            return False
        placed = settled(game, self._names, len(self._games) + 1, time.time())
        self._games[game.id] = rate(placed, self._ratings(game.game))
        return True

    def _ratings(self, game: str) -> dict[str, Strength]:
        rows = [seat for kept in self._games.values() if kept.game == game for seat in kept.seats]
        return {seat.guest: seat.after for seat in rows if seat.guest is not None and seat.after is not None}

    async def of_guest(self, guest: str, game: str | None, first: int, most: int) -> list[KeptGame]:
        own = [kept for kept in self._own(guest) if game in (None, kept.game)]
        found = sorted(own, key=lambda kept: (-kept.ended, kept.id))[first : first + most]
        return [msgspec.structs.replace(kept, has_table=kept.id in self._tables) for kept in found]

    async def counts(self, guest: str) -> dict[str, int]:
        return dict(Counter(kept.game for kept in self._own(guest)))

    async def all_rated(self, game: str) -> list[KeptGame]:
        return [kept for kept in self._games.values() if kept.game == game and kept.seats and not kept.why]

    def forget(self, guest: str) -> None:
        """Nobody has played there."""
        self._games |= {kept.id: kept for kept in self.without(guest)}

    def without(self, guest: str) -> list[KeptGame]:
        """The games of somebody as they are when nobody has played there."""
        found = []
        for kept in self._own(guest):
            seats = tuple(msgspec.structs.replace(s, **REPLACED) if s.guest == guest else s for s in kept.seats)
            alone = not any(seat.guest for seat in seats)
            found.append(msgspec.structs.replace(kept, seats=() if alone else seats))
        return found

    def _own(self, guest: str) -> list[KeptGame]:
        return [kept for kept in self._games.values() if kept.seat_of(guest) is not None]
