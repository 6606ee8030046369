"""Contests from Python."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import vicus
from vicus.arena import Result, play
from vicus.errors import BadBox, BadOption

from .plans import lasting

BOTS = ("random", "random")


def test_a_contest_and_its_tables(tmp_path):
    result = play("bohemian_villages", ["greedy", "random", "random"], players=3, games=6, workers=1, records=tmp_path)
    assert isinstance(result, Result)
    assert [row["bot"] for row in result.rows] == ["greedy", "random", "random#2"]
    assert sum(row["wins"] for row in result.rows) == pytest.approx(6)
    assert len(result.games) == 18
    assert {key: type(value) for key, value in result.games[0].items()}["score"] is int
    assert set(result.summary["head_to_head"]["greedy"]) == {"random", "random#2"}
    assert len(list(tmp_path.glob("0*.json"))) == 6
    assert json.loads(json.dumps(result.rows)) == result.rows, "a frame takes it as it is"


def test_the_same_seed_and_entropy_give_the_same_games():
    first = play("bohemian_villages", BOTS, games=2, seed=5, workers=1)
    again = play("bohemian_villages", BOTS, games=2, seed=5, entropy=first.plan.entropy, workers=1)
    assert lasting(first.outcomes) == lasting(again.outcomes)
    other = play("bohemian_villages", BOTS, games=2, seed=5, workers=1)
    assert other.plan.entropy != first.plan.entropy
    assert [outcome.actions for outcome in other.outcomes] != [outcome.actions for outcome in first.outcomes]


def test_a_file_goes_on_with_what_its_bots_drew_from(tmp_path):
    file = tmp_path / "contest.jsonl"
    first = play("bohemian_villages", BOTS, games=2, workers=1, out=file)
    longer = play("bohemian_villages", BOTS, games=4, workers=1, out=str(file))
    assert longer.plan.entropy == first.plan.entropy
    assert longer.outcomes[:2] == first.outcomes


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"bots": ["random"]}, BadOption),
        ({"bots": {"random": 1, "greedy": 1}}, BadOption),
        ({"bots": [5, "random"]}, BadOption),
        ({"games": 0}, BadOption),
        ({"games": 10**12}, BadOption),
        ({"options": "abc"}, BadOption),
        ({"players": 9}, BadOption),
        ({"entropy": "xyz"}, BadOption),
        ({"entropy": 5}, BadOption),
        ({"bots": ["random", "nobody"]}, BadOption),
        ({"options": {"x": "y"}}, BadOption),
        ({"box": 5}, BadBox),
    ],
    ids=str,
)
def test_what_cannot_be_is_told(wrong, error):
    with pytest.raises(error):
        play(**{"game": "bohemian_villages", "bots": BOTS, "workers": 1, **wrong})


@pytest.mark.parametrize("left", [12, -3, -10, -40])
def test_a_file_cut_off_in_its_first_line_begins_anew(left, tmp_path):
    file = tmp_path / "contest.jsonl"
    play("bohemian_villages", BOTS, games=1, workers=1, out=file)
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0][:left])
    assert len(play("bohemian_villages", BOTS, games=1, workers=1, out=file).outcomes) == 1


def test_the_example_of_the_docs_is_a_script(tmp_path):
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    (script,) = [part.partition("```")[0] for part in text.split("```python\n") if part.startswith("import vicus.arena")]
    (tmp_path / "contest.py").write_text(script, "utf-8")
    done = subprocess.run([sys.executable, tmp_path / "contest.py"], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr


def test_a_box_of_ones_own():
    result = play("bohemian_villages", BOTS, games=1, box={"coins": {"1": 41}}, workers=1)
    assert result.summary["box"] == vicus.game("bohemian_villages", box={"coins": {"1": 41}}).box.digest


class Sleepy:
    """Answers nothing that is legal."""

    def choose(self, view, legal):
        return None


def test_rows_say_in_words_what_a_bot_did_wrong_first():
    result = play("bohemian_villages", [f"{__name__}:Sleepy", "random"], games=2, workers=1)
    sleepy, fair = result.rows
    assert sleepy["faults"] > 0
    assert isinstance(sleepy["first_fault"], str)
    assert "legal" in sleepy["first_fault"]
    assert fair["first_fault"] is None


def test_a_game_may_be_named_by_its_declaration():
    from vicus.games.bohemian_villages import GAME

    assert play(GAME, BOTS, games=2, workers=2).plan.game == "bohemian_villages"
