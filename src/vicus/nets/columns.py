"""Observations as the columns of a net's first layer, in the one order that training and quantising agree on.

First a column for each value of what has few, then the counts, then what is learned; within each the groups in the order of
the declaration, and of a group one byte after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .inputs import Group, Inputs

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def spread(inputs: Inputs, rows: Array, players: int) -> Array:
    """Observations `[n, width]` of so many players at their places in the widest one; what is not there rests."""
    import numpy as np

    wide = np.tile(rests(inputs), (len(rows), 1))
    wide[:, list(inputs.places[players])] = rows
    found: Array = np.clip(wide, *bounds(inputs))
    return found


def rests(inputs: Inputs) -> Array:
    """The value at which each byte adds nothing."""
    return _of_each(inputs, lambda group: group.rest)


def bounds(inputs: Inputs) -> tuple[Array, Array]:
    """The lowest and the highest value of each byte. (An owner's box may bring higher ones: they count as the highest.)"""
    return _of_each(inputs, lambda group: group.low), _of_each(inputs, lambda group: group.high)


def _of_each(inputs: Inputs, number: Any) -> Array:
    import numpy as np

    found = np.zeros(inputs.width, "i2")
    for group in inputs.groups:
        found[list(group.places())] = number(group)
    return found


def few(inputs: Inputs) -> Iterator[tuple[Group, int]]:
    """Groups with a column for each value, and the first of their columns."""
    at = 0
    for group in inputs.groups:
        if not group.is_learned:
            yield group, at
            at += group.cells * (group.values - 1)


def counts(inputs: Inputs) -> Iterator[tuple[Group, int]]:
    """Groups that count something, and the first of their columns."""
    at = sum(group.cells * (group.values - 1) for group in inputs.groups if not group.is_learned)
    for group in inputs.groups:
        if group.has_count:
            yield group, at
            at += group.cells


def learned(inputs: Inputs, width: int) -> Iterator[tuple[Group, int, int]]:
    """Groups whose symbols are learned: the first of their columns (`width` for each byte), and their row in the symbols."""
    at, row = inputs.columns(0), 0
    for group in inputs.groups:
        if group.is_learned:
            yield group, at, row
            at += group.cells * width
            row += group.values


def symbol_rows(inputs: Inputs) -> int:
    """How many symbols are learned."""
    return sum(group.values for group in inputs.groups if group.is_learned)


def columns(inputs: Inputs, symbols: Array, wide: Array) -> Array:
    """The columns `[n, C]` of observations at their places in the widest one."""
    import numpy as np

    width = symbols.shape[1]
    found = np.zeros((len(wide), inputs.columns(width)), "f4")
    for group, at in few(inputs):
        shown = [value for value in range(group.low, group.high + 1) if value != group.rest]
        is_so = wide[:, list(group.places()), None] == np.array(shown, "i2")
        found[:, at : at + group.cells * len(shown)] = is_so.reshape(len(wide), -1)
    for group, at in counts(inputs):
        found[:, at : at + group.cells] = (wide[:, list(group.places())] - group.rest) / np.float32(group.scale)
    for group, at, row in learned(inputs, width):
        of_values = symbols[row : row + group.values] - symbols[row + group.rest - group.low]
        chosen = of_values[wide[:, list(group.places())] - group.low]
        found[:, at : at + group.cells * width] = chosen.reshape(len(wide), -1)
    return found
