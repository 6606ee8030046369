"""A puzzle searched anew: would it be set again?"""

from __future__ import annotations

from dataclasses import dataclass

from vicus.core.record import load

from .deep import DeepSearch, Finding, judged
from .making import Maker
from .puzzle import Puzzle


@dataclass(frozen=True)
class Again:
    """What another search finds."""

    best: str
    agrees: bool
    """The best of it is among the right answers."""
    is_clear: bool
    """It would be set again, too: one decision is as clearly best as then."""
    finding: Finding | None = None

    def holds(self, puzzle: Puzzle) -> bool:
        """The same answers are right, and clearly so: whoever has solved it has solved what it is now."""
        return self.is_clear and self.finding is not None and set(self.finding.right) == set(puzzle.right)


def look_again(deep: DeepSearch, puzzle: Puzzle, seed: int) -> Again:
    """Search a puzzle with another seed."""
    match = load(puzzle.link)
    legal = match.legal()
    found = deep.searches(match.view(puzzle.seat), legal, seed)
    sums = [tuple(sum(search[i][part] for search in found) for part in (0, 1)) for i in range(len(legal))]
    best = legal[max(range(len(legal)), key=lambda i: sums[i])].text  # the most visits; where all have as many, the most wins
    finding = judged(legal, found)
    return Again(best, best in puzzle.right, finding is not None and finding.is_clear, finding)


def renewed(maker: Maker, puzzle: Puzzle, again: Again) -> Puzzle | None:
    """A puzzle that holds, with what is thought of its options now; None for one that does not. Its id and rating stay."""
    if not again.holds(puzzle) or again.finding is None:
        return None
    return maker.written(load(puzzle.link), again.finding, puzzle.solved)
