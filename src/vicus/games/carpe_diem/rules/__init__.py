"""The rules of Carpe Diem, a module per chapter of the rulebook."""

from ..components import CELLS, SIDES
from ..features import FEATURES
from .decisions import apply, legal
from .ending import LINES, score, tiebreak
from .features import features, is_quiescent, is_settling, stage
from .hidden import resample
from .setup import setup
from .turn import advance

MAX_LEGAL = CELLS * SIDES + 1
"""A tile on every cell in every turn, and the storage."""

__all__ = [
    "FEATURES",
    "LINES",
    "MAX_LEGAL",
    "advance",
    "apply",
    "features",
    "is_quiescent",
    "is_settling",
    "legal",
    "resample",
    "score",
    "setup",
    "stage",
    "tiebreak",
]
