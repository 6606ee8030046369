"""The words of the game as numbers: goods, buildings, persons, places, limits."""

SEATS = 4
NOBODY = -1
NONE = -1
"""No place, no building, no good."""

# Goods (H-01) in three tiers: simple ones, those made of them, and those made of these.
GOODS = (
    *("wood", "brick", "stone", "ore", "grain", "water"),
    *("cow", "bread", "iron", "goat", "beer"),
    *("milk", "cheese", "meat", "cloth", "cowbell"),
)
WOOD, BRICK, STONE, ORE, GRAIN, WATER, COW, BREAD, IRON, GOAT, BEER, MILK, CHEESE, MEAT, CLOTH, COWBELL = range(16)
FIRST_MIDDLE, FIRST_FINE = COW, MILK
SIMPLE, MIDDLE, FINE = range(FIRST_MIDDLE), range(FIRST_MIDDLE, FIRST_FINE), range(FIRST_FINE, len(GOODS))

# Buildings (H-02): what makes a good, in the order of the goods, then what exchanges, then what only brings points.
KINDS = (
    *("woodcutter", "brickworks", "stonemason", "mine", "grain_farm", "well"),
    *("cowshed", "bakehouse", "ironworks", "goat_shed", "brewery"),
    *("dairy", "cheese_dairy", "butcher", "tannery", "bell_founder"),
    *("marketplace", "cattle_market", "goat_market", "delicatessen"),
    *("mill", "tavern", "town_hall", "church"),
)
"""A production building has the number of the good it makes."""
MARKETPLACE, CATTLE_MARKET, GOAT_MARKET, DELICATESSEN = range(16, 20)
FIRST_EXCHANGE, FIRST_VICTORY = MARKETPLACE, 20
START_KINDS = (WOOD, BRICK, STONE, GRAIN, WATER)
"""Woodcutter, brickworks, stonemason, grain farm, well."""
EXCHANGED = {
    "marketplace": ("wood", "brick", "stone", "ore", "grain", "water"),
    "cattle_market": ("cow", "bread", "iron"),
    "goat_market": ("goat", "beer", "iron"),
    "delicatessen": ("milk", "cheese", "meat", "cloth", "cowbell"),
}
"""H-42."""
STACKS = ("start", "stack1", "stack2", "stack3")
STACK_SIZES = (15, 11, 17, 11)
LETTERS = "ABCDE"
"""Village centres of the quick set-up (H-15)."""

PERSONS = ("builder", "carter", "watchman", "priest", "midwife")
BUILDER, CARTER, WATCHMAN, PRIEST, MIDWIFE = range(5)

WOMAN, MAN = 0, 1
SEXES = ("woman", "man")
VILLAGERS_OF_SEX = 8
COINS = 6

# The places of a village (H-17, H-53a, H-70b): the centre is two cells wide, (0, 0) and (1, 0); ring 1, then ring 2.
_RING_1 = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1, 2) if (x, y) not in ((0, 0), (1, 0)))
_RING_2 = tuple((x, y) for y in range(-2, 3) for x in range(-2, 4) if not (-1 <= x <= 2 and -1 <= y <= 1))
CELLS = (*_RING_1, *_RING_2)
PLACES = len(CELLS)
FIRST_RING = len(_RING_1)
QUARTERS = ("top_left", "top_right", "bottom_left", "bottom_right")


def _in_quarter(quarter: int, x: int, y: int) -> bool:
    """Quarters meet in the middle of the centre; what lies straight left or right of it belongs to two."""
    left, top = quarter % 2 == 0, quarter < 2
    return (x <= 0 if left else x >= 1) and (y <= 0 if top else y >= 0)


QUARTER_PLACES = tuple(tuple(p for p, (x, y) in enumerate(CELLS) if _in_quarter(q, x, y)) for q in range(4))

BRANCHES = (
    ("grain", "cow", "bread", "milk", "meat"),
    ("water", "goat", "beer", "cheese", "cloth"),
    ("ore", "iron", "cowbell"),
    ("wood", "brick", "stone"),
)
"""H-63a."""
BRANCH_NAMES = ("grain", "water", "ore", "wood")
START_BUILDINGS = 3
NEW_BUILDINGS = 5
LAST_ROUND = 60
