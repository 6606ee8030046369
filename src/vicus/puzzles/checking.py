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
    visits = [sum(search[i][0] for search in found) for i in range(len(legal))]
    best = legal[max(range(len(legal)), key=lambda i: visits[i])].text
    finding = judged(legal, found)
    return Again(best, best in puzzle.right, finding is not None and finding.is_clear)
