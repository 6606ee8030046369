"""A turn: roll, then take or leave."""

from vicus.engine.kernel.chance import below
from vicus.engine.layout import Acts, Ints

from ..state import State
from ..tables import FACES, TURNS

MAX_LEGAL = 2
LINES = 1
TAKE, LEAVE = 0, 1


def setup(s: State, seed: int, players: int, options: Ints) -> None:
    s.turns = TURNS * players
    s.pending = 1


def advance(s: State) -> None:
    s.die = FACES[below(s, len(FACES))]
    s.pending = 0


def legal(s: State, acts: Acts) -> int:
    acts[0] = TAKE
    acts[1] = LEAVE
    return 2


def apply(s: State, action: int) -> None:
    if action == TAKE:
        s.points[s.seat] += s.die - s.taken[s.seat]
        s.taken[s.seat] += 1
    s.seat = (s.seat + 1) % s.players
    s.turns -= 1
    s.pending = 1
    if s.turns == 0:
        s.pending = 0
        s.over = 1


def score(s: State, p: int, lines: Ints) -> None:
    lines[0] = s.points[p]


def tiebreak(s: State, p: int) -> int:
    return -s.taken[p]
