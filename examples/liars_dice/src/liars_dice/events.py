"""What the rules report while they run: for log, animation and screen reader."""

from __future__ import annotations

from typing import Annotated

from vicus.spec.event import PartOf, Seat

from .state import State

Die = Annotated[int, PartOf("dice")]
"""What one of the dice in a cup shows; below 0: there are not so many."""


def rolled(s: State, seat: Seat, round_: int, left: int) -> None:
    """A round begins: everybody rolls, and a player is to bid. So many dice are left."""


def bid(s: State, seat: Seat, count: int, face: int) -> None:
    """A bid was made."""


def doubted(s: State, seat: Seat, owner: Seat, count: int, face: int) -> None:
    """Somebody doubts the bid of another one."""


def shown(s: State, seat: Seat, first: Die, second: Die, third: Die, fourth: Die, fifth: Die) -> None:
    """A cup is lifted."""


def counted(s: State, found: int, count: int, face: int) -> None:
    """So many dice count for the bid."""


def lost(s: State, seat: Seat, left: int) -> None:
    """Somebody loses a die; so many are left."""


def out(s: State, seat: Seat) -> None:
    """Somebody has lost their last die."""
