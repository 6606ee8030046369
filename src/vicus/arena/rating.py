"""Ratings of a contest's bots: all games at once, so that they do not depend on the order in which these were played.

Plackett–Luce: who comes first is drawn in proportion to e to the power of the ratings, then who comes second among the rest,
and so on. The most likely ratings, on openskill's scale: a newcomer is 25 ± 25/3, and games leave less of that doubt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

MEAN, SPREAD = 25.0, 25 / 3
"""Of a bot of which nothing is known."""
LUCK = 25 / 6
"""How far chance scatters what one player does in one game; of several it adds up as squares do."""
STEPS, ENOUGH = 100, 1e-9


class Ranked(NamedTuple):
    """A game: who played, by the number of the bot, and what came of it (the higher the better)."""

    bots: Sequence[int]
    results: Sequence[Any]


def ratings(bots: int, games: Sequence[Ranked]) -> list[tuple[float, float]]:
    """The rating of each bot, and its standard deviation against the mean of all, by Newton's method.

    A bot on several seats plays as several players of the same rating. Equal results share their places.

    >>> (one, _), (two, _) = ratings(2, [Ranked((0, 1), (30, 20))] * 9 + [Ranked((1, 0), (30, 20))])
    >>> one > MEAN > two
    True
    """
    import numpy as np

    kinds = Counter((tuple(game.bots), _places(game.results)) for game in games)  # few are different, however many are played
    found = np.full(bots, MEAN)
    bend = np.eye(bots) / SPREAD**2
    for _ in range(STEPS):
        slope, bend = (MEAN - found) / SPREAD**2, np.eye(bots) / SPREAD**2
        for (seats, places), times in kinds.items():
            scale = 1 / (LUCK * sqrt(len(seats)))
            powers = np.exp((found[list(seats)] - found[list(seats)].max()) * scale)
            for first, left in _stages(places):
                chances = powers[left] / powers[left].sum()
                expected = np.bincount([seats[place] for place in left], chances, bots)
                came = np.bincount([seats[place] for place in first], minlength=bots)
                slope += times * scale * (came - len(first) * expected)
                bend += times * scale**2 * len(first) * (np.diag(expected) - np.outer(expected, expected))
        step = np.linalg.solve(bend, slope)
        found = found + step
        if np.abs(step).max() < ENOUGH:
            break
    # Games tell how bots differ, not where all of them together stand: that would stay in doubt, and says nothing.
    apart = np.eye(bots) - 1 / bots if bots > 1 else np.eye(bots)
    spread = np.sqrt(np.diag(apart @ np.linalg.inv(bend) @ apart))
    return [(float(mean), float(sigma)) for mean, sigma in zip(found, spread, strict=True)]


def _places(results: Sequence[Any]) -> tuple[int, ...]:
    """From 0 for the best; equal results have the same."""
    order = sorted(set(results), reverse=True)
    return tuple(order.index(result) for result in results)


def _stages(places: Sequence[int]) -> list[tuple[list[int], list[int]]]:
    """From the best result on: the places with it, and all that were left to be drawn from; not the last, who remain."""
    stages = []
    for place in range(max(places)):
        first = [seat for seat, reached in enumerate(places) if reached == place]
        stages.append((first, [seat for seat, reached in enumerate(places) if reached >= place]))
    return stages
