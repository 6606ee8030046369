"""What a position is judged by: the names of the numbers that `rules/features.py` writes for a player."""

from __future__ import annotations

from enum import IntEnum


class Feature(IntEnum):
    POINTS = 0  # on the track
    VILLA_POINTS = 1  # what finished villas pay at the end
    STEPS = 2  # on the banderole track
    GOODS = 3  # of all kinds together
    COINS = 4
    BREADS = 5
    STORED = 6  # tiles in the storage
    FRAME = 7  # points of the frame, as it stands
    FOUNTAIN_POINTS = 8  # what kept fountain cards would pay
    FOUNTAIN_CARDS = 9  # cards kept
    LANDSCAPES = 10  # finished landscapes
    DWELLINGS = 11  # finished dwellings
    VILLAS = 12  # finished villas
    CHIMNEYS = 13  # on finished villas
    SINGLES = 14  # markets, bakeries and fountains
    TILES = 15  # tiles laid
    GAPS = 16  # empty cells beside tiles that want one picture
    DOUBLE_GAPS = 17  # … that want two
    TRIPLE_GAPS = 18  # … that want three or four
    GREEN_CARDS = 19  # what the green cards on the board would pay now
    RED_CARDS = 20  # what the red cards that can be paid for would pay
    GREEN_UNMET = 21  # green cards that would pay nothing
    RED_UNMET = 22  # red cards that cannot be paid for


FEATURES = len(Feature)
BURDENS = frozenset(
    (Feature.STORED, Feature.GAPS, Feature.DOUBLE_GAPS, Feature.TRIPLE_GAPS, Feature.GREEN_UNMET, Feature.RED_UNMET)
)
"""Features that are better fewer."""
