"""Passes, rounds, turns (C-09, C-15, C-70)."""

from vicus.engine.kernel.chance import below

from ..components import NOTHING_THERE, PASSES, ROUNDS, SPACES, TILES_AT_SPACE
from ..events import pass_, turn
from ..state import (
    FINAL_SCORING,
    LOOK,
    NEXT_PASS,
    NEXT_SCORER,
    NEXT_TURN,
    NOTHING,
    SETTLE_REWARDS,
    TAKE_TILE,
    State,
)
from .ending import final_scoring
from .fountains import look
from .rewards import settle_rewards
from .scoring import begin_scoring, next_scorer


def advance(s: State) -> None:
    """What happens without a decision: rewards, draws, the next turn, the next pass."""
    if s.pending == LOOK:
        look(s, s.seat)
    elif s.pending == SETTLE_REWARDS:
        if settle_rewards(s, s.seat):
            end_turn(s)
    elif s.pending == NEXT_TURN:
        begin_turn(s)
    elif s.pending == NEXT_SCORER:
        next_scorer(s)
    elif s.pending == NEXT_PASS:
        begin_pass(s)
    elif s.pending == FINAL_SCORING:
        final_scoring(s)


def begin_pass(s: State) -> None:
    """C-05, C-70: four tiles at each space, dark ones in the last pass."""
    pass_(s, s.passes + 1)
    s.turns = 0
    for space in range(SPACES):
        s.taken[space] = 0
        s.left[space] = TILES_AT_SPACE
        for slot in range(TILES_AT_SPACE):
            s.at[space][slot] = draw_dark(s) if s.passes == PASSES - 1 else draw_light(s)
    s.pending = NEXT_TURN


def draw_light(s: State) -> int:
    """Any of the face-down light tiles: they lie in no order."""
    i = below(s, s.lights)
    s.lights -= 1
    tile = s.light[i]
    s.light[i] = s.light[s.lights]
    s.light[s.lights] = NOTHING_THERE
    return tile


def draw_dark(s: State) -> int:
    i = below(s, s.darks)
    s.darks -= 1
    tile = s.dark[i]
    s.dark[i] = s.dark[s.darks]
    s.dark[s.darks] = NOTHING_THERE
    return tile


def begin_turn(s: State) -> None:
    """C-09, C-70a: pass k is begun by seat (k - 1) mod n; after seven rounds the scoring follows."""
    if s.turns == ROUNDS * s.players:
        begin_scoring(s)
        return
    s.seat = (s.passes + s.turns) % s.players
    s.phase = TAKE_TILE
    s.pending = NOTHING
    turn(s, s.seat)


def end_turn(s: State) -> None:
    s.turns += 1
    s.seat = (s.seat + 1) % s.players
    s.pending = NEXT_TURN
