"""Gymnasium's own checks, and that an environment is a match against the bots that were named."""

from __future__ import annotations

from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import vicus
import vicus.envs  # registers the games
from vicus.bots.random import RandomBot
from vicus.errors import IllegalAction, UnknownAction

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
        {"opponents": "nobody"},
        {"seat": 2},
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
