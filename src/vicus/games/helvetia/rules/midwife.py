"""The midwife (H-90)."""

from vicus.engine.layout import Acts

from ..actions import BEAR
from ..components import PLACES
from ..events import born
from ..state import State
from .places import guests


def legal_births(s: State, p: int, base: int, acts: Acts, n: int) -> int:
    """H-90, H-90a, H-103b: a couple in the own village that had no child this turn, a child from the own supply.

    A neutral spouse is as good as any (H-125).
    """
    couples = s.home[p] & guests(s, p) & ~s.bore
    for place in range(PLACES):
        if (couples >> place) & 1:
            for sex in range(2):
                if s.supply[p][sex] > 0:
                    acts[n] = base + BEAR + place * 2 + sex
                    n += 1
    return n


def bear(s: State, p: int, place: int, sex: int) -> None:
    """H-90b: a newborn waits for the end of the round."""
    s.supply[p][sex] -= 1
    s.newborn[p][sex] += 1
    s.bore |= 1 << place
    born(s, p, sex, p, place)
