"""The seats of a table: whose they are, who may take one back, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count

from . import lines
from .message_parts import SeatKind


@dataclass(slots=True)
class Seat:
    """A seat and whose it is."""

    kind: SeatKind = "free"
    guest: str | None = None
    level: str | None = None
    votes: set[str] = field(default_factory=set)
    """Guests who agree that a bot takes over."""
    owner: str | None = None
    """Who sat here before a bot took over, and may take the seat back."""
    face: str = ""
    """Of the guest, or of the owner."""
    colour: int = -1
    """As it is drawn, no two alike at a table; below 0: as it comes, of a seat that is only planned."""
    chair: int = -1
    """Stays with the seat wherever it moves: by it a bot has its name."""


class Seats(list[Seat]):
    """In the order of play. Lines change them; whoever writes one has checked it (`changes.py`).

    >>> seats = Seats([Seat("guest", "ada"), Seat("guest", "ben")])
    >>> seats.sit(lines.Sit(1, "bot", level="strong"))
    >>> seats[1].owner, seats.to_take_back("ben")
    ('ben', 1)
    """

    def sit(self, line: lines.Sit) -> None:
        """Whose a seat is from now on. A bot in place of somebody keeps it warm."""
        before = self[line.seat]
        # a guest who was forgotten has no id in the log, but has sat there: what the seat looks like must not depend on it
        sat = before.owner if before.guest is None else before.guest
        owner = sat if line.kind == "bot" else None
        is_back = line.guest is not None and line.guest in (before.owner, before.guest)
        face = line.face or (before.face if owner is not None or is_back else "")
        self[line.seat] = Seat(line.kind, line.guest, line.level, set(), owner, face, before.colour, before.chair)

    def arrange(self, line: lines.Add | lines.Remove | lines.Swap | lines.Rotate) -> None:
        """Before the start: how many there are, and in which order."""
        if isinstance(line, lines.Add):
            self.append(Seat(colour=_unused(seat.colour for seat in self), chair=_unused(seat.chair for seat in self)))
        elif isinstance(line, lines.Remove):
            del self[line.seat]
        elif isinstance(line, lines.Swap):
            self[line.seat], self[line.other] = self[line.other], self[line.seat]
        else:
            self[:] = self[line.first :] + self[: line.first]

    def paint(self, line: lines.Paint) -> None:
        """How a seat is drawn; two that change places keep that."""
        painted = self[line.seat]
        if line.colour >= 0:
            for seat in self:
                if seat.colour == line.colour:
                    seat.colour = painted.colour
            painted.colour = line.colour
        if line.face is not None:
            painted.face = line.face

    def to_take_back(self, guest: str | None) -> int | None:
        """The seat that a bot keeps for a guest."""
        return next((n for n, seat in enumerate(self) if seat.kind == "bot" and guest and seat.owner == guest), None)

    def guests(self) -> set[str]:
        """Those who sit here."""
        return {seat.guest for seat in self if seat.guest is not None}

    def people(self) -> set[str]:
        """Those who sit here, and those whose seat a bot keeps."""
        return {guest for seat in self if (guest := seat.guest or seat.owner)}


def new_seats(players: int) -> Seats:
    """So many free ones."""
    return Seats(Seat(colour=number, chair=number) for number in range(players))


def _unused(numbers: Iterable[int]) -> int:
    taken = set(numbers)
    return next(number for number in count() if number not in taken)
