"""What a position is judged by: the names of the numbers that `rules/features.py` writes for a player."""

from __future__ import annotations

from enum import IntEnum


class Feature(IntEnum):
    DICE = 0  # left
    OUTLASTED = 1  # players who are out
    RISK = 2  # of losing a die for the last bid, in per cent


FEATURES = len(Feature)
BURDENS: frozenset[Feature] = frozenset({Feature.RISK})
"""Features that are better fewer."""
