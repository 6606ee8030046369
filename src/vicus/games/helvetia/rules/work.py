"""Settling a price good by good: which villager makes it, out of what, or whether it is bought (H-40b, H-42, H-51)."""

from vicus.engine.layout import Acts

from ..actions import BUY, FROM
from ..actions import WORK as WORK_ACTION
from ..components import BUILDER, FIRST_EXCHANGE, FIRST_MIDDLE, FIRST_VICTORY, GOODS, NONE, PLACES, STONE
from ..events import bought, exchanged, worked
from ..state import CHOOSE_INPUT, CHOOSE_WORKER, State
from ..tables import EXCHANGES, INPUT
from .places import lowest, villages
from .production import can_make, can_pay_simple, complex_need
from .progress import has_paid
from .villagers import awake_in, send_to_sleep


def is_delivery(s: State) -> bool:
    """H-62: the good is for the carter; else it pays for a building."""
    return s.goal == NONE


def is_of_price(s: State) -> bool:
    """H-51a: the wanted good stands in the price itself, not further down a chain."""
    return s.top == 1


def is_sold(good: int) -> bool:
    """H-51: wood, brick and stone."""
    return good <= STONE


def purse(s: State, p: int) -> int:
    """Coins that may go into goods: nothing at the carter, and one is kept for the regular action still to come (H-102b)."""
    if is_delivery(s):
        return 0
    return s.coins[p] - 1 if s.free and not has_paid(s) else s.coins[p]


def ask_next(s: State) -> bool:
    """Ask for the next good of the price, what is not simple first. False: the price is paid."""
    good = complex_need(s)
    if good == NONE:
        good = 0
        while good < FIRST_MIDDLE and s.need[good] == 0:
            good += 1
        if good == FIRST_MIDDLE:
            s.wanted = NONE
            s.top = 0
            s.seen = 0
            return False
    s.need[good] -= 1
    ask_for(s, good, 1)
    s.seen = 0
    return True


def ask_for(s: State, good: int, top: int) -> None:
    s.wanted = good
    s.top = top
    s.phase = CHOOSE_WORKER


def legal_workers(s: State, p: int, acts: Acts) -> int:
    """Every own awake villager who can make the wanted good in a way that can be completed, and buying it (H-50a)."""
    n = 0
    coins = purse(s, p)
    for kind in range(FIRST_VICTORY):
        if makes(kind, s.wanted) and s.awake[p][kind] > 0 and can_go_on(s, p, kind, coins):
            n = workers_on(s, p, kind, acts, n)
    if is_of_price(s) and is_sold(s.wanted) and coins > 0 and can_pay_simple(s, p, coins - 1):
        acts[n] = BUY
        n += 1
    return n


def makes(kind: int, good: int) -> bool:
    """Production buildings have the number of their good."""
    return kind == good or (EXCHANGES[kind] >> good) & 1 == 1


def can_go_on(s: State, p: int, kind: int, coins: int) -> bool:
    """With a villager on this kind of building making the wanted good: can everything else still be had?"""
    s.awake[p][kind] -= 1
    if kind >= FIRST_EXCHANGE:
        possible = inputs(s, p, kind, coins) != 0
    elif kind < FIRST_MIDDLE:
        possible = can_pay_simple(s, p, coins)
    else:
        possible = can_make(s, p, INPUT[kind], 0, coins)
    s.awake[p][kind] += 1
    return possible


def inputs(s: State, p: int, market: int, coins: int) -> int:
    """The goods that this exchange can turn into the wanted one, as bits; none that came up before (H-43a)."""
    found = 0
    seen = s.seen | (1 << s.wanted)
    for good in range(len(GOODS)):
        if (EXCHANGES[market] & ~seen) >> good & 1 and can_make(s, p, good, seen, coins):
            found |= 1 << good
    return found


def workers_on(s: State, p: int, kind: int, acts: Acts, n: int) -> int:
    for v in range(villages(s)):
        bits = awake_in(s, p, v)
        while bits != 0:
            place = lowest(bits)
            bits &= bits - 1
            if s.kind[v][place] == kind:
                acts[n] = WORK_ACTION + v * PLACES + place
                n += 1
    return n


def work(s: State, p: int, v: int, place: int) -> bool:
    """H-40, H-41: the villager there makes the wanted good and sleeps; its input is wanted next. True: the chain is over."""
    kind = s.kind[v][place]
    send_to_sleep(s, p, v, place)
    worked(s, p, s.wanted, v, place)
    if kind >= FIRST_EXCHANGE:
        s.exchange = kind
        s.phase = CHOOSE_INPUT
        return False
    if kind < FIRST_MIDDLE:
        return True
    s.seen |= 1 << s.wanted
    ask_for(s, INPUT[kind], 0)
    return False


def legal_inputs(s: State, p: int, acts: Acts) -> int:
    n = 0
    found = inputs(s, p, s.exchange, purse(s, p))
    for good in range(len(GOODS)):
        if (found >> good) & 1:
            acts[n] = FROM + good
            n += 1
    return n


def take_input(s: State, p: int, good: int) -> None:
    exchanged(s, p, good, s.wanted)
    s.seen |= 1 << s.wanted
    s.exchange = NONE
    ask_for(s, good, 0)


def buy(s: State, p: int) -> None:
    """H-51, H-101: for one coin, which lies at the builder too."""
    s.coins[p] -= 1
    s.spent[BUILDER][p] += 1
    bought(s, p, s.wanted)
