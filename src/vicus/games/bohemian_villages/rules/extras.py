"""The bishop and the special-action tiles (B-50 … B-54)."""

from vicus.engine.kernel.events import emit

from ..happenings import BISHOP, TOOK_TILE, USED_TILE
from ..state import ROLL, State
from .dice import lift


def can_fetch_bishop(s: State, p: int) -> bool:
    """B-51: not from oneself."""
    return s.bishop != p


def fetch_bishop(s: State, p: int) -> None:
    emit(s, BISHOP, p, s.bishop, 0)
    s.bishop = p


def can_take_tile(s: State, p: int) -> bool:
    """B-52: one lies in the supply, none is held, none was used this turn."""
    return s.special_supply > 0 and s.special[p] == 0 and s.rerolled == 0


def take_tile(s: State, p: int) -> None:
    s.special_supply -= 1
    s.special[p] = 1
    s.took = 1
    emit(s, TOOK_TILE, p, 0, 0)


def can_reroll(s: State, p: int) -> bool:
    """B-53a, B-54: with a tile held since an earlier turn and at least two unused dice."""
    return s.special[p] > 0 and s.took == 0 and s.unused >= 2


def reroll(s: State, p: int, hand: int) -> None:
    """B-53: the tile leaves the game, these dice are rolled again."""
    s.special[p] = 0
    s.special_gone += 1
    s.rerolled = 1
    emit(s, USED_TILE, p, hand, 0)
    lift(s, hand)
    s.pending = ROLL
