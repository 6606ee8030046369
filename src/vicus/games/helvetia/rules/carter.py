"""The carter (H-60)."""

from vicus.engine.layout import Acts

from ..actions import DELIVER
from ..components import GOODS, NOBODY, NONE
from ..events import branch_tile, delivered, goods_tile
from ..state import State
from ..tables import BRANCH, BRANCH_OF, BRANCH_TILE, GOODS_TILE
from .production import deliverable


def has_delivered(s: State, p: int, good: int) -> bool:
    """H-60: each good once in the game."""
    return (s.delivered[p] >> good) & 1 == 1


def legal_deliveries(s: State, p: int, base: int, acts: Acts, n: int) -> int:
    """H-60: what can be made and was not delivered before."""
    possible = deliverable(s, p)
    for good in range(len(GOODS)):
        if (possible >> good) & 1 and not has_delivered(s, p, good):
            acts[n] = base + DELIVER + good
            n += 1
    return n


def deliver(s: State, p: int) -> None:
    """H-60, H-61a: the stone, and at once the tiles that wait for it; earlier links need no stone of their own (H-62)."""
    good = s.delivery
    s.delivery = NONE
    s.delivered[p] |= 1 << good
    delivered(s, p, good)
    if GOODS_TILE[good] > 0 and s.goods_tile[good] == NOBODY:  # H-61
        s.goods_tile[good] = p
        goods_tile(s, p, good, GOODS_TILE[good])
    branch = BRANCH_OF[good]
    if s.branch_tile[branch] == NOBODY and s.delivered[p] & BRANCH[branch] == BRANCH[branch]:  # H-63, H-63b
        s.branch_tile[branch] = p
        branch_tile(s, p, branch, BRANCH_TILE[branch])
