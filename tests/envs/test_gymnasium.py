"""Gymnasium's own checks, and that an environment is a match against the bots that were named."""

from __future__ import annotations

import copy
import pickle
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import vicus
import vicus.envs  # registers the games
from vicus.bots.random import RandomBot
from vicus.errors import BotFault, IllegalAction, UnknownAction

from .games import FIRST, GAMES, WAYS


def make(name=FIRST, **more):
    return gymnasium.make(f"vicus/{name}-v1", **more)


def played(env, seed, action=None):
    """A game to its end with the first legal action, or a drawn one."""
    (_, info), over = env.reset(seed=seed), False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, truncated, info = env.step(int(legal[0] if action is None else action.choice(legal)))
        assert not truncated
    return reward, info


@pytest.mark.parametrize(("name", "players"), WAYS)
def test_it_passes_check_env(name, players):
    """The checker draws actions without a mask, so an illegal one has to lose there instead of raising."""
    check_env(make(name, players=players, opponents="random", illegal="lose", render_mode="ansi").unwrapped)


def test_every_installed_game_is_registered():
    assert {f"vicus/{name}-v1" for name in vicus.games()} <= set(gymnasium.registry)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_it_is_a_match_against_bots(name, opponents):
    env = make(name, players=2, opponents=opponents)
    reward, info = played(env, seed=3, action=np.random.default_rng(1))
    match = env.unwrapped.match
    assert match.seed == 3
    assert vicus.load(match.save()).winners() == info["winners"]
    assert [score.total for score in match.scores()] == info["scores"]
    won = 1.0 if info["winners"] == [info["seat"]] else 0.0 if info["seat"] in info["winners"] else -1.0
    assert reward == won
    assert info["action_mask"].sum() == 0


def test_the_same_seed_is_the_same_game_with_the_same_opponents():
    games = [env.unwrapped.match.save() for env in (make(opponents="random"), make(opponents="random")) if played(env, seed=5)]
    assert games[0] == games[1]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_learner_sits_where_it_is_told(seat):
    env = make(players=3, seat=seat)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert set(seats) == ({0, 1, 2} if seat is None else {seat})
    assert env.unwrapped.match.seat == seats[-1]


def test_each_other_seat_can_have_a_bot_of_its_own():
    asked = []

    class Spy(RandomBot):
        def choose(self, view, legal):
            asked.append((self, view["viewer"]))
            return super().choose(view, legal)

    first, second = Spy(1), Spy(2)
    played(make(players=3, opponents=[first, second], seat=1), seed=1)
    assert set(asked) == {(first, 2), (second, 0)}


def test_an_illegal_action_raises_with_its_rule():
    env = make()
    _, info = env.reset(seed=1)
    with pytest.raises(vicus.IllegalAction) as caught:
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert caught.value.rule
    env.step(int(info["action_mask"].argmax()))


def test_an_illegal_action_can_lose_instead():
    """Also a number that is no action at all."""
    env = make(illegal="lose")
    for wrong in np.flatnonzero(env.reset(seed=1)[1]["action_mask"] == 0):
        env.reset(seed=1)
        _, reward, over, _, info = env.step(int(wrong))
        assert (reward, over, bool(info["illegal"])) == (-1.0, True, True)
    with pytest.raises(vicus.VicusError, match="reset"):
        env.unwrapped.step(0)


def test_a_game_that_is_over_cannot_go_on():
    env = make()
    played(env, seed=1)
    with pytest.raises(vicus.VicusError, match="reset"):
        env.unwrapped.step(0)


def test_what_the_learner_sees_can_be_shown():
    env = make(render_mode="ansi")
    env.reset(seed=1)
    assert "Player 2" in env.render()


@pytest.mark.parametrize(
    "bad",
    [
        {"players": 9},
        {"players": 3, "opponents": ["random"]},
        {"opponents": [7]},
        {"opponents": 3},
        {"opponents": None},
        {"opponents": {"random": 1}},
        {"opponents": {"random"}},
        {"opponents": RandomBot},
        {"opponents": "nobody"},
        {"seat": 2},
        {"seat": True},
        {"seat": 1.0},
        {"illegal": "ignore"},
        {"colour": "red"},
    ],
    ids=str,
)
def test_arguments_that_cannot_be(bad):
    with pytest.raises(vicus.BadOption):
        make(**bad).reset(seed=1)


