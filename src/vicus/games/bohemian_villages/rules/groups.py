"""What a group of dice can be used for (B-14, B-17, B-50, B-52)."""

from vicus.engine.layout import Acts

from ..action_ids import BISHOP, TILE
from ..components import LAST_KIND
from ..state import State
from ..tables import HAND_SIZE, HAND_SUM
from .dice import is_double
from .extras import can_fetch_bishop, can_take_tile
from .placing import can_set, legal_places


def is_usable(s: State, p: int, hand: int) -> bool:
    """Does the group fit anything at all? A single die never does."""
    if HAND_SIZE[hand] < 2:
        return False
    if HAND_SIZE[hand] == 2 and can_take_tile(s, p):
        return True
    if is_double(hand) and can_fetch_bishop(s, p):
        return True
    return can_set(s, p, HAND_SUM[hand])


def legal_uses(s: State, p: int, hand: int, acts: Acts) -> int:
    """B-50c: a group is used for one thing: a figure, the bishop (a double) or a special-action tile (any pair)."""
    n = 0
    total = HAND_SUM[hand]
    if total <= LAST_KIND and can_set(s, p, total):
        n = legal_places(s, p, total, acts, n)
    if is_double(hand) and can_fetch_bishop(s, p):
        acts[n] = BISHOP
        n += 1
    if HAND_SIZE[hand] == 2 and can_take_tile(s, p):
        acts[n] = TILE
        n += 1
    return n
