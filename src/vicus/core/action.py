"""Actions, events and scores as everybody outside the rules sees them."""

from __future__ import annotations

from dataclasses import dataclass

from vicus.spec.action import Action
from vicus.spec.event import Event

__all__ = ["Action", "Event", "Score"]


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat has: the total and the lines that it is made of.

    >>> Score(3, [("coins", 3)]).total
    3
    """

    total: int
    lines: list[tuple[str, int | None]]
    """Key and points; None for a line that is still hidden from whoever asked."""
