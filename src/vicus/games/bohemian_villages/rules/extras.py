"""The bishop and the special-action tiles (B-50 … B-54)."""

from ..events import bishop, took_tile, used_tile
from ..state import ROLL, State
from .dice import lift


def can_fetch_bishop(s: State, p: int) -> bool:
    """B-51: not from oneself."""
    return s.bishop != p


def fetch_bishop(s: State, p: int) -> None:
    bishop(s, p, s.bishop)
    s.bishop = p


def can_take_tile(s: State, p: int) -> bool:
    """B-52: one lies in the supply, none is held, none was used this turn."""
    return s.special_supply > 0 and s.special[p] == 0 and s.rerolled == 0


def take_tile(s: State, p: int) -> None:
    s.special_supply -= 1
    s.special[p] = 1
    s.took = 1
    took_tile(s, p)


def can_reroll(s: State, p: int) -> bool:
    """B-53a, B-54: with a tile held since an earlier turn and at least two unused dice."""
    return s.special[p] > 0 and s.took == 0 and s.unused >= 2


def reroll(s: State, p: int, hand: int) -> None:
    """B-53: the tile leaves the game, these dice are rolled again."""
    s.special[p] = 0
    s.special_gone += 1
    s.rerolled = 1
    used_tile(s, p, hand)
    lift(s, hand)
    s.pending = ROLL
