"""What the models of an analysis are fitted by: ends of rollouts that are too sure are learned to be doubted."""

import numpy as np
import pytest
from bench.outlook import corrections
from bench.outlook.fit import Positions, chances, on_leaves, points, surprise
from bench.outlook.leaves import Leaves, _ended
from bench.outlook.temperature import Thought, fitted, spread

from vicus.bots.judge import NONE

POSITIONS, ROLLOUTS, SEATS = 4000, 6, 3


def made(over: bool = False) -> Leaves:
    """Positions with one feature, which wins by half as much as rollouts make of it; `over`: all of them come to an end."""
    rng = np.random.default_rng(5)
    worth = rng.normal(size=(POSITIONS, SEATS))
    chance = np.exp(0.5 * worth)
    chance /= chance.sum(axis=1, keepdims=True)
    winner = np.array([rng.choice(SEATS, p=each) for each in chance])
    seen = worth[:, None, :] + 0.3 * rng.normal(size=(POSITIONS, ROLLOUTS, SEATS))
    rows = np.stack([seen, np.zeros_like(seen)], axis=3)
    first = np.eye(SEATS)[seen.argmax(axis=2)]
    ended = np.full((POSITIONS, ROLLOUTS), over)
    inputs = np.concatenate([rows.mean(axis=1), np.ones((POSITIONS, SEATS, 1)), np.zeros((POSITIONS, SEATS, 1))], axis=2)
    done, totals = np.full((POSITIONS, ROLLOUTS), 8.0), np.zeros((POSITIONS, ROLLOUTS, SEATS))
    return Leaves(
        (rows - rows.mean(axis=2, keepdims=True)).astype("f4"),
        inputs,
        done,
        ended,
        first * over,
        totals,
        np.eye(SEATS)[winner],
        3 * worth + 20,
    )


def test_what_rollouts_overrate_is_learned_to_be_worth_less():
    data = made()
    found = on_leaves(data, np.array([1.5, 0.0]), doubt=0)
    assert found[0] == pytest.approx(0.5, abs=0.08)
    assert surprise(chances(data, found, 0), data.won) < surprise(chances(data, np.array([1.5, 0.0]), 0), data.won)


def test_ends_that_are_doubted_foretell_more():
    data, start = made(over=True), np.array([0.5, 0.0])
    sure, doubted = (surprise(chances(data, on_leaves(data, start, doubt), doubt), data.won) for doubt in (0, 120))
    assert doubted < sure - 0.1


def test_chances_are_shares_of_a_win():
    said = chances(made(over=True), np.array([0.5, 0.0]), 40)
    assert said.sum(axis=1) == pytest.approx(np.ones(POSITIONS))


def test_points_are_found_again():
    feature, _, common, _ = points(made())
    assert (feature, common) == (pytest.approx(300, abs=12), pytest.approx(2000, abs=12))


@pytest.mark.parametrize("done", [0, 3, 20])
def test_who_has_won_and_after_how_many_decisions_is_read_from_shares(done):
    doubted = done / 1000
    shares = np.full(4, doubted / 4)
    shares[[1, 3]] += (1 - doubted) / 2
    decisions, won = _ended(shares)
    assert decisions == done
    assert won.tolist() == [0, 0.5, 0, 0.5]


def thought(temperature: float, bias: float, games: int = 12_000) -> Thought:
    """What a net says that is too sure by a temperature, and thinks too little of who moves."""
    rng = np.random.default_rng(7)
    logits = rng.normal(size=(games, SEATS))
    chance = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    winner = np.array([rng.choice(SEATS, p=each) for each in chance])
    movers = rng.integers(SEATS, size=games)
    heard = logits * temperature
    heard[np.arange(games), movers] -= bias
    shares = np.exp(heard) / np.exp(heard).sum(axis=1, keepdims=True)
    return Thought(shares, np.eye(SEATS)[winner], np.arange(games), movers)


@pytest.mark.parametrize(("temperature", "bias"), [(1.0, 0.0), (2.0, 0.0), (0.7, 0.3)])
def test_how_far_a_net_is_too_sure_is_found_again(temperature, bias):
    found = fitted(thought(temperature, bias))
    assert found.temperature / 1000 == pytest.approx(temperature, rel=0.12)
    assert found.bias / 1000 == pytest.approx(bias, abs=0.12)


def test_chances_of_a_search_that_are_too_near_to_even_are_spread():
    assert 580 < spread(thought(0.6, 0.0), NONE).searched < 750
    assert 900 < spread(thought(1.0, 0.0), NONE).searched < 1100
    assert spread(thought(0.6, 0.0, 60), NONE).searched > 800, "a few games prove nothing"


def opinions(players: int, believed: float) -> Positions:
    """Two features decide who wins, by a logit each; the judge knows the first, and takes it for so much."""
    rng = np.random.default_rng(players)
    features = rng.normal(size=(POSITIONS, players, 2))
    chance = np.exp(features.sum(axis=2))
    chance /= chance.sum(axis=1, keepdims=True)
    winner = np.array([rng.choice(players, p=each) for each in chance])
    return Positions(np.concatenate([believed * features[:, :, :1], features], axis=2), np.eye(players)[winner])


@pytest.mark.parametrize("believed", [1.0, 0.5])
def test_corrections_are_what_a_judge_does_not_know(believed):
    data = [opinions(players, believed) for players in (2, 4)]
    found = corrections.fitted(data)
    assert found == pytest.approx([1 - believed, 1], abs=0.1)
    for each in data:
        assert surprise(corrections.said(each, found), each.won) < surprise(corrections.said(each, 0 * found), each.won) - 0.1
