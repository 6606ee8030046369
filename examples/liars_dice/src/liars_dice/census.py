"""Where every piece is: what must always add up."""

from __future__ import annotations

from .box import Contents
from .state import State


def census(s: State, box: Contents) -> dict[str, tuple[int, int]]:
    """By name: how many pieces were found, and how many there must be. Every round costs a die (L-23)."""
    rounds = s.round if s.over else s.round - 1
    left = sum(s.dice)
    return {
        "dice": (left, s.players * box.cups.dice - rounds),
        "dice under cups": (sum(map(sum, s.cups)), left + s.over),
        "players who are out": (s.dice[: s.players].count(0), s.out),
    }
