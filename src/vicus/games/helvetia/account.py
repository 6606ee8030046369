"""What the lines of a score are made of, and why one is 0."""

from __future__ import annotations

from vicus.spec.game import Account, ScorePart

from .box import Contents
from .components import BRANCH_NAMES, FIRST_RING, GOODS, KINDS, NOBODY, PERSONS, PLACES
from .state import State


def account(s: State, p: int, box: Contents) -> Account:
    """The parts of the points (H-108)."""
    return {
        "start_tile": [ScorePart("start-tile", {}, 1) if s.starter == p else ScorePart("no-start-tile", {}, 0)],
        "deliveries": [_deliveries(s, p)],
        "goods_tiles": _goods_tiles(s, p, box) or [ScorePart("no-goods-tile", {}, 0)],
        "person_tiles": _person_tiles(s, p) or [ScorePart("no-person-tile", {}, 0)],
        "victory_buildings": _victory_buildings(s, p, box) or [ScorePart("no-victory-building", {}, 0)],
        "branches": _branches(s, p, box) or [ScorePart("no-branch", {}, 0)],
        "surround": [_surround(s, p, box)],
    }


def _deliveries(s: State, p: int) -> ScorePart:
    number = bin(s.delivered[p]).count("1")
    return ScorePart("delivered", {"number": number}, number) if number else ScorePart("no-delivery", {}, 0)


def _goods_tiles(s: State, p: int, box: Contents) -> list[ScorePart]:
    held = [good for good, holder in zip(GOODS, s.goods_tile, strict=True) if holder == p]
    return [ScorePart("goods-tile", {"good": good}, box.goods_tiles.of(good)) for good in held]


def _person_tiles(s: State, p: int) -> list[ScorePart]:
    """H-102d: used ones too."""
    held = [person for person, holder in zip(PERSONS, s.person_tile, strict=True) if holder == p]
    return [ScorePart("person-tile", {"person": person}, 1) for person in held]


def _victory_buildings(s: State, p: int, box: Contents) -> list[ScorePart]:
    kinds = [KINDS[s.kind[p][place]] for place in range(PLACES) if (s.victory[p] >> place) & 1]
    return [ScorePart("victory-building", {"kind": kind}, box.rules.victory_building) for kind in kinds]


def _branches(s: State, p: int, box: Contents) -> list[ScorePart]:
    held = zip(BRANCH_NAMES, box.branch_tiles.points, s.branch_tile, strict=True)
    return [ScorePart("branch", {"branch": branch}, points) for branch, points, holder in held if holder == p]


def _surround(s: State, p: int, box: Contents) -> ScorePart:
    """H-57: eight, and only two, may be first."""
    for points, holder in zip(box.rules.surround, s.surround_tile, strict=True):
        if holder == p:
            return ScorePart("surrounded", {}, points)
    free = sum(not (s.built[p] >> place) & 1 for place in range(FIRST_RING))
    if free:
        return ScorePart("centre-open", {"free": free}, 0)
    return ScorePart("centre-late" if NOBODY not in s.surround_tile else "centre-empty", {}, 0)
