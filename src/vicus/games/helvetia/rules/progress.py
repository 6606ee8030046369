"""How far a turn has come, and what is still open in it (H-30, H-102)."""

from ..components import NONE
from ..state import State


def has_coin(s: State, p: int) -> bool:
    """H-30: an action costs a coin of one's own."""
    return s.coins[p] > 0


def has_paid(s: State) -> bool:
    """An action of this turn was paid with an own coin."""
    return s.paid > 0


def has_used_tile(s: State) -> bool:
    """H-102: one person tile a turn."""
    return s.extra != NONE


def may_choose(s: State, person: int) -> bool:
    """H-30: one person a turn."""
    return s.person == NONE or s.person == person


def is_closed(s: State) -> bool:
    """H-102a: after an extra action with another person no regular one comes."""
    return s.closed == 1
