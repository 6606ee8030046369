"""How hard a puzzle is: a number on the scale of Elo ratings, from which bots find the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vicus.bots.levels import bot
from vicus.core.action import Action
from vicus.core.game import Game

from .puzzle import Solved

SOLVERS: dict[str, tuple[int, int]] = {
    "greedy:beginner": (900, 8),
    "greedy:casual": (1200, 8),
    "greedy": (1400, 4),
    "search:30": (1500, 4),
    "search:strong": (1800, 4),
    "search:master": (2100, 4),
}
"""Their ratings, which are set and not measured, and how often each tries. None of them changes when levels are set anew: so
ratings of puzzles stay comparable."""
FORMER_NAMES = {
    "beginner": "greedy:beginner",
    "casual": "greedy:casual",
    "strong": "search:strong",
    "master": "search:master",
}
"""In files that people have made."""
USUAL = 1500
"""Every puzzle begins as if it had been found once and missed once by somebody of this rating."""
LOWEST, HIGHEST = 0, 4000


def expected(solver: float, puzzle: float) -> float:
    """How likely somebody finds the answer, by both ratings.

    >>> expected(1500, 1500), round(expected(1900, 1500), 2)
    (0.5, 0.91)
    """
    return float(1 / (1 + 10 ** ((puzzle - solver) / 400)))


def rating_of(solved: Sequence[Solved]) -> int:
    """The rating at which the solvers were to be expected to find as many answers as they did.

    >>> easy = [Solved("greedy:beginner", 8, 8), Solved("search:master", 4, 4)]
    >>> hard = [Solved("beginner", 0, 8), Solved("master", 1, 4)]
    >>> rating_of(easy), rating_of(hard)
    (560, 2111)
    """
    tries = [(SOLVERS[FORMER_NAMES.get(each.bot, each.bot)][0], each.tries) for each in solved] + [(USUAL, 2)]
    found = sum(each.found for each in solved) + 1
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.25:
        middle = (low + high) / 2
        if sum(tries_of * expected(solver, middle) for solver, tries_of in tries) > found:
            low = middle
        else:
            high = middle
    return round(low)


def solvers(game: Game, view: dict[str, Any], legal: Sequence[Action], right: Sequence[str], seed: int) -> list[Solved]:
    """How often each of them finds a right answer; each try with another seed."""
    return [
        Solved(name, sum(bot(name, game, seed + i).choose(view, legal).text in right for i in range(tries)), tries)
        for name, (_, tries) in SOLVERS.items()
    ]
