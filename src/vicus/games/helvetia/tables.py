"""The box as numbers for the rules."""

from vicus.engine.box import in_play

from .box import Contents
from .components import (
    BRANCHES,
    EXCHANGED,
    FIRST_MIDDLE,
    GOODS,
    KINDS,
    LETTERS,
    NONE,
    QUARTER_PLACES,
    START_KINDS,
)

_BOX: Contents = in_play()
_BUILDINGS = [_BOX.buildings[kind] for kind in KINDS]

# By kind of building
PRICE = [[building.cost.get(good, 0) for good in GOODS] for building in _BUILDINGS]
COMPLEX: list[int] = [next((good for good in range(FIRST_MIDDLE, len(GOODS)) if price[good]), NONE) for price in PRICE]
"""The one good of a price that is not simple, or NONE."""
INPUT: list[int] = [GOODS.index(b.input) if b.input else NONE for b in _BUILDINGS]
EXCHANGES: list[int] = [sum(1 << GOODS.index(good) for good in EXCHANGED.get(kind, ())) for kind in KINDS]
"""The goods that an exchange building turns into one another, as bits; 0 for other buildings."""
STACK_1: list[int] = [building.stack1 for building in _BUILDINGS]
STACK_2: list[int] = [building.stack2 for building in _BUILDINGS]
STACK_3: list[int] = [building.stack3 for building in _BUILDINGS]

# Start buildings
START_COPIES: list[int] = [3 if n == 4 else 2 for n in range(5)]
"""Of each kind, by number of players (H-12)."""
LETTER_KINDS = [[START_KINDS.index(KINDS.index(kind)) for kind in _BOX.letters[letter].buildings] for letter in LETTERS]
START_KIND: list[int] = list(START_KINDS)

# Points
GOODS_TILE: list[int] = [_BOX.goods_tiles.of(good) for good in GOODS]
BRANCH: list[int] = [sum(1 << GOODS.index(good) for good in branch) for branch in BRANCHES]
BRANCH_TILE: list[int] = list(_BOX.branch_tiles.points)
BRANCH_OF: list[int] = [next(i for i, branch in enumerate(BRANCHES) if good in branch) for good in GOODS]
SURROUND_TILE: list[int] = list(_BOX.rules.surround)
VICTORY_POINTS: int = _BOX.rules.victory_building
GOAL: list[int] = [_BOX.rules.goal, _BOX.rules.first_game_goal]
"""Points that end the game, and those of the first game."""

QUARTER: list[int] = [sum(1 << place for place in places) for places in QUARTER_PLACES]
NUMBER_OF_BIT = [next((bit for bit in range(36) if (1 << bit) % 37 == rest), 0) for rest in range(37)]
"""The number of a single bit: 2 is a primitive root modulo 37, so the remainders of 2**0 … 2**35 are all different."""
