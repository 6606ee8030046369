"""How well a seat stands, in points: what it has, and what its village can still do.

A first estimate by hand, for the greedy bot; the weights are guesses.
"""

from __future__ import annotations

from .components import BRANCHES, FIRST_EXCHANGE, FIRST_FINE, FIRST_MIDDLE, GOODS, PERSONS
from .state import ACT, CHOOSE_BUILDING, VILLAGES, State

VICTORY, PERSON_TILE, START_TILE, GOODS_TILE = 3.0, 1.2, 1.0, 1.4
SURROUND = (4.0, 2.0)
BUILDING, AWAKE, SLEEPING, VARIETY = 0.55, 0.45, 0.15, 0.5
COIN, WON_COIN, DOWRY = 0.12, 0.5, 0.1
CHILD, IN_SCHOOL, IN_CENTRE, COUPLE = 0.3, 0.45, 0.35, 0.15
LONGER = (0.0, 0.25, 0.6)
"""What a worker is worth more on a building of the second or third tier."""


def outlook(s: State, seat: int) -> float:
    """One's own standing against the mean of the others'."""
    others = [_standing(s, p) for p in range(s.players) if p != seat]
    return _standing(s, seat) - sum(others) / len(others)


def is_resting(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    return s.phase in (ACT, CHOOSE_BUILDING)


def _standing(s: State, p: int) -> float:
    value = float(bin(s.delivered[p]).count("1")) + VICTORY * bin(s.victory[p]).count("1")
    value += START_TILE * (s.starter == p) + PERSON_TILE * s.person_tile.count(p)
    value += GOODS_TILE * s.goods_tile.count(p)
    value += sum(SURROUND[n] for n in range(2) if s.surround_tile[n] == p)
    value += sum(4.0 / (n + 1) for n in range(len(BRANCHES)) if s.branch_tile[n] == p)
    if s.over:
        return value
    value += _workers(s, p) + _people(s, p) + _persons(s, p)
    return value + BUILDING * bin(s.built[p]).count("1") + COIN * s.coins[p] + WON_COIN * s.won[p] + DOWRY * sum(s.dowry[p])


def _workers(s: State, p: int) -> float:
    """Whoever is awake can make something; a kind of good not delivered yet is worth more."""
    value = 0.0
    for kind, awake in enumerate(s.awake[p]):
        tier = 0 if kind < FIRST_MIDDLE or kind >= FIRST_EXCHANGE else 1 if kind < FIRST_FINE else 2
        value += awake * (AWAKE + LONGER[tier])
        if awake and kind < len(GOODS) and not (s.delivered[p] >> kind) & 1:
            value += VARIETY
    asleep = bin(s.asleep[p]).count("1") + sum(bin(s.wed[v][p] & s.wed_asleep[v]).count("1") for v in range(VILLAGES))
    return value + SLEEPING * asleep


def _people(s: State, p: int) -> float:
    married_in = 0
    for colour in range(VILLAGES):
        married_in |= s.wed[p][colour]
    value = COUPLE * bin(s.home[p] & married_in).count("1")
    return value + CHILD * sum(s.newborn[p]) + IN_SCHOOL * sum(s.school[p]) + IN_CENTRE * sum(s.centre[p])


def _persons(s: State, p: int) -> float:
    """Being ahead at a person promises its tile."""
    value = 0.0
    for person in range(len(PERSONS)):
        others = max(s.spent[person][q] for q in range(s.players) if q != p)
        if s.spent[person][p] > others and s.person_tile[person] != p:
            value += 0.5
    return value
