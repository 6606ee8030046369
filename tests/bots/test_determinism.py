import copy
import pickle

import pytest

import vicus
from vicus.bots import bot
from vicus.games import names

BOTS = ["random", "greedy", "beginner", "search:6"]


def moves(name, who, seed):
    decisions = 4 if "search" in who else 25
    match = vicus.game(name).new(players=2, seed=3)
    minds = [bot(who, match.game, seed + seat) for seat in range(2)]
    for _ in range(decisions):
        match.play(minds[match.seat].choose(match.view(match.seat), match.legal()))
    return [action.text for action in match.actions]


@pytest.mark.parametrize("who", BOTS)
@pytest.mark.parametrize("name", names())
def test_the_same_seed_gives_the_same_moves(name, who):
    assert moves(name, who, seed=1) == moves(name, who, seed=1)


@pytest.mark.parametrize("who", ["random", "greedy:beginner"])
def test_another_seed_gives_other_moves(who):
    assert moves("carpe_diem", who, seed=1) != moves("carpe_diem", who, seed=2)


@pytest.mark.parametrize("away", [copy.deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))], ids=["copied", "pickled"])
@pytest.mark.parametrize("who", ["random", "greedy", "greedy:beginner", "search:6", "search:6/threads=2"])
def test_a_bot_that_was_away_goes_on_as_it_would_have(who, away):
    match = vicus.game("carpe_diem").new(players=2, seed=3)
    here = bot(who, match.game, seed=1)
    view, legal = match.view(match.seat), match.legal()
    here.choose(view, legal)
    there = away(here)
    assert [there.choose(view, legal) for _ in range(4)] == [here.choose(view, legal) for _ in range(4)]
