"""The words of the game as numbers: pictures, goods, places, limits."""

SEATS = 4
NOBODY = -1
NOTHING_THERE = -1

# Pictures on the sides of a tile (C-21a). A landscape's number less one is that of its good.
MEADOW, VINEYARD, HERB_GARDEN, HEN_YARD, POND, MERCHANT, BAKER, STEWARD, CRAFTSMAN, VILLA = range(10)
FIRST_LANDSCAPE, LAST_LANDSCAPE = VINEYARD, POND
FIRST_DWELLING, LAST_DWELLING = MERCHANT, CRAFTSMAN
PICTURES = ("meadow", "vineyard", "herb_garden", "hen_yard", "pond", "merchant", "baker", "steward", "craftsman", "villa")
LETTERS = "-GHCPMBSKV"
"""The pictures as single signs, in box.toml and in texts."""

# What a player can own (C-60): finished structures by their picture, single buildings, chimneys, and two sums.
MARKET, BAKERY, FOUNTAIN, CHIMNEYS, ANY_LANDSCAPE, ANY_DWELLING = range(10, 16)
SINGLES = ("market", "bakery", "fountain")
OWNED = (*PICTURES, *SINGLES, "chimneys", "any_landscape", "any_dwelling")
FOUNTAIN_KINDS = (*PICTURES[1:], *SINGLES)
"""What fountain cards are about; a card's number here plus one is that of the thing owned."""

GOODS = ("grapes", "herbs", "chicken", "fish")
PAYOUTS = ("points", "coins", "breads", "steps")

# A district is a grid of 6 × 6 cells, numbered by rows; sides are N, E, S, W.
SIZE = 6
CELLS = SIZE * SIZE
SIDES = 4
COMPASS = "NESW"

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
DECKS = "ABCD"
RED_DECKS = "AB"
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
