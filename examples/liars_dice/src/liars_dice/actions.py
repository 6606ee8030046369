"""The actions of the game. Their order gives the ids, which are the same in every position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from vicus.spec.action import Kind, Kinds
from vicus.spec.among import Among

from .state import DICE_AT_MOST, FACES, SEATS


class Bid(Kind, frozen=True):
    """Bid that at least so many of all dice show this face."""

    form = "bid {count} × {face}"
    also: ClassVar[Mapping[str, str]] = {"x": "×"}

    count: Annotated[int, Among(range(1, SEATS * DICE_AT_MOST + 1))]
    face: Annotated[int, Among(range(1, FACES + 1))]


class Doubt(Kind, frozen=True):
    """Doubt the last bid."""


Value = Bid | Doubt

KINDS = Kinds("liars_dice", Bid, Doubt)

BID = KINDS.first(Bid)
DOUBT = KINDS.first(Doubt)
