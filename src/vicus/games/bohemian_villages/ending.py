"""What will end the game soon (B-60)."""

from __future__ import annotations

from vicus.spec.game import Why

from .box import Contents
from .state import State

FEW_FIGURES = 2
"""As many as a turn can set."""
FEW_COINS = 20
"""A turn seldom pays more."""


def ending(s: State, _box: Contents) -> list[Why]:
    """Players who have no figures left, or soon none (B-10), in the order of their turns; then the bank."""
    seats = [(s.seat + ahead) % s.players for ahead in range(s.players)]
    out = [Why("B-10", "no-figures", {"seat": p}) for p in seats if s.figures[p] == 0]
    few = [Why("B-10", "few-figures", {"seat": p, "figures": s.figures[p]}) for p in seats if 0 < s.figures[p] <= FEW_FIGURES]
    bank = [Why("B-60", "low-bank", {"coins": s.bank})] if s.bank <= FEW_COINS else []
    return out + few + bank
