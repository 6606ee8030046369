"""OpenSpiel's own checks, and its searches on our games."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import vicus
from vicus.envs import open_spiel

from .games import FIRST, GAMES, WAYS


def began(game, *outcomes):
    """The first decision, after what chance brings first."""
    state = game.new_initial_state()
    for outcome in (*outcomes, *[0] * 100):
        if not state.is_chance_node():
            return state
        state.apply_action(outcome)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(("name", "players"), WAYS)
def test_it_passes_random_sim_test(name, players):
    pyspiel.random_sim_test(open_spiel.load(name, players=players), num_sims=1, serialize=players == 2, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_registered(name):
    game = pyspiel.load_game(f"vicus_{name}(players=2,outcomes=8)")
    assert (game.num_players(), game.num_distinct_actions()) == (2, vicus.game(name).actions.size)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, 0.0)
    assert game.max_chance_outcomes() == 4096


@pytest.mark.parametrize(("name", "players"), WAYS)
def test_tensors_are_our_observations(name, players):
    state = began(open_spiel.load(name, players=players), 5)
    match = state.position.match()
    assert state.current_player() == match.seat
    assert state.legal_actions() == sorted(action.id for action in match.legal())
    for seat in range(players):
        assert state.observation_tensor(seat) == match.observe(seat).tolist()
        assert state.information_state_tensor(seat) == match.observe(seat).tolist()
    assert state.legal_actions((state.current_player() + 1) % players) == []


def test_information_states_remember_the_own_decisions():
    state = began(open_spiel.load(FIRST, players=2))
    seat, action = state.current_player(), state.legal_actions()[0]
    state.apply_action(action)
    assert state.information_state_string(seat).endswith(f"| {action}")
    assert state.information_state_string(1 - seat).endswith("| ")
    assert "|" not in state.observation_string(seat)


@pytest.mark.parametrize("name", GAMES)
def test_another_world_looks_the_same_to_who_asked_for_it(name):
    state = began(open_spiel.load(name, players=2))
    seat = state.current_player()
    other = state.resample_from_infostate(seat, np.random.RandomState(1).uniform)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.legal_actions() == state.legal_actions()


def test_its_mcts_beats_its_random_bot():
    """Most of three games, with eight simulations a decision; sixty games are a matter for a bench."""
    game, rng = open_spiel.load(FIRST, players=2), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=rng), UniformRandomBot(1, rng)]
    results = [evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)[0] for _ in range(3)]
    assert sum(results) > 0


@pytest.mark.parametrize("name", GAMES)
def test_its_searches_run(name):
    game, rng = open_spiel.load(name, players=2), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng, max_length=30)
    state = began(game)
    assert mcts.MCTSBot(game, 1.4, 5, evaluator, random_state=rng).step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 5, random_state=rng)
    bot.set_resampler(lambda asked, player: asked.resample_from_infostate(player, rng.uniform))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    "bad",
    [{"players": 9}, {"players": 2, "outcomes": 0}, {"players": 2, "setups": "many"}, {"players": 2, "colour": "red"}],
    ids=str,
)
def test_arguments_that_cannot_be(bad):
    with pytest.raises(vicus.BadOption):
        open_spiel.load(FIRST, **bad)
