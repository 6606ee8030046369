"""What a seat cannot see is dealt anew, here and nowhere else."""

from ..state import State
from .cups import roll


def resample(s: State, seat: int) -> None:
    """The others roll again (L-02). What they have bid is not weighed: anybody may lie."""
    if s.over == 0:
        for p in range(s.players):
            if p != seat:
                roll(s, p)
