"""Everything that lies on the table, one line per field."""

from typing import Annotated

from vicus.engine.layout import Grid, Header, Int8, Int16, Row, Undigested, layout

from .components import (
    CELLS,
    CIRCLES,
    DARK,
    DISPLAY,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    GOODS,
    LIGHT,
    MOST_STORED,
    OWNED,
    PICTURES,
    PLACES,
    SEATS,
    SIDES,
    SPACES,
    TILES_AT_SPACE,
)

# What the player to move is asked
(
    PLACE_PATRICIAN,
    TAKE_TILE,
    BUILD_TILE,
    CHOOSE_REWARD,
    CHOOSE_CRAFT,
    RETURN_CARD,
    PLACE_DISC,
    CHOOSE_CARD,
    PAY_GOODS,
    USE_BREADS,
) = range(10)
# What is pending before anybody is asked
NOTHING, NEXT_TURN, SETTLE_REWARDS, LOOK, NEXT_SCORER, NEXT_PASS, FINAL_SCORING = range(7)

MOST_WAITING = DISPLAY + 1
"""Rewards wait while a craftsman's tile is settled: one pile for each tile of a chain."""


@layout
class State(Header):
    movement: Int8  # 0 star, 1 ring
    phase: Int8

    # The middle of the board
    at: Annotated[Grid, "i1", SPACES, TILES_AT_SPACE]  # tiles lying at each space, or NOTHING_THERE
    left: Annotated[Row, "i1", SPACES]  # how many lie there
    taken: Annotated[Row, "i1", SPACES]  # taken from there in this pass
    patrician: Annotated[Row, "i1", SEATS]  # the space of each patrician, or NOTHING_THERE
    display: Annotated[Row, "i1", DISPLAY]  # the craftsmen's tiles
    light: Annotated[Row, "i1", LIGHT]  # face-down tiles in no order: the first `lights` of them
    lights: Int8
    dark: Annotated[Row, "i1", DARK]
    darks: Int8

    # The fountain cards, by kind
    fresh: Annotated[Row, "i1", len(FOUNTAIN_KINDS)]  # never looked at, in no order, on top of the stack
    returned: Annotated[Row, "i1", FOUNTAIN_CARDS]  # put under the stack, the oldest first
    returner: Annotated[Row, "i1", FOUNTAIN_CARDS]  # by whom
    returns: Int8
    looked: Annotated[Row, "i1", 2]  # the cards being looked at
    looking: Int8  # how many they are
    kept: Annotated[Grid, "i1", SEATS, len(FOUNTAIN_KINDS)]

    # The scoring cards
    card: Annotated[Row, "i1", PLACES]  # the card at each place, or NOTHING_THERE
    disc: Annotated[Row, "i1", len(CIRCLES)]  # whose disc lies on each round space, or NOBODY

    # The districts
    board: Annotated[Row, "i1", SEATS]
    frame: Annotated[Grid, "i1", SEATS, SIDES]
    built: Annotated[Row, "i8", SEATS]  # cells with a tile, as bits
    tile: Annotated[Grid, "i1", SEATS, CELLS]
    sides: Annotated[Grid, "u2", SEATS, CELLS]  # the pictures of a laid tile, four bits each from N
    want: Annotated[Grid, "u2", SEATS, CELLS]  # what an empty cell's neighbours show, ANYTHING towards empty cells
    done: Annotated[Grid, "i8", SEATS, len(PICTURES)]  # cells of finished structures by picture, as bits
    owned: Annotated[Grid, "i2", SEATS, len(OWNED)]
    villa_points: Annotated[Row, "i2", SEATS]  # what the finished villas bring at the end

    # The storages
    points: Annotated[Row, "i2", SEATS]
    goods: Annotated[Grid, "i1", SEATS, len(GOODS)]
    coins: Annotated[Row, "i2", SEATS]
    breads: Annotated[Row, "i2", SEATS]
    stored: Annotated[Grid, "i1", SEATS, MOST_STORED]
    stores: Annotated[Row, "i1", SEATS]  # how many tiles are stored

    # The banderole track
    step: Annotated[Row, "i1", SEATS]
    arrival: Annotated[Row, "i2", SEATS]  # of two discs on one space the later one is on top
    arrivals: Int16

    # The turn
    passes: Int8  # finished so far
    turns: Int8  # taken in this pass
    hand: Int8  # the tile in hand, or NOTHING_THERE
    waiting: Annotated[Row, "i2", MOST_WAITING]  # rewards of a tile, as bits by picture; the last pile is settled first
    waiting_at: Annotated[Row, "i1", MOST_WAITING]  # the cell of that tile
    piles: Int8

    # The scoring
    queue: Annotated[Row, "i1", SEATS]  # the order of the players
    scored: Int8  # how many of them are done
    circle: Int8  # where the disc was put, or NOTHING_THERE
    settling: Int8  # the place of the card being settled, or NOTHING_THERE
    settled: Int8  # the place that is settled already, or NOTHING_THERE
    times: Int16  # how often the card is met so far

    # What is remembered of the fountain cards: see rules/memory.py
    looks: Annotated[Int8, Undigested]  # how often cards were looked at
    looker: Annotated[Row, "i1", FOUNTAIN_CARDS, Undigested]  # by whom
    drawn: Annotated[Row, "i1", FOUNTAIN_CARDS, Undigested]  # cards in the order in which they were first looked at
    put: Annotated[Row, "i1", FOUNTAIN_CARDS, Undigested]  # what went under the stack after each look
    alone: Annotated[Int8, Undigested]  # choices between equal cards: asked, although there was one option only
