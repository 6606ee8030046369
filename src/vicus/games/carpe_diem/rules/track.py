"""The banderole track (C-06, C-22, C-50, C-82)."""

from ..events import steps as steps_event
from ..state import State
from ..tables import TRACK


def go_forward(s: State, p: int, steps: int) -> None:
    """C-22a, C-82a: several steps are one move; on the landing space the disc goes on top; no space, no move."""
    steps = min(steps, len(TRACK) - 1 - s.step[p])
    if steps > 0:
        s.step[p] += steps
        s.arrival[p] = s.arrivals
        s.arrivals += 1
        steps_event(s, p, steps, s.step[p])


def is_ahead(s: State, p: int, q: int) -> bool:
    """C-50: further on the track, or higher on the same space."""
    return s.step[p] > s.step[q] or (s.step[p] == s.step[q] and s.arrival[p] > s.arrival[q])


def players_ahead(s: State, p: int) -> int:
    n = 0
    for q in range(s.players):
        if q != p and is_ahead(s, q, p):
            n += 1
    return n
