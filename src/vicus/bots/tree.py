"""The memory of one thread of the search: what has been tried from a position, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from vicus.engine.records import Evaluation, SearchTree

from .code import Code, workspace
from .judgement import Judgement

NODES = 1 << 17
"""Room for a search by time; a tree that is full goes on, but grows no further."""
DEEPEST = 250
NO_POINTS, NO_ACTION, SUMS = (0,), -1, 3
"""Bots expect no points, and begin with no action in particular: that is for an analysis."""


class Node(NamedTuple):
    """What a search knows of a position: visits, the prior of getting there, and by seat the shares of the win added up."""

    visits: int
    prior: float
    values: tuple[float, ...]


class Sums(NamedTuple):
    """Over all visits and by seat: shares of the win and their squares, expected points and theirs."""

    visits: int
    shares: list[float]
    squares: list[float]
    points: list[float]
    point_squares: list[float]


class Branches:
    """What all trees have in common: rows that grow from a position, in the memory of a thread's own code."""

    def __init__(self, code: Code, nodes: int) -> None:
        self._code = code.apart()
        self._work = workspace(self._code)
        self._tree = self._room(nodes)
        self._root = 0
        self.done = 0
        """Simulations since the last `reset` or `descend`."""

    def _room(self, nodes: int) -> SearchTree:
        zeros, seats = self._code.zeros, max(self._code.game.meta.players)
        return SearchTree(
            visits=zeros("i8", (nodes,)),
            values=zeros("f8", (nodes, seats)),
            priors=zeros("f8", (nodes,)),
            used=zeros("i8", (1,)),
            keys=zeros("i8", (2 * nodes,)),
            slots=zeros("i8", (2 * nodes,)),
            path=zeros("i8", (DEEPEST,)),
            shares=zeros("f8", (seats,)),
            first=self._code.array((NO_ACTION,)),
            sums=zeros("f8", (SUMS, seats)),
        )

    def reset(self, state: Any, first: int = NO_ACTION) -> None:
        """Begin anew from a position, or right after the action `first` there."""
        self._code.put(self._work.states, state)
        tree = self._tree
        if self._code.compiled:
            columns: tuple[Any, ...] = (tree.visits, tree.values, tree.priors)
            for column in columns:
                column[: int(tree.used[0])] = 0
            wholes: tuple[Any, ...] = (tree.keys, tree.sums)
            for whole in wholes:
                whole[:] = 0
        else:
            tree = self._tree = self._room(len(tree.visits))
        tree.used[0] = 1
        tree.first[0] = first
        self._root = 0
        self.done = 0

    def descend(self, state: Any, action: int) -> bool:
        """Go on below an action that was taken; false if nothing is known there, or little room is left."""
        node = self._child(action)
        if node is None or self._tree.visits[node] == 0 or self._tree.used[0] > len(self._tree.visits) // 2:
            return False
        self._code.put(self._work.states, state)
        self._root = node
        self.done = 0
        return True

    def search(self, seat: int, seed: int, simulations: int) -> None:
        """So many simulations more, as the seat sees the world."""
        raise NotImplementedError

    @property
    def visits(self) -> int:
        """Of the position searched, those from before included."""
        return int(self._tree.visits[self._root])

    def nodes(self) -> Iterator[Node]:
        """All nodes, in the order in which they were added; the first is where the tree began."""
        tree = self._tree
        for i in range(int(tree.used[0])):
            yield Node(int(tree.visits[i]), float(tree.priors[i]), tuple(float(value) for value in tree.values[i]))

    def result(self, action: int, seat: int) -> tuple[int, float]:
        """Visits of an action, and the sum of the shares of the win that they gave the seat."""
        node = self._child(action)
        return (0, 0.0) if node is None else (int(self._tree.visits[node]), float(self._tree.values[node][seat]))

    def sums(self) -> Sums:
        """What an analysis wants to know of the position where the tree began."""
        tree, seats = self._tree, range(len(self._tree.shares))
        each = [[float(row[p]) for p in seats] for row in (tree.values[0], tree.sums[0], tree.sums[1], tree.sums[2])]
        return Sums(int(tree.visits[0]), *each)

    def _child(self, action: int) -> int | None:
        raise NotImplementedError


def evaluation(code: Code, known: Judgement, points: tuple[int, ...] = NO_POINTS) -> Evaluation:
    """A judgement in the memory of some code."""
    return Evaluation(*(code.array(each) for each in (known.weights, known.prospects, known.settings, points)))


class Tree(Branches):
    """Grows from a position; can go on below an action that was taken. `nodes` must be a power of two.

    >>> import vicus
    >>> from vicus.bots.code import code_for
    >>> from vicus.bots.judgement import judgement
    >>> match = vicus.game("helvetia").new(players=2, seed=1)
    >>> tree = Tree(code_for(match.game, "interpreted"), judgement("helvetia"), nodes=1024)
    >>> tree.reset(match.state)
    >>> tree.search(match.seat, seed=5, simulations=3)
    >>> tree.visits
    3
    """

    def __init__(self, code: Code, known: Judgement, nodes: int = NODES, points: tuple[int, ...] = NO_POINTS) -> None:
        super().__init__(code, nodes)
        code = self._code
        self._search = code.entry("search", "search")
        self._slot_of = code.game.engine.mirror.module("kernel.search").slot_of
        self._known = evaluation(code, known, points)

    def search(self, seat: int, seed: int, simulations: int) -> None:
        """So many simulations more, as the seat sees the world."""
        self._search(self._work, self._tree, self._known, self._root, seat, seed, self.done, simulations)
        self.done += simulations

    @property
    def worlds(self) -> Any:
        """Where it plays: in the second of them the last simulation ended."""
        return self._work.states

    def _child(self, action: int) -> int | None:
        slot = self._slot_of(self._tree.keys, self._root, action)
        return int(self._tree.slots[slot]) if self._tree.keys[slot] else None
