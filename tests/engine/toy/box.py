"""What is in the box."""

import msgspec

from vicus.spec.box import BoxSpec


class Contents(msgspec.Struct, frozen=True):
    faces: list[int]
    turns: int


BOX = BoxSpec(Contents)
