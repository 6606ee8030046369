"""`vicus fit`: the file that it writes is one that bots can play by."""

import json

import pytest
from typer.testing import CliRunner

import vicus
from vicus.bots import bot
from vicus.bots.judgement import judgement
from vicus.cli.app import app
from vicus.errors import VicusError

GAME = "helvetia"


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def refused(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["fit", GAME, *arguments])
    assert isinstance(result.exception, VicusError), result.output
    return str(result.exception)


def test_what_cannot_be_fitted_is_told_before_anything_is_compiled(tmp_path):
    assert "players" in refused("--players", "7")
    assert "movement" in refused("--option", "movement=ring")
    assert "--rounds is -1" in refused("--rounds", "-1")
    assert "cannot be read" in refused("--judgement", str(tmp_path / "none.toml"))
    assert str(tmp_path / "none.toml") in refused("--box", str(tmp_path / "none.toml"))


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_what_was_fitted_can_be_played_by(tmp_path):
    out, figures = tmp_path / "mine.toml", tmp_path / "figures.json"
    effort = ("--rounds", "1", "--steps", "0", "-n", "12", "--fresh")
    games = ("--players", "2", "--players", "3", "--option", "first_game=yes")
    result = CliRunner().invoke(app, ["fit", GAME, *effort, *games, "--out", str(out), "--json", str(figures)])
    assert result.exit_code == 0, result.output
    known = judgement(GAME, out)
    told = json.loads(figures.read_text())
    assert [told["weights"][name][0] for name in known.features] == list(known.weights[: len(known.features)])
    assert known.settings == judgement(GAME).settings
    match = vicus.game(GAME).new(players=2, seed=1)
    for name in ("greedy", "search:20", "strong"):
        assert bot(f"{name}/judgement={out}", match.game, 1).choose(match.view(match.seat), match.legal()) in match.legal()
    again = CliRunner().invoke(app, ["fit", GAME, *effort[:-1], "--judgement", str(out), "--players", "2"])
    assert again.exit_code == 0, again.output
