"""The end and the final scoring."""

from vicus.engine.layout import Ints

from ..components import BAKERY, CHURCH, TAILOR, TOWN_HALL
from ..events import ended, final
from ..state import FINAL_SCORING, NOTHING, State
from ..tables import CHURCH_MOST, CHURCH_SECOND, FLOUR_PAYS, GLASS_PAYS, NO_TOWN_HALL, SHOP_SETS, VALUE_AT
from .bank import pay
from .buildings import village_of

# The lines of a score, in the order in which they are paid at the end (B-61)
COINS, TOWN_HALLS, NO_HALL, SHOPS, CHURCHES, TILES = 0, 1, 2, 3, 4, 5
LINES = 6


def end_game(s: State, reason: int) -> None:
    """B-60: no roll, no further move; the final scoring is all that is left."""
    s.ended = reason
    s.pending = FINAL_SCORING
    ended(s, reason)


def final_scoring(s: State) -> None:
    """B-61, part by part and seat by seat (B-60d)."""
    s.pending = NOTHING
    s.over = 1
    for p in range(s.players):  # a loss for no town hall belongs to the town halls
        settle_line(s, p, TOWN_HALLS)
        settle_line(s, p, NO_HALL)
    for line in range(SHOPS, LINES):
        for p in range(s.players):
            settle_line(s, p, line)


def settle_line(s: State, p: int, line: int) -> None:
    points = final_line(s, p, line)
    if points != 0:
        book(s, p, points)
        final(s, p, line, points)


def book(s: State, p: int, points: int) -> None:
    """B-63: a loss goes back to the bank, and coins may become negative."""
    if points > 0:
        pay(s, p, points)
    else:
        s.coins[p] += points
        s.bank -= points


def final_line(s: State, p: int, line: int) -> int:
    """One part of the final scoring. None depends on another, and none on coins (B-61a, B-61b).

    B-47, B-47b: the loss for no town hall is one, and any town hall averts it.
    """
    if line == TOWN_HALLS:
        return town_halls(s, p)
    if line == NO_HALL:
        return -NO_TOWN_HALL if s.own[p][TOWN_HALL] == 0 else 0
    if line == SHOPS:
        return shops(s, p)
    if line == CHURCHES:
        return churches(s, p)
    return (FLOUR_PAYS * s.flour[p] + GLASS_PAYS * s.glass[p]) // 2


def town_halls(s: State, p: int) -> int:
    """B-47, B-47a: the printed value where every building of the village is occupied now."""
    points = 0
    for hall in range(s.first[TOWN_HALL], s.first[TOWN_HALL + 1]):
        board = village_of(s, hall)
        if s.owner[hall] == p and s.taken[board] == s.size[board]:
            points += VALUE_AT[s.place[hall]]
    return points


def shops(s: State, p: int) -> int:
    """B-40, B-40a: sets of different shops, largest first. The set number n has every kind that is held at least n times."""
    points = 0
    number = 1
    kinds = 1
    while kinds > 0:
        kinds = 0
        for kind in range(BAKERY, TAILOR + 1):
            if s.own[p][kind] >= number:
                kinds += 1
        points += SHOP_SETS[kinds]
        number += 1
    return points


def churches(s: State, p: int) -> int:
    """B-48, B-48a: most, second most; tied for most takes the second prize and nobody comes second."""
    mine = s.own[p][CHURCH]
    if mine == 0:
        return 0
    more = 0  # players with more churches than p
    equal = 0  # players with as many as p, p included
    for q in range(s.players):
        theirs = s.own[q][CHURCH]
        if theirs > mine:
            more += 1
        elif theirs == mine:
            equal += 1
    if more == 0:
        return CHURCH_MOST if equal == 1 else CHURCH_SECOND
    return CHURCH_SECOND if more == 1 else 0


def score(s: State, p: int, lines: Ints) -> None:
    """B-62: the itemised score as if the game ended now. Once it has, the coins already include the other lines."""
    lines[COINS] = s.coins[p]
    for line in range(TOWN_HALLS, LINES):
        lines[line] = final_line(s, p, line)
        if s.over:
            lines[COINS] -= lines[line]


def tiebreak(s: State, p: int) -> int:
    """B-62a: there is none."""
    return 0
