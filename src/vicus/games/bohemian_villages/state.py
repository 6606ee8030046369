"""Everything that lies on the table, one line per field."""

from typing import Annotated, Literal

from vicus.engine.layout import Grid, Header, Int8, Int16, Int32, Row, layout

from .components import BOARDS, BUILDINGS, DICE, LAST_KIND, SEATS

INNS = 8
KIND_SLOTS = LAST_KIND + 2

# What the player to move is asked
CHOOSE_DICE, CHOOSE_USE = 0, 1
# What is pending before anybody is asked
NOTHING, NEXT_TURN, ROLL, FINAL_SCORING = 0, 1, 2, 3
# How the game ended
RUNNING, NO_FIGURES, BANK_EMPTY = 0, 1, 2
Ending = Literal["figures", "bank"]
ENDINGS: dict[int, Ending | None] = {RUNNING: None, NO_FIGURES: "figures", BANK_EMPTY: "bank"}


@layout
class State(Header):
    # The villages: buildings in play are numbered by kind, then board, then slot.
    side: Annotated[Row, "i1", BOARDS]  # which side of each board lies up; NOBODY: the board is not in play
    size: Annotated[Row, "i1", BOARDS]  # buildings in the village
    taken: Annotated[Row, "i1", BOARDS]  # how many of them are occupied
    first: Annotated[Row, "i1", KIND_SLOTS]  # the buildings of kind k are first[k] … first[k + 1] - 1
    free: Annotated[Row, "i1", KIND_SLOTS]  # free buildings of each kind
    place: Annotated[Row, "u1", BUILDINGS]  # the printed place of each building
    owner: Annotated[Row, "i1", BUILDINGS]  # whose figure stands there, or NOBODY
    active: Annotated[Row, "i1", INNS]  # 1: the tile of this inn (counted from first[INN]) shows the mug

    # The players
    figures: Annotated[Row, "i1", SEATS]  # in front of the player
    coins: Annotated[Row, "i2", SEATS]
    own: Annotated[Grid, "i1", SEATS, LAST_KIND + 1]  # figures on buildings of each kind
    flour: Annotated[Row, "i1", SEATS]  # tiles
    glass: Annotated[Row, "i1", SEATS]
    special: Annotated[Row, "i1", SEATS]  # special-action tiles held: 0 or 1

    # The supply
    bank: Int16
    substitute: Int32  # paid although the bank had nothing left
    special_supply: Int8
    special_gone: Int8  # used tiles, out of the game
    bishop: Int8  # who holds him, or NOBODY

    # The turn
    phase: Int8
    dice: Annotated[Row, "i1", DICE]  # unused dice, rising; the first `unused` count, 0 is a die to be rolled
    unused: Int8
    group: Annotated[Row, "i1", DICE]  # the dice chosen for the move under way, else 0
    made: Int8  # moves made this turn
    took: Int8  # 1: took a special-action tile this turn
    rerolled: Int8  # 1: used one this turn
    ended: Int8
