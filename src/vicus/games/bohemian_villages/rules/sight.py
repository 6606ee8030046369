"""What observations are made of, where it is more than a field of the state: see `observation.py`."""

from vicus.engine.layout import Bytes

from ..components import INN, LAST_KIND
from ..state import State

SIGN = 63
"""A number shifted by so much is -1 if it is below 0, else 0."""


def die(s: State, d: int) -> int:
    return s.dice[d] if d < s.unused else 0


def owners(s: State, seat: int, at: int, out: Bytes) -> None:
    """Without a branch: nobody can guess whose the next building is, a processor neither."""
    for b in range(s.first[LAST_KIND + 1]):
        owner = s.owner[b]
        free = owner >> SIGN
        distance = owner - seat
        distance += (distance >> SIGN) & s.players
        out[at + s.place[b]] = ((distance + 2) & ~free) | (1 & free)


def mugs(s: State, seat: int, at: int, out: Bytes) -> None:
    for b in range(s.first[INN], s.first[INN + 1]):
        out[at + s.place[b]] = s.active[b - s.first[INN]]
