"""`policy=module:function`: a function over batches of observations plays wherever a bot can."""

import sys
from importlib import import_module

import numpy as np
import pytest

import vicus
from vicus.bots import bot
from vicus.bots.fingerprint import fingerprint
from vicus.bots.guard import GuardedBot, check
from vicus.bots.policy import _made
from vicus.core.sight import Sight
from vicus.errors import BadOption, BotFault
from vicus.games import names

GAME = vicus.game("bohemian_villages")

MODULE = """
import numpy as np

seen = []

def last(observations, masks):
    seen.append((observations.copy(), masks.copy()))
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)

def knows(observations, masks, info):
    seen.append(info)
    return masks.argmax(1)

class Net:
    made = 0
    def __init__(self, game):
        Net.made += 1
        self.size = game.actions.size
    def __call__(self, observations, masks):
        assert masks.shape[1] == self.size
        return masks.argmax(1)

class Near:
    closer = True
    def __call__(self, observations, masks):
        seen.append(observations.copy())
        return masks.argmax(1)

class Mute:
    pass

def alone(observations): return [0]
def text(observations, masks): return ["pass"] * len(masks)
def short(observations, masks): return []
def ragged(observations, masks): return [[1], [1, 2]]
def illegal(observations, masks): return masks.argmin(1)
def nowhere(observations, masks): return np.full(len(masks), -7)
def raises(observations, masks): raise ValueError("too warm")
"""


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    (tmp_path / "own_policies.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "own_policies", raising=False)
    _made.cache_clear()


def test_a_policy_is_asked_for_one_decision_where_others_ask_one_bot():
    match = GAME.new(players=2, seed=3)
    asked = bot("policy=own_policies:last", GAME, 1)
    assert asked.choose(match.view(match.seat), match.legal()) == max(match.legal(), key=lambda action: action.id)


def test_who_wants_to_look_closer_does():
    match = GAME.new(players=2, seed=3)
    bot("policy=own_policies:Near", GAME, 1).choose(match.view(match.seat), match.legal())
    (row,) = import_module("own_policies").seen[-1]
    assert row.tolist() == GAME.sight(2, closer=True).see(match.state, match.seat)
    assert len(row) > GAME.observation(2).width


@pytest.mark.parametrize("name", names())
def test_it_sees_the_same_from_a_view_as_from_the_match(name):
    """What the arena shows of a match and what is worked out from a view are equal, all through a game."""
    game = vicus.game(name)
    for players in game.meta.players:
        match = game.new(players=players, seed=5)
        sight, rng = Sight(game, players), np.random.default_rng(2)
        while match.seat is not None:
            state = game.spec.restore(match.view(match.seat), game.box.contents)
            assert sight.see(state, match.seat) == sight.see(match.state, match.seat)
            match.play(match.legal()[rng.integers(len(match.legal()))])


def test_info_says_whose_decision_it_is_and_gives_numbers_to_draw_from():
    match = GAME.new(players=3, seed=3)
    view, legal = match.view(match.seat), match.legal()
    told = []
    for _ in range(2):
        asked = bot("policy=own_policies:knows", GAME, 4)
        asked.choose(view, legal)
        asked.choose(view, legal)
        told.append([info.seeds.tolist() for info in import_module("own_policies").seen[-2:]])
    info = import_module("own_policies").seen[-1]
    assert (info.game, info.players, info.seats.tolist(), info.options) == (GAME, 3, [match.seat], view["options"])
    assert told[0] == told[1]
    assert told[0][0] != told[0][1]


def test_a_class_is_made_once_in_a_process():
    bot("policy=own_policies:Net", GAME, 1)
    bot("policy=own_policies:Net", GAME, 2)
    assert import_module("own_policies").Net.made == 1


@pytest.mark.parametrize(
    ("function", "words"),
    [
        ("text", "must answer with 1 whole numbers"),
        ("short", "must answer with 1 whole numbers"),
        ("ragged", "must answer with 1 whole numbers.*list"),
        ("illegal", "not legal"),
        ("nowhere", "not legal: -7"),
        ("raises", "too warm"),
    ],
)
def test_other_answers_are_faults(function, words):
    match = GAME.new(players=2, seed=3)
    with pytest.raises(BotFault, match=words):
        GuardedBot(f"policy=own_policies:{function}", GAME, 1).choose(match.view(match.seat), match.legal())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("policy=own_policies:alone", "is no policy"),
        ("policy=", "“policy=” does not say which bot: write policy=module:function"),
        ("policy=:alone", "write policy=module:function"),
        ("policy=own_policies", "write policy=module:function"),
        ("policy=own_policies:Mute", "is no policy"),
        ("policy=own_policies:nothing", "nothing"),
        ("policy=no_such_module:act", "no_such_module"),
    ],
)
def test_what_is_no_policy_is_told_before_anything_is_played(name, words):
    with pytest.raises(BadOption, match=words):
        check(name, GAME)


def test_its_file_is_what_it_is_made_of(tmp_path):
    before = fingerprint("policy=own_policies:last", GAME.name)
    assert before is not None
    (tmp_path / "own_policies.py").write_text(MODULE + "\n")
    assert fingerprint("policy=own_policies:last", GAME.name) != before
