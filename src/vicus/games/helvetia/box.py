"""What is in the box: its form, and what no game could be played without."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from vicus.errors import BadBox
from vicus.spec.box import BoxSpec, Part, Title

from .components import (
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
    START_NAMES,
    Good,
    Kind,
    Letter,
    Stack,
    StartKind,
)

MOST_POINTS = 100
DEAREST = 4
"""No building costs more goods."""
LETTERS_OF_A_KIND = 3

Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Goal = Annotated[int, Meta(ge=1, le=MOST_POINTS)]
Copies = Annotated[int, Meta(ge=0, le=20)]


class Rules(Part, frozen=True):
    goal: Goal
    first_game_goal: Goal
    victory_building: Points
    surround: Annotated[list[Points], Meta(min_length=2, max_length=2)]


class GoodsTiles(Part, frozen=True):
    """For the first delivery of a good; simple goods have none (H-61)."""

    cow: Points
    bread: Points
    iron: Points
    goat: Points
    beer: Points
    milk: Points
    cheese: Points
    meat: Points
    cloth: Points
    cowbell: Points

    def of(self, good: Good) -> int:
        return int(getattr(self, good, 0))


class BranchTiles(Part, frozen=True):
    """For the first complete branch, named by its first good (H-63)."""

    grain: Points
    water: Points
    ore: Points
    wood: Points

    @property
    def points(self) -> tuple[int, ...]:
        """In the order of the branches."""
        return self.grain, self.water, self.ore, self.wood


class Centre(Part, frozen=True):
    """The start buildings with the letter of a village centre (H-15)."""

    buildings: Annotated[list[StartKind], Meta(min_length=START_BUILDINGS, max_length=START_BUILDINGS)]


class Face(Part, frozen=True):
    """A kind of building: how many lie in which stack, what it costs, what it needs and makes."""

    cost: dict[Good, Annotated[int, Meta(ge=1, le=DEAREST)]]
    start: Copies = 0
    stack1: Copies = 0
    stack2: Copies = 0
    stack3: Copies = 0
    input: Good | None = None
    output: Good | None = None

    def copies(self, stack: Stack) -> int:
        found: int = getattr(self, stack)
        return found


class Contents(msgspec.Struct, frozen=True, dict=True):
    """The whole box."""

    box: Title
    rules: Rules
    goods_tiles: GoodsTiles
    branch_tiles: BranchTiles
    letters: dict[Letter, Centre]
    buildings: dict[Kind, Face]

    @cached_property
    def stacks(self) -> dict[Kind, list[Stack]]:
        """In which stacks each kind of building lies."""
        return {kind: [stack for stack in STACKS if face.copies(stack)] for kind, face in self.buildings.items()}


def _bad(key: str, **params: Any) -> BadBox:
    return BadBox(key, game="helvetia", **params)


def check(box: Contents) -> None:
    """Raise BadBox for a box that no game can be played with."""
    _check_letters(box.letters)
    for number, kind in enumerate(KINDS):
        face = box.buildings[kind]
        _check_cost(kind, face.cost)
        _check_making(kind, number, face)
        if face.start != (LETTERS_OF_A_KIND if kind in START_NAMES else 0):
            raise _bad("box-start", at=f"buildings.{kind}.start", name=kind)
    for stack, size in zip(STACKS, STACK_SIZES, strict=True):
        found = sum(face.copies(stack) for face in box.buildings.values())
        if found != size:
            raise _bad("box-stack", at="buildings", stack=stack, size=size, found=found)


def _check_letters(letters: dict[Letter, Centre]) -> None:
    for letter in LETTERS:
        if len(set(letters[letter].buildings)) != START_BUILDINGS:
            raise _bad("box-letter", at=f"letters.{letter}.buildings", letter=letter, kinds=", ".join(START_NAMES))
    for kind in START_NAMES:  # each start building carries one letter (H-15)
        found = sum(kind in centre.buildings for centre in letters.values())
        if found != LETTERS_OF_A_KIND:
            raise _bad("box-letter-count", at="letters", name=kind, found=found)


def _check_cost(kind: Kind, cost: dict[Good, int]) -> None:
    # The search for a way to pay (rules/production.py) follows one chain beside the simple goods.
    if sum(cost.values()) > DEAREST or sum(cost[good] for good in cost if GOODS.index(good) >= FIRST_MIDDLE) > 1:
        raise _bad("box-cost", at=f"buildings.{kind}.cost", name=kind, most=DEAREST)


def _check_making(kind: Kind, number: int, face: Face) -> None:
    """H-41: production leads from one tier of goods to the next; what an exchange knows is in the rules (H-42)."""
    if kind in EXCHANGED or number >= FIRST_VICTORY:
        if face.input or face.output:
            raise _bad("box-makes-nothing", at=f"buildings.{kind}.input", name=kind)
        return
    if face.output != GOODS[number]:
        raise _bad("box-output", at=f"buildings.{kind}.output", name=kind, output=GOODS[number])
    wanted = () if number in SIMPLE else SIMPLE if number in MIDDLE else MIDDLE
    goods = tuple(GOODS[good] for good in wanted)
    if face.input not in (goods or (None,)):
        raise _bad("box-input", at=f"buildings.{kind}.input", name=kind, goods=", ".join(goods) or "-")


BOX = BoxSpec(Contents, replaced=("cost",), check=check)
