"""The columns of the first layer, by the words of the agreement with training."""

import numpy as np
import pytest

import vicus
from vicus.games import names
from vicus.nets.columns import columns, spread, symbol_rows
from vicus.nets.description import described

from .random_nets import float_net, seen_in


def told(inputs, symbols, row):
    """One observation, column by column, as slowly as it was agreed upon."""
    found = []
    for group in inputs.groups:
        if not group.is_learned:
            found += [float(row[at] == v) for at in group.places() for v in range(group.low, group.high + 1) if v != group.rest]
    for group in inputs.groups:
        if group.has_count:
            found += [(int(row[at]) - group.rest) / group.scale for at in group.places()]
    first = 0
    for group in inputs.groups:
        if group.is_learned:
            rest = symbols[first + group.rest - group.low]
            for at in group.places():
                found += list(symbols[first + int(row[at]) - group.low] - rest)
            first += group.values
    return found


@pytest.mark.parametrize("name", names())
def test_columns_stand_in_the_order_that_was_agreed_upon(name):
    game = vicus.game(name)
    inputs, net = described(game).inputs, float_net(game)
    assert len(net.symbols) == symbol_rows(inputs)
    for seen in seen_in(game, net):
        wide = spread(inputs, seen.rows, seen.players)[::7]
        found = columns(inputs, net.symbols, wide)
        assert found.shape == (len(wide), inputs.columns(net.learned))
        for row, line in zip(wide, found, strict=True):
            np.testing.assert_allclose(line, told(inputs, net.symbols, row), rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("name", names())
def test_places_of_those_who_do_not_play_rest(name):
    game = vicus.game(name)
    inputs, net = described(game).inputs, float_net(game)
    fewest = seen_in(game, net)[0]
    wide = spread(inputs, fewest.rows, fewest.players)
    elsewhere = sorted(set(range(inputs.width)) - set(inputs.places[fewest.players]))
    assert elsewhere
    assert (columns(inputs, net.symbols, wide) != 0).any()
    resting = {at: group.rest for group in inputs.groups for at in group.places()}
    assert all(wide[0][at] == resting.get(at, 0) for at in elsewhere)


def test_a_value_beyond_the_highest_counts_as_the_highest():
    game = vicus.game("bohemian_villages")
    inputs, players = described(game).inputs, 2
    most = np.full((1, len(inputs.places[players])), 127, "i1")
    wide = spread(inputs, most, players)
    for group in inputs.groups:
        assert wide[0][list(group.places())].max() <= group.high
