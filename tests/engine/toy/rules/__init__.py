"""The rules of the toy."""

from .judging import FEATURES, features, is_quiescent, is_settling, resample, stage
from .turn import LINES, MAX_LEGAL, advance, apply, legal, score, setup, tiebreak

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
