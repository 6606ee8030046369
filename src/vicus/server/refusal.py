"""What is refused: requests that cannot be met, and why. Nothing has changed then."""

from __future__ import annotations

from typing import Any

from vicus.errors import VicusError

from .answers import Code
from .game_table import GameTable
from .logged_match import LoggedMatch


class Refused(Exception):
    """A request that cannot be met; the page gets it as an `answers.Refusal`.

    `code` is for the page, `message` a key of the catalogues where there is more to say, `params` its parameters.
    """

    def __init__(self, code: Code, message: str | None = None, **params: Any) -> None:
        super().__init__(code)
        self.code: Code = code
        self.message = message
        self.params = params


def require_turn(table: GameTable, guest: str, number: int) -> tuple[LoggedMatch, int]:
    """The match and the seat of a guest whose turn it is.

    Raises `Refused` for anybody else, and for somebody who has not seen everything up to now (`number`).
    """
    logged, seat = table.logged, table.seat_of(guest)
    if logged is None:
        raise Refused("not_started")
    if seat is None:
        raise Refused("not_seated")
    if logged.match.over:
        raise Refused("over")
    if table.turn != seat:
        raise Refused("not_your_turn")
    if number != logged.number:
        raise Refused("stale")
    return logged, seat


def check_entry(table: GameTable, kind: str, action: str) -> None:
    """Would this be a possible entry of the log now? Raises `Refused` if not, before anything is written."""
    assert table.logged is not None
    match = table.logged.match
    if kind == "act":
        try:
            if match.why_not(action) is not None:
                raise Refused("not_allowed", "why")
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
    elif kind in ("undo", "restart") and not match.can_undo:
        raise Refused("not_allowed", "nothing-to-undo")
    elif kind == "end" and not table.logged.can_end:
        raise Refused("not_allowed")
