"""A search deeper than any bot's, from what a seat sees: is one decision clearly best?"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import stdev
from typing import Any

from vicus.bots.code import Code, code_for
from vicus.bots.deep_settings import deep_known
from vicus.bots.judge import Kind, judge_here
from vicus.bots.judge import judge as judge_of
from vicus.bots.judgement import Judgement, judgement
from vicus.bots.tree import NO_ACTION, Branches, Tree
from vicus.core.action import Action
from vicus.core.game import Game

SHARES: tuple[float, ...] = (10, 10, 10)
"""Simulations of the searches, each with a seed of its own, in those that `search:master` makes (a net: an analysis)."""
SLICE = 4096
"""Simulations between two looks at whether somebody wants to stop."""
NODES = 1 << 18
ENOUGH = 100
"""An option that was tried less often, in all searches together, has no chance that could be told."""
ALIKE = 0.01
"""Options that differ by less are as good as each other."""
MOST_RIGHT = 2
GAP = 0.05
"""So much of the win lies at least between what is right and the best that is not …"""
ERRORS = 2.0
"""… and so many standard errors."""
SPREAD = 0.4
"""The standard deviation of what one simulation brings is no larger: shares of the win lie between 0 and 1."""
FEWEST_OPTIONS = 5
LEAST_CHANCE = 0.08
"""Who has lost anyway need not find anything."""


@dataclass(frozen=True)
class Weighed:
    """What all searches together think of an option."""

    action: Action
    visits: int
    chance: float


@dataclass(frozen=True)
class Finding:
    """What is best, by how much, and how sure that is."""

    options: list[Weighed]
    """The best first."""
    right: list[str]
    gap: float
    error: float

    @property
    def is_clear(self) -> bool:
        """One decision is clearly best."""
        few = len(self.right) <= MOST_RIGHT and len(self.options) - len(self.right) >= FEWEST_OPTIONS - 1
        return few and self.gap >= GAP and self.gap > ERRORS * self.error and self.options[0].chance >= LEAST_CHANCE


class DeepSearch:
    """Of a game; its memory is used again for each position."""

    def __init__(
        self, game: Game, code: Code | None = None, simulations: Sequence[int] = (), judge: Kind | None = None
    ) -> None:
        """`judge`: else the game's own, as far as its code is there without compiling; `code` is of the one who judges."""
        self._game = game
        self.judge: Kind = judge or ("search" if code else judge_here(game) or "search")
        known = judgement(game.name)
        each = known.plain["master"] if self.judge == "search" else judge_of(game.name).simulations
        self.simulations = list(simulations) or [int(share * each) for share in SHARES]
        self._tree = self._grown(code, known)

    def _grown(self, code: Code | None, known: Judgement) -> Branches:
        if self.judge == "search":
            return Tree(code or code_for(self._game), known, NODES)
        from vicus.bots.deep_tree import DeepTree  # a page without a server has no NumPy
        from vicus.nets.game_net import game_net

        code = code or code_for(self._game, thinks=True)
        return DeepTree(code, game_net(self._game), deep_known(known), NODES, judge_of(self._game.name))

    def look(self, view: dict[str, Any], legal: Sequence[Action], seed: int) -> Finding | None:
        """All searches, or none of the rest once one of them sees nothing clear; None if they do not agree on the best."""
        draw = random.Random(seed)
        found: list[list[tuple[int, float]]] = []
        for simulations in self.simulations:
            found.append(self._search(view, legal, draw, simulations))
            finding = judged(legal, found)
            if finding is None or not finding.is_clear:
                return None
        return finding

    def searches(self, view: dict[str, Any], legal: Sequence[Action], seed: int) -> list[list[tuple[int, float]]]:
        """All searches to their end: by search and option the visits, and the sum of the shares of the win."""
        draw = random.Random(seed)
        return [self._search(view, legal, draw, simulations) for simulations in self.simulations]

    def _search(
        self, view: dict[str, Any], legal: Sequence[Action], draw: random.Random, simulations: int
    ) -> list[tuple[int, float]]:
        state = self._game.sample(view, draw.getrandbits(60))
        seat, seed = state.seat, draw.getrandbits(60)
        if self.judge == "search":
            self._grow(state, seed, simulations)
            return [self._tree.result(action.id, seat) for action in legal]
        share = max(ENOUGH, simulations // len(legal))
        return [self._weighed(state, seed, share, action) for action in legal]

    def _weighed(self, state: Any, seed: int, share: int, action: Action) -> tuple[int, float]:
        """An option apart from all others, and from the same draws of chance: a net's search hardly tries what the net does not
        expect, and that is what a puzzle asks for."""
        self._grow(state, seed, share, action.id)
        chance = self._tree.sums().shares[state.seat] / share
        return share, share * judge_of(self._game.name).calibration(state.players).told(chance, state.players)

    def _grow(self, state: Any, seed: int, simulations: int, first: int = NO_ACTION) -> None:
        self._tree.reset(state, first)
        while (left := simulations - self._tree.done) > 0:
            self._tree.search(state.seat, seed, min(SLICE, left))


def judged(legal: Sequence[Action], found: Sequence[Sequence[tuple[int, float]]]) -> Finding | None:
    """What searches have found, by option visits and the sum of shares of the win; None if they do not agree on the best."""
    visits = [sum(search[i][0] for search in found) for i in range(len(legal))]
    sums = [sum(search[i][1] for search in found) for i in range(len(legal))]
    options = [Weighed(a, n, s / n if n else 0.0) for a, n, s in zip(legal, visits, sums, strict=True)]
    options.sort(key=lambda each: (each.visits < ENOUGH, -each.chance, -each.visits))
    best = options[0]
    right = [each.action.text for each in options if each.visits >= ENOUGH and best.chance - each.chance < ALIKE]
    for search in found:
        first = max(range(len(legal)), key=lambda i: search[i])  # the most visits; where all have as many, the most wins
        if legal[first].text not in right:
            return None
    wrong = [each for each in options if each.action.text not in right]
    known = [each for each in wrong if each.visits >= ENOUGH]
    if not known:  # nothing else was ever worth a try: so clear that there is nothing to find
        return None
    last = min((each for each in options if each.action.text in right), key=lambda each: each.chance)
    gap = last.chance - known[0].chance
    at = {action.text: i for i, action in enumerate(legal)}
    distances = []
    for search in found:
        (n, s), (m, t) = search[at[last.action.text]], search[at[known[0].action.text]]
        if n and m:
            distances.append(s / n - t / m)
    between = stdev(distances) / sqrt(len(distances)) if len(distances) > 1 else 0.0
    within = SPREAD * sqrt(1 / max(1, last.visits) + 1 / max(1, known[0].visits))
    return Finding(options, right, gap, max(between, within))
