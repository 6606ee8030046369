"""Writes lines of a table's log, and carries them out as it writes them."""

from __future__ import annotations

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
        self.write(lines.Sit(number, seat.kind, seat.guest, seat.level))

    def begin_if_full(self) -> None:
        if self.table.logged is None and not self.table.has_free_seat():
            self.write(lines.Begin())

    def restart(self) -> None:
        self.table.apply(lines.Restart())
        assert self.table.logged is not None
        self.written.append(lines.Restart(len(self.table.logged.match.actions)))

    def end_turn(self) -> None:
        self.table.apply(lines.End())
        assert self.table.logged is not None
        self.written.append(lines.End(digest(self.table.logged.match)))
