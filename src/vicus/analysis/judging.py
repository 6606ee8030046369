"""What a decision was worth, from the view of whoever made it: a search finds the best, each that matters is weighed."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from vicus.bots.hint import Adviser, Change
from vicus.bots.judge import Kind
from vicus.bots.judge import judge as judge_of
from vicus.core.game import Game

from .asking import Ask, Asking, nodes_by, search
from .moments import Moment
from .report import Argument, Judged, Option, Outlook

CANDIDATES = 4
"""So many of the actions that the search tried most often are weighed, and what was played."""
SERIOUS = 0.02
"""Those that it tried in a smaller part of its simulations are not."""
SURE = 2.0
"""So many standard errors another one must be better than the search's first choice to be called the best."""


class Effort(NamedTuple):
    """Who judges a decision, and with how many simulations; of the plain search, which always says what points to expect."""

    judge: Kind
    simulations: int
    points: int
    """Of each option, to tell points where the judge is a net; the plain search needs none besides."""


def judged(game: Game, view: dict[str, Any], moment: Moment, effort: Effort, seed: int) -> Asking[Judged]:
    """A decision against the best one found; `view` is all that the player could know.

    Two independent looks: the search says which actions are worth weighing, and the weighing (each from the same draws of
    chance) says what they are worth. Else whatever was lucky in the search would look best.
    """
    state = game.sample(view, seed)
    judge, simulations = effort.judge, effort.simulations
    found = yield search(state, moment.seat, moment.menu, simulations, seed, judge)
    ranked = sorted(zip(found.visits, moment.menu, strict=True), key=lambda each: (-each[0], each[1]))
    chosen = [number for visits, number in ranked[:CANDIDATES] if visits >= SERIOUS * simulations]
    if moment.played not in chosen:
        chosen.append(moment.played)
    share = max(1, simulations // 2)
    weighed: dict[int, Outlook] = {}
    for number in chosen:
        answer = yield Ask(state, share, seed + 1, moment.seat, number, nodes_by(judge, share), judge=judge)
        if judge == "search":
            weighed[number] = answer.outlook(state.players)
        else:
            points = yield Ask(state, effort.points, seed + 1, moment.seat, number, nodes_by("search", effort.points))
            calibration = judge_of(game.name).calibration(state.players)
            weighed[number] = answer.with_points_of(points, state.players, calibration)
    best = _best(chosen, weighed, moment.seat)
    return _told(game, view, moment, best, weighed)


def _best(chosen: list[int], weighed: dict[int, Outlook], seat: int) -> int:
    """The search's first choice, unless another one is clearly better."""
    best = chosen[0]
    for number in chosen[1:]:
        better = weighed[number].chances[seat] - weighed[best].chances[seat]
        if better > SURE * doubt_between(weighed[number], weighed[best], seat):
            best = number
    return best


def doubt_between(one: Outlook, other: Outlook, seat: int) -> float:
    """The standard error of the difference of two chances."""
    return sqrt(one.doubts[seat] ** 2 + other.doubts[seat] ** 2)


def _told(game: Game, view: dict[str, Any], moment: Moment, best: int, weighed: dict[int, Outlook]) -> Judged:
    seat, played = moment.seat, weighed[moment.played]
    top = weighed[best]
    doubt = doubt_between(top, played, seat) if best != moment.played else 0.0
    lost = top.chances[seat] - played.chances[seat]
    slip = lost > doubt and best != moment.played
    rest = sorted((number for number in weighed if number != best), key=lambda number: -weighed[number].chances[seat])
    adviser = Adviser(game, view)
    explained = {best, moment.played}
    return Judged(
        [_option(game, adviser if n in explained else None, n, weighed[n], top, seat) for n in (best, *rest)],
        round(lost, 4) if slip else 0.0,
        round(max(0.0, top.points[seat] - played.points[seat]), 4) if slip else 0.0,
        round(doubt, 4),
    )


def _option(game: Game, adviser: Adviser | None, number: int, found: Outlook, top: Outlook, seat: int) -> Option:
    action = game.action(number)
    told = adviser.suggestion(action, None) if adviser else None
    return Option(
        action.text,
        min(found.chances[seat], top.chances[seat]),  # within doubt of the best, not better
        found.doubts[seat],
        found.points[seat],
        [each.text for each in told.then] if told else [],
        _arguments(told.gains) if told else [],
        _arguments(told.prepares) if told else [],
        _arguments(told.costs) if told else [],
    )


def _arguments(changes: tuple[Change, ...]) -> list[Argument]:
    return [Argument(change.feature, change.by, round(change.points, 2)) for change in changes]
