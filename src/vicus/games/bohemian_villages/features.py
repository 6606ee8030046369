"""What bots judge a position by, by name."""

from enum import IntEnum


class Feature(IntEnum):
    COINS = 0
    SHOP_SETS = 1
    SHOP_KINDS = 2
    TOWN_HALLS = 3
    HAS_TOWN_HALL = 4
    FULL_VILLAGES = 5
    CHURCHES = 6
    CHURCH_PRIZE = 7
    BISHOP = 8
    BISHOP_CHURCHES = 9
    ACTIVE_INNS = 10
    SLEEPING_INNS = 11
    FLOUR = 12
    GLASS = 13
    SPECIAL_TILE = 14
    FIGURES = 15
    FARMS = 16


BURDENS: frozenset[Feature] = frozenset()
