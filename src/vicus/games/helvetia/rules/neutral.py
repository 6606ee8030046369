"""The neutral village of the game for two, and its coin (H-120, H-124)."""

from vicus.engine.layout import Acts

from ..actions import NEUTRAL_BUILD, NEUTRAL_MARRY
from ..components import FIRST_VICTORY, KINDS, MAN, NONE, PLACES, WOMAN
from ..events import neutral_wed
from ..state import State
from .places import free_places, singles
from .villagers import marry_in, sex_at

NEUTRAL = 2
"""The number of the village, and the colour of its villagers."""


def has_neutral_coin(s: State) -> bool:
    """H-124a: once a round, by one of the players."""
    return s.players == 2 and s.neutral_coin == 1


def can_take_neutral_coin(s: State) -> bool:
    """H-124, H-124b: in place of the whole turn; H-124e: or in place of one regular action, none of which come after H-102a."""
    if not has_neutral_coin(s):
        return False
    if s.neutral_action:
        return s.closed == 0
    return s.paid == 0 and s.extra == NONE


def take_neutral_coin(s: State) -> None:
    """H-127a: it lies at no person."""
    s.neutral_coin = 0
    s.neutral_used = 1


def legal_neutral(s: State, p: int, acts: Acts, n: int) -> int:
    """H-124: one neutral villager marries in (H-124c), or one building goes to the neutral village (H-52: of any kind)."""
    women = s.centre[NEUTRAL][WOMAN]
    men = s.centre[NEUTRAL][MAN]
    has_room = free_places(s, NEUTRAL) != 0
    for kind in range(len(KINDS)):
        if has_room and s.on_offer[kind] > 0 and (kind >= FIRST_VICTORY or women + men > 0):  # H-124d
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
