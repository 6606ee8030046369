"""What a player gains: goods, coins, breads and points never run out (C-33)."""

from ..events import BREADS, COINS, POINTS, gained
from ..state import State


def gain(s: State, p: int, what: int, amount: int, source: int) -> None:
    if amount == 0:
        return
    if what == COINS:
        s.coins[p] += amount
    elif what == BREADS:
        s.breads[p] += amount
    elif what == POINTS:
        s.points[p] += amount
    else:
        s.goods[p][what] += amount
    gained(s, p, what, amount, source)
