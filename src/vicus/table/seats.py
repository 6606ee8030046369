"""The seats of a table: whose they are, and who may take one back."""

from __future__ import annotations

from dataclasses import dataclass, field

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
        owner = (before.guest or before.owner) if line.kind == "bot" else None
        self[line.seat] = Seat(line.kind, line.guest, line.level, owner=owner)

    def to_take_back(self, guest: str | None) -> int | None:
        """The seat that a bot keeps for a guest."""
        return next((n for n, seat in enumerate(self) if seat.kind == "bot" and guest and seat.owner == guest), None)

    def guests(self) -> set[str]:
        """Those who sit here."""
        return {seat.guest for seat in self if seat.guest is not None}

    def people(self) -> set[str]:
        """Those who sit here, and those whose seat a bot keeps."""
        return {guest for seat in self if (guest := seat.guest or seat.owner)}
