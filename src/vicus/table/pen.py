"""Writes lines of a table's log, and carries them out as it writes them."""

from __future__ import annotations

import secrets

from vicus.core.record import digest

from . import lines
from .lines import AnyLine
from .seats import Seat
from .table import Table


class Pen:
    """Carries lines out as it writes them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.written: list[AnyLine] = []

    def write(self, line: AnyLine) -> None:
        self.table.apply(line)
        self.written.append(line)

    def seat(self, number: int, seat: Seat) -> None:
        self.write(lines.Sit(number, seat.kind, seat.guest, seat.level, seat.face))

    def begin(self) -> None:
        """The game starts: without the seats that are free, and whoever begins has the first one."""
        for number in reversed(range(len(self.table.seats))):
            if self.table.seats[number].kind == "free":
                self.write(lines.Remove(number))
        begins = self.table.settings.begins
        first = begins if begins >= 0 else secrets.randbelow(len(self.table.seats))
        if first:
            self.write(lines.Rotate(first))
        self.write(lines.Begin())

    def restart(self) -> None:
        self.table.apply(lines.Restart())
        assert self.table.logged is not None
        self.written.append(lines.Restart(len(self.table.logged.match.actions)))

    def end_turn(self) -> None:
        self.table.apply(lines.End())
        assert self.table.logged is not None
        self.written.append(lines.End(digest(self.table.logged.match)))
