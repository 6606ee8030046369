"""Code of observations, made from their declaration."""

from __future__ import annotations

from vicus.engine.observation import PLAYERS, Axis, Observation, Seen
from vicus.engine.sightcode import source

ROOM = Axis("room", "i", 3)


def test_where_a_field_ends_the_next_begins():
    declared = Observation(
        version=1,
        fields=(
            Seen("one", "", "filled, and of one number", fills=True),
            Seen("wide", "", "filled, of two numbers each", high=300, each=(ROOM,), fills=True),
            Seen("each", "s.seat", "by player", each=(PLAYERS,)),
        ),
    )
    code = source(declared)
    compile(code, "sight", "exec")
    assert "return at + 1" in code
    assert "return at + 2 * 3" in code
    layout = declared.layout(4)
    assert [(field.start, field.size) for field in layout.fields] == [(0, 1), (1, 6), (7, 4)]
    assert len(layout.names) == layout.width == 11
