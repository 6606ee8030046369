"""What will end the game soon (H-109, H-112)."""

from __future__ import annotations

from vicus.spec.game import Why

from .account import account
from .box import Contents
from .components import LAST_ROUND
from .state import CHOOSE_ROBBED, State

NEAR = 3
"""Points that a round easily brings."""


def ending(s: State, box: Contents) -> list[Why]:
    """Who has the points that end the game, or nearly; and the last round of all."""
    if s.phase <= CHOOSE_ROBBED:
        return []
    goal = box.rules.first_game_goal if s.first_game else box.rules.goal
    points = [sum(part.points for parts in account(s, p, box).values() for part in parts) for p in range(s.players)]
    ranked = sorted(range(s.players), key=lambda p: -points[p])
    there = [Why("H-109", "goal-reached", {"seat": p, "points": points[p]}) for p in ranked if points[p] >= goal]
    close = [p for p in ranked if goal - NEAR <= points[p] < goal]
    near = [Why("H-109", "goal-near", {"seat": p, "points": points[p], "goal": goal}) for p in close]
    last = [Why("H-112", "last-round", {"round": s.round})] if s.round >= LAST_ROUND else []
    return there + near + last
