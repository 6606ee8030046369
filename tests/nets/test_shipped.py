"""The nets that come with the games."""

import pytest

import vicus
from vicus.bots import bot
from vicus.engine.net_place import net_place
from vicus.nets.game_net import game_net

GAMES = ("bohemian_villages", "carpe_diem", "helvetia")
MEGABYTE = 1_000_000


@pytest.mark.parametrize("name", GAMES)
def test_they_are_small_and_fit_their_games(name: str) -> None:
    game = vicus.game(name)
    assert net_place(name).stat().st_size <= MEGABYTE
    assert game_net(game).header.game == name


@pytest.mark.parametrize("name", GAMES)
def test_they_play_with_every_number_of_players(name: str) -> None:
    game = vicus.game(name)
    for players in game.meta.players:
        match = game.new(players=players, seed=3)
        for _ in range(5):
            match.play(bot("policy", game, seed=1).choose(match.view(match.seat), match.legal()))
        assert match.state.moves == 5
