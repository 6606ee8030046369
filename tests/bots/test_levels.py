import subprocess
import sys
from pathlib import Path

import pytest

import vicus
from vicus.bots import LEVELS, bot, known, register
from vicus.bots.levels import _known
from vicus.errors import BadOption

GAME = vicus.game("bohemian_villages")


@pytest.fixture
def position():
    match = GAME.new(players=3, seed=5)
    return match.view(match.seat), match.legal()


@pytest.mark.parametrize("name", ["random", "greedy", "search:3", "search:0.01s", "beginner", "casual"])
def test_bots_by_name_choose_something_legal(name, position):
    view, legal = position
    assert bot(name, GAME, 1).choose(view, legal) in legal


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot(level):
    assert callable(bot(level, GAME, 1).choose)


def test_the_first_legal_action_is_not_simply_taken(position):
    view, legal = position
    assert len({bot("random", GAME, seed).choose(view, legal) for seed in range(20)}) > 1


@pytest.mark.parametrize(
    "name", ["nobody", "search:0", "search:0s", "search:-5", "search:many", "cmd", "cmd:", "cmd:'", ":", "x:"]
)
def test_names_of_no_bot_are_told(name):
    with pytest.raises(BadOption):
        bot(name, GAME, 1)


def test_an_unknown_name_is_answered_with_the_known_ones():
    with pytest.raises(BadOption, match=r"There is no bot “nobody”. Known: random, greedy"):
        bot("nobody", GAME, 1)


def test_one_can_register_a_bot(position, monkeypatch):
    view, legal = position

    class Last:
        def choose(self, view, legal):
            return legal[-1]

    monkeypatch.delitem(_known, "last", raising=False)
    register("last", lambda game, seed: Last())
    assert "last" in known()
    assert bot("last", GAME, 1).choose(view, legal) == legal[-1]
    _known.pop("last")


def test_importing_vicus_bots_loads_no_bot():
    code = """if True:
        import sys, vicus.bots
        assert "vicus.bots.levels" not in sys.modules
        vicus.bots.register
        assert "numpy" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("name", ["thrifty.py", "anything.py"])
def test_the_page_shows_the_examples_as_they_are(name):
    docs = Path(__file__).parents[2] / "docs"
    example = (docs / "examples" / name).read_text("utf-8")
    code = example[example.index("\nimport") + 1 :]
    assert code in (docs / "bots.md").read_text("utf-8")
    assert sum(bool(line.strip()) for line in code.splitlines()) <= 10
