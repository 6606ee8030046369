"""The priest (H-80, H-81)."""

from vicus.engine.layout import Acts

from ..actions import DOWRY, MARRY
from ..components import MAN, NONE, PLACES, SEATS, VILLAGES, WOMAN
from ..events import dowry, married
from ..state import CHOOSE_DOWRY, State
from .places import singles, villages
from .villagers import marry_in, sex_at

CENTRE, SCHOOL = 0, 1


def legal_marriages(s: State, p: int, base: int, acts: Acts, n: int) -> int:
    """H-80: from the own centre or the school, onto a building of another village with one villager of the other sex."""
    for source in range(2):
        women = s.centre[p][WOMAN] if source == CENTRE else s.school[p][WOMAN]
        men = s.centre[p][MAN] if source == CENTRE else s.school[p][MAN]
        if women + men > 0:
            for v in range(villages(s)):
                if v != p:
                    alone = singles(s, v)
                    fits = (alone & s.women[v] if men > 0 else 0) | (alone & ~s.women[v] if women > 0 else 0)
                    first = base + MARRY + source * VILLAGES * PLACES + v * PLACES
                    n = add_places(fits, first, acts, n)
    return n


def add_places(bits: int, first: int, acts: Acts, n: int) -> int:
    for place in range(PLACES):
        if (bits >> place) & 1:
            acts[n] = first + place
            n += 1
    return n


def marry(s: State, p: int, source: int, v: int, place: int) -> bool:
    """True: there is no dowry to choose."""
    sex = 1 - sex_at(s, v, place)
    if source == CENTRE:
        s.centre[p][sex] -= 1
    else:
        s.school[p][sex] -= 1
    marry_in(s, p, v, place)
    married(s, p, sex, v, place)
    s.bride = v
    for colour in range(SEATS):
        if s.dowry[v][colour] > 0:
            s.phase = CHOOSE_DOWRY
            return False
    s.bride = NONE
    return True


def legal_dowries(s: State, acts: Acts) -> int:
    """H-81: one coin by choice."""
    n = 0
    for colour in range(SEATS):
        if s.dowry[s.bride][colour] > 0:
            acts[n] = DOWRY + colour
            n += 1
    return n


def take_dowry(s: State, p: int, colour: int) -> None:
    """H-81: an own coin is usable from the next turn on, a foreign one becomes dowry in the own centre."""
    s.dowry[s.bride][colour] -= 1
    if colour == p:
        s.won[p] += 1
    else:
        s.dowry[p][colour] += 1
    dowry(s, p, colour, s.bride)
    s.bride = NONE
