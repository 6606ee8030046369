"""What positions are judged by: complete for every game and number of players."""

import tomllib

import pytest

import vicus
from vicus.analysis.outlook import TO_THE_END, expectation, file_of, skill
from vicus.bots.judgement import SETTINGS


@pytest.mark.parametrize("name", vicus.games())
def test_every_number_of_players_has_its_own(name):
    game = vicus.game(name)
    found = tomllib.loads(file_of(name).read_text("utf-8"))
    assert found.pop("skill") == sorted(skill(name)), "a better word for fewer points"
    assert set(found) == {str(players) for players in game.meta.players}
    assert len({expectation(name, players).known.prospects for players in game.meta.players}) == len(found)


def test_a_game_without_one_is_played_to_the_end(monkeypatch, tmp_path):
    expectation.cache_clear()
    monkeypatch.setattr("vicus.analysis.outlook.file_of", lambda game: tmp_path / "none.toml")
    try:
        found = expectation("helvetia", 2)
        assert dict(zip(SETTINGS, found.known.settings, strict=True))["rollout_depth"] == TO_THE_END
        assert set(found.points) == {0}
        assert len(found.points) > 1, "points are counted"
    finally:
        expectation.cache_clear()
