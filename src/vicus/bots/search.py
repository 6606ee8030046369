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
from vicus.engine.kernel.chance import MASK, mix

from .code import Code
from .judgement import judgement

NODES = 1 << 16
ACTIONS = 1 << 13
"""As in `kernel.search`."""
DEEPEST = 250
SLICE = 32
"""Simulations between two looks at the clock."""


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of an action: how often it was tried, and the share of the win that it promises."""

    action: Action
    visits: int
    chance: float


class Tree:
    """The memory of one thread of the search."""

    def __init__(self, code: Code, game: str, nodes: int = NODES) -> None:
        known = judgement(game)
        self._grow = code.entry("search", "search")
        self._code = code
        self._worlds, self._menus = code.worlds(), code.menus()
        self._nodes, self._values = code.ints(nodes, 2), code.floats(nodes, 5)
        self._keys, self._slots = code.ints(2 * nodes), code.ints(2 * nodes)
        self._path, self._outlook = code.ints(DEEPEST), code.floats(8)
        self._weights, self._prospects = code.array(known.weights), code.array(known.prospects)
        self._settings = code.array(known.settings)
        self._feats, self._lines = code.ints(code.rules.FEATURES), code.ints(code.rules.LINES)
        self._root = 0
        self.done = 0

    def plant(self, state: Any) -> None:
        """Begin anew from a position."""
        self._code.put(self._worlds, state)
        if isinstance(self._keys, list):
            self._nodes, self._values = self._code.ints(len(self._nodes), 2), self._code.floats(len(self._nodes), 5)
            self._keys = self._code.ints(len(self._keys))
        else:
            used = int(self._nodes[0][1]) + 1
            self._nodes[:used] = 0
            self._values[:used] = 0
            self._keys[:] = 0
        self._nodes[0][1] = 1
        self._root = 0
        self.done = 0

    def follow(self, state: Any, action: int) -> bool:
        """Go on below an action that was taken; false if nothing is known there."""
        node = self._child(action)
        if node is None or self._nodes[node][0] == 0 or self._nodes[0][1] > len(self._nodes) // 2:
            return False
        self._code.put(self._worlds, state)
        self._root = node
        return True

    def grow(self, seat: int, seed: int, simulations: int) -> None:
        self._grow(
            self._worlds,
            self._menus,
            self._nodes,
            self._values,
            self._keys,
            self._slots,
            self._path,
            self._outlook,
            self._weights,
            self._prospects,
            self._feats,
            self._lines,
            self._settings,
            self._root,
            seat,
            seed,
            self.done,
            simulations,
        )
        self.done += simulations

    def result(self, action: int, seat: int) -> tuple[int, float]:
        """Visits of an action at the root, and the sum of what they promised the seat."""
        node = self._child(action)
        return (0, 0.0) if node is None else (int(self._nodes[node][0]), float(self._values[node][seat]))

    def _child(self, action: int) -> int | None:
        key = self._root * ACTIONS + action + 1
        last = len(self._keys) - 1
        slot = mix((key & MASK) ^ mix(key >> 32)) & last
        while self._keys[slot] not in (0, key):
            slot = (slot + 1) & last
        return int(self._slots[slot]) if self._keys[slot] == key else None


class SearchBot:
    """So many simulations, or so many seconds, for each decision; the action tried most often is taken."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        simulations: int | None = None,
        seconds: float = 0.1,
        threads: int = 1,
        code: Code | None = None,
    ) -> None:
        self._game = game
        self._random = random.Random(seed)
        self._simulations, self._seconds = simulations, seconds
        code = code or Code(game)
        self._trees = [Tree(code, game.name) for _ in range(threads)]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._last: tuple[int, int] | None = None
        """The number of the last own decision, and what was chosen."""

    @property
    def simulations(self) -> int:
        """Done for the last decision."""
        return sum(tree.done for tree in self._trees)

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        best = self.weigh(view, legal)[0].action
        self._last = view["moves"], best.id
        return best

    def weigh(self, view: dict[str, Any], legal: Sequence[Action]) -> list[Estimate]:
        """All legal actions with what the search found, the best first."""
        state = self._game.sample(view, self._random.getrandbits(60))
        seat = state.seat
        again = self._last is not None and self._last[0] + 1 == view["moves"]
        for tree in self._trees:
            if not (again and self._last and tree.follow(state, self._last[1])):
                tree.plant(state)
            tree.done = 0
        seeds = [self._random.getrandbits(60) for _ in self._trees]
        if self._threads is None:
            self._search(self._trees[0], seat, seeds[0], self._simulations)
        else:
            share = None if self._simulations is None else -(-self._simulations // len(self._trees))
            list(self._threads.map(lambda t, s: self._search(t, seat, s, share), self._trees, seeds))
        return sorted((self._estimate(action, seat) for action in legal), key=lambda e: (-e.visits, -e.chance))

    def _search(self, tree: Tree, seat: int, seed: int, simulations: int | None) -> None:
        if simulations is not None:
            tree.grow(seat, seed, simulations)
            return
        end = time.perf_counter() + self._seconds
        while time.perf_counter() < end:
            tree.grow(seat, seed, SLICE)

    def _estimate(self, action: Action, seat: int) -> Estimate:
        found = [tree.result(action.id, seat) for tree in self._trees]
        visits = sum(n for n, _ in found)
        return Estimate(action, visits, sum(value for _, value in found) / visits if visits else 0.0)
