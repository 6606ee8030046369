"""Setting figures and evicting others."""

from vicus.engine.layout import Acts

from ..actions import SET as SET_ACTION
from ..components import LAST_KIND, MANOR, MANUFACTORY, MILL, NOBODY, TAILOR
from ..events import evicted, set_
from ..state import State
from .buildings import resolve, village_of, wake_inns


def in_play(s: State, kind: int) -> int:
    """How many buildings of a kind there are."""
    return s.first[kind + 1] - s.first[kind]


def can_set(s: State, p: int, kind: int) -> bool:
    """B-17, B-17a, B-20, B-34a: is there any building of this kind for a figure of p?

    B-32a: a free one does for anybody.
    """
    if kind > LAST_KIND or s.figures[p] == 0:
        return False
    return s.free[kind] > 0 or can_evict_from(s, p, kind)


def can_evict_from(s: State, p: int, kind: int) -> bool:
    """B-30, B-31, B-34: with every building of the kind occupied, is one of the figures there p's to evict?"""
    return not is_protected(kind) and not has_that_shop(s, p, kind) and s.own[p][kind] < in_play(s, kind)


def is_protected(kind: int) -> bool:
    """B-33: is nobody ever evicted from this kind?"""
    return kind in (MANOR, MILL, MANUFACTORY)


def has_that_shop(s: State, p: int, kind: int) -> bool:
    """B-32: is it a kind of shop that p has already?"""
    return kind <= TAILOR and s.own[p][kind] > 0


def legal_places(s: State, p: int, kind: int, acts: Acts, n: int) -> int:
    """B-18, B-30, B-30a: every free building, or, if none is free, every figure that may be evicted (B-34: not one's own)."""
    free = s.free[kind] > 0
    for building in range(s.first[kind], s.first[kind + 1]):
        if s.owner[building] == NOBODY if free else s.owner[building] != p:
            acts[n] = SET_ACTION + s.place[building]
            n += 1
    return n


def set_figure(s: State, p: int, kind: int, place: int) -> None:
    """B-17, B-19, B-30b: a figure from p's supply moves in, with all effects; whoever stands there goes home first."""
    building = s.first[kind]
    while s.place[building] != place:
        building += 1
    if s.owner[building] == NOBODY:
        s.free[kind] -= 1
        s.taken[village_of(s, building)] += 1
    else:
        evict(s, p, kind, building)
    s.owner[building] = p
    s.own[p][kind] += 1
    s.figures[p] -= 1
    set_(s, p, place)
    wake_inns(s, village_of(s, building))  # B-45: before a scoring empties mills or manufactories
    resolve(s, p, kind, building)


def evict(s: State, p: int, kind: int, building: int) -> None:
    """B-30: the figure returns to its owner. An inn's tile stays as it is (B-46, B-46a) and so passes to the newcomer."""
    loser = s.owner[building]
    s.own[loser][kind] -= 1
    s.figures[loser] += 1
    evicted(s, loser, s.place[building], p)
