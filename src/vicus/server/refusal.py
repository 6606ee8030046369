"""What is refused: requests that cannot be met, and why. Nothing has changed then."""

from __future__ import annotations

from typing import Any

from vicus.errors import VicusError

from .ledger import Ledger
from .messages import Code
from .table import Table


class Refused(Exception):
    """A request that cannot be met."""

    def __init__(self, code: Code, message: str | None = None, **params: Any) -> None:
        super().__init__(code)
        self.code: Code = code
        self.message = message
        self.params = params


def whose_turn(table: Table, guest: str, number: int) -> tuple[Ledger, int]:
    """The log and the seat of a guest whose turn it is, and who has seen everything up to now; anybody else is refused."""
    ledger, seat = table.ledger, table.seat_of(guest)
    if ledger is None:
        raise Refused("not_started")
    if seat is None:
        raise Refused("not_seated")
    if ledger.match.over:
        raise Refused("over")
    if table.turn != seat:
        raise Refused("not_your_turn")
    if number != ledger.number:
        raise Refused("stale")
    return ledger, seat


def check(table: Table, kind: str, action: str) -> None:
    """Would this line be possible? Raises before anything is written."""
    assert table.ledger is not None
    match = table.ledger.match
    if kind == "act":
        try:
            if match.why_not(action) is not None:
                raise Refused("not_allowed", "why")
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
    elif kind in ("undo", "restart") and not match.can_undo:
        raise Refused("not_allowed", "nothing-to-undo")
    elif kind == "end" and not table.ledger.can_end:
        raise Refused("not_allowed")
