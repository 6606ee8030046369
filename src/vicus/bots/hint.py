"""Advice for a person whose turn it is: what to do, what else, how likely each wins, and why.

Only the view goes in, as for a bot: advice cannot tell what the person may not see.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from vicus.core.action import Action
from vicus.core.game import Game

from .code import code_for, workspace
from .judge import WIDE, Kind, judge, judge_here
from .judgement import judgement
from .plan import Estimate
from .search import SearchBot

SECONDS = 0.8
MOST_THREADS = 4
"""Each has a tree of its own: more of them find little more, and others want to think, too."""
MOST_SUGGESTIONS = 4
"""The suggestion and so many alternatives less one."""
REASONS = 2
"""So many of each kind are told …"""
WORTH_TELLING = 0.25
"""… if they are worth as much, in points."""
FEWEST = 20
"""An alternative that was tried less often says nothing."""
HERE, TRIED = 0, 1
TELLING = 0.01
"""Chances that differ by less do not tell moves apart."""
Remark = Literal["later", "alike", "lost", "won", "even"]


@dataclass(frozen=True)
class Change:
    """A feature (a key of the catalogues), by how much it changes, and what the bots think that this is worth in points."""

    feature: str
    by: int
    points: float


@dataclass(frozen=True)
class Suggestion:
    """An action, what would follow it, and the reasons for and against it."""

    action: Action
    then: tuple[Action, ...]
    """What would be chosen next, up to a moment of rest."""
    chance: float | None
    """The estimated share of the win; none where nothing was searched."""
    gains: tuple[Change, ...]
    prepares: tuple[Change, ...]
    costs: tuple[Change, ...]
    lead: float = 0.0
    """Points ahead of the mean of the others (below 0: behind), as the bots expect it after the action."""


@dataclass(frozen=True)
class Hint:
    """Suggestions, the best first. `planned`: whether they come from a search, or from a look at the next step alone."""

    suggestions: tuple[Suggestion, ...]
    planned: bool
    remark: Remark | None
    """What to say of the first one where what it changes is no reason: it pays off later, or all are alike.

    Where chances do not tell moves apart, they go by the expected lead: the game is lost, or won, or all win alike.
    """


def hint(
    game: Game, view: dict[str, Any], legal: Sequence[Action], seconds: float = SECONDS, threads: int | None = None
) -> Hint:
    """Advice for the seat that is to move: the legal actions worth considering, by the game's judge if there is code for it.

    `seconds` is the time to think, `threads` the number of trees (else up to four, as many as there are cores).

    >>> import vicus
    >>> match = vicus.game("helvetia").new(players=2, seed=1)
    >>> found = hint(match.game, match.view(match.seat), match.legal(), seconds=0.05, threads=1)
    >>> found.suggestions[0].action in match.legal()
    True
    """
    kind = judge_here(game) if len(legal) > 1 else None
    if kind is None:
        return quick_hint(game, view, legal)
    searcher = _searcher(game, kind, seconds, threads or min(MOST_THREADS, os.cpu_count() or 1))
    found = searcher.weigh(view, legal)
    searcher.close()
    if kind == "deep":
        known, players = judge(game.name).calibration(view["players"]), view["players"]
        found = [replace(each, chance=known.told(each.chance, players)) for each in found]
    return planned_hint(game, view, found)


def _searcher(game: Game, kind: Kind, seconds: float, threads: int) -> SearchBot:
    """The game's judge; with a net its chances are calibrated."""
    if kind == "search":
        return SearchBot(game, seconds=seconds, threads=threads)
    from .deep import DeepBot  # a page without a server has no NumPy

    return DeepBot(game, seconds=seconds, threads=threads, judge=judge(game.name), settings=WIDE)


def quick_hint(game: Game, view: dict[str, Any], legal: Sequence[Action]) -> Hint:
    """Advice from a look at the next step alone."""
    adviser = Adviser(game, view)
    ranked = sorted(((adviser.lead(action), -number) for number, action in enumerate(legal)), reverse=True)
    suggestions = tuple(adviser.suggestion(legal[-number], None) for _, number in ranked[:MOST_SUGGESTIONS])
    apart = (ranked[0][0] - ranked[-1][0]) / 100
    return Hint(suggestions, False, "alike" if len(legal) > 1 and apart < WORTH_TELLING else None)


def planned_hint(game: Game, view: dict[str, Any], found: Sequence[Estimate]) -> Hint:
    """Advice from what a search has found, wherever it ran."""
    return _planned(Adviser(game, view), found)


