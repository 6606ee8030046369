"""Which row of its weights a byte adds to the first layer, without PyTorch."""

import pytest

import vicus
from vicus.games import names
from vicus.nets.description import described
from vicus.train.first_layer import COUNTED, FirstLayer

NARROW = 3
"""So many values on each side of the one at rest have a row of their own."""


def rows_of(layer: FirstLayer, byte: int, value: int) -> list[int]:
    """What is added for a value; counts aside, which every value adds."""
    found = [column for column in layer.columns[byte] if (column.low, column.high) != COUNTED]
    return [column.row for column in found if column.low <= value <= column.high]


@pytest.mark.parametrize("name", names())
def test_every_value_of_every_byte_adds_its_own_row(name):
    inputs = described(vicus.game(name)).inputs
    layer, taken = FirstLayer(inputs, None, None), set()
    for group in inputs.groups:
        for byte in group.places():
            assert rows_of(layer, byte, group.rest) == []
            for value in set(range(group.low, group.high + 1)) - {group.rest}:
                (row,) = rows_of(layer, byte, value)
                assert row not in taken
                taken.add(row)
    assert max(taken) < layer.bias


@pytest.mark.parametrize("name", names())
def test_values_beyond_those_with_a_row_share_the_last_one(name):
    inputs = described(vicus.game(name)).inputs
    lowest, highest = ([group.rest + by for group in inputs.groups] for by in (-NARROW, NARROW))
    layer, cut = FirstLayer(inputs, lowest, highest), 0
    for group in inputs.groups:
        if not group.is_learned:
            continue
        first, last = max(group.low, group.rest - NARROW), min(group.high, group.rest + NARROW)
        for byte in list(group.places())[:2]:
            for value in set(range(group.low, group.high + 1)) - {group.rest}:
                nearest = min(max(value, first), last)
                assert rows_of(layer, byte, value) == rows_of(layer, byte, nearest), (name, value)
                cut += value != nearest
    assert cut
