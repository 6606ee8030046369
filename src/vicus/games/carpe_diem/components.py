"""The words of the game as numbers: pictures, goods, places, limits."""

from typing import Literal, get_args

SEATS = 4
NOBODY = -1
NOTHING_THERE = -1

# Pictures on the sides of a tile (C-21a). A landscape's number less one is that of its good.
MEADOW, VINEYARD, HERB_GARDEN, HEN_YARD, POND, MERCHANT, BAKER, STEWARD, CRAFTSMAN, VILLA = range(10)
FIRST_LANDSCAPE, LAST_LANDSCAPE = VINEYARD, POND
FIRST_DWELLING, LAST_DWELLING = MERCHANT, CRAFTSMAN
Picture = Literal["meadow", "vineyard", "herb_garden", "hen_yard", "pond", "merchant", "baker", "steward", "craftsman", "villa"]
PICTURES: tuple[Picture, ...] = get_args(Picture)
RewardKind = Literal["vineyard", "herb_garden", "hen_yard", "pond", "merchant", "baker", "steward", "craftsman"]
REWARDS: tuple[RewardKind, ...] = get_args(RewardKind)
"""What brings something when it is finished; its number plus one is that of the picture."""
TaskKind = Literal["vineyard", "herb_garden", "hen_yard", "pond", "merchant", "baker", "steward", "craftsman", "villa"]
TASK_KINDS: tuple[TaskKind, ...] = get_args(TaskKind)
"""What a task of the frame wants."""
LETTERS = "-GHCPMBSKV"
"""The pictures as single signs, in box.toml and in texts."""

# What a player can own (C-60): finished structures by their picture, single buildings, chimneys, and two sums.
MARKET, BAKERY, FOUNTAIN, CHIMNEYS, ANY_LANDSCAPE, ANY_DWELLING = range(10, 16)
Single = Literal["market", "bakery", "fountain"]
SINGLES: tuple[Single, ...] = get_args(Single)
FountainKind = Literal[TaskKind, Single]
FOUNTAIN_KINDS: tuple[FountainKind, ...] = get_args(FountainKind)
"""What fountain cards are about; a card's number here plus one is that of the thing owned."""
Thing = Literal[FountainKind, "chimneys", "any_landscape", "any_dwelling"]
THINGS: tuple[Thing, ...] = get_args(Thing)
OWNED = ("meadow", *THINGS)
"""Everything that is counted for a player; meadows never are."""

Good = Literal["grapes", "herbs", "chicken", "fish"]
GOODS: tuple[Good, ...] = get_args(Good)
Need = Literal[Good, Thing]
"""What a scoring card can want."""
Payout = Literal["points", "coins", "breads", "steps"]
PAYOUTS: tuple[Payout, ...] = get_args(Payout)

# A district is a grid of 6 × 6 cells, numbered by rows; sides are N, E, S, W.
SIZE = 6
CELLS = SIZE * SIZE
SIDES = 4
Compass = Literal["N", "E", "S", "W"]
COMPASS: tuple[Compass, ...] = get_args(Compass)

SPACES = 7
TILES_AT_SPACE = 4
DISPLAY = 11
LIGHT, DARK = 84, 39
TILES = LIGHT + DARK
MOST_STORED = 40
"""27 from the spaces (the first is built, C-20a) and 11 of the craftsmen: more can never be stored."""

# The scoring cards lie in 3 rows of 4; a round space is the pair of neighbouring places it lies between.
CARD_ROWS, CARD_COLUMNS = 3, 4
PLACES = CARD_ROWS * CARD_COLUMNS
CIRCLES = tuple(
    sorted(
        [(p, p + 1) for p in range(PLACES) if p % CARD_COLUMNS < CARD_COLUMNS - 1]
        + [(p, p + CARD_COLUMNS) for p in range(PLACES - CARD_COLUMNS)]
    )
)
EMPTY_CORNERS = {2: (0, 3, 8, 11), 3: (0, 11), 4: ()}
"""C-03, C-03a: the places without a card, by number of players."""
Deck = Literal["A", "B", "C", "D"]
DECKS: tuple[Deck, ...] = get_args(Deck)
RED_DECKS = ("A", "B")
Colour = Literal["red", "green"]
SCORING_CARDS = 60
FOUNTAIN_CARDS = 24
FRAMES = 16
BOARDS = 4
BANDEROLES = 9

PASSES, ROUNDS = 4, 7
BREADS_FOR_CARD = 3
LARGEST_LANDSCAPE = 4
MOST_TIMES = 100
"""No card is met more often than this; only with an owner's box full of chimneys could it be."""
