"""What a position is judged by: numbers of one player, for bots."""

from vicus.engine.layout import Ints

from ..features import Feature
from ..state import SHOW, State
from ..tables import CHANCE, COUNT, DICE, FACE
from .cups import counting
from .doubt import is_out
from .scoring import outlasted
from .turn import dice_left


def features(s: State, p: int, out: Ints) -> None:
    out[Feature.DICE] = s.dice[p]
    out[Feature.OUTLASTED] = outlasted(s, p)
    out[Feature.RISK] = risk(s, p)


def risk(s: State, p: int) -> int:
    """In per cent: the danger of losing a die for the last bid, as this player sees it. About half of all bids are doubted."""
    if s.over or s.bids == 0 or is_out(s, p):
        return 0
    true = chance(s, p, s.bids - 1)
    if s.pending == SHOW:
        if p == s.seat:
            return true
        return 100 - true if is_bidder(s, p) else 0
    return (100 - true) // 2 if is_bidder(s, p) else 0


def is_bidder(s: State, p: int) -> bool:
    return s.bidders[s.bids - 1] - 1 == p


def chance(s: State, p: int, bid: int) -> int:
    """In per cent: that a bid is true, for somebody who knows the dice of one player."""
    wanted = max(0, COUNT[bid] - counting(s, p, FACE[bid]))
    wild = 1 if FACE[bid] != 0 and s.ones_plain == 0 else 0
    return CHANCE[wild][dice_left(s) - s.dice[p]][wanted]


def stage(s: State) -> int:
    """How much of the game is still to come, in per cent: the dice that will still be lost, at least."""
    most = 0
    for p in range(s.players):
        most = max(most, s.dice[p])
    return 100 * (dice_left(s) - most) // (DICE * (s.players - 1))


def is_quiescent(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position. Not while cups are being lifted."""
    return s.pending == 0


def is_settling(s: State) -> bool:
    """What is pending needs no chance and belongs to the move just made: never, since all dice are rolled anew."""
    return False
