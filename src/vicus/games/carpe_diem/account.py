"""What the lines of a score are made of, and why one is 0."""

from __future__ import annotations

from vicus.spec.game import Account, ScorePart

from .box import Contents
from .components import CELLS, FOUNTAIN_KINDS, LETTERS, SIZE, VILLA
from .pieces import letters, pieces
from .state import State

WAYS = (-SIZE, 1, SIZE, -1)
"""From a cell to its neighbours N, E, S, W; on a frame no tile shows a villa (C-21)."""


def account(s: State, p: int, box: Contents) -> Account:
    """The parts of the final scoring; points won in the game need no words."""
    return {
        "villas": _villas(s, p, box) or [ScorePart("no-villa", {}, 0)],
        "leftovers": [_leftovers(s, p)],
        "track": [ScorePart("track", {"space": s.step[p]}, box.track.points[s.step[p]])],
        "fountain": _fountains(s, p, box) or [ScorePart("no-fountain-card", {}, 0)],
        "frame": _frame(s, p, box),
    }


def _villas(s: State, p: int, box: Contents) -> list[ScorePart]:
    """C-80: by the chimneys of each finished villa."""
    know, pays = pieces(box), box.villas.points
    rest = {cell for cell in range(CELLS) if (s.done[p][VILLA] >> cell) & 1}
    parts = []
    while rest:
        villa = _joined(s, p, rest)
        rest -= villa
        chimneys = sum(know.tile(s.tile[p][cell])["chimneys"] for cell in villa)
        parts.append(ScorePart("villa", {"chimneys": chimneys}, pays[min(chimneys, len(pays) - 1)]))
    return parts


def _joined(s: State, p: int, cells: set[int]) -> set[int]:
    """The villa that one of the cells belongs to."""
    found, edge = set[int](), [min(cells)]
    while edge:
        cell = edge.pop()
        found.add(cell)
        shows = letters(s.sides[p][cell])
        ways = [cell + way for shown, way in zip(shows, WAYS, strict=True) if shown == LETTERS[VILLA]]
        edge += [way for way in ways if way in cells and way not in found]
    return found


def _leftovers(s: State, p: int) -> ScorePart:
    """C-81: all material together, halved."""
    number = sum(s.goods[p]) + s.coins[p] + s.breads[p] + s.stores[p]
    return ScorePart("half-of", {"number": number}, number // 2) if number else ScorePart("no-leftovers", {}, 0)


def _fountains(s: State, p: int, box: Contents) -> list[ScorePart]:
    """C-83: a part for each card; two identical cards both pay."""
    parts = []
    for kind, name in enumerate(FOUNTAIN_KINDS):
        number = s.owned[p][kind + 1]
        card = box.fountain_cards.get(name)
        points = card.points * number if card else 0
        parts += [ScorePart("fountain-card", {"kind": name, "number": number}, points)] * s.kept[p][kind]
    return parts


def _frame(s: State, p: int, box: Contents) -> list[ScorePart]:
    """C-84: tasks that are met, and how many are not."""
    tasks = pieces(box).tasks(s.frame[p], s.done[p])
    parts = [ScorePart("task", {"kind": task["kind"]}, task["points"]) for task in tasks if task["met"]]
    missed = len(tasks) - len(parts)
    return parts + ([ScorePart("tasks-open", {"number": missed}, 0)] if missed else [])
