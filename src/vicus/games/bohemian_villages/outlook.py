"""How well a seat stands, in coins: what it has, what the end would bring now, and what is still to come.

A first estimate by hand, for the greedy bot; the weights are guesses.
"""

from __future__ import annotations

from .components import CHURCH, INN, TOWN_HALL
from .state import CHOOSE_DICE, State

ACTIVE_INN, SLEEPING_INN = 3.5, 1.5
BISHOP, SPECIAL = 0.5, 0.8
CHURCH_WORTH, HALL_WORTH, TILE_WORTH = 2.0, 2.0, 0.7
FIGURE = 0.3


def outlook(s: State, seat: int) -> float:
    """One's own standing against the mean of the others'."""
    others = [_standing(s, p) for p in range(s.players) if p != seat]
    return _standing(s, seat) - sum(others) / len(others)


def is_resting(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    return s.phase == CHOOSE_DICE


def _standing(s: State, p: int) -> float:
    value = float(s.coins[p])
    if s.over:
        return value
    value += _shops(s, p)
    value += HALL_WORTH * s.own[p][TOWN_HALL] + (5 if s.own[p][TOWN_HALL] else 0)
    value += CHURCH_WORTH * s.own[p][CHURCH] + (BISHOP * (1 + s.own[p][CHURCH]) if s.bishop == p else 0)
    value += sum(
        ACTIVE_INN if s.active[b - s.first[INN]] else SLEEPING_INN
        for b in range(s.first[INN], s.first[INN + 1])
        if s.owner[b] == p
    )
    value += TILE_WORTH * (2 * s.flour[p] + 3 * s.glass[p])
    return value + SPECIAL * s.special[p] + FIGURE * s.figures[p]


def _shops(s: State, p: int) -> float:
    kinds = sum(s.own[p][kind] > 0 for kind in (2, 3, 4, 5))
    return (0.0, 2.0, 6.0, 12.5, 20.0)[kinds]
