"""OpenSpiel's own checks, and its searches on our games."""

from __future__ import annotations

import pickle
import subprocess
import sys

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
    [
        {"players": 9},
        {"players": 2.0},
        {"players": 2, "outcomes": 0},
        {"players": 2, "outcomes": True},
        {"players": 2, "setups": "many"},
        {"players": 2, "seed": -1},
        {"players": 2, "seed": 1.5},
        {"players": 2, "seed": 2**31},
        {"players": 2, "colour": "red"},
    ],
    ids=str,
)
def test_arguments_that_cannot_be(bad):
    with pytest.raises(vicus.BadOption):
        open_spiel.load(FIRST, **bad)


@pytest.mark.parametrize("bad", ["players=9", "outcomes=0", "setups=-3", "outcomes=2000000", "seed=-1"])
def test_arguments_that_cannot_be_in_openspiels_own_words(bad):
    with pytest.raises(vicus.BadOption):
        pyspiel.load_game(f"vicus_{FIRST}({bad})")


def test_numbers_of_numpy_are_numbers():
    game = open_spiel.load(FIRST, players=np.int64(2), setups=np.int64(9), outcomes=np.int64(8), seed=np.int64(2**31 - 1))
    assert (game.players, game.setups, game.outcomes, game.seed) == (2, 9, 8, 2**31 - 1)


def test_chance_brings_only_what_it_offers():
    state = open_spiel.load(FIRST, players=2, setups=9).new_initial_state()
    with pytest.raises(vicus.UnknownAction, match="0 to 8"):
        state.apply_action(9)
    assert (state.history(), str(state)) == ([], "set-up")
    state.apply_action(8)


def test_chance_offers_nothing_where_it_is_not_asked():
    state = began(open_spiel.load(FIRST, players=2))
    assert state.chance_outcomes() == []
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.chance_outcomes() == []


def test_a_pickled_game_is_known_to_who_reads_it():
    """Also in a process that has imported nothing yet; states, and worlds made for a search, come along as they are."""
    game = open_spiel.load("carpe_diem", players=2, seed=5)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = began(game)
    world = state.resample_from_infostate(state.current_player(), np.random.RandomState(1).uniform)
    code = "import pickle, sys; print(*map(str, pickle.load(sys.stdin.buffer)), sep='\\n')"
    told = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps((game, state, world)), capture_output=True, check=True
    )
    assert told.stdout.decode().splitlines() == [str(game), str(state), str(world)]
