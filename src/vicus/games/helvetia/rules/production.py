"""What can be produced: whether a price can be met by the villagers who are awake (H-41, H-50a).

Goods come in three tiers. Production leads from one tier to the next, exchange stays inside a tier, so a chain that makes a
good passes each tier once; inside a tier it needs one exchange at most, two where iron links cattle and goat market. A price
has at most one good that is not simple. For the simple goods of a price nobody has to be assigned: what is missing is bought or
exchanged, and only the numbers count.
"""

from ..components import (
    CATTLE_MARKET,
    DELICATESSEN,
    FIRST_FINE,
    FIRST_MIDDLE,
    GOAT_MARKET,
    GOODS,
    IRON,
    MARKETPLACE,
    NONE,
    STONE,
)
from ..state import State
from ..tables import EXCHANGES, INPUT, PRICE


def load_price(s: State, kind: int) -> None:
    for good in range(len(GOODS)):
        s.need[good] = PRICE[kind][good]


def complex_need(s: State) -> int:
    """The one good of the price that is not simple, or NONE."""
    for good in range(FIRST_MIDDLE, len(GOODS)):
        if s.need[good] > 0:
            return good
    return NONE


def can_pay(s: State, p: int, good: int, coins: int) -> bool:
    """H-50a: can all that is needed be made, exchanged, or bought with so many coins? `good`: see `complex_need`."""
    if good == NONE:
        return can_pay_simple(s, p, coins)
    s.need[good] -= 1
    possible = can_make(s, p, good, 0, coins)
    s.need[good] += 1
    return possible


def can_pay_simple(s: State, p: int, coins: int) -> bool:
    """The simple goods of the price (H-51, H-51b); several may be exchanged crosswise (H-43c).

    `missing` are those without a producer of their own. Each takes one marketplace and one producer that is not needed for
    its own good; wood, brick and stone can be bought instead. Buying never does harm: it saves an exchange or a producer.
    """
    wanted = 0
    makers = 0
    missing = 0
    for_sale = 0
    missing_for_sale = 0
    for good in range(FIRST_MIDDLE):
        need = s.need[good]
        here = s.awake[p][good]
        gap = max(0, need - here)
        wanted += need
        makers += here
        missing += gap
        if good <= STONE:
            for_sale += need
            missing_for_sale += gap
    bought = min(coins, for_sale)
    return missing - min(missing_for_sale, bought) <= s.awake[p][MARKETPLACE] and wanted - bought <= makers


def can_make(s: State, p: int, good: int, seen: int, coins: int) -> bool:
    """H-43a: can this good be made by a chain without the seen ones, and the rest of the price be paid as well?"""
    if good < FIRST_MIDDLE:
        return can_make_simple(s, p, good, seen, coins)
    if good < FIRST_FINE:
        return can_make_middle(s, p, good, seen, coins)
    return can_make_fine(s, p, good, seen, coins)


def can_make_simple(s: State, p: int, good: int, seen: int, coins: int) -> bool:
    for source in range(FIRST_MIDDLE):
        if (seen >> source) & 1 == 0 and s.awake[p][source] > 0:
            exchanges = 0 if source == good else 1
            if s.awake[p][MARKETPLACE] >= exchanges:
                s.awake[p][source] -= 1
                s.awake[p][MARKETPLACE] -= exchanges
                possible = can_pay_simple(s, p, coins)
                s.awake[p][source] += 1
                s.awake[p][MARKETPLACE] += exchanges
                if possible:
                    return True
    return False


def can_make_middle(s: State, p: int, good: int, seen: int, coins: int) -> bool:
    """H-42, H-42a: with two exchanges in a row where that is the way."""
    for source in range(FIRST_MIDDLE, FIRST_FINE):
        if (seen >> source) & 1 == 0 and s.awake[p][source] > 0:
            cattle, goat = exchanges_between(source, good, seen)
            if cattle <= s.awake[p][CATTLE_MARKET] and goat <= s.awake[p][GOAT_MARKET]:
                s.awake[p][source] -= 1
                s.awake[p][CATTLE_MARKET] -= cattle
                s.awake[p][GOAT_MARKET] -= goat
                possible = can_make_simple(s, p, INPUT[source], 0, coins)
                s.awake[p][source] += 1
                s.awake[p][CATTLE_MARKET] += cattle
                s.awake[p][GOAT_MARKET] += goat
                if possible:
                    return True
    return False


def exchanges_between(source: int, good: int, seen: int) -> tuple[int, int]:
    """How many cattle and goat markets lead from one good of the middle tier to another: the shortest way, or far too many."""
    if source == good:
        return 0, 0
    both = (1 << source) | (1 << good)
    if EXCHANGES[CATTLE_MARKET] & both == both:
        return 1, 0
    if EXCHANGES[GOAT_MARKET] & both == both:
        return 0, 1
    if (seen >> IRON) & 1 == 0:  # over iron, which both know
        return 1, 1
    return 99, 99


def can_make_fine(s: State, p: int, good: int, seen: int, coins: int) -> bool:
    for source in range(FIRST_FINE, len(GOODS)):
        if (seen >> source) & 1 == 0 and s.awake[p][source] > 0:
            exchanges = 0 if source == good else 1
            if s.awake[p][DELICATESSEN] >= exchanges:
                s.awake[p][source] -= 1
                s.awake[p][DELICATESSEN] -= exchanges
                possible = can_make_middle(s, p, INPUT[source], 0, coins)
                s.awake[p][source] += 1
                s.awake[p][DELICATESSEN] += exchanges
                if possible:
                    return True
    return False


def deliverable(s: State, p: int) -> int:
    """All goods that could be made for a delivery, as bits: tier by tier, each with its exchanges."""
    goods = 0
    for good in range(FIRST_MIDDLE):
        if s.awake[p][good] > 0:
            goods |= 1 << good
    goods = exchanged(s, p, MARKETPLACE, goods)
    for good in range(FIRST_MIDDLE, FIRST_FINE):
        if s.awake[p][good] > 0 and (goods >> INPUT[good]) & 1:
            goods |= 1 << good
    goods = exchanged(s, p, CATTLE_MARKET, goods)
    goods = exchanged(s, p, GOAT_MARKET, goods)
    goods = exchanged(s, p, CATTLE_MARKET, goods)
    for good in range(FIRST_FINE, len(GOODS)):
        if s.awake[p][good] > 0 and (goods >> INPUT[good]) & 1:
            goods |= 1 << good
    return exchanged(s, p, DELICATESSEN, goods)


def exchanged(s: State, p: int, market: int, goods: int) -> int:
    if s.awake[p][market] > 0 and goods & EXCHANGES[market] != 0:
        return goods | EXCHANGES[market]
    return goods