def _planned(adviser: Adviser, found: Sequence[Estimate]) -> Hint:
    """What a search found. No alternative looks better than the suggestion: one that was hardly tried may be lucky."""
    known = [found[0], *(e for e in found[1:MOST_SUGGESTIONS] if e.visits >= FEWEST)]
    best = max((e for e in known if 2 * e.visits >= found[0].visits), key=lambda e: e.chance)
    others = sorted((e for e in known if e is not best), key=lambda e: -e.chance)
    suggestions = [adviser.suggestion(e.action, min(e.chance, best.chance)) for e in (best, *others)]
    remark = _undecided([s.chance or 0.0 for s in suggestions])
    if remark:
        suggestions.sort(key=lambda s: -s.lead)
    elif not suggestions[0].gains and not suggestions[0].prepares:
        remark = "later"
    return Hint(tuple(suggestions), True, remark)


def _undecided(chances: Sequence[float]) -> Remark | None:
    """What to say where chances do not tell moves apart.

    >>> _undecided([0.004, 0.0]), _undecided([1.0, 0.995]), _undecided([0.5, 0.496]), _undecided([0.5, 0.4])
    ('lost', 'won', 'even', None)
    """
    if max(chances) < TELLING:
        return "lost"
    if min(chances) > 1 - TELLING:
        return "won"
    return "even" if len(chances) > 1 and max(chances) - min(chances) < TELLING else None


class Adviser:
    """Tries actions on a resampled copy of the position, interpreted, and tells what has changed."""

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        self._game = game
        self._rules = game.engine.rules
        self._greedy = game.engine.mirror.module("kernel.greedy")
        self._judging = game.engine.mirror.module("kernel.judging")
        self._known = judgement(game.name)
        code = code_for(game, "interpreted")
        self._weights = list(self._known.weights)
        self._work = workspace(code)
        self._worlds = self._work.states
        code.put(self._worlds, game.sample(view, 0))
        self._seat: int = self._worlds[HERE].seat
        self._before = self._features(HERE)

    def lead(self, action: Action) -> int:
        """How the seat stands after an action, in hundredths of a point."""
        self._try(action)
        return self._lead()

    def suggestion(self, action: Action, chance: float | None) -> Suggestion:
        """What an action changes, feature by feature: gains, what they prepare, and costs."""
        then = self._try(action)
        changes = [
            (name, after - before, now, to_come)
            for name, before, after, now, to_come in zip(
                self._known.features, self._before, self._features(TRIED), *self._halves(), strict=True
            )
            if after != before
        ]
        left = self._rules.stage(self._worlds[HERE]) / 100
        gains: list[Change] = []
        prepares: list[Change] = []
        costs: list[Change] = []
        for name, by, now, to_come in changes:
            change = Change(name, by, by * (now + left * to_come) / 100)
            merit = change.points > 0
            # Fitted weights may praise a burden where features go together; as a reason in words that would be nonsense,
            # so a merit is told only if it is one in plain sense, too.
            if merit != ((by > 0) != (name in self._known.burdens)):
                continue
            if not merit:
                costs.append(change)
            else:
                # a feature is named once: as a gain if it counts mostly by itself, else as a preparation
                (gains if by * now >= by * to_come * left else prepares).append(change)
        return Suggestion(action, then, chance, _largest(gains), _largest(prepares), _largest(costs), self._lead() / 100)

    def _lead(self) -> int:
        return int(self._judging.lead(self._worlds[TRIED], self._seat, self._weights, self._work.feats))

    def _halves(self) -> tuple[list[int], list[int]]:
        size = len(self._known.features)
        return self._weights[:size], self._weights[size:]

    def _features(self, world: int) -> list[int]:
        self._rules.features(self._worlds[world], self._seat, self._work.feats)
        return list(self._work.feats)

    def _try(self, action: Action) -> tuple[Action, ...]:
        """Carry out an action on a copy, and what it has begun as well as can be; returns what was chosen on the way."""
        state = self._worlds[TRIED]
        state.assign(self._worlds[HERE])
        self._rules.apply(state, action.id)
        chosen = []
        for _ in range(self._judging.QUIESCENCE_LIMIT):
            if self._judging.is_settled(state, self._seat):
                break
            if state.pending != 0:
                self._rules.advance(state)
                continue
            n = self._rules.legal(state, self._work.menus[TRIED])
            number = self._greedy.best_next(self._work, n, self._seat, self._weights)
            self._rules.apply(state, number)
            if n > 1:
                chosen.append(self._game.action(number))
        return tuple(chosen)


def _largest(changes: list[Change]) -> tuple[Change, ...]:
    told = [change for change in changes if abs(change.points) >= WORTH_TELLING]
    return tuple(sorted(told, key=lambda change: -abs(change.points))[:REASONS])
