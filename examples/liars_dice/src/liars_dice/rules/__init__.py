"""The rules of Liar's Dice, a module per chapter of the rulebook."""

from ..features import FEATURES
from ..state import BIDS
from .features import features, is_quiescent, is_settling, stage
from .hidden import resample
from .scoring import LINES, score, tiebreak
from .turn import advance, apply, dice_left, is_higher, legal, setup

MAX_LEGAL = BIDS + 1
"""No decision has more options than this."""

__all__ = [
    "FEATURES",
    "LINES",
    "MAX_LEGAL",
    "advance",
    "apply",
    "dice_left",
    "features",
    "is_higher",
    "is_quiescent",
    "is_settling",
    "legal",
    "resample",
    "score",
    "setup",
    "stage",
    "tiebreak",
]
