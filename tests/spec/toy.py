"""A small declaration that shows every form: kinds of action, events, a box, a view. There are no rules; nobody plays it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args

import msgspec
from msgspec import Meta as Limits

from vicus.spec.action import Kind, Kinds, Listed, Twice
from vicus.spec.among import Among
from vicus.spec.box import BoxSpec, Part
from vicus.spec.game import GameSpec, Why
from vicus.spec.meta import Line, Meta, Option
from vicus.spec.view import Common, common, restore_common

from . import toy_events

Colour = Literal["red", "dark_green"]
Number = Annotated[int, Limits(ge=1, le=9)]


# -- actions ------------------------------------------------------------------------------------------------------------


class Take(Kind, frozen=True):
    """Take a stone."""

    space: Annotated[int, Among(range(3))]
    colour: Annotated[Colour, Among(get_args(Colour))]


class Visit(Kind, frozen=True):
    """Go to a town."""

    form = "visit {town}[ #{gate}]"
    also = {"capital": "Old Town"}  # noqa: RUF012  # a struct's class variable

    town: str
    gate: int = 1


class Build(Kind, frozen=True):
    """Build something."""

    what: Annotated[str, Among(("mill", "town_hall"))]
    extra: bool = False


class PassOn(Kind, frozen=True):
    """Leave it."""


Value = Take | Visit | Build | PassOn


class Town(Part, frozen=True):
    name: str
    gates: Number


class Stones(Part, frozen=True):
    number: Number
    colours: Annotated[list[str], Limits(min_length=2, max_length=2)]


class Contents(msgspec.Struct, frozen=True):
    """The box."""

    stones: Stones
    towns: dict[str, Town]
    boards: list[Stones] = []


def visits(box: Contents) -> Mapping[int, Visit]:
    """Five ids are kept for each town, however many gates it has."""
    towns = list(box.towns.values())
    return {5 * i + gate - 1: Visit(town.name, gate) for i, town in enumerate(towns) for gate in range(1, town.gates + 1)}


KINDS = Kinds("toy", Take, Listed(Visit, 10, visits), Twice("extra", (Build,)), PassOn)

BOX = BoxSpec(Contents, replaced=("boards",))
DATA: dict[str, Any] = {
    "stones": {"number": 5, "colours": ["red", "green"], "provenance": "rulebook"},
    "towns": {"A": {"name": "Old Town", "gates": 2}, "B": {"name": "Byford", "gates": 1, "provenance": "reconstructed"}},
}
CONTENTS = BOX.box(DATA).contents


# -- view ---------------------------------------------------------------------------------------------------------------


class Stone(TypedDict):
    """A stone on the table."""

    colour: Colour  # what it looks like
    at: tuple[int, int]  # row and column
    owner: NotRequired[int | None]  # who has it


class View(Common):
    """The toy as a seat sees it."""

    stones: list[Stone]  # all that lie
    left: dict[Colour, int]  # in the bag
    # a line that is no field's comment
    note: str


class Preview(TypedDict, total=False):
    """What an action would bring."""

    points: int  # at once


class Feature(IntEnum):
    POINTS = 0


def view(s: Any, seat: int | None, box: Contents) -> View:
    return {
        **common(s, seat, "toy"),
        "stones": [{"colour": "red", "at": (0, 1)}],
        "left": {"red": 1, "dark_green": 0},
        "note": "",
    }


def restore(seen: View, box: Contents) -> Any:
    from vicus.engine.layout import Header

    s = Header()
    restore_common(s, seen)
    return s


def duty(_s: Any) -> Why:
    return Why("T-01", "now", {})


TOY: GameSpec[View, Value] = GameSpec(
    name="toy",
    package=__name__,
    meta=Meta(
        "Toy", "-", "-", 2026, (2, 3), 1, (Line("points"), Line("cards", private=True)), {"wind": Option(("calm", "storm"))}
    ),
    box=BOX,
    actions=KINDS,
    events=toy_events,
    View=View,
    view=view,
    restore=restore,
    explain=lambda _s, _action, _legal, _rules, _box: Why("T-01", "no", {}),
    duty=duty,
    census=lambda _s, _box: {},
    features=Feature,
    Preview=Preview,
)
