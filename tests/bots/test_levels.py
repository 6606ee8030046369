import subprocess
import sys
from pathlib import Path

import pytest

import vicus
from vicus.bots import LEVELS, bot, known, register
from vicus.bots.levels import STAND_IN, _known, plans_ahead, stand_in
from vicus.bots.search import SearchBot
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


def test_who_names_no_bot_is_told_what_names_there_are():
    with pytest.raises(BadOption) as told:
        bot("nope", GAME, 1)
    for form in ("random", "master", "search:500", "module:Class", "policy=module:function", "cmd:COMMAND"):
        assert form in str(told.value)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("search:5/win_share=5000", "win_share of the search cannot be 5000: give a whole number from 0 to 1,000"),
        ("search:5/prior_scale=0", "prior_scale of the search cannot be 0"),
        ("search:5/candidates=0", "candidates of the search cannot be 0"),
        ("search:0.1s/look_ahead=10001", "look_ahead of the search cannot be 10001"),
        ("search:5/explore=1000001", "explore of the search cannot be 1000001"),
        ("search:5/threads=0", "threads of the search cannot be 0"),
        ("search:5/threads=65", "threads of the search cannot be 65"),
        ("search:10000001", "simulations of the search cannot be 10000001"),
        ("search:0.1s/rollout_depth=10001", "rollout_depth of the search cannot be 10001"),
        ("search:5/c_puct=1000001", "c_puct of the search cannot be 1000001"),
        ("search:5/luck=1", "no setting “luck”"),
    ],
)
def test_settings_that_cannot_be_are_told(name, words):
    with pytest.raises(BadOption, match=words):
        bot(name, GAME, 1)


@pytest.mark.parametrize(
    "setting", ["win_share=0", "win_share=1000", "win_doubt=1000", "prior_temperature=1", "candidates=1", "c_puct=1000000"]
)
def test_the_ends_of_the_ranges_can_be_played(setting, position):
    view, legal = position
    assert bot(f"search:5/{setting}", GAME, 1).choose(view, legal) in legal


@pytest.mark.parametrize(
    ("former", "today"),
    [("explore=800", "c_puct=800"), ("look_ahead=3", "rollout_depth=3"), ("prior_scale=50", "prior_temperature=50")],
)
def test_former_names_of_settings_still_work(former, today, position):
    found = [bot(f"search:12/{setting}", GAME, 1).weigh(*position) for setting in (former, today)]
    assert found[0] == found[1] != bot("search:12", GAME, 1).weigh(*position)


@pytest.mark.parametrize(("simulations", "longest"), [(100, 64), (10_000, 1250), (100_000, 4096)])
def test_a_search_can_be_interrupted_after_a_slice(simulations, longest, position, monkeypatch):
    slices = []

    def search(tree, seat, seed, number):
        slices.append(number)
        tree.done += number

    monkeypatch.setattr("vicus.bots.tree.Tree.search", search)
    SearchBot(GAME, 1, simulations=simulations).weigh(*position)
    assert max(slices) == longest
    assert sum(slices) == simulations


def test_an_unknown_name_is_answered_with_the_known_ones():
    with pytest.raises(BadOption, match=r"There is no bot “nobody”. Known: random, greedy"):
        bot("nobody", GAME, 1)


@pytest.mark.parametrize("name", vicus.games())
def test_who_stands_in_need_not_be_waited_for(name):
    game = vicus.game(name)
    assert not plans_ahead(stand_in(game), game)
    assert stand_in(game) == STAND_IN or plans_ahead(STAND_IN, game), "no weaker than must be"


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
