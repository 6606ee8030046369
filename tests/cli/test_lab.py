import json

import pytest
from typer.testing import CliRunner

from vicus.cli.app import app
from vicus.errors import VicusError


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["lab", *arguments, "--workers", "1"])
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def refused(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["lab", *arguments])
    assert isinstance(result.exception, VicusError), result.output
    return str(result.exception)


def test_a_change_is_compared_with_the_standard_game(tmp_path):
    file = tmp_path / "figures.json"
    output = run(
        *("bohemian_villages", "--set", "scoring.flour=9", "--players", "3", "-n", "12", "--bot", "random"),
        *("--json", str(file), "--plot", str(tmp_path)),
    )
    assert "scoring.flour: 2 → 9" in output
    figures = json.loads(file.read_text())
    assert figures["changes"] == [{"key": "scoring.flour", "standard": 2, "changed": 9}]
    rows = {(row["what"], row["about"]): row for row in figures["rows"]}
    assert {("wins", 0), ("wins", 2), ("score", None), ("moves", None), ("all-lines", "tiles")} <= set(rows)
    assert rows["score", None]["low"] > 0
    assert rows["score", None]["changed"]["value"] > rows["score", None]["standard"]["value"]
    assert sum(rows["wins", seat]["changed"]["value"] for seat in range(3)) == pytest.approx(1)
    assert "Share of all points: Flour and glass" in output
    wins = rows["wins", 0]["standard"]
    assert "{value:.1%} ({low:.1%} … {high:.1%})".format(**wins).replace("%", " %") in output
    assert (tmp_path / "bohemian_villages-balance.svg").read_text().startswith("<svg")


def test_an_option_and_a_box_can_be_changed_too(tmp_path):
    box = tmp_path / "mine.toml"
    box.write_text("[rules]\npenalty = 7\n")
    output = run("carpe_diem", "-o", "movement=ring", "--box", str(box), "--set", "tasks.villa=4", "-n", "2", "--bot", "random")
    for line in ("rules.penalty: 4 → 7", "tasks.villa: 3 → 4", "movement: star → ring"):
        assert line in output


def test_rounds_are_told_where_a_game_counts_them():
    assert "Rounds" in run("helvetia", "--set", "rules.goal=12", "-n", "3", "--bot", "random", "-p", "2")


@pytest.mark.linux
def test_a_bot_that_fails_is_not_taken_for_one_that_plays():
    output = run("bohemian_villages", "--set", "scoring.flour=3", "-n", "2", "--bot", "cmd:cat", "-p", "2")
    assert "decisions were made for it" in output
    assert "The bot cat answered with something that is no answer" in output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Nothing differs from the standard game"),
        (["--set", "scoring.flour=2"], "Nothing differs from the standard game"),
        (["--set", "scoring.flower=2"], "scoring has shops, churches, no_town_hall, flour, glass"),
        (["--set", "scoring.flour=two"], "not of the same kind"),
        (["--set", "scoring.flour=1000"], "flour in section “scoring” of the box is 1000"),
        (["--set", "scoring.flour=3", "-n", "0"], "--games is 0: give a whole number of games"),
        (["--set", "scoring.flour=3", "-n", "1"], "--games must be 2 or more"),
        (["--set", "scoring.flour=3", "--workers", "0"], "0 is not a number of processes"),
        (["--set", "scoring.flour=3", "--bot", "nobody"], "There is no bot “nobody”"),
        (["-o", "x=y"], "no option “x”"),
        (["--insights", "nowhere", "-p", "3"], "--players says nothing of a page of insights"),
        (["--insights", "nowhere", "--plot", "plots"], "--plot says nothing of a page of insights"),
    ],
)
def test_mistakes_are_told(arguments, words):
    assert words in refused("bohemian_villages", *arguments)


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_greedy_players_are_quick(tmp_path):
    file = tmp_path / "figures.json"
    run("carpe_diem", "-o", "movement=ring", "-n", "40", "--bot", "greedy", "--json", str(file))
    figures = json.loads(file.read_text())
    assert (figures["bot"], figures["games"], figures["players"]) == ("greedy", 40, 4)


def test_weights_can_come_from_a_file(tmp_path):
    from vicus.bots.judgement import judgement, written

    file = tmp_path / "mine.toml"
    file.write_text(written("bohemian_villages", judgement("bohemian_villages")), "utf-8")
    change = ("bohemian_villages", "--set", "scoring.flour=9")
    assert "is no judgement file" in refused(*change, "--judgement", __file__)
    assert "cannot be read" in refused(*change, "--judgement", str(tmp_path / "none.toml"))
    assert "There is no bot" in refused(*change, "--bot", "random", "--judgement", str(file))


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_other_weights_make_other_figures(tmp_path):
    from dataclasses import replace

    from vicus.bots.judgement import judgement, written

    known = judgement("carpe_diem")
    file, figures = tmp_path / "mine.toml", tmp_path / "figures.json"
    file.write_text(written("carpe_diem", replace(known, weights=tuple(-n for n in known.weights))), "utf-8")
    scores = []
    for extra in ([], ["--judgement", str(file)]):
        run("carpe_diem", "-o", "movement=ring", "-n", "10", "-p", "2", "--bot", "greedy", "--json", str(figures), *extra)
        rows = {(row["what"], row["about"]): row for row in json.loads(figures.read_text())["rows"]}
        scores.append(rows["score", None]["standard"]["value"])
    assert scores[1] < scores[0] / 2


def test_the_net_of_the_game_plays_unless_somebody_else_is_named(tmp_path):
    file = tmp_path / "figures.json"
    run("bohemian_villages", "--set", "scoring.flour=9", "-n", "2", "-p", "2", "--json", str(file))
    assert json.loads(file.read_text())["bot"] == "policy"


def test_a_page_of_insights_is_written(tmp_path):
    file = tmp_path / "figures.json"
    wanted = ("carpe_diem", "--insights", str(tmp_path / "pages"), "-n", "4", "--seed", "3", "--bot", "random")
    assert "Written to" in run(*wanted, "--json", str(file))
    page = (tmp_path / "pages" / "carpe_diem-insights.md").read_text("utf-8")
    assert page.startswith("# Carpe Diem: what was learned")
    assert f"vicus lab carpe_diem --insights {tmp_path / 'pages'} --games 4 --seed 3 --bot random" in page
    figures = json.loads(file.read_text())
    assert sum(each["value"] for each in figures["players"]["4"]["order"]) == pytest.approx(1)
    assert "--games must be 2 or more" in refused(*wanted[:4], "1")
    assert "no option “x”" in refused(*wanted[:3], "-o", "x=y")
