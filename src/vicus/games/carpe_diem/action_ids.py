"""Every action has one number, the same in every position."""

from .components import CELLS, CIRCLES, DISPLAY, FOUNTAIN_KINDS, MOST_TIMES, PLACES, SIDES, SPACES, TILES_AT_SPACE, VILLA

START = 0  # + space: set the patrician there
TAKE = START + SPACES  # + space * TILES_AT_SPACE + slot: move there and take that tile
BREAD = TAKE + SPACES * TILES_AT_SPACE  # the same for one bread
BUILD = BREAD + SPACES * TILES_AT_SPACE  # + cell * SIDES + turn: build the tile in hand
STORE = BUILD + CELLS * SIDES
REWARD = STORE + 1  # + picture - 1: settle this reward first (a villa has none)
CRAFT = REWARD + VILLA - 1  # + slot: take that tile of the craftsmen's row
RETURN = CRAFT + DISPLAY  # + kind: this fountain card goes under the stack
DISC = RETURN + len(FOUNTAIN_KINDS)  # + circle
CARD = DISC + len(CIRCLES)  # + place: settle this card
PAY = CARD + PLACES  # + times: hand in goods so often
BREADS = PAY + MOST_TIMES + 1  # + times: use three breads so often
ACTIONS = BREADS + MOST_TIMES + 1
