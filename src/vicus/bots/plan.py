"""What a bot draws before it searches, and what it makes of the result: the same wherever the search itself runs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vicus.core.action import Action
from vicus.core.game import Game

from .tree import NODES

ROOM = 16
"""Nodes for each simulation."""
Found = Sequence[tuple[int, float]]
"""By action: visits of a tree, and the sum of the shares of the win that they gave."""


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of an action: how often it was tried, and the share of the win to expect of it."""

    action: Action
    visits: int
    chance: float


@dataclass(frozen=True)
class Task:
    """What is to be searched."""

    state: Any
    """A position that agrees with what the bot sees."""
    seat: int
    ids: list[int]
    """The legal actions."""
    seeds: list[int]
    """One for each tree."""
    last: int | None
    """What the bot chose just before: a tree that knows more of what follows may go on there."""


class Plan:
    """The part of a bot that remembers and draws; `trees` are searched for each decision, their visits added up."""

    def __init__(self, game: Game, seed: int | None, trees: int = 1) -> None:
        self._game, self._trees = game, trees
        self._random = random.Random(seed)
        self._last: tuple[int, int] | None = None
        """The number of the last own decision, and what was chosen."""

    def task(self, view: dict[str, Any], legal: Sequence[Action]) -> Task:
        """What there is to search for a decision."""
        state = self._game.sample(view, self._random.getrandbits(60))
        seeds = [self._random.getrandbits(60) for _ in range(self._trees)]
        again = self._last is not None and self._last[0] + 1 == view["moves"]
        last = self._last[1] if again and self._last else None
        return Task(state, state.seat, [action.id for action in legal], seeds, last)

    def chose(self, view: dict[str, Any], action: Action) -> None:
        """The next decision may follow from this one."""
        self._last = view["moves"], action.id


def share_of(simulations: int, trees: int) -> int:
    """How many simulations of all each tree does."""
    return -(-simulations // trees)


def nodes_for(share: int | None, room: int = ROOM, most: int = NODES) -> int:
    """The size of a tree for so many simulations, or for a search by time; with room for so many nodes of each."""
    return most if share is None else min(most, 1 << max(12, (room * share).bit_length()))


def estimates(legal: Sequence[Action], found: Sequence[Found]) -> list[Estimate]:
    """All legal actions with what the trees found, the best first."""
    return sorted((_estimate(action, each) for action, each in zip(legal, zip(*found, strict=True), strict=True)), key=_order)


def _estimate(action: Action, found: Found) -> Estimate:
    visits = sum(n for n, _ in found)
    return Estimate(action, visits, sum(value for _, value in found) / visits if visits else 0.0)


def _order(estimate: Estimate) -> tuple[int, float]:
    return -estimate.visits, -estimate.chance
