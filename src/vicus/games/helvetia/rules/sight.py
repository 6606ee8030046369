"""What observations are made of, where it is more than a field of the state: see `observation.py`."""

from vicus.engine.layout import Bytes

from ..components import GOODS, KINDS, NONE, PLACES, SEATS, VILLAGES
from ..state import State
from ..tables import START_KIND
from .places import lowest
from .points import total_points
from .production import deliverable

MOST_POINTS = 127
NOT_NEGATIVE = 0xFFFF
"""Changes nothing; the compiler sees that there is nothing to count from the end."""


def village(s: State, seat: int, v: int) -> int:
    """The own village first, then the others' by seat; with two players the neutral one, whose number is 2 (H-120)."""
    if v >= s.players:
        return v
    return seat + v if seat + v < s.players else seat + v - s.players


def order_of(s: State, seat: int, v: int) -> int:
    """The other way round: which one a village, or a colour, is for who looks."""
    if v >= s.players:
        return v
    return v - seat if v >= seat else v - seat + s.players


# -- the villages -----------------------------------------------------------------------------------------------------------


def kinds(s: State, seat: int, at: int, out: Bytes) -> None:
    for v in range(VILLAGES):
        first = (at + order_of(s, seat, v) * PLACES) & NOT_NEGATIVE
        for place in range(PLACES):
            out[first + place] = s.kind[v][place] + 1


def homes(s: State, seat: int, at: int, out: Bytes) -> None:
    """Every place, lived in or not: a processor does many of them at once where nothing depends on what is found."""
    for v in range(VILLAGES):
        first = (at + order_of(s, seat, v) * PLACES) & NOT_NEGATIVE
        lived = s.home[v]
        women = s.women[v] & lived
        asleep = s.asleep[v] & lived
        for place in range(PLACES):
            awake = 2 * ((lived >> place) & 1) - ((women >> place) & 1)
            out[first + place] = awake + 2 * ((asleep >> place) & 1)


def guests_there(s: State, seat: int, at: int, out: Bytes) -> None:
    """One at most at each place; so the bits of whose they are can be put together from those of all colours."""
    for v in range(VILLAGES):
        first = (at + order_of(s, seat, v) * PLACES) & NOT_NEGATIVE
        ones, twos, fours = 0, 0, 0
        for colour in range(SEATS):
            number = order_of(s, seat, colour) + 1
            ones |= s.wed[v][colour] & -(number & 1)
            twos |= s.wed[v][colour] & -((number >> 1) & 1)
            fours |= s.wed[v][colour] & -(number >> 2)
        asleep = s.wed_asleep[v] & (ones | twos | fours)
        for place in range(PLACES):
            number = ((ones >> place) & 1) + 2 * ((twos >> place) & 1) + 4 * ((fours >> place) & 1)
            out[first + place] = number + VILLAGES * ((asleep >> place) & 1)


def chosen(s: State, p: int, k: int) -> int:
    return (s.has[p] >> START_KIND[k]) & 1


def flag(bits: int, at: int, out: Bytes) -> None:
    while bits != 0:
        out[at + (lowest(bits) & NOT_NEGATIVE)] = 1
        bits &= bits - 1


def bore(s: State, seat: int, at: int, out: Bytes) -> None:
    flag(s.bore, at, out)


def left_empty(s: State, seat: int, at: int, out: Bytes) -> None:
    flag(s.left_empty, at, out)


def bride(s: State, seat: int) -> int:
    return 0 if s.bride == NONE else order_of(s, seat, s.bride) + 1


# -- what is being made -----------------------------------------------------------------------------------------------------


def is_making(s: State) -> bool:
    return s.goal != NONE or s.delivery != NONE


def site(s: State, seat: int) -> int:
    return order_of(s, seat, s.site) + 1 if is_making(s) else 0


def need(s: State, seat: int, at: int, out: Bytes) -> None:
    if is_making(s):
        for good in range(len(GOODS)):
            out[at + good] = s.need[good]


def wanted(s: State) -> int:
    return s.wanted + 1 if is_making(s) else 0


def came_up(s: State, seat: int, at: int, out: Bytes) -> None:
    if is_making(s):
        flag(s.seen, at, out)


def top(s: State) -> int:
    return s.top if is_making(s) else 0


def exchange(s: State) -> int:
    return s.exchange + 1 if is_making(s) else 0


# -- a closer look ----------------------------------------------------------------------------------------------------------


def points(s: State, p: int) -> int:
    return min(total_points(s, p), MOST_POINTS)


def awake(s: State, seat: int, at: int, out: Bytes) -> None:
    for p in range(s.players):
        first = at + order_of(s, seat, p) * len(KINDS)
        for kind in range(len(KINDS)):
            out[first + kind] = min(s.awake[p][kind], PLACES)


def able(s: State, seat: int, at: int, out: Bytes) -> None:
    """H-60: not whether it has been delivered already."""
    for p in range(s.players):
        first = at + order_of(s, seat, p) * len(GOODS)
        goods = deliverable(s, p)
        for good in range(len(GOODS)):
            out[first + good] = (goods >> good) & 1
