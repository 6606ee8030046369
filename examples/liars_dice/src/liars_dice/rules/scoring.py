"""How far a player has got."""

from vicus.engine.layout import Ints

from ..state import State
from ..tables import DICE
from .doubt import is_out

LINES = 2


def score(s: State, p: int, lines: Ints) -> None:
    """L-32."""
    lines[0] = DICE * outlasted(s, p)
    lines[1] = s.dice[p]


def outlasted(s: State, p: int) -> int:
    """How many went out before this player, so far."""
    return s.outlasted[p] if is_out(s, p) else s.out


def tiebreak(s: State, p: int) -> int:
    """What decides between equal totals: nothing, since one player alone has dice at the end (L-31)."""
    return 0
