"""What observations are made of, where it is more than a field of the state: see `observation.py`."""

from vicus.engine.layout import Bytes

from ..components import INN, LAST_KIND, NOBODY
from ..state import State


def die(s: State, d: int) -> int:
    return s.dice[d] if d < s.unused else 0


def owners(s: State, seat: int, at: int, out: Bytes) -> None:
    for b in range(s.first[LAST_KIND + 1]):
        owner = s.owner[b]
        seen = 1
        if owner != NOBODY:
            seen = owner - seat + 2 if owner >= seat else owner - seat + 2 + s.players
        out[at + s.place[b]] = seen


def mugs(s: State, seat: int, at: int, out: Bytes) -> None:
    for b in range(s.first[INN], s.first[INN + 1]):
        out[at + s.place[b]] = s.active[b - s.first[INN]]
