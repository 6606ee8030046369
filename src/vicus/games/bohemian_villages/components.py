"""The words of the game as numbers: kinds of building, limits, and how dice are counted."""

from itertools import combinations_with_replacement
from math import comb
from typing import Literal, get_args

SEATS = 5
NOBODY = -1

BOARDS = 9
SIDES = 18
SLOTS = 9
"""No village has more buildings than this."""
PLACES = SIDES * SLOTS
"""A place is a building as printed: side * SLOTS + slot."""
BUILDINGS = BOARDS * SLOTS
"""A building is a place that lies in play."""

BAKERY, BUTCHER, DAIRY, TAILOR, MILL, MANUFACTORY, FARM, INN, TOWN_HALL, CHURCH, MANOR = range(2, 13)
FIRST_KIND, LAST_KIND = BAKERY, MANOR
BuildingKind = Literal[
    "bakery", "butcher", "dairy", "tailor", "mill", "manufactory", "farm", "inn", "town_hall", "church", "manor"
]
KINDS: dict[int, BuildingKind] = dict(enumerate(get_args(BuildingKind), FIRST_KIND))
NUMBERS = {name: kind for kind, name in KINDS.items()}
"""The sum that each kind takes."""

DICE = 4
FACES = 6
# Equal dice are the same (B-53e): a choice of dice is a hand, a multiset of faces. Hands are numbered 0 … 208: by size, then by
# the highest die, then by the next one …, which rules/dice.py can work out without a table.
HANDS = tuple(
    hand
    for size in range(1, DICE + 1)
    for hand in sorted(combinations_with_replacement(range(1, FACES + 1), size), key=lambda hand: hand[::-1])
)
FIRST_PAIR, FIRST_TRIPLE, FIRST_QUADRUPLE = (sum(comb(FACES - 1 + k, k) for k in range(1, size)) for size in (2, 3, 4))
