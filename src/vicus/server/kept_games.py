"""The archive of finished games: a small row for each, and one for each seat, which outlive the table and its log.

A row is written once, when a game is over, and never changed but to forget somebody. Statistics and ratings follow from these
rows alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, Protocol

import msgspec

from vicus.core.likeness import told_apart
from vicus.table.outcome import Fate

Ending = Literal["over", "abandoned", "recorded"]
"""Recorded: somebody has brought a record of a finished game, and nobody has played it here."""
Why = Literal["", "abandoned", "brought", "own-box", "hints", "own-bot", "alone"]
"""Why a game does not count for ratings; empty where it does."""


class Strength(msgspec.Struct, frozen=True, array_like=True):
    """How good somebody is taken to be, and how sure that is: mean and standard deviation."""

    mu: float
    sigma: float


class KeptSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended for whoever had a seat when it began."""

    guest: str | None = None
    """None for a bot, and for somebody who is forgotten."""
    name: str = ""
    """As it was shown then; empty for somebody who is forgotten."""
    level: str | None = None
    """Of a bot."""
    fate: Fate = "played"
    advised: bool = False
    won: bool = False
    place: int = 0
    """1 for the winners; 0 where there is none."""
    total: int | None = None
    lines: list[tuple[str, int]] = []
    before: Strength | None = None
    """The rating of a person when the game began, and after it: of rated games alone. Of a bot what its level counted as then
    (not in games of earlier versions), since levels are set anew now and then."""
    after: Strength | None = None


class KeptGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. Its id is that of its table."""

    id: str
    game: str
    name: str
    players: int
    status: Ending
    options: dict[str, str]
    seats: tuple[KeptSeat, ...]
    """Empty where nobody has played it here."""
    why: Why = ""
    plies: int = 0
    ended: float = 0.0
    """Seconds since 1970."""
    number: int = 0
    """In the order in which games came into the archive: that in which ratings follow from each other."""
    has_table: bool = True
    """Its log is still there, and can be looked at."""

    def seat_of(self, guest: str) -> int | None:
        """Where somebody sat."""
        return next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)


Rate = Callable[[KeptGame, Mapping[str, Strength]], KeptGame]
"""Adds ratings to a game, given those of the guests who have one."""


class KeptGames(Protocol):
    """All reads and writes. Any call may raise `StorageUnavailable`."""

    async def missing(self, limit: int) -> list[str]:
        """Tables that are over and have no row yet, the oldest first: those whose result can be told without a replay."""

    async def keep(self, game: KeptGame, last: int, rate: Rate) -> bool:
        """Write the rows of a game, once: false if they are there. `last`: the line with which it ended.

        Names are looked up, and whoever is not known any more is nobody.
        Raises `LogConflict` where another process has written a game at the same moment: then it is to be tried again.
        """

    async def of_guest(self, guest: str, game: str | None, first: int, most: int) -> list[KeptGame]:
        """Some of a guest's games, the latest first."""

    async def counts(self, guest: str) -> dict[str, int]:
        """How many games a guest has in the archive, by game."""

    async def all_rated(self, game: str) -> list[KeptGame]:
        """Every rated game in the order of the archive, to recompute all ratings."""


def settled(game: KeptGame, names: Mapping[str, str], number: int, ended: float) -> KeptGame:
    """A game as it is written: its place in the archive, its time, and the names of its people, told apart."""
    shown = tuple(names.get(seat.guest or "", "") for seat in game.seats)
    apart = told_apart(shown, tuple(seat.name for seat in game.seats if seat.level is not None))
    people = [
        msgspec.structs.replace(seat, guest=seat.guest if seat.guest in names else None, name=name)
        for seat, name in zip(game.seats, apart, strict=True)
    ]
    seats = tuple(seat if seat.level is not None else person for seat, person in zip(game.seats, people, strict=True))
    return msgspec.structs.replace(game, seats=seats, number=number, ended=ended)
