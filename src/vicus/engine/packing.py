"""A position as bytes, for code in another place: the same as a record of the compiled engines, but without NumPy."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from struct import Struct
from typing import Any

from .layout import Blank, Field

LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q"}
"""How `struct` calls NumPy's elements."""


def pack(state: Blank) -> bytes:
    """All numbers of a state, byte for byte as `state.to_record().tobytes()`; struct.error if one does not fit its field.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=1)
    >>> pack(match.state) == match.state.to_record().tobytes()
    True
    """
    return _record(state.fields).pack(*(number for _, value in state.values() for number in _flat(value)))


_records: dict[tuple[Field, ...], Struct] = {}


def _record(fields: tuple[Field, ...]) -> Struct:
    if fields not in _records:
        # aligned as C has it; the end, too: `0q` fills up to where the next state of a row would begin
        _records[fields] = Struct("@" + "".join(f"{prod(field.shape)}{LETTERS[field.code]}" for field in fields) + "0q")
    return _records[fields]


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for part in value:
            yield from _flat(part)
    else:
        yield value
