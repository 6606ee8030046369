"""What observations are made of, where it is more than a field of the state: see `observation.py`."""

from vicus.engine.layout import Bytes

from ..components import CHURCH, INN, LAST_KIND
from ..state import State
from .scoring import TOWN_HALLS, final_line
from .turn import active_inns

LARGEST = 120
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


# -- a closer look: what the page shows players, too -------------------------------------------------------------------------


def would_bring(s: State, p: int, part: int) -> int:
    """Within what a number of an observation can be: only with an owner's box could it be more."""
    return min(max(final_line(s, p, TOWN_HALLS + part), -LARGEST), LARGEST)


def expected_income(s: State, p: int) -> int:
    """B-11, B-50a: of active inns and, with the bishop, churches."""
    return min(active_inns(s, p) + (s.own[p][CHURCH] if s.bishop == p else 0), LARGEST)
