"""Bots have names of their own: the same for whoever asks, and no two alike at a table."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from vicus.bots.levels import LEVELS
from vicus.bots.names import NAMES, OTHERS, bot_names
from vicus.core.likeness import LONGEST_NAME, clean, skeleton

levels = st.sampled_from([None, *LEVELS, "greedy", "Ferdinand", "cmd:./bot", ""])


def test_every_level_has_names():
    assert set(NAMES) == set(LEVELS)


def test_no_two_names_can_be_mixed_up():
    names = [*itertools.chain(*NAMES.values()), *OTHERS]
    assert len({skeleton(name) for name in names}) == len(names)
    assert all(clean(name) == name and len(name) <= LONGEST_NAME // 2 for name in names)


@given(st.text(), st.lists(levels, min_size=1, max_size=8))
def test_names_at_a_table_are_distinct_and_stay(table, seats):
    names = bot_names(table, seats)
    assert names == bot_names(table, seats)
    assert [name == "" for name in names] == [level is None for level in seats]
    given_out = [name for name in names if name]
    assert len(set(given_out)) == len(given_out)


@given(st.text(), st.lists(levels, min_size=2, max_size=6))
def test_a_name_does_not_depend_on_the_others(table, seats):
    assert bot_names(table, seats)[-1] == bot_names(table, [None] * (len(seats) - 1) + seats[-1:])[-1]


def test_tables_differ():
    assert len({tuple(bot_names(f"table {number}", ["casual"] * 2)) for number in range(50)}) > 4


def test_more_seats_than_names():
    names = bot_names("x", ["casual"] * 20)
    assert len(set(names)) == 20
