"""The rules of Carpe Diem, a module per chapter of the rulebook."""

from ..components import CELLS, SIDES
from .decisions import apply, legal
from .ending import LINES, score, tiebreak
from .setup import setup
from .turn import advance

MAX_LEGAL = CELLS * SIDES + 1
"""A tile on every cell in every turn, and the storage."""

__all__ = ["LINES", "MAX_LEGAL", "advance", "apply", "legal", "score", "setup", "tiebreak"]
