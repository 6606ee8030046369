"""What a position is judged by: numbers of one player, for bots. The weights are fitted by self-play."""

from vicus.engine.layout import Ints

from ..components import BRANCHES, FIRST_FINE, FIRST_MIDDLE, FIRST_RING, FIRST_VICTORY, GOODS, MAN, NOBODY, PERSONS, WOMAN
from ..features import Feature
from ..state import ACT, CHOOSE_BUILDING, State
from ..tables import BRANCH, GOAL, GOODS_TILE
from .places import RING_1, empty_buildings, guests, number_of, singles, villages
from .points import total_points
from .production import deliverable


def features(s: State, p: int, out: Ints) -> None:
    out[Feature.POINTS] = total_points(s, p)
    workers(s, p, out)
    goods_to_deliver(s, p, out)
    out[Feature.BUILDINGS] = number_of(s.built[p])
    out[Feature.EMPTY_BUILDINGS] = number_of(empty_buildings(s, p))
    out[Feature.IN_CENTRE] = s.centre[p][WOMAN] + s.centre[p][MAN]
    out[Feature.IN_SCHOOL] = s.school[p][WOMAN] + s.school[p][MAN]
    out[Feature.NEWBORN] = s.newborn[p][WOMAN] + s.newborn[p][MAN]
    out[Feature.COUPLES] = number_of(s.home[p] & guests(s, p))
    out[Feature.COINS] = s.coins[p]
    out[Feature.WON_COINS] = s.won[p]
    out[Feature.DOWRY] = 0
    for colour in range(s.players):
        out[Feature.DOWRY] += s.dowry[p][colour]
    out[Feature.RING] = number_of(s.built[p] & RING_1) if s.built[p] & RING_1 != RING_1 else FIRST_RING
    out[Feature.LEADS] = leads(s, p)
    out[Feature.BRANCHES] = branch_progress(s, p)
    out[Feature.PARTNERS] = partners(s, p)
    out[Feature.START_TILE] = 1 if s.starter == p else 0
    out[Feature.VICTORY_BUILDINGS] = number_of(s.victory[p])
    out[Feature.SUPPLY] = s.supply[p][WOMAN] + s.supply[p][MAN]


def workers(s: State, p: int, out: Ints) -> None:
    """Awake ones by what they make, and all who sleep."""
    out[Feature.SIMPLE_WORKERS] = 0
    out[Feature.MIDDLE_WORKERS] = 0
    out[Feature.FINE_WORKERS] = 0
    out[Feature.EXCHANGERS] = 0
    for kind in range(FIRST_VICTORY):
        n = s.awake[p][kind]
        if kind < FIRST_MIDDLE:
            out[Feature.SIMPLE_WORKERS] += n
        elif kind < FIRST_FINE:
            out[Feature.MIDDLE_WORKERS] += n
        elif kind < len(GOODS):
            out[Feature.FINE_WORKERS] += n
        else:
            out[Feature.EXCHANGERS] += n
    out[Feature.SLEEPERS] = number_of(s.asleep[p])
    for v in range(villages(s)):
        if v != p:
            out[Feature.SLEEPERS] += number_of(s.wed[v][p] & s.wed_asleep[v])


def goods_to_deliver(s: State, p: int, out: Ints) -> None:
    """Goods that could be delivered now, and the tiles that wait for the first of them."""
    possible = deliverable(s, p) & ~s.delivered[p]
    out[Feature.DELIVERABLE] = number_of(possible)
    out[Feature.FIRST_DELIVERIES] = 0
    for good in range(len(GOODS)):
        if (possible >> good) & 1 and s.goods_tile[good] == NOBODY:
            out[Feature.FIRST_DELIVERIES] += GOODS_TILE[good]


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


def is_quiescent(s: State) -> bool:
    """Nothing is half done: a good moment to judge a position."""
    return s.phase == ACT or s.phase == CHOOSE_BUILDING


def is_settling(s: State) -> bool:
    """What is pending needs no chance and belongs to the move just made."""
    return False
