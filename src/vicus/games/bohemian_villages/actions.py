"""The actions of the game. Their order gives the ids, which are the same in every position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from vicus.spec.action import Kind, Kinds, Listed
from vicus.spec.among import Among

from .box import Contents
from .components import HANDS, PLACES, SLOTS, BuildingKind


def dice_text(hand: tuple[int, ...]) -> str:
    return "+".join(map(str, hand))


def _in_order(dice: str) -> str:
    return "+".join(sorted(dice.split("+")))


Hand = Annotated[tuple[int, ...], Among(HANDS, text=dice_text, same=_in_order)]


class Use(Kind, frozen=True):
    """Choose the dice of the next move (a single die is never legal)."""

    dice: Hand


class Reroll(Kind, frozen=True):
    """Give the special-action tile and roll these dice again."""

    dice: Hand


class Place(Kind, frozen=True):
    """Set a figure. `number` tells buildings of the same kind in one village apart."""

    form = "place {kind} {village}[ #{number}]"
    also = {"glassworks": "manufactory"}  # noqa: RUF012  # a struct's class variable

    kind: BuildingKind
    village: str
    number: int = 1


class Bishop(Kind, frozen=True):
    """Fetch the bishop, with a double."""


class Tile(Kind, frozen=True):
    """Take a special-action tile, with any two dice."""


class Pass(Kind, frozen=True):
    """End the turn without a second move (or, forced, when nothing is possible)."""


Value = Use | Reroll | Place | Bishop | Tile | Pass


def places(box: Contents) -> Mapping[int, Place]:
    """The buildings as printed, by place: side * SLOTS + slot."""
    built = [side * SLOTS + slot for side, village in enumerate(box.sides) for slot in range(len(village.buildings))]
    return {place: place_at(box, place) for place in built}


def place_at(box: Contents, place: int) -> Place:
    """One of them."""
    village = box.sides[place // SLOTS]
    kinds = [building.kind for building in village.printed[: place % SLOTS + 1]]
    return Place(kinds[-1], village.name, kinds.count(kinds[-1]))


KINDS = Kinds("bohemian_villages", Use, Reroll, Listed(Place, PLACES, places), Bishop, Tile, Pass)

USE = KINDS.first(Use)  # + hand: these dice are the group for the next move
REROLL = KINDS.first(Reroll)  # + hand: give the special-action tile and roll these dice again
SET = KINDS.first(Place)  # + place: set a figure there
BISHOP = KINDS.first(Bishop)
TILE = KINDS.first(Tile)
PASS = KINDS.first(Pass)
