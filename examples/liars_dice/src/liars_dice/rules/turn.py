"""Rounds and bids."""

from vicus.engine.layout import Acts, Ints

from ..actions import BID, DOUBT
from ..events import bid, doubted, rolled
from ..state import NOTHING, ROLL, SHOW, State
from ..tables import COUNT, DICE, FACE
from .cups import roll
from .doubt import lift, next_with_dice


def setup(s: State, seed: int, players: int, options: Ints) -> None:
    """L-01, L-03: the state comes cleared, with the number of players in it."""
    s.ones_plain = options[0]
    for p in range(players):
        s.dice[p] = DICE
    s.pending = ROLL


def advance(s: State) -> None:
    """What needs chance, or shows what was hidden.

    Lifting the cups and rolling anew are one step: nobody can look at the dice and then take the doubt back.
    """
    if s.pending == SHOW:
        lift(s)
    s.pending = NOTHING
    if s.over == 0:
        begin_round(s)


def begin_round(s: State) -> None:
    """L-02."""
    for number in range(s.bids):
        s.bidders[number] = 0
    s.bids = 0
    s.round += 1
    s.starter = s.seat
    for p in range(s.players):
        roll(s, p)
    rolled(s, s.seat, s.round, dice_left(s))


def dice_left(s: State) -> int:
    """How many dice are in the game."""
    found = 0
    for p in range(s.players):
        found += s.dice[p]
    return found


def is_higher(s: State, number: int) -> bool:
    """L-12: bids are numbered by rank."""
    return number >= s.bids


def legal(s: State, acts: Acts) -> int:
    """L-10, L-11, L-13: higher bids, as far as there are dice, and a doubt if there is a bid."""
    n = 0
    left = dice_left(s)
    number = s.bids
    while number < len(COUNT) and COUNT[number] <= left:
        acts[n] = BID + number
        n += 1
        number += 1
    if s.bids > 0:
        acts[n] = DOUBT
        n += 1
    return n


def apply(s: State, action: int) -> None:
    """L-11."""
    if action == DOUBT:
        last = s.bids - 1
        doubted(s, s.seat, s.bidders[last] - 1, COUNT[last], FACE[last] + 1)
        s.pending = SHOW
    else:
        number = action - BID
        s.bids = number + 1
        s.bidders[number] = s.seat + 1
        bid(s, s.seat, COUNT[number], FACE[number] + 1)
        s.seat = next_with_dice(s, s.seat)
