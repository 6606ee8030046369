"""Several people at one device: each is a guest of the house, known by name."""

from __future__ import annotations

import hashlib

import msgspec

from vicus.table.message_parts import Face

OWNER = hashlib.sha256(b"vicus: whoever plays in this browser").hexdigest()
"""Whose device it is: one for each browser; as long as any other guest's id, so it is told apart from all else in a log."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays at the device of another."""

    name: str
    face: Face = ""


def guest_of(name: str) -> str:
    """The id of somebody who plays here: whoever has the same name again is the same person.

    >>> guest_of("Ben") == guest_of(" ben "), guest_of("Ben") == guest_of("Eva"), len(guest_of("Ben")) == len(OWNER)
    (True, False, True)
    """
    return hashlib.sha256(f"vicus: plays at the same device as {OWNER}: {name.strip().casefold()}".encode()).hexdigest()
