"""Points (H-108, H-111)."""

from vicus.engine.layout import Ints

from ..components import BRANCHES, GOODS, PERSONS
from ..state import CHOOSE_ROBBED, State
from ..tables import BRANCH_TILE, GOODS_TILE, SURROUND_TILE, VICTORY_POINTS
from .places import number_of, villages

# The lines of a score
START_TILE, DELIVERIES, GOODS_TILES, PERSON_TILES, VICTORY_BUILDINGS, BRANCH_TILES, SURROUND = 0, 1, 2, 3, 4, 5, 6
LINES = 7


def line_points(s: State, p: int, line: int) -> int:
    if line == START_TILE:
        return 1 if s.starter == p and s.phase > CHOOSE_ROBBED else 0  # H-14: after the draft
    if line == DELIVERIES:
        return number_of(s.delivered[p])
    if line == GOODS_TILES:
        return goods_tiles(s, p)
    if line == PERSON_TILES:
        return person_tiles(s, p)
    if line == VICTORY_BUILDINGS:
        return VICTORY_POINTS * number_of(s.victory[p])
    return special_tiles(s, p, line)


def goods_tiles(s: State, p: int) -> int:
    points = 0
    for good in range(len(GOODS)):
        if s.goods_tile[good] == p:
            points += GOODS_TILE[good]
    return points


def person_tiles(s: State, p: int) -> int:
    """H-102d: used ones too."""
    points = 0
    for person in range(len(PERSONS)):
        if s.person_tile[person] == p:
            points += 1
    return points


def special_tiles(s: State, p: int, line: int) -> int:
    """Of branches, or of a surrounded centre."""
    points = 0
    if line == BRANCH_TILES:
        for branch in range(len(BRANCHES)):
            if s.branch_tile[branch] == p:
                points += BRANCH_TILE[branch]
    else:
        for tile in range(2):
            if s.surround_tile[tile] == p:
                points += SURROUND_TILE[tile]
    return points


def total_points(s: State, p: int) -> int:
    points = 0
    for line in range(LINES):
        points += line_points(s, p, line)
    return points


def score(s: State, p: int, lines: Ints) -> None:
    for line in range(LINES):
        lines[line] = line_points(s, p, line)


def tiebreak(s: State, p: int) -> int:
    """H-111, H-111a: awake villagers on buildings of any village and in the own centre."""
    awake = s.centre[p][0] + s.centre[p][1] + number_of(s.home[p] & ~s.asleep[p])
    for v in range(villages(s)):
        if v != p:
            awake += number_of(s.wed[v][p] & ~s.wed_asleep[v])
    return awake
