"""Who judges for people: what a game says, and who steps in where that cannot be."""

import pytest

import vicus
from vicus.bots import judge as judges
from vicus.bots import levels
from vicus.bots.judge import Calibration, Judge, judge, judge_here, read
from vicus.bots.judgement import judgement, written
from vicus.engine.net_place import net_mark
from vicus.errors import BadOption

GAME = vicus.game("helvetia")


@pytest.fixture
def everything_is_there(monkeypatch):
    monkeypatch.setattr(judges, "can_plan", lambda game: True)
    monkeypatch.setattr(judges, "can_think", lambda game: True)


@pytest.mark.usefixtures("everything_is_there")
@pytest.mark.parametrize("name", vicus.games())
def test_a_game_is_judged_by_whom_it_says(name):
    assert judge_here(vicus.game(name)) == judge(name).by


@pytest.mark.usefixtures("everything_is_there")
def test_without_its_code_the_net_is_not_asked(monkeypatch):
    monkeypatch.setattr(judges, "can_think", lambda game: False)
    assert judge_here(GAME) == "search"
    monkeypatch.setattr(judges, "can_plan", lambda game: False)
    assert judge_here(GAME) is None


@pytest.mark.usefixtures("everything_is_there")
def test_a_net_that_does_not_fit_is_not_asked(monkeypatch):
    def refused(game, file=None):
        raise BadOption("net-other-game", name=game.name, other="toy")

    monkeypatch.setattr("vicus.nets.game_net.game_net", refused)
    monkeypatch.setattr(levels, "_fits", levels._fits.__wrapped__)  # what was found before is not remembered
    assert judge_here(GAME) == "search"


def test_a_game_that_says_nothing_is_judged_by_the_search():
    assert read({}, "mine.toml") == Judge("search")
    assert read({}, "mine.toml").calibration(2) == Calibration(1000, 0), "and a net would say what it says"


def test_calibrations_go_by_the_number_of_players():
    known = read({"by": "deep", "calibration": {"2": [900, 10], "4": [1100, 0]}}, "mine.toml")
    assert [known.calibration(players).temperature for players in (2, 3, 4, 5)] == [900, 900, 1100, 1100]


@pytest.mark.parametrize(("net", "temperature"), [(net_mark("helvetia"), 900), ("000000", 1000), ("", 900)])
def test_a_calibration_is_of_one_net(net, temperature, tmp_path, monkeypatch):
    """Another one is taken as it is."""
    file = tmp_path / "judgement.toml"
    file.write_text(f'[judge]\nby = "deep"\n[judge.calibration]\nnet = "{net}"\n2 = [900, 15, 850]\n')
    monkeypatch.setattr(judges, "file_of", lambda game: file)
    known = judge.__wrapped__("helvetia")
    assert known.by == "deep"
    assert known.calibration(2).temperature == temperature


@pytest.mark.parametrize("name", vicus.games())
def test_a_net_that_judges_is_calibrated_for_every_number_of_players(name):
    known = judge(name)
    assert known.by == "search" or set(known.calibrations) == set(vicus.game(name).meta.players)


@pytest.mark.parametrize(
    ("section", "words"),
    [
        ({"by": "dice"}, "dice"),
        ({"who": "deep"}, "who"),
        ({"simulations": "many"}, "many"),
        ({"simulations": 1}, "simulations"),
        ({"calibration": {"2": [1000]}}, "1000"),
        ({"calibration": {"2": [1000.5, 0]}}, "1000.5"),
        ({"calibration": {"2": [0, 0]}}, "0"),
        ({"calibration": {"two": [1000, 0]}}, "two"),
    ],
)
def test_what_cannot_be_is_told(section, words):
    with pytest.raises(BadOption, match=words):
        read(section, "mine.toml")


def test_weights_that_are_fitted_anew_leave_the_judge_as_it_is(tmp_path, monkeypatch):
    text = written("helvetia", judgement("helvetia"))
    file = tmp_path / "judgement.toml"
    file.write_text(text, "utf-8")
    monkeypatch.setattr(judges, "file_of", lambda game: file)
    assert judge.__wrapped__("helvetia") == judge("helvetia")
    assert judge("helvetia").by == "deep"
