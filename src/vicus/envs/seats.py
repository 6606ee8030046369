"""Where the learner sits."""

from __future__ import annotations

from typing import Any

from vicus.core.numbers import whole
from vicus.errors import BadOption
from vicus.texts import told


def learners_seat(given: Any, players: int) -> int | None:
    """A seat as a plain number; None is drawn anew for each game. BadOption for one that is not there.

    >>> learners_seat(1, players=2), learners_seat(None, players=2)
    (1, None)
    """
    if given is None:
        return None
    seat = whole(given, "bad-seat")
    if not 0 <= seat < players:
        raise BadOption("bad-seat", value=told(given))
    return seat
