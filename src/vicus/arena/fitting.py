"""Weights by self-play: regression on the final margin, evolution by duels, and a logit model of who wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .selfplay import Duels, SelfPlay

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

RIDGE = 1e-3
"""Keeps the regression from reading much into features that hardly vary."""
CAUTION = 20.0
"""The same for the logit model, whose features are scaled to one."""
NEWTON_STEPS = 15
EVERY = 2
"""One of so many decisions is a position to learn from."""
LEAP, PART, LEAST = 0.35, 0.35, 20
"""An evolution step changes so large a part of the weights, by so much of their size, and small ones as if they were this."""
PROMISING, BETTER = 0.53, 0.52
"""What a mutation must win in a first trial, and in a second of twice the size, to be kept."""

SEEDS = (1 << 62) - 1
"""Seeds are counted on from the one that was given, and must stay whole numbers of 63 bits."""

Tell = Callable[[str, float], None]
"""Told what has been done and the share of wins that it brought."""


@dataclass(frozen=True)
class Effort:
    """How much is tried: regressions, mutations, and the games of each; the same seed gives the same weights."""

    rounds: int = 2
    steps: int = 60
    games: int = 1000
    seed: int = 1


@dataclass(frozen=True)
class Fit:
    """New weights, what they won against those before, and how well they foretell who wins (mean log loss, less is better).

    All losses are of positions of players with the new weights: those before foretell what they were not fitted on.
    """

    weights: list[int]
    prospects: list[int]
    duels: Duels
    loss: float
    loss_before: float
    loss_even: float


def fit(play: SelfPlay, weights: Sequence[int], prospects: Sequence[int], effort: Effort, tell: Tell) -> Fit:
    """Better weights than those given, and prospects that go with them (both as in `vicus.bots.judgement.Judgement`).

    `tell` hears of every step that was kept, and of the share of wins that it brought.
    """
    import numpy as np

    games, seed = effort.games, effort.seed & SEEDS
    start = now = np.array(weights, "i8")
    for number in range(effort.rounds):
        new = regress(play, now, games, seed + 1000 * number)
        share = play.share(new, now, games, seed + 1000 * number + 500, 0).share
        tell("regression", share)
        now = new if share >= 0.5 else now
    now = climb(play, now, effort.steps, games // 2, seed, tell)
    new_prospects = prospects_of(play, now, games, seed)
    trial = [play.positions(now, n, max(2, games // 4), seed + 999_000 + n, EVERY) for n in play.counts]
    return Fit(
        now.tolist(),
        new_prospects.tolist(),
        play.share(now, start, 2 * games, seed + 77, 0),
        loss(new_prospects / 1000.0, trial),
        loss(np.array(prospects) / 1000.0, trial),
        loss(np.zeros(2 * play.features), trial),
    )


def regress(play: SelfPlay, weights: Array, games: int, seed: int) -> Array:
    """What each feature was worth in the end: least squares on the margin to the mean of the others."""
    import numpy as np

    inputs, margins = [], []
    for players in play.counts:
        features, scores = play.positions(weights, players, games, seed + players, EVERY)
        ratio = players / (players - 1)
        inputs.append(ratio * features.reshape(-1, features.shape[2]))
        margins.append(ratio * (scores - scores.mean(axis=1, keepdims=True)).reshape(-1))
    x, y = np.concatenate(inputs), np.concatenate(margins)
    ridge = RIDGE * len(y) * np.diag(np.maximum(x.var(axis=0), 1e-3))
    return np.round(100 * np.linalg.solve(x.T @ x + ridge, x.T @ y)).astype("i8")


def climb(play: SelfPlay, weights: Array, steps: int, games: int, seed: int, tell: Tell) -> Array:
    """Mutations that win their duels, twice, are kept: greedy play is more than foretelling the result."""
    import numpy as np

    chance = np.random.default_rng(seed)
    for step in range(steps):
        size = np.maximum(np.abs(weights), LEAST)
        leap = chance.normal(0, LEAP, len(weights)) * size * (chance.random(len(weights)) < PART)
        new = np.round(weights + leap).astype("i8")
        if play.share(new, weights, games, seed + 10_000 * (step + 1), 0).share > PROMISING:
            share = play.share(new, weights, 2 * games, seed + 10_000 * (step + 1) + 5000, 0).share
            if share > BETTER:
                weights = new
                tell("mutation", share)
    return weights


def prospects_of(play: SelfPlay, weights: Array, games: int, seed: int) -> Array:
    """Who wins, as a conditional logit model of the features, by Newton's method; in thousandths."""
    import numpy as np

    data = [play.positions(weights, players, games, seed + 5000 + players, EVERY) for players in play.counts]
    count = sum(features.shape[0] * features.shape[1] for features, _ in data)
    scale = np.sqrt(sum((features**2).sum(axis=(0, 1)) for features, _ in data) / count) + 1e-9
    coefficients = np.zeros(len(scale))
    for _ in range(NEWTON_STEPS):
        gradient, curvature = -CAUTION * coefficients, CAUTION * np.eye(len(scale))
        for features, scores in data:
            scaled = features / scale
            chances = softmax(scaled @ coefficients)
            gradient += np.einsum("kpf,kp->f", scaled, shares(scores) - chances)
            spread = scaled - np.einsum("kpf,kp->kf", scaled, chances)[:, None, :]
            spread = (spread * np.sqrt(chances)[:, :, None]).reshape(-1, len(scale))
            curvature += spread.T @ spread
        step = np.linalg.solve(curvature, gradient)
        coefficients += step
        if np.abs(step).max() < 1e-4:
            break
    found: Array = np.round(1000 * coefficients / scale).astype("i8")
    return found


def loss(coefficients: Array, data: list[tuple[Array, Array]]) -> float:
    """How surprised the model is by who won, on average."""
    import numpy as np

    losses = [-(shares(scores) * np.log(softmax(features @ coefficients) + 1e-12)).sum(axis=1) for features, scores in data]
    return float(np.mean(np.concatenate(losses)))


def shares(scores: Array) -> Array:
    """Of the win, row by row; equal winners share it.

    >>> import numpy as np
    >>> shares(np.array([[3, 3, 1, 0]])).tolist()
    [[0.5, 0.5, 0.0, 0.0]]
    """
    best = scores == scores.max(axis=1, keepdims=True)
    won: Array = best / best.sum(axis=1, keepdims=True)
    return won


def softmax(values: Array) -> Array:
    """Chances that are proportional to e to the power of the values, along the last axis.

    >>> import numpy as np
    >>> softmax(np.array([[7.0, 7.0]])).tolist()
    [[0.5, 0.5]]
    """
    import numpy as np

    powers = np.exp(values - values.max(axis=-1, keepdims=True))
    chances: Array = powers / powers.sum(axis=-1, keepdims=True)
    return chances
