"""How well a seat stands, in points: what it has, what the end would bring now, and what is still to come.

A first estimate by hand, for the greedy bot; the weights are guesses.
"""

from __future__ import annotations

from .components import (
    CELLS,
    CHIMNEYS,
    FIRST_DWELLING,
    FIRST_LANDSCAPE,
    GOODS,
    LAST_DWELLING,
    LAST_LANDSCAPE,
    PASSES,
    SIDES,
    VILLA,
)
from .state import PLACE_DISC, PLACE_PATRICIAN, TAKE_TILE, State

GOOD, COIN, BREAD, STEP = 1.6, 2.1, 1.2, 1.15
LANDSCAPE, DWELLING, FINISHED_VILLA, CHIMNEY, SINGLE = 2.2, 1.6, 2.0, 0.7, 0.8
KEPT_CARD = 2.5
OPEN_SIDE, DEAD_SIDE, TILE_LAID = 0.35, -0.6, 0.25


def outlook(s: State, seat: int) -> float:
    """One's own standing against the mean of the others'."""
    others = [_standing(s, p) for p in range(s.players) if p != seat]
    return _standing(s, seat) - sum(others) / len(others)


def is_resting(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    return s.phase in (PLACE_PATRICIAN, TAKE_TILE, PLACE_DISC)


def _standing(s: State, p: int) -> float:
    to_come = 0.0 if s.over else (PASSES - s.passes) / PASSES
    goods = sum(s.goods[p][good] for good in range(len(GOODS)))
    value = float(s.points[p] + s.villa_points[p] + s.step[p])
    value += (goods + s.coins[p] + s.breads[p] + s.stores[p]) / 2
    if not to_come:
        return value
    value += to_come * ((GOOD - 0.5) * goods + (COIN - 0.5) * s.coins[p] + (BREAD - 0.5) * s.breads[p])
    value += (STEP - 1) * s.step[p] + KEPT_CARD * sum(s.kept[p])
    owned = s.owned[p]
    value += to_come * LANDSCAPE * sum(owned[FIRST_LANDSCAPE : LAST_LANDSCAPE + 1])
    value += to_come * DWELLING * sum(owned[FIRST_DWELLING : LAST_DWELLING + 1])
    value += to_come * (FINISHED_VILLA * owned[VILLA] + CHIMNEY * owned[CHIMNEYS] + SINGLE * sum(owned[VILLA + 1 : VILLA + 4]))
    return value + _openings(s, p) * to_come + TILE_LAID * bin(s.built[p]).count("1")


def _openings(s: State, p: int) -> float:
    """Open sides can still become something; a cell that wants three or more pictures rarely finds its tile."""
    value = 0.0
    for cell in range(CELLS):
        if not (s.built[p] >> cell) & 1:
            pictures = [k for k in ((s.want[p][cell] >> (4 * side)) & 15 for side in range(SIDES)) if 0 < k < 15]
            if len(pictures) == 1:
                value += OPEN_SIDE
            elif len(pictures) > 1:
                value += DEAD_SIDE * (len(pictures) - 1)
    return value
