"""Everything that lies on the table, one line per field."""

from typing import Annotated

from vicus.engine.layout import Grid, Header, Int8, Int16, Row, layout

SEATS = 5
FACES = 6
DICE_AT_MOST = 5
"""In one cup."""
BIDS = SEATS * DICE_AT_MOST * FACES
"""Numbered by rank (L-12): the number of a bid is (count - 1) * FACES + face - 1."""
NOBODY = 0
# What is pending before anybody is asked
NOTHING, ROLL, SHOW = 0, 1, 2


@layout
class State(Header):
    ones_plain: Int8  # the option: 0: a one counts as any face
    round: Int8
    starter: Int8  # who began this round
    dice: Annotated[Row, "i1", SEATS]  # how many somebody has left
    cups: Annotated[Grid, "i1", SEATS, FACES]  # how many of each face are under a cup
    out: Int8  # so many players have no dice left
    outlasted: Annotated[Row, "i1", SEATS]  # of those who are out: how many had gone before
    bids: Int16  # one more than the number of the last bid; 0: none in this round
    bidders: Annotated[Row, "i1", BIDS]  # by bid: one more than the seat that made it in this round, or NOBODY
