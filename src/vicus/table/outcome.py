"""How a game ended for those who played it, as its log tells: who sat there, who gave up, who was helped.

The log alone: neither the rules nor the game have to be there. Points and winners come from the match or its archive.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from . import lines
from .lines import AnyLine, Lay
from .message_parts import Settings
from .seats import Seat, new_seats

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
    chair: int = 0
    """By which a bot has its name."""


class Outcome(msgspec.Struct):
    """A game that was begun."""

    laid: Lay
    seats: list[SeatOutcome]
    abandoned: bool
    last: int
    """The number of the line with which it ended."""
    played: int
    """Decisions that were made here, and are not from a record."""
    options: dict[str, str] = {}

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
    start = next((number for number, line in enumerate(log) if isinstance(line, lines.Begin)), end)
    seats, options = _start(laid, log[1 : start + 1])
    found = Outcome(laid, seats, abandoned, end + 1, -laid.plies, options)
    for line in log[start + 1 : end + 1]:
        if isinstance(line, lines.Sit):
            _seat(found.seats[line.seat], line)
        elif isinstance(line, lines.Resign):
            found.seats[line.seat].fate = "resigned"
        elif isinstance(line, lines.Advise):
            found.seats[line.seat].advised = True
        elif isinstance(line, lines.Act):
            found.played += 1
    return found


def _start(laid: Lay, log: Sequence[AnyLine]) -> tuple[list[SeatOutcome], dict[str, str]]:
    """Who sat where when the game began, and its options: the host may have changed all of it in the waiting room."""
    seats, settings = new_seats(laid.players), Settings(laid.options, laid.open)
    for line in log:
        if isinstance(line, lines.Sit):
            seats.sit(line)
        elif isinstance(line, lines.Add | lines.Remove | lines.Swap | lines.Rotate):
            seats.arrange(line)
        elif isinstance(line, lines.Plan):
            settings.agree(line.terms)
    return [_seated(seat) for seat in seats], settings.options


def _seated(seat: Seat) -> SeatOutcome:
    person = (seat.guest or "") if seat.kind == "guest" else None
    return SeatOutcome(person, seat.level if seat.kind == "bot" else None, chair=seat.chair)


def _end(log: Sequence[AnyLine]) -> tuple[int, bool]:
    """The place of the line that ended the game, and whether that was by agreement."""
    for number in range(len(log) - 1, 0, -1):
        if isinstance(log[number], lines.Abandoned):
            return number, True
        if isinstance(log[number], lines.MOVES):
            return number, False
    return 0, False


def _seat(seat: SeatOutcome, line: lines.Sit) -> None:
    """Somebody else plays on, or who began there."""
    if seat.guest is not None and seat.fate != "resigned":
        seat.fate = "away" if line.kind == "bot" else "played"
