"""Sums over a game: each player's luck and skill, and the moments that decided most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from .report import WORDS, Judged, Kind, Luck, Outlook, Step, Tally, TurningPoint, Word

TURNING_POINTS, MOST_LUCK = 5, 3
"""So many moments are told, and so many of them are luck, if there is anything else."""
WORTH_TELLING = 0.01
"""Changes of a chance below this decide nothing."""


def word_for(error: float, limits: Sequence[float]) -> Word:
    """The word for so many points given away a decision.

    >>> word_for(0.05, [0.1, 0.3, 0.6, 1.0]), word_for(0.42, [0.1, 0.3, 0.6, 1.0]), word_for(3.0, [0.1, 0.3, 0.6, 1.0])
    ('flawless', 'solid', 'wild')
    """
    return WORDS[sum(error >= limit for limit in limits)]


def tallies(steps: Sequence[Step], end: Outlook | None, players: int, limits: Sequence[float]) -> list[Tally]:
    """By seat, as far as decisions are judged."""
    return [_tally(steps, None if end is None else round(end.points[p]), p, limits) for p in range(players)]


def _tally(steps: Sequence[Step], points: int | None, seat: int, limits: Sequence[float]) -> Tally:
    lucks = [step.luck for step in steps if step.luck is not None]
    own = [step.judged for step in steps if step.seat == seat and step.judged is not None]
    luck_points = sum(luck.points[seat] for luck in lucks)
    error = _mean([each.cost_points for each in own])
    return Tally(
        seat,
        points,
        round(sum(luck.chances[seat] for luck in lucks), 4),
        round(luck_points, 2),
        None if points is None else round(points - luck_points, 2),
        len(own),
        round(error, 3),
        round(_mean([each.cost for each in own]), 4),
        word_for(error, limits) if own else None,
        round(_mean([float(each.cost == 0) for each in own]), 4),
        round(hypot(*(luck.point_doubts[seat] for luck in lucks)), 2),
    )


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def turning_points(steps: Sequence[Step]) -> list[TurningPoint]:
    """The moments that changed a chance most, in the order of the game."""
    ranked = sorted(_candidates(steps), key=lambda each: -abs(each.chance))
    lucky = [each for each in ranked if each.kind == "luck"][:MOST_LUCK]
    others = [each for each in ranked if each.kind != "luck"][: TURNING_POINTS - len(lucky)]
    told = [*lucky, *others]
    told += [each for each in ranked if each not in told][: TURNING_POINTS - len(told)]
    return sorted(told, key=lambda each: (each.ply, each.kind == "luck"))


def _candidates(steps: Sequence[Step]) -> Iterator[TurningPoint]:
    for step in steps:
        if step.judged is not None:
            yield from _choice(step, step.judged)
        if step.luck is not None:
            seat = luckiest(step.luck)
            if abs(step.luck.chances[seat]) >= WORTH_TELLING:
                yield _point(step, "luck", seat, step.luck.chances[seat], step.luck.points[seat])


def luckiest(luck: Luck) -> int:
    """Whose chance changed most."""
    return max(range(len(luck.chances)), key=lambda seat: abs(luck.chances[seat]))


def _choice(step: Step, judged: Judged) -> Iterator[TurningPoint]:
    if judged.cost >= WORTH_TELLING:
        yield _point(step, "slip", step.seat, -judged.cost, -judged.cost_points)
    elif judged.options[0].action == step.played and len(judged.options) > 1:
        best, second = judged.options[:2]
        if best.chance - second.chance >= WORTH_TELLING + 2 * (best.doubt + second.doubt):
            yield _point(step, "find", step.seat, best.chance - second.chance, best.points - second.points)


def _point(step: Step, kind: Kind, seat: int, chance: float, points: float) -> TurningPoint:
    return TurningPoint(step.ply, kind, seat, round(chance, 4), round(points, 2))
