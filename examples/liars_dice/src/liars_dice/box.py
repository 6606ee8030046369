"""What is in the box: its form. Ranges are checked, and owners' files get errors that say what to write."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vicus.spec.box import BoxSpec, Part, Title

from .state import DICE_AT_MOST


class Cups(Part, frozen=True):
    dice: Annotated[int, Meta(ge=1, le=DICE_AT_MOST)]


class Contents(msgspec.Struct, frozen=True):
    """The whole box: a field for each section of box.toml."""

    box: Title
    cups: Cups


BOX = BoxSpec(Contents)
