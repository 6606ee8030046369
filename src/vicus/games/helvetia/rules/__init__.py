"""The rules of Helvetia, a module per chapter of the rulebook."""

from ..actions import DEEDS
from ..features import FEATURES
from .course import course
from .decisions import apply, legal
from .features import features, is_quiescent, is_settling, stage
from .hidden import resample
from .points import LINES, score, tiebreak
from .setup import setup
from .turn import advance

MAX_LEGAL = 2 * DEEDS
"""Every deed, paid for and as an extra action."""

__all__ = [
    "FEATURES",
    "LINES",
    "MAX_LEGAL",
    "advance",
    "apply",
    "course",
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
