"""Puzzles out of games: look through the decisions, take what promises most, search it deeply, rate it."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from vicus.bots.greedy import GreedyBot
from vicus.bots.hint import Adviser, Change
from vicus.bots.judge import WIDE, judge
from vicus.bots.judgement import judgement
from vicus.bots.search import SearchBot
from vicus.core.game import Game
from vicus.core.match import Match

from .deep import ENOUGH, FEWEST_OPTIONS, GAP, LEAST_CHANCE, DeepSearch, Finding
from .puzzle import FORMAT, Book, Effort, Option, Puzzle, Reason, Solved, Step
from .rating import rating_of, solvers

DECISIONS = 40
"""So many of a game are looked at, drawn by lot."""
QUICK: int | None = None
"""Simulations of that look; none: those of `strong`, or …"""
QUICK_THOUGHTS = 300
"""… these, where a net judges."""
PROMISING = 0.8 * GAP
"""What the quick look must see: it is not sure of it."""
SERIOUS = 2
"""So many of them are searched deeply, until one is kept: no two puzzles come of one game."""
TRIED = 12
"""Visits of an alternative in the quick look that say anything."""
REASONED = 4
"""So many of the options have reasons."""


@dataclass
class Count:
    """How much was looked at."""

    games: int = 0
    scanned: int = 0
    promising: int = 0
    kept: int = 0


@dataclass(frozen=True)
class Promise:
    """A position that may be a puzzle."""

    match: Match[Any, Any]
    is_plain: bool
    """Found by looking one step ahead."""
    ahead: float
    """Share of the win to all else, as the quick look sees it."""


@dataclass
class Maker:
    """Of the puzzles of a game; `seed` makes all of it repeatable."""

    game: Game
    seed: int = 1
    deep: DeepSearch | None = None
    count: Count = field(default_factory=Count)

    def __post_init__(self) -> None:
        self._deep = self.deep or DeepSearch(self.game)
        self._draw = random.Random(self.seed)
        self._scout = self._scouting()
        self._plain = GreedyBot(self.game, self.seed)

    def _scouting(self) -> SearchBot:
        if self._deep.judge == "search":
            return SearchBot(self.game, self.seed, QUICK or judgement(self.game.name).plain["strong"])
        from vicus.bots.deep import DeepBot  # a page without a server has no NumPy

        return DeepBot(self.game, self.seed, QUICK or QUICK_THOUGHTS, settings=WIDE, judge=judge(self.game.name))

    def puzzles(self, matches: Iterable[Match[Any, Any]]) -> Iterator[Puzzle]:
        """At most one out of each match."""
        for match in matches:
            self.count.games += 1
            for promise in self.promising(match)[:SERIOUS]:
                self.count.promising += 1
                puzzle = self.puzzle(promise.match)
                if puzzle is not None:
                    self.count.kept += 1
                    yield puzzle
                    break

    def promising(self, match: Match[Any, Any]) -> list[Promise]:
        """Positions of a game in which a quick look sees one decision ahead: what looking one step ahead misses first."""
        choices = [here.copy() for here in positions(match) if len(here.legal()) >= FEWEST_OPTIONS]
        found: list[Promise] = []
        for here in self._draw.sample(choices, min(len(choices), DECISIONS)):
            self.count.scanned += 1
            legal, view = here.legal(), here.view(here.seat)
            estimates = self._scout.weigh(view, legal)
            best = estimates[0]
            others = [each.chance for each in estimates[1:] if each.visits >= TRIED]
            ahead = best.chance - max(others, default=best.chance)
            if best.chance >= LEAST_CHANCE and ahead >= PROMISING:
                found.append(Promise(here, self._plain.choose(view, legal) == best.action, ahead))
        return sorted(found, key=lambda promise: (promise.is_plain, -promise.ahead))

    def puzzle(self, match: Match[Any, Any]) -> Puzzle | None:
        """Of a position; None if no decision there is clearly best."""
        assert match.seat is not None
        view, legal, seed = match.view(match.seat), match.legal(), self._draw.getrandbits(40)
        finding = self._deep.look(view, legal, seed)
        if finding is None:
            return None
        solved = solvers(self.game, view, legal, finding.right, seed)
        return self.written(match, finding, solved)

    def written(self, match: Match[Any, Any], finding: Finding, solved: list[Solved]) -> Puzzle:
        """A position and what was found there, as a book has it."""
        seat = match.seat
        assert seat is not None
        link = match.link()
        adviser = Adviser(self.game, match.view(seat))
        options = []
        for number, each in enumerate(finding.options):
            chance = round(each.chance, 4) if each.visits >= ENOUGH else None
            option = Option(each.action.text, chance, each.visits)
            if number < REASONED and chance is not None:
                told = adviser.suggestion(each.action, chance)
                option = msgspec.structs.replace(
                    option,
                    then=[Step(step.id, step.text, msgspec.to_builtins(step.value)) for step in told.then],
                    gains=reasons(told.gains),
                    prepares=reasons(told.prepares),
                    costs=reasons(told.costs),
                )
            options.append(option)
        merits = sorted(options[0].gains + options[0].prepares, key=lambda reason: -reason.points)
        return Puzzle(
            id=hashlib.sha256(link.encode()).hexdigest()[:8],
            link=link,
            players=match.players,
            ply=len(match.actions),
            seat=seat,
            solution=options[0].action,
            right=finding.right,
            options=options,
            gap=round(finding.gap, 4),
            error=round(finding.error, 4),
            rating=rating_of(solved),
            solved=solved,
            themes=[reason.feature for reason in merits],
            remark=None if merits else "later",
        )

    def book(self, puzzles: Iterable[Puzzle], before: Effort | None = None) -> Book:
        """Puzzles, the easiest first."""
        count = self.count
        effort = Effort(self._deep.simulations, count.games, count.scanned, count.promising, count.kept, self._deep.judge)
        if before is not None:
            effort = added(before, effort)
        ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
        return Book(FORMAT, self.game.name, self.game.meta.rules_version, effort, ordered)


def added(one: Effort, other: Effort) -> Effort:
    """Both together."""
    return Effort(
        other.simulations,
        one.games + other.games,
        one.scanned + other.scanned,
        one.promising + other.promising,
        one.kept + other.kept,
        other.judge,
    )


def reasons(changes: Iterable[Change]) -> list[Reason]:
    """As a book has them."""
    return [Reason(change.feature, change.by, round(change.points, 2)) for change in changes]


def positions(match: Match[Any, Any]) -> Iterator[Match[Any, Any]]:
    """All positions in which somebody decides: one match, which goes on."""
    here = Match(match.game, match.players, match.seed, match.options)
    for action in match.actions:
        yield here
        here.play(action)
