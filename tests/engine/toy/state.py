"""Everything that lies on the table, one line per field."""

from typing import Annotated

from vicus.engine.layout import Header, Int8, Row, layout

SEATS = 3


@layout
class State(Header):
    points: Annotated[Row, "i2", SEATS]
    taken: Annotated[Row, "i1", SEATS]
    die: Int8
    turns: Int8  # still to come