class Failing:
    """Chooses the first option, but fails once."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("no line")
        return legal[0]


def play_on(env, info):
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    return info


def test_the_learner_never_plays_for_an_opponent_that_failed():
    env = gymnasium.make("vicus/bohemian_villages-v1", opponents=Failing(), seat=0, disable_env_checker=True)
    _, info = env.reset(seed=3)
    with pytest.raises(RuntimeError, match="no line"):
        play_on(env, info)
    match = env.unwrapped.match
    assert match.seat == 1
    before = len(match.actions)
    with pytest.raises((IllegalAction, UnknownAction)):
        env.step(10**6)
    assert match.seat == 0
    assert len(match.actions) > before


def test_a_bot_that_wants_to_know_what_happened_is_told(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parent.parent.parent / "docs" / "examples")
    env = gymnasium.make("vicus/bohemian_villages-v1", opponents="attentive:Attentive", seat=1, disable_env_checker=True)
    _, info = env.reset(seed=3)
    assert len(play_on(env, info)["scores"]) == 2


def test_numbers_of_numpy_are_numbers():
    env = make(players=np.int64(2), seat=np.int64(1))
    assert env.reset(seed=np.int64(5))[1]["seat"] == 1
    assert env.unwrapped.match.seed == 5


@pytest.mark.parametrize("seed", [-1, 1.5, True, "7", 2**63], ids=repr)
def test_a_seed_that_is_none_changes_nothing(seed):
    env = make()
    _, info = env.reset(seed=7)
    before = env.unwrapped.match.save()
    with pytest.raises(vicus.BadOption):
        env.reset(seed=seed)
    assert env.unwrapped.match.save() == before
    env.step(int(info["action_mask"].argmax()))


class Rubbish:
    def __init__(self, answer):
        self.answer = answer

    def choose(self, view, legal):
        return self.answer


@pytest.mark.parametrize("answer", [None, "no action", 10**6, 1.5, {"type": "?"}], ids=repr)
def test_an_opponent_that_answers_rubbish_is_told_of(answer):
    env = make(opponents=Rubbish(answer), seat=1)
    with pytest.raises(BotFault, match="Rubbish"):
        env.reset(seed=1)


def test_without_its_opponents_a_game_does_not_go_on(monkeypatch):
    """A bot that cannot be made at a later reset: nobody may play in its place."""
    env = make(opponents="random")
    env.reset(seed=1)
    env.unwrapped.opponents[0] = "nobody"
    with pytest.raises(vicus.BadOption):
        env.reset(seed=2)
    with pytest.raises(vicus.VicusError, match="reset"):
        env.step(0)


POLICY = "def first(observations, masks): return masks.argmax(1)"
PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        print(json.dumps({"action": asked["legal"][0]}), flush=True)
"""


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A policy and a program, found by their names."""
    (tmp_path / "a_policy.py").write_text(POLICY)
    (tmp_path / "program.py").write_text(PROGRAM)
    monkeypatch.syspath_prepend(tmp_path)
    return {"policy": "policy=a_policy:first", "program": f"cmd:{sys.executable} {tmp_path / 'program.py'}"}


@pytest.mark.parametrize("away", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"])
@pytest.mark.parametrize(
    "opponents", ["random", "casual", "search:4", "policy", pytest.param("program", marks=pytest.mark.linux)]
)
def test_an_environment_that_was_away_goes_on_as_it_would_have(opponents, away, own):
    here = make(opponents=own.get(opponents, opponents), seat=1)
    here.reset(seed=3)
    there = away(here)
    for env in (here, there):
        for _ in range(4):
            env.step(int(env.unwrapped.action_masks().argmax()))
        env.close()
    assert there.unwrapped.match.save() == here.unwrapped.match.save()
