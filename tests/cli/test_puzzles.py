"""`vicus puzzles`: solved at the terminal, and made out of games."""

import re

import msgspec
import pytest
from typer.testing import CliRunner

import vicus
from vicus.cli.app import app
from vicus.puzzles import deep, making, rating
from vicus.puzzles.puzzle import read, written
from vicus.texts import LANGUAGES

GAME = "bohemian_villages"


def run(*arguments, typed="", code=0):
    result = CliRunner().invoke(app, ["puzzles", *arguments, "--lang", "en"], input=typed)
    assert result.exit_code == code, result.output
    return result.output


def test_a_right_answer_is_told_with_its_reasons():
    puzzle = read(GAME).puzzles[2]
    shown = run(GAME, "--number", "3", typed=f"{puzzle.solution}\n")
    assert "Right: that is the best move." in shown
    assert f"about {round(100 * puzzle.options[0].chance)} %" in shown
    assert "Found by: beginner" in shown


def test_a_wrong_one_says_what_it_costs_and_can_be_tried_again():
    puzzle = read(GAME).puzzles[2]
    legal = [action.text for action in vicus.load(puzzle.link).legal()]
    wrong = next(option for option in puzzle.options if option.action not in puzzle.right and option.chance is not None)
    shown = run(GAME, "--number", "3", typed=f"{legal.index(wrong.action) + 1}\nnonsense\n?\n")
    assert re.search(r"Not the best: it costs about \d+ % of the win", shown)
    assert "not one of the moves" in shown
    assert "Right:" not in shown


def test_todays_is_set_where_no_number_is_named():
    assert "Today’s puzzle" in run(GAME, typed="q\n")


def test_a_number_that_there_is_not_is_told():
    result = CliRunner().invoke(app, ["puzzles", GAME, "--number", "9999"])
    assert result.exception.key == "puzzles-no-number"


def test_a_book_that_there_is_not_is_told(tmp_path):
    result = CliRunner().invoke(app, ["puzzles", GAME, "--file", str(tmp_path / "none.json")])
    assert result.exception.key == "puzzles-none"
    for language in LANGUAGES:
        assert GAME in result.exception.message(language)


def test_what_cannot_be_written_is_told_before_the_work(tmp_path):
    result = CliRunner().invoke(app, ["puzzles", GAME, "--games", "1", "--out", str(tmp_path / "nowhere" / "book.json")])
    assert isinstance(result.exception, FileNotFoundError)


def test_a_book_may_have_none_for_so_many_players(tmp_path):
    book = read(GAME)
    file = tmp_path / "book.json"
    file.write_bytes(written(msgspec.structs.replace(book, puzzles=[each for each in book.puzzles if each.players == 2])))
    result = CliRunner().invoke(app, ["puzzles", GAME, "--file", str(file), "--players", "3"])
    assert result.exception.key == "puzzles-none"


@pytest.fixture
def judged(monkeypatch) -> list:
    """By the plain search, interpreted: nothing is compiled. For which games somebody had to be ready is noted."""
    asked: list = []
    monkeypatch.setattr("vicus.cli.puzzles.ready_to_judge", lambda game, say: asked.append(game.name))
    monkeypatch.setattr(deep, "judge_here", lambda game: None)
    return asked


def test_a_book_is_searched_anew_from_the_easiest_to_the_hardest(judged):
    told = run(GAME, "--check", "--count", "2", "--simulations", "40")
    assert "2 puzzles searched anew with 40 simulations" in told
    assert "judged by search" in told
    assert judged == [GAME]


@pytest.fixture
def hasty(monkeypatch, judged):
    """All that takes time is cut short: what is made is no puzzle for anybody, but has the form of one."""
    monkeypatch.setattr(deep, "GAP", 0.0)
    monkeypatch.setattr(deep, "ERRORS", -1.0)
    monkeypatch.setattr(deep, "ENOUGH", 1)
    monkeypatch.setattr(deep, "ALIKE", 1e-9)
    monkeypatch.setattr(deep, "LEAST_CHANCE", 0.0)
    monkeypatch.setattr(making, "ENOUGH", 1)
    monkeypatch.setattr(deep, "SHARES", (0.005,))
    monkeypatch.setattr(making, "PROMISING", -1.0)
    monkeypatch.setattr(making, "TRIED", 1)
    monkeypatch.setattr(making, "LEAST_CHANCE", 0.0)
    monkeypatch.setattr(making, "DECISIONS", 8)
    monkeypatch.setattr(making, "SERIOUS", 8)
    monkeypatch.setattr(making, "QUICK", 12)
    monkeypatch.setattr(rating, "SOLVERS", {"greedy": (1400, 1)})


def test_puzzles_are_made_of_records_one_of_each_and_added_to_what_there_is(hasty, tmp_path):
    for seed in (1, 2, 3):
        match = vicus.game(GAME).new(players=2, seed=seed)
        while not match.over:
            match.play(match.legal()[len(match.actions) % len(match.legal())])
        (tmp_path / f"{seed}.json").write_text(match.save())
    (tmp_path / "other.json").write_text("{}")
    out = tmp_path / "made" / "puzzles.json"
    out.parent.mkdir()
    assert "1 new" in run(GAME, "--from", str(tmp_path), "--out", str(out), "--count", "1")
    run(GAME, "--from", str(tmp_path), "--out", str(out))
    book = read(GAME, out)
    seeds = [vicus.load(puzzle.link).seed for puzzle in book.puzzles]
    assert 2 <= len(seeds) == len(set(seeds)) <= 3
    assert book.effort.kept == len(seeds)
