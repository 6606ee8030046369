"""What a position is judged by: numbers of one player, for bots. The weights are fitted by self-play."""

from vicus.engine.layout import Ints

from ..components import BRANCHES, FIRST_FINE, FIRST_MIDDLE, FIRST_RING, FIRST_VICTORY, GOODS, MAN, NOBODY, PERSONS, WOMAN
from ..state import ACT, CHOOSE_BUILDING, State
from ..tables import BRANCH, GOAL, GOODS_TILE
from .places import RING_1, empty_buildings, guests, number_of, singles, villages
from .points import total_points
from .production import deliverable

FEATURES = 24


def features(s: State, p: int, out: Ints) -> None:
    out[0] = total_points(s, p)
    workers(s, p, out)
    goods_to_deliver(s, p, out)
    out[8] = number_of(s.built[p])
    out[9] = number_of(empty_buildings(s, p))
    out[10] = s.centre[p][WOMAN] + s.centre[p][MAN]
    out[11] = s.school[p][WOMAN] + s.school[p][MAN]
    out[12] = s.newborn[p][WOMAN] + s.newborn[p][MAN]
    out[13] = number_of(s.home[p] & guests(s, p))
    out[14] = s.coins[p]
    out[15] = s.won[p]
    out[16] = 0
    for colour in range(s.players):
        out[16] += s.dowry[p][colour]
    out[17] = number_of(s.built[p] & RING_1) if s.built[p] & RING_1 != RING_1 else FIRST_RING
    out[18] = leads(s, p)
    out[19] = branch_progress(s, p)
    out[20] = partners(s, p)
    out[21] = 1 if s.starter == p else 0
    out[22] = number_of(s.victory[p])
    out[23] = s.supply[p][WOMAN] + s.supply[p][MAN]


def workers(s: State, p: int, out: Ints) -> None:
    """Awake ones by what they make, and all who sleep."""
    for i in range(1, 6):
        out[i] = 0
    for kind in range(FIRST_VICTORY):
        n = s.awake[p][kind]
        if kind < FIRST_MIDDLE:
            out[1] += n
        elif kind < FIRST_FINE:
            out[2] += n
        elif kind < len(GOODS):
            out[3] += n
        else:
            out[4] += n
    out[5] = number_of(s.asleep[p])
    for v in range(villages(s)):
        if v != p:
            out[5] += number_of(s.wed[v][p] & s.wed_asleep[v])


def goods_to_deliver(s: State, p: int, out: Ints) -> None:
    """Goods that could be delivered now, and the tiles that wait for the first of them."""
    possible = deliverable(s, p) & ~s.delivered[p]
    out[6] = number_of(possible)
    out[7] = 0
    for good in range(len(GOODS)):
        if (possible >> good) & 1 and s.goods_tile[good] == NOBODY:
            out[7] += GOODS_TILE[good]


def leads(s: State, p: int) -> int:
    """Persons at which the player is ahead of all others."""
    n = 0
    for person in range(len(PERSONS)):
        ahead = s.spent[person][p] > 0 and s.person_tile[person] != p
        for q in range(s.players):
            if q != p and s.spent[person][q] >= s.spent[person][p]:
                ahead = False
        if ahead:
            n += 1
    return n


def branch_progress(s: State, p: int) -> int:
    """Goods delivered in branches whose tile is still there."""
    n = 0
    for branch in range(len(BRANCHES)):
        if s.branch_tile[branch] == NOBODY:
            n += number_of(s.delivered[p] & BRANCH[branch])
    return n


def partners(s: State, p: int) -> int:
    """Single villagers elsewhere whom somebody in the centre or the school could marry."""
    n = 0
    for v in range(villages(s)):
        if v != p:
            alone = singles(s, v)
            if s.centre[p][MAN] + s.school[p][MAN] > 0:
                n += number_of(alone & s.women[v])
            if s.centre[p][WOMAN] + s.school[p][WOMAN] > 0:
                n += number_of(alone & ~s.women[v])
    return n


def stage(s: State) -> int:
    """How much of the game is still to come, in per cent: the points that the best player still lacks."""
    if s.over:
        return 0
    most = 0
    for p in range(s.players):
        most = max(most, total_points(s, p))
    return max(0, 100 * (GOAL[s.first_game] - most) // GOAL[s.first_game])


def is_resting(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    return s.phase == ACT or s.phase == CHOOSE_BUILDING


def is_settling(s: State) -> bool:
    """What is pending needs no chance and belongs to the move just made."""
    return False
