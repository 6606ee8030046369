"""PettingZoo's own checks, and that an environment is an ordinary match."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import vicus
from vicus.batch import derive
from vicus.envs import pettingzoo

from .games import FIRST, GAMES, WAYS

# Both are said of every environment whose observations are dictionaries, unless PettingZoo has it in a list of its own.
DICTIONARIES = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)
CYCLES = 60


@pytest.mark.filterwarnings(*DICTIONARIES)
@pytest.mark.parametrize(("name", "players"), WAYS)
def test_it_passes_the_api_test(name, players):
    api_test(pettingzoo.env(name, players=players), num_cycles=CYCLES)


@pytest.mark.filterwarnings(*DICTIONARIES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_passes_the_api_test(name):
    api_test(pettingzoo.env(name, players=2), num_cycles=1000)


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_seed_test(name):
    seed_test(lambda: pettingzoo.env(name, players=3), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_render_test(name, capsys):
    render_test(lambda render_mode: pettingzoo.env(name, players=2, render_mode=render_mode))
    assert "Player 2" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_the_match_of_its_seed(name):
    env, rng = pettingzoo.env(name, players=2), np.random.default_rng(1)
    env.reset(seed=7)
    match, told = vicus.game(name).new(players=2, seed=7), {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        if terminated:
            told[agent] = reward, info["score"], seen["action_mask"].sum()
            env.step(None)
            continue
        assert agent == f"player_{match.seat}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(action.id for action in match.legal())
        assert (seen["observation"] == match.observe(match.seat)).all()
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        env.step(action)
        match.play(int(action))
    assert env.unwrapped.match.save() == match.save()
    totals = [score.total for score in match.scores()]
    expected = [(1.0 if match.winners() == [p] else 0.0 if p in match.winners() else -1.0, totals[p], 0) for p in range(2)]
    assert told == {f"player_{p}": line for p, line in enumerate(expected)}


def test_games_that_follow_have_seeds_that_follow():
    env = pettingzoo.env(FIRST, players=2)
    env.reset(seed=7)
    env.reset()
    assert env.unwrapped.match.seed == derive(7, 1)


def test_others_may_do_nothing_meanwhile():
    env = pettingzoo.env(FIRST, players=3)
    env.reset(seed=7)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, legal in masks.items() if legal] == [env.agent_selection]


def test_an_illegal_action_is_refused_with_its_rule():
    env = pettingzoo.env(FIRST, players=2)
    env.reset(seed=7)
    before = env.unwrapped.match.save()
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(vicus.IllegalAction) as caught:
        env.step(wrong)
    assert caught.value.rule
    assert env.unwrapped.match.save() == before


@pytest.mark.parametrize("bad", [{"players": 9}, {"players": 2, "colour": "red"}, {"players": 2, "render_mode": "rgb_array"}])
def test_arguments_that_cannot_be(bad):
    with pytest.raises(vicus.BadOption):
        pettingzoo.env(FIRST, **bad)


@pytest.mark.parametrize("agent", ["nobody", "player_2", 0, None, []], ids=str)
@pytest.mark.parametrize("asked", ["observe", "observation_space", "action_space"])
def test_an_agent_that_is_not_there_is_told_who_is(asked, agent):
    env = pettingzoo.env(FIRST, players=2)
    env.reset(seed=7)
    with pytest.raises(vicus.BadOption, match="player_0, player_1"):
        getattr(env, asked)(agent)


USES = {
    "observe": lambda env: env.observe("player_0"),
    "step": lambda env: env.step(0),
    "last": lambda env: env.last(),
    "agent_iter": lambda env: env.agent_iter(),
    "render": lambda env: env.render(),
}


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("made", [pettingzoo.raw_env, pettingzoo.env])
def test_it_is_reset_before_it_is_used(made, use):
    """PettingZoo's own wrapper says it by errors of its own."""
    with pytest.raises((vicus.VicusError, AssertionError, AttributeError), match="reset"):
        USES[use](made(FIRST, players=2, render_mode="ansi"))


def test_when_everybody_has_left_there_is_nobody_to_ask():
    env = pettingzoo.raw_env(FIRST, players=2)
    env.reset(seed=7)
    for _ in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        env.step(None if terminated else int(seen["action_mask"].argmax()))
    for use in ("step", "last"):
        with pytest.raises(vicus.VicusError, match="reset"):
            USES[use](env)


@pytest.mark.parametrize("seed", [-1, 1.5, True, "7", 2**63], ids=repr)
def test_a_seed_that_is_none_changes_nothing(seed):
    env = pettingzoo.env(FIRST, players=2)
    env.reset(seed=np.int64(7))
    before = env.unwrapped.match.save()
    with pytest.raises(vicus.BadOption):
        env.reset(seed=seed)
    assert env.unwrapped.match.save() == before
