import pytest

import vicus
from vicus.engine.engines import interpreted

from .counts_file import counts


@pytest.mark.parametrize(("players", "seed", "wanted"), counts("bohemian_villages"))
def test_counts_of_action_sequences(players, seed, wanted):
    engine = interpreted("bohemian_villages", vicus.game("bohemian_villages").box)
    assert engine.count(seed, players, [], len(wanted)) == wanted


def test_counts_are_what_trying_everything_gives():
    """The counting kernel against plain recursion over matches."""
    game = vicus.game("bohemian_villages")

    def sequences(actions: list[int], depth: int) -> int:
        match = game.new(players=3, seed=4)
        for action in actions:
            match.play(action)
        if depth == 1:
            return len(match.legal())
        return sum(sequences([*actions, a.id], depth - 1) for a in match.legal())

    engine = interpreted("bohemian_villages", game.box)
    assert engine.count(4, 3, [], 3) == [sequences([], depth) for depth in (1, 2, 3)]
