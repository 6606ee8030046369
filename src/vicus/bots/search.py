"""A bot that plans ahead: information-set tree search in compiled code, by time or by number of simulations."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from vicus.core.action import Action
from vicus.core.game import Game

from .code import Code, code_for
from .judgement import Judgement, judgement, within
from .tree import NODES, Tree

SECONDS = 0.1
"""For each decision, if neither time nor a number of simulations is given."""
SLICES = 8
"""So often a search with a number of simulations looks whether it is decided already."""
SLICE = 64
"""Simulations between two looks at the clock, and at least between two looks at the result."""
LONGEST_SLICE = 4096
"""Compiled code cannot be interrupted: Ctrl-C waits for the end of a slice."""
MOST_SIMULATIONS, MOST_THREADS = 10_000_000, 64
ROOM = 16
"""Nodes for each simulation."""


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of an action: how often it was tried, and the share of the win to expect of it."""

    action: Action
    visits: int
    chance: float


class SearchBot:
    """So many simulations, or so many seconds, for each decision; the action tried most often is taken.

    What an earlier decision of the same turn has found counts for up to half of the simulations; a search whose first
    choice can no longer be overtaken ends early. With a number of simulations the same seed gives the same moves. `known` are
    other weights and settings than the game's own; BadOption if a number is out of range.

    >>> import vicus
    >>> match = vicus.game("helvetia").new(players=2, seed=1)
    >>> bot = SearchBot(match.game, seed=1, simulations=3)
    >>> found = bot.weigh(match.view(match.seat), match.legal())
    >>> len(found) == len(match.legal()), found[0].visits >= found[1].visits, bot.simulations
    (True, True, 3)
    """

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        simulations: int | None = None,
        seconds: float = SECONDS,
        threads: int = 1,
        known: Judgement | None = None,
        code: Code | None = None,
    ) -> None:
        self._game = game
        self._random = random.Random(seed)
        within("threads", threads, 1, MOST_THREADS)
        if simulations is not None:
            within("simulations", simulations, 1, MOST_SIMULATIONS)
        self._share = None if simulations is None else -(-simulations // threads)
        self._seconds = seconds
        code = code or code_for(game)
        known = known or judgement(game.name)
        nodes = NODES if self._share is None else min(NODES, 1 << max(12, (ROOM * self._share).bit_length()))
        self._trees = [Tree(code, known, nodes) for _ in range(threads)]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._last: tuple[int, int] | None = None
        """The number of the last own decision, and what was chosen."""
        self.simulations = 0
        """Done so far, for all decisions."""

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """The legal action that was tried most often."""
        if len(legal) == 1:
            return legal[0]
        best = self.weigh(view, legal)[0].action
        self._last = view["moves"], best.id
        return best

    def weigh(self, view: dict[str, Any], legal: Sequence[Action]) -> list[Estimate]:
        """All legal actions with what the search found, the best first."""
        state = self._game.sample(view, self._random.getrandbits(60))
        seat = state.seat
        again = self._last is not None and self._last[0] + 1 == view["moves"]
        for tree in self._trees:
            if not (again and self._last and tree.descend(state, self._last[1])):
                tree.reset(state)
        seeds = [self._random.getrandbits(60) for _ in self._trees]
        ids = [action.id for action in legal]
        if self._threads is None:
            self._search(self._trees[0], ids, seat, seeds[0])
        else:
            list(self._threads.map(lambda tree, seed: self._search(tree, ids, seat, seed), self._trees, seeds))
        self.simulations += sum(tree.done for tree in self._trees)
        return sorted((self._estimate(action, seat) for action in legal), key=lambda e: (-e.visits, -e.chance))

    def close(self) -> None:
        """Its threads end."""
        if self._threads is not None:
            self._threads.shutdown()

    def _search(self, tree: Tree, ids: list[int], seat: int, seed: int) -> None:
        if self._share is None:
            self._search_by_time(tree, ids, seat, seed)
            return
        budget = self._share - min(tree.visits, self._share // 2)
        slice_size = min(LONGEST_SLICE, max(SLICE, self._share // SLICES))
        while (left := budget - tree.done) > 0 and not is_decided(tree, ids, seat, left):
            tree.search(seat, seed, min(slice_size, left))

    def _search_by_time(self, tree: Tree, ids: list[int], seat: int, seed: int) -> None:
        start = time.perf_counter()
        look = start + self._seconds / SLICES
        while (now := time.perf_counter()) < start + self._seconds:
            if now > look:
                look = now + self._seconds / SLICES
                left = int(tree.done * (start + self._seconds - now) / (now - start))
                if is_decided(tree, ids, seat, left):
                    return
            tree.search(seat, seed, SLICE)

    def _estimate(self, action: Action, seat: int) -> Estimate:
        found = [tree.result(action.id, seat) for tree in self._trees]
        visits = sum(n for n, _ in found)
        return Estimate(action, visits, sum(value for _, value in found) / visits if visits else 0.0)


def is_decided(tree: Tree, ids: list[int], seat: int, left: int) -> bool:
    """Could the first choice no longer be overtaken, if all simulations that are left went to the second?"""
    visits = sorted((tree.result(number, seat)[0] for number in ids), reverse=True)
    return len(visits) < 2 or visits[0] - visits[1] > left
