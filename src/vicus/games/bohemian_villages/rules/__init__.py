"""The rules of Bohemian Villages, a module per chapter of the rulebook."""

from ..components import BUILDINGS
from .decisions import apply, legal
from .scoring import LINES, score, tiebreak
from .setup import setup
from .turn import advance

MAX_LEGAL = BUILDINGS + 2
"""A whole box of one kind of building, the bishop and a special-action tile."""

__all__ = ["LINES", "MAX_LEGAL", "advance", "apply", "legal", "score", "setup", "tiebreak"]
