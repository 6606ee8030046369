"""The bishop and the special-action tiles."""

from ..events import bishop, took_tile, used_tile
from ..state import ROLL, State
from .dice import lift


def can_fetch_bishop(s: State, p: int) -> bool:
    """B-51: not from oneself; B-50d: from anybody else, and with or without a church."""
    return s.bishop != p


def fetch_bishop(s: State, p: int) -> None:
    """B-50: he stays until another player fetches him."""
    bishop(s, p, s.bishop)
    s.bishop = p


def can_take_tile(s: State, p: int) -> bool:
    """B-52: one lies in the supply, none is held, none was used this turn."""
    return is_tile_left(s) and not has_tile(s, p) and not has_rerolled(s)


def is_tile_left(s: State) -> bool:
    """B-52a: used tiles do not come back."""
    return s.special_supply > 0


def has_tile(s: State, p: int) -> bool:
    """B-52: one is the most."""
    return s.special[p] > 0


def has_rerolled(s: State) -> bool:
    """B-52: a tile was used this turn."""
    return s.rerolled > 0


def has_taken_tile(s: State) -> bool:
    """B-54: a tile was taken this turn."""
    return s.took > 0


def take_tile(s: State, p: int) -> None:
    """B-52: from the supply."""
    s.special_supply -= 1
    s.special[p] = 1
    s.took = 1
    took_tile(s, p)


def can_reroll(s: State, p: int) -> bool:
    """B-53a, B-53c, B-54: with a tile held since an earlier turn and enough dice."""
    return has_tile(s, p) and not has_taken_tile(s) and are_dice_left(s)


def are_dice_left(s: State) -> bool:
    """B-53a: a lone die is of no use."""
    return s.unused >= 2


def reroll(s: State, p: int, hand: int) -> None:
    """B-53, B-52a: the tile leaves the game, these dice are rolled again."""
    s.special[p] = 0
    s.special_gone += 1
    s.rerolled = 1
    used_tile(s, p, hand)
    lift(s, hand)
    s.pending = ROLL
