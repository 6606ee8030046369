"""What a bot judges a position by."""

from vicus.engine.layout import Ints

from ..state import State
from ..tables import TURNS

FEATURES = 1


def features(s: State, p: int, out: Ints) -> None:
    out[0] = s.points[p]


def stage(s: State) -> int:
    return 100 * s.turns // (TURNS * s.players)


def is_quiescent(s: State) -> bool:
    return True


def is_settling(s: State) -> bool:
    return False


def resample(s: State, seat: int) -> None:
    """Nothing is hidden."""
