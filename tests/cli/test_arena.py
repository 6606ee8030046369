import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vicus.cli.app import app
from vicus.errors import VicusError

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
ARENA = ("arena", "bohemian_villages")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, [*arguments, "--workers", "1"])
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def refused(*arguments: str) -> str:
    result = CliRunner().invoke(app, [*arguments, "--workers", "1"])
    assert isinstance(result.exception, VicusError), result.output
    return str(result.exception)


def test_figures_by_bot(tmp_path):
    file, plots = tmp_path / "figures.json", tmp_path / "plots"
    output = run(*ARENA, "random", "random", "-n", "6", "--players", "3", "--json", str(file), "--plot", str(plots))
    figures = json.loads(file.read_text())
    assert figures["games"] == 6
    assert list(figures["bots"]) == ["random", "random#2"]
    one, two = figures["bots"].values()
    assert (one["games"], one["seats"], two["games"], two["seats"]) == (6, 6, 6, 12)
    assert one["wins"] + two["wins"] == pytest.approx(6)
    for row in (one, two):
        assert row["low"] <= row["win_share"] <= row["high"]
        assert {"wins", "win_share", "low", "high", "rating", "quantiles", "seconds_per_decision"} <= set(row)
    assert "random#2" in output
    assert "even: 33.3%" in output
    assert "multiple" not in output
    assert sorted(picture.name for picture in plots.iterdir()) == ["bohemian_villages-scores.svg", "bohemian_villages-wins.svg"]


def test_seats_out_of_balance_are_told():
    assert "multiple of 2 games" in run(*ARENA, "random", "random", "-n", "3")


def test_bots_can_be_named_in_both_ways(tmp_path):
    file = tmp_path / "figures.json"
    run(*ARENA, "random", "--bot", "random", "--bot", "random", "-n", "6", "--json", str(file))
    assert list(json.loads(file.read_text())["bots"]) == ["random", "random#2", "random#3"]


def test_the_same_seed_gives_the_same_contest_and_a_file_is_gone_on_with(tmp_path):
    out = tmp_path / "contest.jsonl"
    figures = []
    for number, extra in enumerate(([], ["--out", str(out)], ["--out", str(out)])):
        file = tmp_path / f"{number}.json"
        run(*ARENA, "random", "random", "-n", "4", "--seed", "9", "--entropy", "seed", "--json", str(file), *extra)
        figures.append(json.loads(file.read_text()))
    for each in figures:
        for row in each["bots"].values():
            del row["seconds_per_decision"]
    assert figures[0] == figures[1] == figures[2]


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_three_bots_are_told_by_whom_they_meet_and_every_game_is_a_record(tmp_path):
    folder = tmp_path / "records"
    output = run(*ARENA, "greedy", "random", "random", "-n", "6", "--records", str(folder))
    assert "How often the bot of a line came before that of a column" in output
    assert re.search(r"greedy – \d+\.\d% \d+\.\d%", output)
    assert len(list(folder.glob("0*.json"))) == 6
    replayed = CliRunner().invoke(app, ["replay", str(folder / "000000.json")])
    assert replayed.exit_code == 0, replayed.output


def test_bots_draw_anew_in_every_contest_and_the_figures_tell_from_what(tmp_path):
    found = []
    for number in range(2):
        file = tmp_path / f"{number}.json"
        run(*ARENA, "random", "random", "-n", "2", "--json", str(file))
        found.append(json.loads(file.read_text())["entropy"])
    assert len(set(found)) == 2
    assert "16 to 64 hexadecimal digits" in refused(*ARENA, "random", "random", "--entropy", "much")


@pytest.mark.linux
def test_a_failing_bot_is_clearly_shown_and_the_contest_is_played():
    output = run(*ARENA, "random", "cmd:cat", "-n", "2")
    assert re.search(r" cmd:cat † \d+\.\d% \(", output)
    assert re.search(r" † cmd:cat: \d+ decisions were made for it.*The bot cat answered", output)
    assert not re.search(r"random † ", output)
    assert "Faults" in output


@pytest.mark.linux
def test_a_bot_of_ones_own_beside_the_user():
    command = [sys.executable, "-m", "vicus", *ARENA, "--bot", "thrifty:Thrifty", "--bot", f"cmd:sh {EXAMPLES / 'first.sh'}"]
    done = subprocess.run([*command, "-n", "2", "--workers", "1"], capture_output=True, text=True, cwd=EXAMPLES, check=True)
    assert "thrifty:Thrifty" in done.stdout
    assert "Faults" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["random"], "at least two bots"),
        (["random", "nobody"], "There is no bot “nobody”"),
        (["random", "nowhere:X"], "no module “nowhere”"),
        (["random", "random", "-n", "0"], "--games is 0: give a whole number of games, at least 1"),
        (["random", "cmd:/no/such/bot"], "cmd:/no/such/bot cannot be started: No such file or directory"),
        (["random", "random", "--players", "9"], "9 players"),
        (["random", "random", "-o", "x=y"], "no option “x”"),
    ],
)
def test_mistakes_are_told(arguments, words):
    assert words in refused(*ARENA, *arguments)


@pytest.mark.parametrize("command", [["arena", "nosuch", "random", "random"], ["lab", "nosuch"], ["fit", "nosuch"]])
def test_an_unknown_game_is_answered_with_the_known_ones(command):
    result = CliRunner().invoke(app, command)
    assert isinstance(result.exception, VicusError), result.output
    assert str(result.exception).startswith("There is no game “nosuch”. Known: bohemian_villages")


def test_a_foreign_file_is_left_alone(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n")
    assert "no file of a contest" in refused(*ARENA, "random", "random", "--out", str(file))
    assert file.read_text() == "Dear Ada,\n"


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_search_tells_its_simulations(tmp_path):
    file = tmp_path / "figures.json"
    output = run(*ARENA, "search:20", "greedy", "-n", "2", "--json", str(file))
    assert "Simulations/s" in output
    rows = json.loads(file.read_text())["bots"]
    assert rows["search:20"]["simulations_per_second"] > 0
    assert rows["greedy"]["simulations_per_second"] is None
