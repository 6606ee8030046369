"""What a seat cannot see is dealt anew."""

from ..state import State


def resample(s: State, seat: int) -> None:
    """Everything lies open (B-07)."""
