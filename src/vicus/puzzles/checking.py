"""A puzzle searched anew: would it be set again?"""

from __future__ import annotations

from dataclasses import dataclass

from vicus.core.record import load

from .deep import DeepSearch, judged
from .puzzle import Puzzle


@dataclass(frozen=True)
class Again:
    """What another search finds."""

    best: str
    agrees: bool
    """The best of it is among the right answers."""
    is_clear: bool
    """It would be set again, too: one decision is as clearly best as then."""


def look_again(deep: DeepSearch, puzzle: Puzzle, seed: int) -> Again:
    """Search a puzzle with another seed."""
    match = load(puzzle.link)
    legal = match.legal()
    found = deep.searches(match.view(puzzle.seat), legal, seed)
    sums = [tuple(sum(search[i][part] for search in found) for part in (0, 1)) for i in range(len(legal))]
    best = legal[max(range(len(legal)), key=lambda i: sums[i])].text  # the most visits; where all have as many, the most wins
    finding = judged(legal, found)
    return Again(best, best in puzzle.right, finding is not None and finding.is_clear)
