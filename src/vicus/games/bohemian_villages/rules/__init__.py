"""The rules of Bohemian Villages, a module per chapter of the rulebook."""

from ..components import BUILDINGS
from ..features import FEATURES
from .decisions import apply, legal
from .features import features, is_quiescent, is_settling, stage
from .hidden import resample
from .scoring import LINES, score, tiebreak
from .setup import setup
from .turn import advance

MAX_LEGAL = BUILDINGS + 2
"""A whole box of one kind of building, the bishop and a special-action tile."""

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
