"""The final scoring."""

from vicus.engine.layout import Ints

from ..components import FOUNTAIN_KINDS, GOODS, SIDES
from ..events import ended, final
from ..state import NOTHING, State
from ..tables import FOUNTAIN_PAYS, LINE, TASK_KIND, TASK_POINTS, TASK_SLOT, TRACK

# The lines of a score
POINTS, VILLAS, LEFTOVERS, BANDEROLES, FOUNTAINS, FRAME = 0, 1, 2, 3, 4, 5
LINES = 6


def final_scoring(s: State) -> None:
    """The lines are told one by one; the points of the game stay what they were."""
    s.pending = NOTHING
    s.over = 1
    ended(s)
    for line in range(VILLAS, LINES):
        for p in range(s.players):
            points = final_line(s, p, line)
            if points != 0:
                final(s, p, line, points)


def final_line(s: State, p: int, line: int) -> int:
    if line == VILLAS:
        return s.villa_points[p]  # C-80
    if line == LEFTOVERS:
        return leftovers(s, p)
    if line == BANDEROLES:
        return TRACK[s.step[p]]  # C-82
    return fountain_points(s, p) if line == FOUNTAINS else frame_points(s, p)


def leftovers(s: State, p: int) -> int:
    """C-81, C-81a: all material together, halved."""
    n = s.coins[p] + s.breads[p] + s.stores[p]
    for good in range(len(GOODS)):
        n += s.goods[p][good]
    return n // 2


def fountain_points(s: State, p: int) -> int:
    """C-83: two identical cards both pay."""
    points = 0
    for kind in range(len(FOUNTAIN_KINDS)):
        points += s.kept[p][kind] * FOUNTAIN_PAYS[kind] * s.owned[p][kind + 1]
    return points


def frame_points(s: State, p: int) -> int:
    """C-84b: each task is looked at alone."""
    points = 0
    for side in range(SIDES):
        for task in range(2):
            if is_task_met(s, p, side, task):
                points += TASK_POINTS[TASK_KIND[s.frame[p][side]][task]]
    return points


def is_task_met(s: State, p: int, side: int, task: int) -> bool:
    """C-84: does a finished structure of the wanted kind lie on the line?"""
    frame = s.frame[p][side]
    return s.done[p][TASK_KIND[frame][task]] & LINE[side][TASK_SLOT[frame][task]] != 0


def score(s: State, p: int, lines: Ints) -> None:
    """The itemised score as if the game ended now."""
    lines[POINTS] = s.points[p]
    for line in range(VILLAS, LINES):
        lines[line] = final_line(s, p, line)


def tiebreak(s: State, p: int) -> int:
    """C-85, C-86: further back on the track wins, on one space the lower disc."""
    return -(s.step[p] * 10000 + s.arrival[p])
