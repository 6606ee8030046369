"""How a game ended for those who played it, as its log tells: who sat there, who gave up, who was helped.

The log alone: neither the rules nor the game have to be there. Points and winners come from the match or its archive.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from . import lines
from .lines import AnyLine, Lay

Fate = Literal["played", "away", "resigned"]
"""Of a seat: played to the end by whoever had it at the start; a bot has taken over; given up for good."""


class SeatOutcome(msgspec.Struct):
    """Whoever had a seat when the game began."""

    guest: str | None = None
    """A person; the empty text for one who is forgotten. None: a bot."""
    level: str | None = None
    """Of a bot."""
    fate: Fate = "played"
    advised: bool = False
    """Has asked for hints."""


class Outcome(msgspec.Struct):
    """A game that was begun."""

    laid: Lay
    seats: list[SeatOutcome]
    abandoned: bool
    last: int
    """The number of the line with which it ended."""
    played: int
    """Decisions that were made here, and are not from a record."""

    @property
    def is_brought(self) -> bool:
        """It was played on from a record, or is one."""
        return self.laid.brought or self.laid.about is not None


def outcome(log: Sequence[AnyLine]) -> Outcome:
    """What the log of a game that is over, or abandoned, tells about those who played.

    What happens at a table after the last move is nothing of the game any more: whoever leaves then has not given up.
    """
    laid = log[0]
    assert isinstance(laid, Lay)
    end, abandoned = _end(log)
    found = Outcome(laid, [SeatOutcome() for _ in range(laid.players)], abandoned, end + 1, 0)
    begun = False
    for line in log[1 : end + 1]:
        if isinstance(line, lines.Begin):
            begun = True
        elif isinstance(line, lines.Sit):
            _seat(found.seats, line, begun)
        elif isinstance(line, lines.Resign):
            found.seats[line.seat].fate = "resigned"
        elif isinstance(line, lines.Advise):
            found.seats[line.seat].advised = True
        elif isinstance(line, lines.Act):
            found.played += 1
    found.played -= laid.plies
    return found


def _end(log: Sequence[AnyLine]) -> tuple[int, bool]:
    """The place of the line that ended the game, and whether that was by agreement."""
    for number in range(len(log) - 1, 0, -1):
        if isinstance(log[number], lines.Abandoned):
            return number, True
        if isinstance(log[number], lines.MOVES):
            return number, False
    return 0, False


def _seat(seats: list[SeatOutcome], line: lines.Sit, begun: bool) -> None:
    if not begun:
        person = (line.guest or "") if line.kind == "guest" else None
        seats[line.seat] = SeatOutcome(person, line.level if line.kind == "bot" else None)
    elif seats[line.seat].guest is not None and seats[line.seat].fate != "resigned":
        seats[line.seat].fate = "away" if line.kind == "bot" else "played"
