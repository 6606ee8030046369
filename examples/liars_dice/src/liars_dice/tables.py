"""The box as numbers for the rules, and the chances of dice that nobody sees."""

from math import comb

from vicus.engine.box import in_play

from .box import Contents
from .state import BIDS, DICE_AT_MOST, FACES, SEATS

_BOX: Contents = in_play()

DICE = _BOX.cups.dice
COUNT = [bid // FACES + 1 for bid in range(BIDS)]
FACE = [bid % FACES for bid in range(BIDS)]
"""Of a bid: how many dice, and which face, counted from 0."""

MOST = SEATS * DICE_AT_MOST


def _chance(dice: int, wanted: int, faces: int) -> int:
    """In per cent: that of so many dice at least so many show one of so many faces."""
    ways: int = sum(comb(dice, k) * faces**k * (FACES - faces) ** (dice - k) for k in range(wanted, dice + 1))
    outcomes: int = FACES**dice
    return 100 * ways // outcomes


CHANCE = [[[_chance(dice, wanted, faces) for wanted in range(MOST + 1)] for dice in range(MOST + 1)] for faces in (1, 2)]
"""By the number of faces that count, less one; of dice; of dice that are wanted."""
