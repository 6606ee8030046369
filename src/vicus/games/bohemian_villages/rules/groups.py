"""What a group of dice can be used for."""

from vicus.engine.layout import Acts

from ..actions import BISHOP, TILE
from ..components import DICE, LAST_KIND
from ..state import State
from .extras import can_fetch_bishop, can_take_tile
from .placing import can_set, legal_places


def is_usable(s: State, p: int, size: int, total: int, double: bool) -> bool:
    """B-14, B-34a: does a group of so many dice with this sum fit anything at all? A single die never does."""
    if size < 2:
        return False
    if size == 2 and (can_take_tile(s, p) or (double and can_fetch_bishop(s, p))):
        return True
    return can_set(s, p, total)


def group_sum(s: State) -> int:
    return s.group[0] + s.group[1] + s.group[2] + s.group[3]


def group_size(s: State) -> int:
    size = 0
    while size < DICE and s.group[size] != 0:
        size += 1
    return size


def is_pair(s: State) -> bool:
    return group_size(s) == 2


def is_double(s: State) -> bool:
    """B-50, B-50b: exactly two dice, showing the same."""
    return is_pair(s) and s.group[0] == s.group[1]


def legal_uses(s: State, p: int, acts: Acts) -> int:
    """B-50c: a group is used for one thing: a figure, the bishop (a double) or a special-action tile (any pair, B-52b)."""
    n = 0
    total = group_sum(s)
    if total <= LAST_KIND and can_set(s, p, total):
        n = legal_places(s, p, total, acts, n)
    if is_double(s) and can_fetch_bishop(s, p):
        acts[n] = BISHOP
        n += 1
    if is_pair(s) and can_take_tile(s, p):
        acts[n] = TILE
        n += 1
    return n
