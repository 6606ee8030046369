"""The memory of one thread of the search: what has been tried from a position, and what came of it."""

from __future__ import annotations

from typing import Any

from vicus.engine.kernel.chance import MASK, mix

from .code import Code
from .judgement import Judgement

NODES = 1 << 17
"""Room for a search by time; a tree that is full goes on, but grows no further."""
ACTIONS = 1 << 13
"""As in `kernel.search`."""
DEEPEST = 250
VISITS, USED = 0, 1


class Tree:
    """Grows from a position; can go on below an action that was taken."""

    def __init__(self, code: Code, known: Judgement, nodes: int = NODES) -> None:
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
        """Simulations since the last `plant` or `follow`."""

    def plant(self, state: Any) -> None:
        """Begin anew from a position."""
        self._code.put(self._worlds, state)
        if isinstance(self._keys, list):
            self._nodes, self._values = self._code.ints(len(self._nodes), 2), self._code.floats(len(self._nodes), 5)
            self._keys = self._code.ints(len(self._keys))
        else:
            used = int(self._nodes[0][USED]) + 1
            self._nodes[:used] = 0
            self._values[:used] = 0
            self._keys[:] = 0
        self._nodes[0][USED] = 1
        self._root = 0
        self.done = 0

    def follow(self, state: Any, action: int) -> bool:
        """Go on below an action that was taken; false if nothing is known there, or little room is left."""
        node = self._child(action)
        if node is None or self._nodes[node][VISITS] == 0 or self._nodes[0][USED] > len(self._nodes) // 2:
            return False
        self._code.put(self._worlds, state)
        self._root = node
        self.done = 0
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

    @property
    def visits(self) -> int:
        """Of the position searched, those from before included."""
        return int(self._nodes[self._root][VISITS])

    def result(self, action: int, seat: int) -> tuple[int, float]:
        """Visits of an action, and the sum of what they promised the seat."""
        node = self._child(action)
        return (0, 0.0) if node is None else (int(self._nodes[node][VISITS]), float(self._values[node][seat]))

    def _child(self, action: int) -> int | None:
        key = self._root * ACTIONS + action + 1
        last = len(self._keys) - 1
        slot = mix((key & MASK) ^ mix(key >> 32)) & last
        while self._keys[slot] not in (0, key):
            slot = (slot + 1) & last
        return int(self._slots[slot]) if self._keys[slot] == key else None
