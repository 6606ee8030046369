"""What a seat cannot see is dealt anew."""

from ..state import State


def resample(s: State, seat: int) -> None:
    """Everything lies open but the order of the stacks, and they have none (H-11b)."""
