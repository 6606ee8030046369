"""How good a position is for a seat: features times weights, what is still to come included."""

from vicus.engine.layout import Acts, Ints
from vicus.engine.records import Workspace

from .game import FEATURES, State, advance, apply, features, is_quiescent, is_settling, legal, stage
from .memory import copy_state

QUIESCENCE_LIMIT = 20
"""What has been begun is carried on for so many steps, by the first option, before a position is judged."""


def worth(s: State, p: int, weights: Ints, feats: Ints) -> int:
    """In hundredths of a point. A feature counts its first weight, and its second as far as the game is still to come."""
    features(s, p, feats)
    left = stage(s)
    total = 0
    for i in range(FEATURES):
        total += feats[i] * (100 * weights[i] + left * weights[FEATURES + i])
    return total // 100


def lead(s: State, p: int, weights: Ints, feats: Ints) -> int:
    """The own worth against the mean of the others'."""
    others = 0
    for q in range(s.players):
        if q != p:
            others += worth(s, q, weights, feats)
    return worth(s, p, weights, feats) - others // (s.players - 1)


def is_settled(s: State, seat: int) -> bool:
    """Is it a moment to judge: over, another's turn, chance due, or nothing half done?"""
    if s.over or s.seat != seat:
        return True
    if s.pending != 0:
        return not is_settling(s)
    return is_quiescent(s)


def quiesce(s: State, seat: int, acts: Acts) -> None:
    """A tile in hand or a price half paid says little: go on until nothing is half done."""
    for _ in range(QUIESCENCE_LIMIT):
        if is_settled(s, seat):
            return
        if s.pending != 0:
            advance(s)
        else:
            legal(s, acts)
            apply(s, acts[0])


def judge(w: Workspace, to: int, source: int, action: int, seat: int, weights: Ints) -> int:
    """The lead after an action, tried on `w.states[to]`."""
    copy_state(w.states, to, source)
    apply(w.states[to], action)
    quiesce(w.states[to], seat, w.menus[to])
    return lead(w.states[to], seat, weights, w.feats)
