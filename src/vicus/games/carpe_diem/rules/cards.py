"""Scoring cards: how often they are met and what they pay."""

from vicus.engine.layout import Acts

from ..actions import BREADS as USE_BREADS_ACTION
from ..actions import PAY
from ..components import BREADS_FOR_CARD, GOODS, MOST_TIMES, OWNED
from ..events import BREADS, COINS, FROM_CARD, POINTS, ate, handed, met, missed
from ..state import State
from ..tables import GOODS_WANTED, PAYS, PENALTY, WANTED
from .storage import gain
from .track import go_forward

# What a card pays, in the order of components.PAYOUTS
PAID_POINTS, PAID_COINS, PAID_BREADS, PAID_STEPS = 0, 1, 2, 3


def times_owned(s: State, p: int, card: int) -> int:
    """C-60a: a green card is met as often as the scarcest of the things it names allows."""
    times = MOST_TIMES
    for thing in range(len(OWNED)):
        wanted = WANTED[card][thing]
        if wanted > 0:
            times = min(times, s.owned[p][thing] // wanted)
    return times


def coins_needed(s: State, p: int, card: int, times: int) -> int:
    """C-54, C-54a: coins stand for the goods that are missing."""
    coins = 0
    for good in range(len(GOODS)):
        coins += max(0, times * GOODS_WANTED[card][good] - s.goods[p][good])
    return coins


def times_payable(s: State, p: int, card: int) -> int:
    times = 0
    while times < MOST_TIMES and coins_needed(s, p, card, times + 1) <= s.coins[p]:
        times += 1
    return times


def legal_payments(s: State, p: int, card: int, acts: Acts) -> int:
    """C-55: as often as the player likes and can; not at all is declining (C-58)."""
    n = times_payable(s, p, card) + 1
    for times in range(n):
        acts[times] = PAY + times
    return n


def hand_in(s: State, p: int, card: int, times: int) -> None:
    coins = coins_needed(s, p, card, times)
    for good in range(len(GOODS)):
        s.goods[p][good] -= min(s.goods[p][good], times * GOODS_WANTED[card][good])
    s.coins[p] -= coins
    s.times = times
    if times > 0:
        handed(s, p, times)


def legal_breads(s: State, p: int, acts: Acts) -> int:
    """C-55a, C-58a, C-59: nobody has to."""
    n = min(s.breads[p] // BREADS_FOR_CARD, MOST_TIMES) + 1
    for times in range(n):
        acts[times] = USE_BREADS_ACTION + times
    return n


def eat(s: State, p: int, times: int) -> None:
    if times > 0:
        s.breads[p] -= BREADS_FOR_CARD * times
        s.times += times
        ate(s, p, times)


def pay_out(s: State, p: int, card: int) -> None:
    """C-53, C-55b: the payout, as often as the card was met; C-57, C-58: not at all, and 4 points are lost."""
    times = s.times
    if times == 0:
        lost = min(PENALTY, s.points[p])
        s.points[p] -= lost
        missed(s, p, card, lost)
        return
    met(s, p, card, times)
    gain(s, p, POINTS, times * PAYS[card][PAID_POINTS], FROM_CARD)
    gain(s, p, COINS, times * PAYS[card][PAID_COINS], FROM_CARD)
    gain(s, p, BREADS, times * PAYS[card][PAID_BREADS], FROM_CARD)
    go_forward(s, p, times * PAYS[card][PAID_STEPS])
