"""What every legal action is worth, for the coach: a search from the view of whoever is to move, and each option weighed apart.

Only the view goes in, as for a hint: an appraisal cannot tell what the person may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from vicus.bots.judge import Kind, judge_here
from vicus.bots.judge import judge as judge_of
from vicus.bots.plan import nodes_for
from vicus.core.action import Action
from vicus.core.game import Game

from .asking import Ask, Asking, Scales, nodes_by, search
from .report import Outlook

SEARCH, WEIGHING = 1200, 2400
"""Simulations: of the search that says what is best, and for all options together."""
LEAST, ENOUGH = 48, 400
"""For one option: however many there are, and however few."""
SURE = 2.0
"""So many standard errors two chances must be apart to be told apart."""
CHANCE, POINTS = 0.06, 1.0
"""What a clear mistake costs at least: chance to win, and points of the expected lead."""


@dataclass(frozen=True)
class Worth:
    """What an action is worth to whoever takes it."""

    action: Action
    visits: int
    chance: float
    """Share of the win to expect."""
    doubt: float
    """Its standard error."""
    lead: float
    """Points ahead of the mean of the others (below 0: behind), as it is expected for the end of the game."""


@dataclass(frozen=True)
class Mistake:
    """An action that is clearly worse than the best one."""

    best: Worth
    chance: float
    """How much of the win it gives away …"""
    points: float
    """… and of the lead."""


def appraise(game: Game, view: dict[str, Any], legal: Sequence[Action], seed: int = 0) -> tuple[Worth, ...]:
    """All legal actions, the best first; none where nothing can be searched, or there is no choice.

    >>> import vicus
    >>> match = vicus.game("helvetia").new(players=2, seed=1)
    >>> found = appraise(match.game, match.view(match.seat), match.legal())
    >>> found == () or {worth.action for worth in found} == set(match.legal())
    True
    """
    judge = judge_here(game) if len(legal) > 1 else None
    if judge is None:
        return ()
    return Scales(game, view["players"]).carry_out(appraising(game, view, legal, seed, judge))


def appraising(
    game: Game, view: dict[str, Any], legal: Sequence[Action], seed: int = 0, judge: Kind = "search"
) -> Asking[tuple[Worth, ...]]:
    """The same as work that asks, wherever it is answered. A net tells chances alone: leads come from the plain search.

    An option that a search hardly tries says nothing, and what was lucky in it looks best: so each is weighed apart, all from
    the same draws of chance.
    """
    state = game.sample(view, seed)
    seat: int = state.seat
    found = yield search(state, seat, tuple(action.id for action in legal), SEARCH, seed, judge)
    share = min(ENOUGH, max(LEAST, WEIGHING // len(legal)))
    worths: list[Worth] = []
    for action in legal:
        answer = yield Ask(state, share, seed + 1, seat, action.id, nodes_for(share))
        outlook = answer.outlook(state.players)
        if judge != "search":
            thought = yield Ask(state, share, seed + 1, seat, action.id, nodes_by(judge, share), judge=judge)
            calibration = judge_of(game.name).calibration(state.players)
            outlook = thought.with_points_of(answer, state.players, calibration)
        worths.append(_worth(action, answer.sums.visits, outlook, seat))
    return ordered(worths, found.visits)


def _worth(action: Action, visits: int, outlook: Outlook, seat: int) -> Worth:
    points = outlook.points
    others = [each for p, each in enumerate(points) if p != seat]
    return Worth(action, visits, outlook.chances[seat], outlook.doubts[seat], points[seat] - sum(others) / len(others))


def ordered(worths: Sequence[Worth], visits: Sequence[int]) -> tuple[Worth, ...]:
    """The best first: what the search would do, unless another one is clearly better; then by chance."""
    best = max(zip(visits, worths, strict=True), key=lambda each: (each[0], each[1].chance))[1]
    for worth in worths:
        if worth.chance - best.chance > SURE * doubt_between(worth, best):
            best = worth
    return (best, *sorted((worth for worth in worths if worth is not best), key=lambda worth: -worth.chance))


def doubt_between(one: Worth, other: Worth) -> float:
    """The standard error of the difference of two chances."""
    return sqrt(one.doubt**2 + other.doubt**2)


def mistake(worths: Sequence[Worth], action: Action, chance: float = CHANCE, points: float = POINTS) -> Mistake | None:
    """Whether an action is clearly worse than the best one: by so much of the win and so many points, beyond all doubt."""
    chosen = next((worth for worth in worths if worth.action == action), None)
    if chosen is None or chosen is worths[0]:
        return None
    best = worths[0]
    lost, behind = best.chance - chosen.chance, best.lead - chosen.lead
    if lost < max(chance, SURE * doubt_between(best, chosen)) or behind < points:
        return None
    return Mistake(best, lost, behind)
