"""What an analysis asks of compiled code: how a position stands, by search or by rollouts, wherever that is worked out."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import sqrt
from typing import Any, TypeVar

from vicus.bots.code import Code, code_for
from vicus.bots.plan import nodes_for
from vicus.bots.tree import NO_ACTION, Sums, Tree
from vicus.core.game import Game
from vicus.engine.kernel.search import ALL_KNOWN

from .outlook import expectation
from .report import Outlook

ROLLOUTS = 2
"""Nodes of a tree that cannot grow: every simulation is a rollout from the position itself."""
SLICE = 4096
"""Compiled code cannot be interrupted: whoever wants something else of the processor waits for the end of a slice."""
Result = TypeVar("Result")


@dataclass(frozen=True)
class Ask:
    """A position, how it is to be looked at, and how often."""

    state: Any
    simulations: int
    seed: int
    seat: int = ALL_KNOWN
    """From whose view; else all is known."""
    first: int = NO_ACTION
    """The action that is taken first."""
    nodes: int = ROLLOUTS
    menu: tuple[int, ...] = ()
    """Actions of which the visits are wanted."""


@dataclass(frozen=True)
class Found:
    """The answer: visits of the actions, and sums over all simulations."""

    visits: list[int]
    sums: Sums

    def outlook(self, players: int) -> Outlook:
        """The means, with standard errors."""
        sums, seats = self.sums, range(players)
        chances, doubts = zip(*(_mean(sums.shares[p], sums.squares[p], sums.visits) for p in seats), strict=True)
        points, point_doubts = zip(*(_mean(sums.points[p], sums.point_squares[p], sums.visits) for p in seats), strict=True)
        return Outlook(list(chances), list(doubts), list(points), list(point_doubts))


def _mean(total: float, squares: float, n: int) -> tuple[float, float]:
    """Of so many, and its standard error."""
    mean = total / n
    return _short(mean), _short(sqrt(max(0.0, squares / n - mean * mean) / n))


def _short(number: float) -> float:
    """Digits that mean nothing are not stored."""
    return round(number, 4)


Asking = Generator[Ask, Found, Result]
"""Work that asks: it yields questions, is sent the answers, and returns what it made of them."""
InPieces = Generator[None, None, Result]
"""Work that stops after every piece, until somebody has time for the next one."""


def search(state: Any, seat: int, menu: tuple[int, ...], simulations: int, seed: int) -> Ask:
    """A search from the view of a seat, as a bot does it."""
    return Ask(state, simulations, seed, seat, nodes=nodes_for(simulations), menu=menu)


class Scales:
    """Answers here, with the fastest code that there is without compiling."""

    def __init__(self, game: Game, players: int, code: Code | None = None) -> None:
        self._code = code or code_for(game)
        self._expected = expectation(game.name, players)
        self._trees: dict[int, Tree] = {}

    def carry_out(self, work: Asking[Result]) -> Result:
        """What some work comes to."""
        going = self.carrying_out(work)
        while True:
            try:
                next(going)
            except StopIteration as done:
                result: Result = done.value
                return result

    def carrying_out(self, work: Asking[Result]) -> InPieces[Result]:
        """The same in pieces. Between two of them nothing else may be asked of these scales."""
        try:
            ask = next(work)
            while True:
                ask = work.send((yield from self.weighing(ask)))
        except StopIteration as done:
            result: Result = done.value
            return result

    def weighing(self, ask: Ask) -> InPieces[Found]:
        """The answer to a question, a slice at a time."""
        tree = self._trees.get(ask.nodes)
        if tree is None:
            tree = self._trees[ask.nodes] = Tree(self._code, self._expected.known, ask.nodes, self._expected.points)
        tree.reset(ask.state, ask.first)
        while tree.done < ask.simulations:
            tree.search(ask.seat, ask.seed, min(SLICE, ask.simulations - tree.done))
            yield
        return Found([tree.result(number, ask.seat)[0] for number in ask.menu], tree.sums())
