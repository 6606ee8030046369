"""Many games at once: each row is what a single environment would be."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import vicus
import vicus.envs  # registers the games
from vicus.errors import BotFault, VicusError

from .games import FIRST, GAMES

ENGINES = ["interpreted", pytest.param("native", marks=[pytest.mark.compile, pytest.mark.xdist_group("native")])]


def make(name=FIRST, num_envs=4, engine="interpreted", **more):
    return gymnasium.make_vec(f"vicus/{name}-v1", num_envs=num_envs, engine=engine, **more)


def first(seen, mask, seats):
    return mask.argmax(1)


def drawn(infos, rng):
    return np.where(infos["action_mask"], rng.random(infos["action_mask"].shape), -1).argmax(1)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", GAMES)
def test_the_learner_is_asked_in_every_row_and_told_every_result(name, engine):
    envs, rng = make(name, engine=engine, players=3), np.random.default_rng(1)
    seen, infos = envs.reset(seed=7)
    ended = 0
    while ended < 4:
        t = envs.unwrapped.batch.time_step
        assert (t.seat == infos["seat"]).all()
        assert (t.observation == seen).all()
        assert seen in envs.observation_space
        seats = infos["seat"]
        seen, rewards, terminations, truncations, infos = envs.step(drawn(infos, rng))
        assert not truncations.any()
        assert (rewards[~terminations] == 0).all()
        assert ("final_obs" in infos) == terminations.any()
        for row in np.flatnonzero(terminations):
            ended += 1
            last = envs.unwrapped.batch.observation_spec.read(infos["final_obs"][row])
            assert (last["over"], last["seat"]) == (1, seats[row])
            scores = infos["final_info"]["scores"][row]
            if (scores == scores.max()).sum() == 1:
                assert rewards[row] == (1.0 if scores.argmax() == seats[row] else -0.5)


def test_a_row_is_the_match_of_its_seed():
    envs, rng = make(players=2, opponents=first, seat=1), np.random.default_rng(1)
    _, infos = envs.reset(seed=7)
    for _ in range(10):
        _, _, _, _, infos = envs.step(drawn(infos, rng))
    for row, seed in enumerate(envs.unwrapped.batch.seeds):
        played = envs.unwrapped.batch.match(row)
        match = vicus.game(FIRST).new(players=2, seed=seed)
        for action in played.actions:
            if match.seat == 0:
                assert action.id == min(each.id for each in match.legal())
            match.play(action.id)
        assert match.seat == 1


def test_the_same_seed_is_the_same_run():
    def run():
        envs, rng = make(players=2), np.random.default_rng(1)
        _, infos = envs.reset(seed=7)
        told = []
        for _ in range(40):
            seen, rewards, _, _, infos = envs.step(drawn(infos, rng))
            told += [seen.tolist(), rewards.tolist(), infos["seat"].tolist()]
        return told

    assert run() == run()


def test_what_was_told_stays_as_it_was():
    envs = make()
    seen, infos = envs.reset(seed=7)
    kept = seen.copy(), infos["action_mask"].copy(), infos["seat"].copy()
    envs.step(infos["action_mask"].argmax(1))
    assert all((a == b).all() for a, b in zip(kept, (seen, infos["action_mask"], infos["seat"]), strict=True))


def test_an_illegal_action_names_its_row_and_rule():
    envs = make()
    _, infos = envs.reset(seed=7)
    actions = infos["action_mask"].argmax(1)
    actions[2] = infos["action_mask"][2].argmin()
    with pytest.raises(vicus.IllegalAction, match="Row 2"):
        envs.step(actions)
    actions[2] = -1
    with pytest.raises(vicus.VicusError, match="-1"):
        envs.step(actions)


@pytest.mark.parametrize(
    "bad",
    [
        {"opponents": "strong"},
        {"opponents": 7},
        {"opponents": np.array([1, 2])},
        {"opponents": np.array(["random", "random"])},
        {"seat": 2},
        {"seat": True},
        {"seat": 1.0},
        {"seat": np.array([0, 1])},
        {"players": 9},
        {"render_mode": "ansi"},
    ],
    ids=str,
)
def test_arguments_that_cannot_be(bad):
    with pytest.raises(vicus.BadOption):
        make(**bad)


@pytest.mark.parametrize(
    "policy",
    [
        lambda seen, mask, seats: np.full(len(seats), -1),
        lambda seen, mask, seats: mask.argmax(1) + 0.7,
        lambda seen, mask, seats: None,
        lambda seen, mask, seats: 3,
        lambda seen, mask, seats: [[1], [1, 2]],
        lambda seen, mask, seats: np.full(len(seats), 10**6),
        lambda seen, mask, seats: (~mask).argmax(1),
    ],
    ids=["waits", "fractions", "nothing", "one", "ragged", "nowhere", "illegal"],
)
def test_opponents_that_answer_rubbish_are_told_of(policy):
    envs = gymnasium.make_vec(
        "vicus/bohemian_villages-v1", num_envs=2, players=2, engine="interpreted", seat=1, vector_kwargs={}, opponents=policy
    )
    with pytest.raises(BotFault, match="opponents"):
        envs.reset(seed=1)
    with pytest.raises(VicusError, match="reset"):
        envs.step(np.zeros(2, np.int64))


def test_it_is_reset_before_it_is_used():
    with pytest.raises(VicusError, match="reset"):
        make().step(np.zeros(4, np.int64))


@pytest.mark.parametrize(
    "actions", [None, [1, 2], [[1], [1, 2], [3], [4]], np.zeros(4)], ids=["nothing", "two", "ragged", "fractions"]
)
def test_actions_that_are_none_change_nothing(actions):
    envs = make()
    envs.reset(seed=7)
    before = envs.unwrapped.batch.match(0).save()
    with pytest.raises(vicus.BadOption, match="4 whole numbers"):
        envs.step(actions)
    assert envs.unwrapped.batch.match(0).save() == before


def test_seeds_are_whole_numbers_of_any_kind():
    envs = make(seat=np.int64(1))
    seen, _ = envs.reset(seed=np.int64(7))
    for wrong in (-1, 1.5, [1, 2]):
        with pytest.raises(vicus.BadOption):
            envs.reset(seed=wrong)
    assert (envs.unwrapped.batch.time_step.observation == seen).all()
