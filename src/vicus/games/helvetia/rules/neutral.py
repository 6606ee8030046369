"""The neutral village of the game for two, and its coin (H-120, H-124)."""

from vicus.engine.layout import Acts

from ..actions import NEUTRAL_BUILD, NEUTRAL_MARRY
from ..components import FIRST_VICTORY, KINDS, MAN, PLACES, WOMAN
from ..events import neutral_wed
from ..state import State
from .builder import is_on_offer
from .places import free_places, has_neutral_village, singles
from .progress import has_paid, has_used_tile, is_closed
from .villagers import marry_in, sex_at

NEUTRAL = 2
"""The number of the village, and the colour of its villagers."""


def has_neutral_coin(s: State) -> bool:
    """H-124a: once a round, by one of the players."""
    return has_neutral_village(s) and s.neutral_coin == 1


def is_for_turn(s: State) -> bool:
    """H-124e: the coin stands for a whole turn, not for one action of it."""
    return s.neutral_action == 0


def can_take_neutral_coin(s: State) -> bool:
    """H-124, H-124b: in place of the whole turn; H-124e: or in place of one regular action, none of which come after H-102a."""
    if not has_neutral_coin(s):
        return False
    if is_for_turn(s):
        return not has_paid(s) and not has_used_tile(s)
    return not is_closed(s)


def take_neutral_coin(s: State) -> None:
    """H-127a: it lies at no person."""
    s.neutral_coin = 0
    s.neutral_used = 1


def has_neutral_room(s: State) -> bool:
    """H-53, H-124d: somewhere to build."""
    return free_places(s, NEUTRAL) != 0


def can_staff(s: State, kind: int) -> bool:
    """H-124d: somebody of the neutral centre can move in, or the building is one where nobody lives."""
    return kind >= FIRST_VICTORY or s.centre[NEUTRAL][WOMAN] + s.centre[NEUTRAL][MAN] > 0


def legal_neutral(s: State, p: int, acts: Acts, n: int) -> int:
    """H-124: one neutral villager marries in (H-124c), or one building goes to the neutral village (H-52: of any kind)."""
    women = s.centre[NEUTRAL][WOMAN]
    men = s.centre[NEUTRAL][MAN]
    has_room = has_neutral_room(s)
    for kind in range(len(KINDS)):
        if has_room and is_on_offer(s, kind) and can_staff(s, kind):
            acts[n] = NEUTRAL_BUILD + kind
            n += 1
    alone = singles(s, p)
    fits = (alone & s.women[p] if men > 0 else 0) | (alone & ~s.women[p] if women > 0 else 0)
    for place in range(PLACES):
        if (fits >> place) & 1:
            acts[n] = NEUTRAL_MARRY + place
            n += 1
    return n


def marry_neutral(s: State, p: int, place: int) -> None:
    """H-124c: no dowry moves."""
    sex = 1 - sex_at(s, p, place)
    s.centre[NEUTRAL][sex] -= 1
    marry_in(s, NEUTRAL, p, place)
    neutral_wed(s, p, sex, p, place)
