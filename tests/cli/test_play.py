"""The terminal game as a person meets it: what is typed, what is answered."""

import json

import pytest
from typer.testing import CliRunner

import vicus
from vicus.cli.app import app


@pytest.fixture(autouse=True)
def quiet(monkeypatch, tmp_path):
    """No compiler in the background, a wide terminal, English, and nobody's saved games."""
    monkeypatch.setattr("vicus.cli.play.warm_in_background", lambda game, box: None)
    monkeypatch.setattr("vicus.cli.screen.console.width", 130, raising=False)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("VICUS_DATA_DIR", str(tmp_path / "data"))


def typed(*lines: str, options: tuple[str, ...] = ("--seed", "5")) -> str:
    result = CliRunner().invoke(app, ["play", "bohemian_villages", *options], input="".join(f"{line}\n" for line in lines))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


def test_the_table_is_drawn_and_choices_are_numbered():
    output = typed("q")
    assert "Player 1, it is your turn" in output
    for name in (v["name"] for v in vicus.game("bohemian_villages").new(players=3, seed=5).view()["villages"]):
        assert name in output
    assert "use " in output
    assert "reconstructed" in output


def test_a_choice_by_number_and_by_text():
    first = vicus.game("bohemian_villages").new(players=3, seed=5).legal()[0].text
    by_number, by_text = typed("1", "q"), typed(first, "q")
    assert by_number == by_text
    assert "Player 1 uses" in by_number


def test_an_illegal_choice_is_answered_with_its_rule():
    output = typed("pass", "q")
    assert "The first move is compulsory while one is possible. Rule B-15b" in output


def test_rubbish_and_wrong_numbers_are_answered():
    output = typed("dance", "99", "", "use 9+9", "q")
    assert "“dance” is no action of this game" in output
    assert "There is no choice 99" in output
    assert "names no dice" in output


def test_undo_takes_a_step_back():
    output = typed("1", "u", "u", "q")
    assert "as far as the last roll" in output
    assert output.count("it is your turn") == 3


def test_the_end_of_a_turn_can_still_be_undone():
    output = typed("1", "1", "1", "1", "u", "q")
    assert "Your turn is over" in output
    after = output.split("Your turn is over")[1]
    assert "rolls" not in after
    assert "it is your turn" in after


def test_enter_ends_the_turn_and_the_bots_move():
    output = typed("1", "1", "1", "1", "", "q")
    assert "Bot 2 rolls" in output
    assert "Bot 3 rolls" in output


def test_scores_rules_and_help():
    output = typed("s", "rules B-45", "rules Z-1", "?", "b", "q")
    assert "No town hall" in output
    assert "judged before a mill or manufactory scoring" in output
    assert "no rule “Z-1”" in output
    assert "take back the last step" in output


def test_saving_and_going_on(tmp_path):
    file = tmp_path / "game.json"
    output = typed("1", f"save {file}", "save", f"save {tmp_path}", "q")
    assert "Saved to" in output
    assert "Say where" in output
    assert "cannot be written" in output
    assert len(json.loads(file.read_text())["actions"]) == 1
    assert "Chosen" in typed("q", options=("--from", str(file)))


def test_leaving_loses_nothing():
    output = typed("1", "q")
    assert "vicus play --resume" in output
    assert "Chosen" in typed("q", options=("--resume",))


def test_nothing_to_resume():
    result = CliRunner().invoke(app, ["play", "--resume"])
    assert isinstance(result.exception, vicus.BadRecord)


def test_a_whole_game_by_bots_ends_with_scores_and_a_winner():
    output = typed(options=("--bots", "3", "--seed", "1"))
    assert "The game is over" in output
    assert "Total" in output
    assert "wins." in output or "share the win" in output


def test_a_whole_game_by_number():
    output = typed(*["1"] * 400, options=("--players", "2", "--bots", "1", "--seed", "3", "--no-confirm"))
    assert "The game is over" in output


@pytest.mark.parametrize(("language", "word"), [("de", "du bist am Zug"), ("ru", "ваш ход")])
def test_other_languages(language, word):
    assert word in typed("q", options=("--lang", language))


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (("--players", "9"), vicus.BadOption),
        (("--bots", "7"), vicus.BadOption),
        (("--seed", "-3"), vicus.BadOption),
        (("--box", "nowhere.toml"), vicus.BadBox),
        (("--from", "nowhere.json"), vicus.BadRecord),
    ],
)
def test_bad_options(options, error):
    result = CliRunner().invoke(app, ["play", "bohemian_villages", *options])
    assert isinstance(result.exception, error)
    assert str(result.exception)
