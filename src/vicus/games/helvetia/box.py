"""Reading and checking what is in the box."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from vicus.engine.box import Box, known_keys, merge, read, whole
from vicus.errors import BadBox

from .components import (
    BRANCHES,
    EXCHANGED,
    FIRST_MIDDLE,
    FIRST_VICTORY,
    GOODS,
    KINDS,
    LETTERS,
    MIDDLE,
    SIMPLE,
    STACK_SIZES,
    STACKS,
    START_BUILDINGS,
    START_KINDS,
)

NOTES = ("provenance", "note")
KEYS = {
    "box": ("title",),
    "rules": ("goal", "first_game_goal", "victory_building", "surround"),
    "goods_tiles": GOODS[FIRST_MIDDLE:],
    "branch_tiles": tuple(branch[0] for branch in BRANCHES),
}
MOST_POINTS = 100
DEAREST = 4
"""No building costs more goods."""
START_NAMES = tuple(KINDS[kind] for kind in START_KINDS)


@lru_cache(maxsize=1)
def standard() -> Box:
    data = read(Path(__file__).with_name("box.toml"))
    check(data)
    return Box(data, standard=True)


def changed(changes: dict[str, Any]) -> Box:
    """The standard box with what an owner has typed in; a cost is replaced as a whole."""
    data = merge(standard().data, changes, replaced=("cost",))
    check(data)
    return Box(data)


def _bad(key: str, **params: Any) -> BadBox:
    return BadBox(key, game="helvetia", **params)


def check(data: dict[str, Any]) -> None:
    """Raise BadBox for a box that no game can be played with."""
    for section in data:
        if section not in (*KEYS, "letters", "buildings"):
            raise _bad("box-unknown-section", section=section)
        if not isinstance(data[section], dict):
            raise _bad("box-not-a-table", section=section)
    for section, keys in KEYS.items():
        known_keys(data[section], section, (*keys, *NOTES))
    whole(data["rules"], "rules", ["goal", "first_game_goal"], 1, MOST_POINTS)
    whole(data["rules"], "rules", ["victory_building"], 0, MOST_POINTS)
    _check_surround(data["rules"]["surround"])
    whole(data["goods_tiles"], "goods_tiles", list(GOODS[FIRST_MIDDLE:]), 0, MOST_POINTS)
    whole(data["branch_tiles"], "branch_tiles", [branch[0] for branch in BRANCHES], 0, MOST_POINTS)
    _check_letters(data["letters"])
    _check_buildings(data["buildings"])


def _check_surround(values: Any) -> None:
    if not isinstance(values, list) or len(values) != 2 or not all(type(v) is int and 0 <= v <= MOST_POINTS for v in values):
        raise _bad("box-surround", most=MOST_POINTS)


def _check_letters(letters: dict[str, Any]) -> None:
    if sorted(letters) != list(LETTERS):
        raise _bad("box-letters", letters=", ".join(LETTERS))
    for letter, centre in letters.items():
        if not isinstance(centre, dict):
            raise _bad("box-not-a-table", section=f"letters.{letter}")
        known_keys(centre, f"letters.{letter}", ("buildings", *NOTES))
        kinds = centre.get("buildings")
        if not isinstance(kinds, list) or len(kinds) != START_BUILDINGS or not _are_different(kinds):
            raise _bad("box-letter", letter=letter, kinds=", ".join(START_NAMES))
    for kind in START_NAMES:  # each start building carries one letter (H-15)
        found = sum(kind in centre["buildings"] for centre in letters.values())
        if found != 3:
            raise _bad("box-letter-count", name=kind, found=found)


def _are_different(kinds: list[Any]) -> bool:
    return all(kind in START_NAMES for kind in kinds) and len(set(kinds)) == len(kinds)


def _check_buildings(buildings: dict[str, Any]) -> None:
    for kind in buildings:
        if kind not in KINDS:
            raise _bad("box-building-unknown", name=kind, kinds=", ".join(KINDS))
    for number, kind in enumerate(KINDS):
        building = buildings[kind]
        if not isinstance(building, dict):
            raise _bad("box-not-a-table", section=f"buildings.{kind}")
        known_keys(building, f"buildings.{kind}", (*STACKS, "cost", "input", "output", *NOTES))
        whole(building, f"buildings.{kind}", [stack for stack in STACKS if stack in building], 0, 20)
        _check_cost(kind, building.get("cost"))
        _check_making(kind, number, building)
        if building.get("start", 0) != (3 if number in START_KINDS else 0):
            raise _bad("box-start", name=kind)
    for stack, size in zip(STACKS, STACK_SIZES, strict=True):
        found = sum(building.get(stack, 0) for building in buildings.values())
        if found != size:
            raise _bad("box-stack", stack=stack, size=size, found=found)


def _check_cost(kind: str, cost: Any) -> None:
    if not isinstance(cost, dict):
        raise _bad("box-cost", name=kind, most=DEAREST)
    known_keys(cost, f"buildings.{kind}.cost", GOODS)
    whole(cost, f"buildings.{kind}.cost", list(cost), 1, DEAREST)
    # The search for a way to pay (rules/production.py) follows one chain beside the simple goods.
    if sum(cost.values()) > DEAREST or sum(cost[good] for good in cost if GOODS.index(good) >= FIRST_MIDDLE) > 1:
        raise _bad("box-cost", name=kind, most=DEAREST)


def _check_making(kind: str, number: int, building: dict[str, Any]) -> None:
    """Production leads from one tier of goods to the next; what an exchange knows is in the rules (H-42)."""
    if kind in EXCHANGED or number >= FIRST_VICTORY:
        if "input" in building or "output" in building:
            raise _bad("box-makes-nothing", name=kind)
        return
    if building.get("output") != GOODS[number]:
        raise _bad("box-output", name=kind, output=GOODS[number])
    wanted = () if number in SIMPLE else SIMPLE if number in MIDDLE else MIDDLE
    goods = tuple(GOODS[good] for good in wanted)
    if building.get("input") not in (goods or (None,)):
        raise _bad("box-input", name=kind, goods=", ".join(goods) or "-")
