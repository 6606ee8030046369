"""A bot that plans ahead: information-set tree search in compiled code, by time or by number of simulations."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from vicus.core.action import Action
from vicus.core.game import Game

from .code import Code, code_for
from .judgement import Judgement, judgement, within
from .plan import ROOM, Estimate, Plan, estimates, nodes_for, share_of
from .tree import Branches, Tree

SECONDS = 0.1
"""For each decision, if neither time nor a number of simulations is given."""
SLICES = 8
"""So often a search with a number of simulations looks whether it is decided already."""
SLICE = 64
"""Simulations between two looks at the clock, and at least between two looks at the result."""
LONGEST_SLICE = 4096
"""Compiled code cannot be interrupted: Ctrl-C waits for the end of a slice."""
MOST_SIMULATIONS, MOST_THREADS = 10_000_000, 64


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
        self._known = known or judgement(game.name)
        self._start(game, seed, simulations, seconds, threads, code)

    def _start(
        self, game: Game, seed: int | None, simulations: int | None, seconds: float, threads: int, code: Code | None
    ) -> None:
        within("threads", threads, 1, MOST_THREADS)
        if simulations is not None:
            within("simulations", simulations, 1, MOST_SIMULATIONS)
        self._game = game
        self._plan = Plan(game, seed, threads)
        self._share = None if simulations is None else share_of(simulations, threads)
        self._seconds = seconds
        self._run_on(code or self._code(), threads)
        self.simulations = 0
        """Done so far, for all decisions."""
        self.visits: dict[int, int] = {}
        """At the last decision: how often each action was tried, by its id."""

    def _code(self) -> Code:
        return code_for(self._game)

    def _tree(self, code: Code) -> Branches:
        """Another kind of bot grows another kind of tree."""
        return Tree(code, self._known, nodes_for(self._share, ROOM))

    def _run_on(self, code: Code, threads: int) -> None:
        self._trees = [self._tree(code) for _ in range(threads)]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies, which draw on from the same place. Code cannot be taken along, but is found again; what
        earlier decisions of the same turn have found is forgotten."""
        return {**self.__dict__, "_trees": len(self._trees), "_threads": None}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found)
        self._run_on(self._code(), found["_trees"])

    def new_game(self, seed: int | None) -> None:
        """As if it were made anew: its trees begin anew with the first decision."""
        self._plan = Plan(self._game, seed, len(self._trees))

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """The legal action that was tried most often."""
        if len(legal) == 1:
            self.visits = {}
            return legal[0]
        found = self.weigh(view, legal)
        self.visits = {each.action.id: each.visits for each in found}
        best = found[0].action
        self._plan.chose(view, best)
        return best

    def weigh(self, view: dict[str, Any], legal: Sequence[Action]) -> list[Estimate]:
        """All legal actions with what the search found, the best first."""
        task = self._plan.task(view, legal)
        for tree in self._trees:
            if task.last is None or not tree.descend(task.state, task.last):
                tree.reset(task.state)
        if self._threads is None:
            self._search(self._trees[0], task.ids, task.seat, task.seeds[0])
        else:
            list(self._threads.map(lambda tree, seed: self._search(tree, task.ids, task.seat, seed), self._trees, task.seeds))
        self.simulations += sum(tree.done for tree in self._trees)
        return estimates(legal, [[tree.result(number, task.seat) for number in task.ids] for tree in self._trees])

    def close(self) -> None:
        """Its threads end."""
        if self._threads is not None:
            self._threads.shutdown()

    def _search(self, tree: Branches, ids: list[int], seat: int, seed: int) -> None:
        if self._share is None:
            self._search_by_time(tree, ids, seat, seed)
            return
        budget = self._share - min(tree.visits, self._share // 2)
        slice_size = min(LONGEST_SLICE, max(SLICE, self._share // SLICES))
        while (left := budget - tree.done) > 0 and not is_decided(tree, ids, seat, left):
            tree.search(seat, seed, min(slice_size, left))

    def _search_by_time(self, tree: Branches, ids: list[int], seat: int, seed: int) -> None:
        start = time.perf_counter()
        look = start + self._seconds / SLICES
        while (now := time.perf_counter()) < start + self._seconds:
            if now > look:
                look = now + self._seconds / SLICES
                left = int(tree.done * (start + self._seconds - now) / (now - start))
                if is_decided(tree, ids, seat, left):
                    return
            tree.search(seat, seed, SLICE)


def is_decided(tree: Branches, ids: list[int], seat: int, left: int) -> bool:
    """Could the first choice no longer be overtaken, if all simulations that are left went to the second?"""
    visits = sorted((tree.result(number, seat)[0] for number in ids), reverse=True)
    return len(visits) < 2 or visits[0] - visits[1] > left
