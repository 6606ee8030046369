"""What makes observations of single positions."""

from __future__ import annotations

import pytest

import vicus

GAME = "bohemian_villages"


def test_a_game_keeps_its_sights():
    game = vicus.game(GAME)
    assert game.sight(2) is game.sight(2)
    assert [game.sight(players).spec.players for players in (2, 3)] == [2, 3]


def test_every_look_is_a_list_of_its_own():
    match = vicus.game(GAME).new(players=2, seed=7)
    sight = match.game.sight(2)
    before = sight.see(match.state, 0)
    match.play(match.legal()[0])
    assert sight.see(match.state, 0) == match.observe(0).tolist() != before


@pytest.mark.parametrize("players", [1, 99, "2", None, []])
def test_nobody_sees_for_players_that_the_game_is_not_for(players):
    game = vicus.game(GAME)
    game.sight(2)
    with pytest.raises(vicus.BadOption):
        game.sight(players)
