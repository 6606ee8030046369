"""The commands that are no game: simulate, replay, rules, warm, bench, and how mistakes are told."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import vicus
from vicus.cli.app import app, main

RECORDS = Path(__file__).parent.parent / "records" / "bohemian_villages"


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == code, result.output
    return result.output


def vicus_command(*arguments: str, **environment: str) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "vicus", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | environment)


@pytest.fixture
def mistake(monkeypatch, capsys) -> Callable[..., str]:
    """What the command says of a mistake, here and now: a process for each would take longer than all the rest."""

    def say(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["vicus", *arguments])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == 2
        return capsys.readouterr().err

    return say


def test_simulate_shows_scores_length_and_seats(tmp_path):
    file = tmp_path / "figures.json"
    output = run(
        "simulate", "bohemian_villages", "-p", "3", "-n", "200", "--seed", "4", "--engine", "interpreted", "--json", str(file)
    )
    figures = json.loads(file.read_text())
    same = vicus.game("bohemian_villages").simulate(200, players=3, seed=4, engine="interpreted")
    assert figures["checksum"] == same.checksum
    assert figures["moves"] == same.moves
    assert sum(seat["win_share"] for seat in figures["seats"]) == pytest.approx(1)
    assert all(seat["low"] < seat["win_share"] < seat["high"] for seat in figures["seats"])
    assert "95 % interval" in output
    assert same.checksum in output.replace("\n", "")


def test_few_games_do_not_wait_for_the_compiler(tmp_path, monkeypatch):
    monkeypatch.setenv("VICUS_CACHE_DIR", str(tmp_path))
    assert "interpreted" in run("simulate", "bohemian_villages", "-n", "20")
    assert list(tmp_path.iterdir()) == []


def test_no_games_at_all():
    assert "0 random games" in run("simulate", "bohemian_villages", "-n", "0", "--engine", "interpreted")


def test_replay_tells_the_whole_game():
    output = run("replay", str(RECORDS / "bank_empty.json"))
    assert "The bank is empty: the game ends" in output
    assert "Player 1 wins." in output
    assert " 280 " in output


def test_replay_stops_where_it_is_told():
    output = run("replay", str(RECORDS / "no_figures.json"), "--at", "3")
    assert "wins." not in output
    result = CliRunner().invoke(app, ["replay", str(RECORDS / "no_figures.json"), "--at", "999"])
    assert isinstance(result.exception, vicus.BadOption)


def test_replay_opens_a_link_at_its_position():
    code = vicus.load((RECORDS / "no_figures.json").read_text()).link()
    from_file = run("replay", str(RECORDS / "no_figures.json"), "--at", "3")
    assert run("replay", f"https://example.org/#/r/{code}/3/puzzle") == from_file
    assert run("replay", code, "--at", "3") == from_file
    broken = CliRunner().invoke(app, ["replay", f"#/r/{code[:-9]}"])
    assert "broken" in str(broken.exception)


def test_replay_step_by_step():
    result = CliRunner().invoke(app, ["replay", str(RECORDS / "no_figures.json"), "--step"], input="\n\nb\nq\n")
    assert result.exit_code == 0
    for position in ("0/172", "1/172", "2/172"):
        assert position in result.output
    assert result.output.count("1/172") == 2


def test_rules_are_listed_and_found_by_id():
    output = run("rules", "bohemian_villages")
    assert "B-01 " in output
    assert "X-B-61" in output
    one = run("rules", "bohemian_villages", "b-45")
    assert "B-45" in one
    assert "stated in the rulebook" in one
    assert "bohemian_villages" in run("rules")


def test_an_unknown_rule():
    assert "no rule “B-99”" in run("rules", "bohemian_villages", "B-99", code=2)


def test_coverage_names_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text("import pytest\n@pytest.mark.rule('B-01')\ndef test_a(): pass\n")
    output = run("rules", "--coverage", code=1)
    assert "Bohemian Villages: 1 of " in output
    assert "B-01a  no test" in output


def test_coverage_of_this_project_is_complete(monkeypatch):
    monkeypatch.chdir(Path(__file__).parent.parent.parent)
    for line in run("rules", "--coverage").splitlines():
        covered, every = (int(word) for word in line.split() if word.isdecimal())
        assert covered == every > 90


@pytest.mark.compile
@pytest.mark.xdist_group("native")
def test_warm_says_when_it_is_ready():
    run("warm", "bohemian_villages")
    assert "was ready already" in run("warm", "bohemian_villages")
    assert "native" in run("simulate", "bohemian_villages", "-n", "2000")


@pytest.mark.compile
@pytest.mark.xdist_group("native")
def test_bench_measures_every_engine_that_is_there(tmp_path):
    file = tmp_path / "bench.json"
    output = run("bench", "--seconds", "0.1", "--json", str(file))
    rows = json.loads(file.read_text())["rows"]
    assert [row["engine"] for row in rows][:2] == ["interpreted", "native"]
    assert all(row["moves_per_second"] > 0 for row in rows)
    assert "one core" in output


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("play", "monopoly"), "There is no game “monopoly”"),
        (("simulate", "bohemian_villages", "-p", "9"), "choose 2 to 5"),
        (("simulate", "bohemian_villages", "--engine", "steam"), "no engine “steam”"),
        (("replay", "nowhere.json"), "no file nowhere.json"),
        (("rules", "monopoly"), "There is no game"),
        (("play", "--box", "nowhere.toml"), "no box file nowhere.toml"),
    ],
)
def test_a_mistake_ends_in_one_line_without_a_stack_trace(mistake, arguments, says):
    said = mistake(*arguments)
    assert says in said
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1


def test_mistakes_are_told_in_the_chosen_language(mistake, monkeypatch):
    assert "Es gibt kein Spiel" in mistake("play", "monopoly", "--lang=de")
    assert "en, de, ru" in mistake("play", "--lang", "fr")
    assert "Es gibt kein Spiel" in mistake("play", "monopoly", "--lang", "de")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Нет игры" in mistake("play", "monopoly")


def test_so_they_are_where_somebody_types():
    answer = vicus_command("play", "monopoly", LC_ALL="ru_RU.UTF-8")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.startswith("Нет игры")
    assert answer.stderr.count("\n") == 1


@pytest.mark.browser  # needs the built page
@pytest.mark.parametrize("database", ["rubbish", "oracle://x/y", "sqlite:////proc/nowhere/tables.db"])
def test_a_database_that_cannot_be_used(database):
    answer = vicus_command("serve", "--no-browser", "--database", database)
    assert answer.returncode == 2
    assert any(words in answer.stderr for words in ("no address of a database", "no driver", "There is no folder"))
    assert answer.stderr.count("\n") == 1, "one sentence"
    assert "Traceback" not in answer.stderr


@pytest.mark.linux
@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "bohemian_villages", "-n", "1", "--engine", "interpreted"),
        ("bench", "bohemian_villages"),
        ("arena", "bohemian_villages", "random", "greedy", "--games", "2", "--players", "2"),
        ("lab", "bohemian_villages", "--set", "scoring.flour=5", "--games", "1000000"),
        ("fit", "bohemian_villages"),
    ],
    ids=lambda command: command[0],
)
def test_a_file_that_cannot_be_written(command):
    answer = vicus_command(*command, "--json", "/proc/nowhere.json")
    assert answer.returncode == 2
    assert "cannot be written" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_terminal_without_our_signs():
    answer = vicus_command("rules", "bohemian_villages", "B-44", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert answer.returncode == 0


def test_the_box_says_where_everything_comes_from():
    output = run("box", "bohemian_villages")
    assert "Nenbrad" in output
    assert "reconstructed" in output
    assert "from the rulebook" in output


def test_version():
    assert run("--version").strip() == vicus.__version__


def test_unknown_commands_and_options_show_the_usage():
    answer = vicus_command("plai")
    assert answer.returncode == 2
    assert "plai" in answer.stderr


@pytest.mark.parametrize(("language", "played"), [("en", "Played on"), ("de", "Gespielt am"), ("ru", "Сыграно")])
def test_replay_says_who_played(tmp_path, language, played):
    match = vicus.load((RECORDS / "bank_empty.json").read_text("utf-8"))
    people = [vicus.Person(f"[b]Ada{seat}") for seat in range(match.players - 1)]
    match.about = vicus.About([*people, vicus.Person("Livia", "master")], "2026-02-28T18:30Z")
    (tmp_path / "game.json").write_text(match.save(), "utf-8")
    output = run("replay", str(tmp_path / "game.json"), "--at", "3", "--lang", language)
    assert f"{played} 2026-02-28 18:30 UTC" in output
    totals = [score.total for score in match.scores()]
    assert f"[b]Ada0: {totals[0]}" in output
    assert f"): {totals[-1]}" in output
    assert "[b]Ada0" in output.split("UTC")[1].split("\n", match.players + 1)[-1], "and in every line of the game"
