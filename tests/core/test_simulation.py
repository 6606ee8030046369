import numpy as np
import pytest

import vicus
from vicus.engine.kernel.chance import derive, pick


@pytest.fixture
def game():
    return vicus.game("bohemian_villages")


def test_results_have_the_promised_form(game):
    result = game.simulate(50, players=4, seed=2, engine="interpreted")
    assert result.games == 50
    assert result.scores.shape == (50, 4)
    assert result.moves == result.lengths.sum() > 50 * 30
    assert result.forced > 0
    assert len(result.checksum) == 16
    assert np.allclose(result.wins.sum(1), 1)


def test_a_simulated_game_is_a_match(game):
    result = game.simulate(5, players=3, seed=9, engine="interpreted")
    for number in range(5):
        seed = derive(9, number)
        match = game.new(players=3, seed=seed)
        while not match.over:
            match.play(match.legal()[pick(seed, match.state.moves, len(match.legal()))])
        assert [s.total for s in match.scores()] == result.scores[number].tolist()
        assert match.state.moves == result.lengths[number]
        assert match.winners() == np.flatnonzero(result.wins[number]).tolist()


def test_the_checksum_changes_with_every_game(game):
    checksums = {game.simulate(n, players=2, seed=1, engine="interpreted").checksum for n in (0, 1, 2, 3)}
    assert len(checksums) == 4
    assert game.simulate(3, players=2, seed=2, engine="interpreted").checksum not in checksums


def test_chunks_do_not_show(game, monkeypatch):
    import vicus.core.simulation as simulation

    whole = game.simulate(25, players=2, seed=1, engine="interpreted")
    monkeypatch.setattr(simulation, "CHUNK", 7)
    told = []
    parts = game.simulate(25, players=2, seed=1, engine="interpreted", progress=told.append)
    assert parts.checksum == whole.checksum
    assert told == [7, 7, 7, 4]


def test_bad_requests(game):
    with pytest.raises(vicus.BadOption, match="-1"):
        game.simulate(-1, players=2)
    with pytest.raises(vicus.BadOption):
        game.simulate(1, players=7)
    with pytest.raises(vicus.EngineUnavailable, match="interpreted, native, cuda"):
        game.simulate(1, players=2, engine="quantum")


def test_no_games_are_no_games(game):
    result = game.simulate(0, players=3, engine="interpreted")
    assert (result.games, result.moves, result.scores.shape) == (0, 0, (0, 3))
