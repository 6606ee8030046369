"""What a change does to a game: seats, sources of points, scores and length, with 95 % intervals.

Every measure is a quotient of two sums over games. Its error follows from how far single games lie off it, that of a
difference from the differences of paired games (the linearised variance of a ratio).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from vicus.core.statistics import Z, wilson

from .played import Played

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Measure:
    """Named by a key of the catalogues; `above` and `below` have a number for each game."""

    key: str
    about: str | int | None
    """The seat or the line of the score that it is about."""
    share: bool
    above: Numbers
    below: Numbers

    @property
    def value(self) -> float:
        """The quotient of the sums."""
        return float(self.above.sum() / self.below.sum()) if self.below.sum() else 0.0

    def parts(self) -> Numbers:
        """What each game adds to the error of the value."""
        mean = self.below.mean()
        return (self.above - self.value * self.below) / mean if mean else self.above * 0.0

    def interval(self) -> tuple[float, float]:
        """Both ends, of 95 %."""
        if self.key == "lab-wins":
            return wilson(float(self.above.sum()), len(self.above))
        margin = _margin(self.parts())
        return self.value - margin, self.value + margin


def gap(one: Measure, other: Measure) -> float:
    """How far a difference of two measures of the same games may be off."""
    return _margin(one.parts() - other.parts())


def _margin(parts: Numbers) -> float:
    return float(Z * parts.std(ddof=1) / sqrt(len(parts))) if len(parts) > 1 else float("inf")


def measures(played: list[Played], names: tuple[str, ...]) -> list[Measure]:
    """All that is measured of games, in the order of the report; `names` are the lines of a score.

    >>> games = [Played([[9, 1], [5, 2]], [1.0, 0.0], 30, None), Played([[3, 1], [5, 5]], [0.0, 1.0], 34, None)]
    >>> {each.key: each.value for each in measures(games, ("coins", "tiles")) if each.about is None}
    {'lab-score': 7.75, 'lab-winner-score': 10.0, 'lab-lead': 4.5, 'lab-moves': 32.0}
    """
    import numpy as np

    lines = np.array([game.lines for game in played], "f8")
    shares = np.array([game.shares for game in played], "f8")
    one, scores = np.ones(len(played)), lines.sum(2)
    ordered = np.sort(scores, 1)
    found = [Measure("lab-wins", seat, True, shares[:, seat], one) for seat in range(shares.shape[1])]
    found += [
        Measure("lab-score", None, False, scores.mean(1), one),
        Measure("lab-winner-score", None, False, (scores * shares).sum(1), one),
        Measure("lab-lead", None, False, ordered[:, -1] - ordered[:, -2], one),
        Measure("lab-moves", None, False, np.array([game.moves for game in played], "f8"), one),
    ]
    if played[0].rounds is not None:
        found.append(Measure("lab-rounds", None, False, np.array([game.rounds for game in played], "f8"), one))
    for key, weight in (("lab-all-lines", np.ones_like(shares)), ("lab-winner-lines", shares)):
        total = (scores * weight).sum(1)
        found += [Measure(key, name, True, (lines[:, :, i] * weight).sum(1), total) for i, name in enumerate(names)]
    return found


def compare(standard: list[Played], changed: list[Played], names: tuple[str, ...]) -> list[dict[str, Any]]:
    """A row for each measure; what is always the same in both is left out."""
    rows = []
    for before, after in zip(measures(standard, names), measures(changed, names), strict=True):
        if before.above.std() == after.above.std() == 0 and before.value == after.value:
            continue
        difference, margin = after.value - before.value, gap(after, before)
        rows.append(
            {
                "what": before.key.removeprefix("lab-"),
                "about": before.about,
                "share": before.share,
                "standard": _figures(before),
                "changed": _figures(after),
                "difference": difference,
                "low": difference - margin,
                "high": difference + margin,
            }
        )
    return rows


def _figures(measure: Measure) -> dict[str, float]:
    low, high = measure.interval()
    return {"value": measure.value, "low": low, "high": high}
