"""Setting figures and evicting others (B-17 … B-20, B-30 … B-34)."""

from vicus.engine.layout import Acts

from ..actions import SET as SET_ACTION
from ..components import FARM, LAST_KIND, NOBODY, TAILOR
from ..events import evicted, set_
from ..state import State
from .buildings import resolve, village_of, wake_inns


def in_play(s: State, kind: int) -> int:
    """How many buildings of a kind there are."""
    return s.first[kind + 1] - s.first[kind]


def can_set(s: State, p: int, kind: int) -> bool:
    """B-17, B-20, B-34a: is there any building of this kind for a figure of p?"""
    if kind > LAST_KIND or s.figures[p] == 0:
        return False
    return s.free[kind] > 0 or can_evict_from(s, p, kind)


def can_evict_from(s: State, p: int, kind: int) -> bool:
    """B-30 … B-34, with every building of the kind occupied: is one of the figures there p's to evict?"""
    if kind <= TAILOR:
        return in_play(s, kind) > 0 and s.own[p][kind] == 0
    if kind < FARM or kind == LAST_KIND:
        return False
    return s.own[p][kind] < in_play(s, kind)


def legal_places(s: State, p: int, kind: int, acts: Acts, n: int) -> int:
    """B-18, B-30a: every free building, or, if none is free, every figure that may be evicted."""
    free = s.free[kind] > 0
    for building in range(s.first[kind], s.first[kind + 1]):
        if s.owner[building] == NOBODY if free else s.owner[building] != p:
            acts[n] = SET_ACTION + s.place[building]
            n += 1
    return n


def set_figure(s: State, p: int, kind: int, place: int) -> None:
    """B-17: a figure from p's supply moves in; whoever stands there goes home first."""
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
    """B-30: the figure returns to its owner. An inn's tile stays with the inn and so passes to the newcomer (B-46)."""
    loser = s.owner[building]
    s.own[loser][kind] -= 1
    s.figures[loser] += 1
    evicted(s, loser, s.place[building], p)
