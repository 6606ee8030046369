"""The rules of Helvetia, a module per chapter of the rulebook."""

from ..action_ids import DEEDS
from .decisions import apply, legal
from .points import LINES, score, tiebreak
from .setup import setup
from .turn import advance

MAX_LEGAL = 2 * DEEDS
"""Every deed, paid for and as an extra action."""

__all__ = ["LINES", "MAX_LEGAL", "advance", "apply", "legal", "score", "setup", "tiebreak"]
