"""Fitting on made-up players whose true weights are known; and the file that comes of it."""

from dataclasses import replace

import numpy as np
import pytest

import vicus
from vicus.arena import fitting
from vicus.arena.fitting import Effort
from vicus.arena.selfplay import Duels, SelfPlay, duels
from vicus.bots.judgement import judgement, written

TRUE = np.array([2.0, -1.0, 0.5, 1.5, 0.0, -2.0])
"""Three features: what they count now, and besides as far as the game is to come."""

LUCK = 4.0


def silent(what, share):
    """Nobody listens."""


class MadeUp:
    """Positions whose scores are the true weights times the features, with luck; the weights nearer the truth win."""

    features = 3
    counts = (2, 4)

    def positions(self, weights, players, games, seed, every):
        chance = np.random.default_rng(seed)
        features = chance.integers(-5, 6, (games, players, 3)).astype(float)
        features -= features.mean(axis=1, keepdims=True)
        to_come = chance.integers(0, 101, (games, 1, 1)) / 100
        both = np.concatenate([features, features * to_come], axis=2)
        return both, both @ TRUE + chance.gumbel(0, LUCK, (games, players))

    def share(self, new, old, games, seed, noise):
        errors = [np.abs(np.asarray(w) / 100 - TRUE).sum() for w in (new, old)]
        return Duels(0.5 + 0.4 * np.tanh(errors[1] - errors[0]), games, 0.0, 1.0)


def test_regression_finds_what_features_are_worth():
    found = fitting.regress(MadeUp(), np.zeros(6), 4000, 1)
    assert found == pytest.approx(100 * TRUE, abs=15)


def test_prospects_are_the_logits_of_winning():
    """The luck is Gumbel's: the chances of winning are exactly a softmax of the true worth by the luck."""
    found = fitting.prospects_of(MadeUp(), np.zeros(6), 8000, 1)
    assert found == pytest.approx(1000 * TRUE / LUCK, abs=50)


def test_climbing_only_keeps_what_wins():
    start = np.array([100, 0, 0, 0, 0, 0])
    told = []
    found = fitting.climb(MadeUp(), start, 60, 10, 1, lambda what, share: told.append((what, share)))
    assert told
    assert all(what == "mutation" and share > fitting.BETTER for what, share in told)
    assert np.abs(found / 100 - TRUE).sum() < np.abs(start / 100 - TRUE).sum()


def test_a_fit_tells_how_good_it_is():
    fit = fitting.fit(MadeUp(), [100, 0, 0, 0, 0, 0], [0] * 6, Effort(1, 0, 3000), silent)
    assert fit.duels.share > 0.5
    assert fit.loss < fit.loss_before == pytest.approx(fit.loss_even)


def test_a_worse_regression_is_not_taken():
    class Worse(MadeUp):
        def share(self, new, old, games, seed, noise):
            return Duels(0.4, games, 0.3, 0.5)

    fit = fitting.fit(Worse(), [100, 0, 0, 0, 0, 0], [0] * 6, Effort(2, 5, 500), silent)
    assert fit.weights == [100, 0, 0, 0, 0, 0]


def test_no_seed_is_too_large_to_be_counted_on():
    seeds = []

    class Noting(MadeUp):
        def positions(self, weights, players, games, seed, every):
            seeds.append(seed)
            return super().positions(weights, players, games, seed, every)

        def share(self, new, old, games, seed, noise):
            seeds.append(seed)
            return super().share(new, old, games, seed, noise)

    fitting.fit(Noting(), [100, 0, 0, 0, 0, 0], [0] * 6, Effort(2, 5, 100, 2**63 - 1), silent)
    assert len(seeds) > 10
    assert max(seeds) < 2**63


def test_a_share_may_exceed_one():
    """Between four a win counts for two: who wins 70 % of 100 games has a share of 1.4."""
    found = duels(np.array([2.0] * 70 + [0.0] * 30), 2.0)
    assert (found.share, found.games) == (1.4, 100)
    assert (found.low, found.high) == pytest.approx((1.4 - 0.1805, 1.4 + 0.1805), abs=1e-3)


@pytest.mark.parametrize(("results", "share"), [([0.0] * 9 + [2.0], 0.2), ([2.0] * 9 + [0.0], 1.8)])
def test_an_interval_ends_where_shares_end(results, share):
    found = duels(np.array(results), 2.0)
    assert found.share == pytest.approx(share)
    assert 0 <= found.low < found.share < found.high <= 2
    assert found.low == 0 or found.high == 2


class Always(SelfPlay):
    """The first of the weights decide who wins."""

    def __init__(self):
        self.counts = (2, 3, 4)

    def play(self, weights, games, seed, noise, every=0):
        return np.zeros((0, 4)), np.array([[w[0] for w in weights]] * games)


def test_who_always_wins_between_several_has_a_share_above_one():
    always = Always().share(np.array([1]), np.array([0]), 240, 1, 0)
    assert always.share == always.high == pytest.approx(1.5)
    never = Always().share(np.array([0]), np.array([1]), 240, 1, 0)
    assert (never.share, never.low) == (0, 0)
    even = Always().share(np.array([1]), np.array([1]), 240, 1, 0)
    assert even.share == pytest.approx(0.5)


@pytest.mark.parametrize("name", vicus.games())
def test_the_written_judgement_is_read_again(name, tmp_path):
    known = judgement(name)
    weights = tuple(range(len(known.weights)))
    new = replace(known, weights=weights, prospects=tuple(-number for number in weights)).changed({"c_puct": 77})
    file = tmp_path / "mine.toml"
    file.write_text(written(name, new), "utf-8")
    assert file.read_text("utf-8").startswith("#")  # what the file says of itself stays
    assert judgement(name, file) == new


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_the_same_seed_gives_the_same_weights():
    play = SelfPlay(vicus.game("bohemian_villages"))
    known = judgement("bohemian_villages")
    fits = [fitting.fit(play, known.weights, known.prospects, Effort(1, 2, 40, 7), silent) for _ in range(2)]
    assert fits[0] == fits[1]
    assert fits[0].loss < fits[0].loss_even
    alone = SelfPlay(vicus.game("bohemian_villages"), counts=[3])
    assert alone.counts == (3,)
    assert alone.share(np.array(known.weights), np.array(known.weights), 12, 1, 0).games == 12
