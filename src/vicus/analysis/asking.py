"""What an analysis asks of compiled code: how a position stands, by search or by rollouts, wherever that is worked out."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import sqrt
from typing import Any, TypeVar

from vicus.bots.code import Code, code_for
from vicus.bots.deep_settings import MOST_NODES, deep_known
from vicus.bots.deep_settings import ROOM as DEEP_ROOM
from vicus.bots.judge import NONE, WIDE, Calibration, Kind, judge
from vicus.bots.judgement import judgement
from vicus.bots.plan import nodes_for
from vicus.bots.tree import NO_ACTION, Branches, Sums, Tree
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
    judge: Kind = "search"
    """Who is asked: the plain search, which expects points, too, or the net's, which does not."""


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

    def with_points_of(self, other: Found, players: int, searched: Calibration = NONE) -> Outlook:
        """The chances of one judge with the points that the other expects; `searched`: as chances of a search are told."""
        own, points = self.outlook(players), other.outlook(players)
        chances = [_short(searched.told(chance, players)) for chance in own.chances]
        found = zip(own.chances, own.doubts, strict=True)
        doubts = [_short(searched.told_doubt(chance, doubt, players)) for chance, doubt in found]
        return Outlook(chances, doubts, points.points, points.point_doubts)


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


def search(state: Any, seat: int, menu: tuple[int, ...], simulations: int, seed: int, judge: Kind = "search") -> Ask:
    """A search from the view of a seat, as a bot does it."""
    return Ask(state, simulations, seed, seat, nodes=nodes_by(judge, simulations), menu=menu, judge=judge)


def nodes_by(judge: Kind, simulations: int) -> int:
    """The size of a judge's tree for so many simulations: the net's has a node for every option of what it looks at."""
    return nodes_for(simulations, DEEP_ROOM, MOST_NODES) if judge == "deep" else nodes_for(simulations)


class Scales:
    """Answers here, with the fastest code that there is without compiling."""

    def __init__(self, game: Game, players: int, code: Code | None = None, thinking: Code | None = None) -> None:
        self._game = game
        self._code = code or code_for(game)
        self._thinking = thinking
        """The code of the net's search; it is loaded when somebody asks for that."""
        self._expected = expectation(game.name, players)
        self._trees: dict[tuple[Kind, int, bool], Branches] = {}

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
        key = ask.judge, ask.nodes, bool(ask.menu)
        tree = self._trees.get(key)
        if tree is None:
            tree = self._trees[key] = self._tree(ask)
        tree.reset(ask.state, ask.first)
        while tree.done < ask.simulations:
            tree.search(ask.seat, ask.seed, min(SLICE, ask.simulations - tree.done))
            yield
        return Found([tree.result(number, ask.seat)[0] for number in ask.menu], tree.sums())

    def _tree(self, ask: Ask) -> Branches:
        if ask.judge == "search":
            return Tree(self._code, self._expected.known, ask.nodes, self._expected.points)
        from vicus.bots.deep_tree import DeepTree  # a page without a server has no NumPy
        from vicus.nets.game_net import game_net

        code = self._thinking or code_for(self._game, thinks=True)
        known = deep_known(judgement(self._game.name), WIDE if ask.menu else None)
        return DeepTree(code, game_net(self._game), known, ask.nodes, judge(self._game.name))
