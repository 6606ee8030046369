import pytest

import vicus
from vicus.engine.engines import interpreted
from vicus.games import names

from .counts_file import all_counts, standard_options

DEEP = 2
"""The last seed that is counted as deep as there are counts."""


@pytest.mark.parametrize(("name", "players", "seed", "wanted"), all_counts())
def test_counts_of_action_sequences(name, players, seed, wanted):
    """To the last depth for two seeds; the native engine, which is quick, counts all of it for all of them."""
    if seed > DEEP:
        wanted = wanted[:-1]
    engine = interpreted(name, vicus.game(name).box)
    assert engine.count(seed, players, standard_options(name), len(wanted)) == wanted


@pytest.mark.parametrize("name", names())
def test_counts_are_what_trying_everything_gives(name):
    """The counting kernel against plain recursion over matches."""
    game = vicus.game(name)

    def sequences(actions: list[int], depth: int) -> int:
        match = game.new(players=3, seed=4)
        for action in actions:
            match.play(action)
        if depth == 1:
            return len(match.legal())
        return sum(sequences([*actions, a.id], depth - 1) for a in match.legal())

    engine = interpreted(name, game.box)
    assert engine.count(4, 3, standard_options(name), 3) == [sequences([], depth) for depth in (1, 2, 3)]
