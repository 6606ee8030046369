"""What a position is judged by: the names of the numbers that `rules/features.py` writes for a player."""

from __future__ import annotations

from enum import IntEnum


class Feature(IntEnum):
    COINS = 0  # in the purse
    SHOP_SETS = 1  # what sets of different shops would pay at the end
    SHOP_KINDS = 2  # kinds of shop that are owned
    TOWN_HALLS = 3  # town halls owned
    HAS_TOWN_HALL = 4  # whether there is one at all
    FULL_VILLAGES = 5  # what town halls in full villages would pay at the end
    CHURCHES = 6  # churches owned
    CHURCH_PRIZE = 7  # what most churches would pay at the end
    BISHOP = 8  # whether the bishop stands here
    BISHOP_CHURCHES = 9  # churches that the bishop pays for
    ACTIVE_INNS = 10  # open inns
    SLEEPING_INNS = 11  # closed inns
    FLOUR = 12  # flour tiles
    GLASS = 13  # glass tiles
    SPECIAL_TILE = 14  # special-action tiles
    FIGURES = 15  # figures still to be placed
    FARMS = 16  # farms owned


FEATURES = len(Feature)
BURDENS: frozenset[Feature] = frozenset()
"""None of them is better fewer."""
