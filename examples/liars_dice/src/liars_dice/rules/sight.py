"""What observations are made of, where it is more than a field of the state: see `observation.py`."""

from ..state import State


def outlasted(s: State, p: int) -> int:
    return s.out if s.dice[p] > 0 else s.outlasted[p]


def cup(s: State, seat: int, p: int, f: int) -> int:
    """Dice of others are seen at the end only (L-02, L-31)."""
    return s.cups[p][f] if p == seat or s.over != 0 else 0
