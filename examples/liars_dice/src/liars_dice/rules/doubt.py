"""A bid is doubted."""

from ..events import counted, lost, out, shown
from ..state import FACES, State
from ..tables import COUNT, FACE
from .cups import counting


def is_out(s: State, p: int) -> bool:
    """L-30."""
    return s.dice[p] == 0


def next_with_dice(s: State, p: int) -> int:
    """The next player who has dice."""
    p = (p + 1) % s.players
    while is_out(s, p):
        p = (p + 1) % s.players
    return p


def lift(s: State) -> None:
    """L-20, L-23: all dice are shown; doubter or bidder loses one, and begins the next round."""
    bid = s.bids - 1
    bidder = s.bidders[bid] - 1
    found = 0
    for p in range(s.players):
        if not is_out(s, p):
            show(s, p)
            found += counting(s, p, FACE[bid])
    counted(s, found, COUNT[bid], FACE[bid] + 1)
    if found < COUNT[bid]:
        s.seat = bidder
    lose(s)


def show(s: State, p: int) -> None:
    """A cup for those who look on; a die that is not there is below 0."""
    shown(s, p, nth(s, p, 0), nth(s, p, 1), nth(s, p, 2), nth(s, p, 3), nth(s, p, 4))


def nth(s: State, p: int, number: int) -> int:
    """What a die shows if they lie in order, from 0; -1: there are not so many."""
    for face in range(FACES):
        number -= s.cups[p][face]
        if number < 0:
            return face + 1
    return -1


def lose(s: State) -> None:
    """L-23, L-24, L-30, L-31."""
    s.dice[s.seat] -= 1
    lost(s, s.seat, s.dice[s.seat])
    if is_out(s, s.seat):
        out(s, s.seat)
        s.outlasted[s.seat] = s.out
        s.out += 1
        s.seat = next_with_dice(s, s.seat)
    if s.out == s.players - 1:
        s.over = 1
