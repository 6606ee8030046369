"""What bots judge a position by, by name."""

from enum import IntEnum


class Feature(IntEnum):
    POINTS = 0
    VILLA_POINTS = 1
    STEPS = 2
    GOODS = 3
    COINS = 4
    BREADS = 5
    STORED = 6
    FRAME = 7
    FOUNTAIN_POINTS = 8
    FOUNTAIN_CARDS = 9
    LANDSCAPES = 10
    DWELLINGS = 11
    VILLAS = 12
    CHIMNEYS = 13
    SINGLES = 14
    TILES = 15
    GAPS = 16
    DOUBLE_GAPS = 17
    TRIPLE_GAPS = 18
    GREEN_CARDS = 19
    RED_CARDS = 20
    GREEN_UNMET = 21
    RED_UNMET = 22


BURDENS: frozenset[Feature] = frozenset(
    {Feature.STORED, Feature.GAPS, Feature.DOUBLE_GAPS, Feature.TRIPLE_GAPS, Feature.GREEN_UNMET, Feature.RED_UNMET}
)
"""What is better fewer."""
