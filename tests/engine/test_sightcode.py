"""Code of observations, made from their declaration."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

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


def test_a_number_of_players_that_was_not_foreseen_is_observed_all_the_same():
    """Nothing is written beyond the row: the code for another number would not see where it ends."""
    declared = Observation(
        version=1,
        fields=(
            Seen("players", "s.players", "how many play", low=2, high=3),
            Seen("coins", "s.coins[p]", "by player", high=9, each=(PLAYERS,)),
        ),
    )
    made: dict[str, Any] = {}
    exec(source(declared), made)
    for players in (1, 2, 3, 4):
        s = SimpleNamespace(players=players, coins=[5, 6, 7, 8])
        rows = [[0] * (1 + players), [0] * (1 + players)]
        made["observe"](s, 0, rows[0])
        made["foreseen_row"](s, 0, rows[1])
        assert rows[0] == rows[1] == [players, *s.coins[:players]]


def test_a_function_of_a_game_may_have_any_name():
    code = source(Observation(version=1, fields=(Seen("seats", "players(s)", "counted by the game"),)))
    assert "import players" in code
    assert re.findall(r"def \w+\((.*)\)", code)
    assert not [about for about in re.findall(r"def \w+\((.*)\)", code) if re.search(r"\bplayers\b", about)]
