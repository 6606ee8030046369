"""The words of the game as numbers: goods, buildings, persons, places, limits."""

from typing import Literal, get_args

SEATS = 4
VILLAGES = SEATS
"""One for each player; with two players village 2 is the neutral one."""
NOBODY = -1
NONE = -1
"""No place, no building, no good."""

# Goods (H-01) in three tiers: simple ones, those made of them, and those made of these.
_Simple = Literal["wood", "brick", "stone", "ore", "grain", "water"]
_Middle = Literal["cow", "bread", "iron", "goat", "beer"]
_Fine = Literal["milk", "cheese", "meat", "cloth", "cowbell"]
Good = Literal[_Simple, _Middle, _Fine]
GOODS: tuple[Good, ...] = get_args(Good)
WOOD, BRICK, STONE, ORE, GRAIN, WATER, COW, BREAD, IRON, GOAT, BEER, MILK, CHEESE, MEAT, CLOTH, COWBELL = range(16)
FIRST_MIDDLE, FIRST_FINE = COW, MILK
SIMPLE, MIDDLE, FINE = range(FIRST_MIDDLE), range(FIRST_MIDDLE, FIRST_FINE), range(FIRST_FINE, len(GOODS))

# Buildings (H-02): what makes a good, in the order of the goods, then what exchanges, then what only brings points.
StartKind = Literal["woodcutter", "brickworks", "stonemason", "grain_farm", "well"]
_SimpleMaker = Literal["woodcutter", "brickworks", "stonemason", "mine", "grain_farm", "well"]
_MiddleMaker = Literal["cowshed", "bakehouse", "ironworks", "goat_shed", "brewery"]
_FineMaker = Literal["dairy", "cheese_dairy", "butcher", "tannery", "bell_founder"]
_Exchange = Literal["marketplace", "cattle_market", "goat_market", "delicatessen"]
_Victory = Literal["mill", "tavern", "town_hall", "church"]
Kind = Literal[_SimpleMaker, _MiddleMaker, _FineMaker, _Exchange, _Victory]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""A production building has the number of the good it makes."""
MARKETPLACE, CATTLE_MARKET, GOAT_MARKET, DELICATESSEN = range(16, 20)
FIRST_EXCHANGE, FIRST_VICTORY = MARKETPLACE, 20
START_KINDS = (WOOD, BRICK, STONE, GRAIN, WATER)
START_NAMES: tuple[StartKind, ...] = get_args(StartKind)
EXCHANGED: dict[Kind, tuple[Good, ...]] = {
    "marketplace": ("wood", "brick", "stone", "ore", "grain", "water"),
    "cattle_market": ("cow", "bread", "iron"),
    "goat_market": ("goat", "beer", "iron"),
    "delicatessen": ("milk", "cheese", "meat", "cloth", "cowbell"),
}
"""H-42."""
Stack = Literal["start", "stack1", "stack2", "stack3"]
STACKS: tuple[Stack, ...] = get_args(Stack)
STACK_SIZES = (15, 11, 17, 11)
Letter = Literal["A", "B", "C", "D", "E"]
LETTERS: tuple[Letter, ...] = get_args(Letter)
"""Village centres of the quick set-up (H-15)."""

Person = Literal["builder", "carter", "watchman", "priest", "midwife"]
PERSONS: tuple[Person, ...] = get_args(Person)
BUILDER, CARTER, WATCHMAN, PRIEST, MIDWIFE = range(5)

WOMAN, MAN = 0, 1
Sex = Literal["woman", "man"]
SEXES: tuple[Sex, ...] = get_args(Sex)
Who = Literal["woman", "man", "nobody"]
WHO: tuple[Who, ...] = get_args(Who)
Source = Literal["centre", "school"]
"""Where somebody who marries comes from (H-80)."""
SOURCES: tuple[Source, ...] = get_args(Source)
VILLAGERS_OF_SEX = 8
COINS = 6

# The places of a village (H-17, H-53a, H-70b): the centre is two cells wide, (0, 0) and (1, 0); ring 1, then ring 2.
_RING_1 = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1, 2) if (x, y) not in ((0, 0), (1, 0)))
_RING_2 = tuple((x, y) for y in range(-2, 3) for x in range(-2, 4) if not (-1 <= x <= 2 and -1 <= y <= 1))
CELLS = (*_RING_1, *_RING_2)
PLACES = len(CELLS)
FIRST_RING = len(_RING_1)
Quarter = Literal["top_left", "top_right", "bottom_left", "bottom_right"]
QUARTERS: tuple[Quarter, ...] = get_args(Quarter)


def _in_quarter(quarter: int, x: int, y: int) -> bool:
    """Quarters meet in the middle of the centre; what lies straight left or right of it belongs to two."""
    left, top = quarter % 2 == 0, quarter < 2
    return (x <= 0 if left else x >= 1) and (y <= 0 if top else y >= 0)


QUARTER_PLACES = tuple(tuple(p for p, (x, y) in enumerate(CELLS) if _in_quarter(q, x, y)) for q in range(4))

Branch = Literal["grain", "water", "ore", "wood"]
BRANCH_NAMES: tuple[Branch, ...] = get_args(Branch)
"""By its first good."""
BRANCHES: tuple[tuple[Good, ...], ...] = (
    ("grain", "cow", "bread", "milk", "meat"),
    ("water", "goat", "beer", "cheese", "cloth"),
    ("ore", "iron", "cowbell"),
    ("wood", "brick", "stone"),
)
"""H-63a."""
START_BUILDINGS = 3
NEW_BUILDINGS = 5
LAST_ROUND = 60
