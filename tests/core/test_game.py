import copy
import subprocess
import sys

import pytest

import vicus
from vicus.errors import BadBox


def test_games_are_listed():
    assert "bohemian_villages" in vicus.games()


def test_an_unknown_game_names_the_known_ones():
    with pytest.raises(vicus.UnknownGame, match="bohemian_villages"):
        vicus.game("monopoly")


@pytest.mark.parametrize("players", [0, 1, 6, "3", True, 2.5, 3.0, None])
def test_impossible_numbers_of_players(players):
    with pytest.raises(vicus.BadOption, match="2 to 5"):
        vicus.game("bohemian_villages").new(players=players)


@pytest.mark.parametrize("seed", [-1, 2**63, "7", 1.5, True])
def test_impossible_seeds(seed):
    with pytest.raises(vicus.BadOption, match="seed"):
        vicus.game("bohemian_villages").new(players=2, seed=seed)


def test_whole_numbers_of_any_kind():
    import numpy as np

    game = vicus.game("bohemian_villages")
    assert game.new(players=np.int8(3), seed=np.int64(7)).state == game.new(players=3, seed=7).state
    assert game.simulate(np.int32(2), players=2, engine="interpreted").games == 2
    for wrong in ({"n": 2.5}, {"n": "2"}, {"n": 1, "threads": -1}, {"n": 1, "threads": 0}):
        with pytest.raises(vicus.BadOption):
            game.simulate(players=2, engine="interpreted", **wrong)


def test_a_box_is_read_once_however_often_it_is_asked_for():
    box = {"coins": {"1": 40}, "villages": {"A": {"name": "Aue"}}}
    first = vicus.game("bohemian_villages", box=box)
    assert vicus.game("bohemian_villages", box=copy.deepcopy(box)) is first
    assert vicus.game("bohemian_villages", box={"coins": {"1": 41}}) is not first
    box["villages"]["A"]["name"] = "Elsewhere"  # whose it is may change it: the game stays as it was
    assert first.box.data["villages"]["A"]["name"] == "Aue"
    assert vicus.game("bohemian_villages", box=box).box.data["villages"]["A"]["name"] == "Elsewhere"


@pytest.mark.parametrize(
    "box", [{"coins": {1: 5}}, {"coins": {"1": {5}}}, {"box": {"name": "\ud800"}}, {"coins": {"1": object()}}]
)
def test_what_no_file_holds_is_told_as_such(box):
    with pytest.raises(BadBox):
        vicus.game("bohemian_villages", box=box)


def test_boxes_do_not_pile_up():
    from vicus.engine import engines

    for coins in range(50, 50 + engines.MOST_OWN_BOXES + 10):
        vicus.game("bohemian_villages", box={"coins": {"1": coins}})
    assert len(engines._loaded) <= engines.MOST_OWN_BOXES
    match = vicus.game("bohemian_villages").new(players=2, seed=1)
    while not match.over:
        match.play(match.legal()[0])


def test_unknown_options_are_rejected():
    with pytest.raises(vicus.BadOption, match="movement"):
        vicus.game("bohemian_villages").new(players=2, movement="star")


def test_options_have_standard_values_and_are_checked():
    from vicus.core.game import Game
    from vicus.spec.meta import Meta, Option

    game = vicus.game("bohemian_villages")
    sample = Game.__new__(Game)
    sample.meta = Meta(
        "t", "d", "p", 2026, (2,), 1, options={"movement": Option(("star", "ring")), "quick": Option(("no", "yes"))}
    )
    assert sample.check_options({}) == {"movement": "star", "quick": "no"}
    assert sample.encode_options(sample.check_options({"quick": "yes"})) == [0, 1]
    with pytest.raises(vicus.BadOption, match="star, ring"):
        sample.check_options({"movement": "square"})
    assert game.check_options({}) == {}


def test_a_sampled_state_can_be_played_on():
    game = vicus.game("bohemian_villages")
    match = game.new(players=3, seed=3)
    state = game.sample(match.view(0), seed=1)
    acts = [0] * game.engine.rules.MAX_LEGAL
    while game.engine.play.settle(state, acts):
        game.engine.play.step(state, acts[0], acts)
    assert state.over
    assert not match.over


def test_importing_loads_nothing_heavy():
    code = "import sys, vicus; vicus.games(); print(sorted({'numba', 'numpy', 'fluent', 'typer', 'rich'} & set(sys.modules)))"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"


def test_a_match_needs_no_compiler():
    code = (
        "import sys, vicus\n"
        "m = vicus.game('bohemian_villages').new(players=2, seed=1)\n"
        "while not m.over: m.play(m.legal()[0])\n"
        "m.save(); m.scores(); m.view(0)\n"
        "print('numba' in sys.modules)"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"


def test_an_action_is_found_by_a_number_of_any_kind_and_kept_by_a_plain_one():
    """What is kept is everybody's: a small number of NumPy's would overflow, and could not be written into a file."""
    import numpy as np

    game = vicus.game("bohemian_villages")
    game._actions.clear()
    found = game.action(np.int16(12))
    assert type(found.id) is int
    assert found is game.action(12)
    for wrong in (1.0, True, "12", [], None):
        with pytest.raises(vicus.UnknownAction):
            game.action(wrong)


def test_more_games_than_any_memory_has_room_for_are_refused():
    with pytest.raises(vicus.BadOption, match="1000000000 at most"):
        vicus.game("bohemian_villages").simulate(10**18, players=2)


@pytest.mark.parametrize("options", ["abc", 5, [1]])
def test_options_that_are_none(options):
    with pytest.raises(vicus.BadOption, match="names with their values"):
        vicus.game("bohemian_villages").check_options(options)


def test_packages_that_the_docs_name_need_no_import_of_their_own():
    program = "import vicus; print(vicus.batch.WAIT, *map(callable, (vicus.arena.play, vicus.dataset.load, vicus.games)))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["-1", "True", "True", "True"]
    assert not hasattr(vicus, "nothing")
