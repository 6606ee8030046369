"""What the lines of a score are made of, and why one is 0."""

from __future__ import annotations

from vicus.spec.game import Account, ScorePart

from .box import Contents
from .components import BAKERY, BOARDS, CHURCH, NOBODY, TAILOR, TOWN_HALL
from .state import State


def account(s: State, p: int, box: Contents) -> Account:
    """The parts of the final scoring (B-61); coins won in the game need no words."""
    halls = _town_halls(s, p, box)
    return {
        "town_halls": halls or [ScorePart("no-hall", {}, 0)],
        "no_town_hall": [ScorePart("no-loss", {}, 0) if halls else ScorePart("lacks-hall", {}, -box.scoring.no_town_hall)],
        "shops": _shops(s, p, box) or [ScorePart("no-shop", {}, 0)],
        "churches": [_churches(s, p, box)],
        "tiles": [_tiles(s, p, box)],
    }


def _town_halls(s: State, p: int, box: Contents) -> list[ScorePart]:
    """B-47: the printed value where every building of the village is occupied."""
    owned = {s.place[hall] for hall in range(s.first[TOWN_HALL], s.first[TOWN_HALL + 1]) if s.owner[hall] == p}
    parts = []
    for board in (board for board in range(BOARDS) if s.side[board] != NOBODY):
        village = box.villages[box.boards[board].sides[s.side[board] % 2]].name
        free = s.size[board] - s.taken[board]
        for place, _kind, value in box.places[s.side[board]]:
            if place in owned:
                points = 0 if free else value or 0
                parts.append(ScorePart("hall-open" if free else "hall-full", {"village": village, "free": free}, points))
    return parts


def _shops(s: State, p: int, box: Contents) -> list[ScorePart]:
    """B-40: the set number n has every kind that is held at least n times."""
    held = [s.own[p][kind] for kind in range(BAKERY, TAILOR + 1)]
    sets = [sum(shops >= number for shops in held) for number in range(1, max(held) + 1)]
    return [ScorePart("shop-set", {"kinds": kinds}, box.scoring.shops[kinds - 1]) for kinds in sets]


def _churches(s: State, p: int, box: Contents) -> ScorePart:
    """B-48: most, second most; tied for most takes the second prize and nobody comes second."""
    all_of_them = [s.own[q][CHURCH] for q in range(s.players)]
    mine = all_of_them[p]
    more, equal = sum(n > mine for n in all_of_them), all_of_them.count(mine) - 1
    most, second = box.scoring.churches
    if mine == 0:
        return ScorePart("no-church", {}, 0)
    if more == 0 and not equal:
        return ScorePart("churches-most", {"number": mine}, most)
    if more == 0:
        return ScorePart("churches-tied", {"number": mine}, second)
    if more == 1:
        return ScorePart("churches-second", {"number": mine}, second)
    return ScorePart("churches-few", {"number": mine, "more": more}, 0)


def _tiles(s: State, p: int, box: Contents) -> ScorePart:
    """B-61a: added up, then halved."""
    flour, glass = s.flour[p], s.glass[p]
    worth = box.scoring.flour * flour + box.scoring.glass * glass
    if not flour and not glass:
        return ScorePart("no-tiles", {}, 0)
    return ScorePart("half-of-tiles", {"flour": flour, "glass": glass, "worth": worth}, worth // 2)
