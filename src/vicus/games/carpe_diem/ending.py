"""What will end the game soon (C-09)."""

from __future__ import annotations

from vicus.spec.game import Why

from .box import Contents
from .components import PASSES, ROUNDS
from .state import State


def ending(s: State, _box: Contents) -> list[Why]:
    """The last pass, its last round, and the last scoring."""
    if s.passes < PASSES - 1:
        return []
    done = s.turns // s.players
    if done >= ROUNDS:
        return [Why("C-09", "last-scoring", {})]
    if done == ROUNDS - 1:
        return [Why("C-09", "last-round", {})]
    return [Why("C-09", "last-pass", {"rounds": ROUNDS - done})]
