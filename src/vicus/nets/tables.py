"""The first layer as tables: what each value of each byte adds, worked out once when a net is loaded, in whole numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .columns import counts, few, learned
from .inputs import Group, Inputs
from .weights import FINE, LARGEST_ENTRY, SYMBOLS, TABLES, Weights

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def first_rows(inputs: Inputs) -> dict[Group, int]:
    """The first row of each group in the table; those of a byte stand together, one for each value from the lowest."""
    found, at = {}, 0
    for group in inputs.groups:
        found[group] = at
        at += group.cells * group.values
    return found


def table(inputs: Inputs, weights: Weights) -> Array:
    """[values of all bytes, H] as 16 bits; those that rest add nothing. ValueError if a number does not fit."""
    import numpy as np

    size = sum(group.cells * group.values for group in inputs.groups)
    found = np.zeros((size, weights.hidden), "i2")
    rows, places = first_rows(inputs), FINE - int(weights.exponents[TABLES])
    for group, exact in entries(inputs, weights):
        part = rounded(exact, places).reshape(-1, weights.hidden)
        if abs(part).max(initial=0) > LARGEST_ENTRY:
            raise ValueError(f"{group.name}: an entry of its table does not fit 16 bits")
        found[rows[group] : rows[group] + len(part)] = part
    return found


def rounded(numbers: Array, places: int) -> Array:
    """Divided by a power of two, to the nearest whole number, halves upwards."""
    return (numbers + ((1 << places) >> 1)) >> places


def entries(inputs: Inputs, weights: Weights) -> Iterator[tuple[Group, Array]]:
    """By group, [bytes, values, H]: the same before it is rounded, with the exponent FINE."""
    import numpy as np

    of_few, of_counts = dict(few(inputs)), dict(counts(inputs))
    of_learned = {group: (at, row) for group, at, row in learned(inputs, weights.learned)}
    for group in inputs.groups:
        found = np.zeros((group.cells, group.values, weights.hidden), "i8")
        if group in of_few:
            shown = [value for value in range(group.values) if value != group.rest - group.low]
            found[:, shown] = _rows(weights, of_few[group], group.cells, len(shown))
        if group in of_counts:
            numbers = np.arange(group.low, group.high + 1) - group.rest
            grown = numbers[:, None] * _rows(weights, of_counts[group], group.cells, 1)
            found += (2 * grown + group.scale) // (2 * group.scale)
        if group in of_learned:
            at, row = of_learned[group]
            symbols = weights.symbols[row : row + group.values].astype("f8")
            symbols -= symbols[group.rest - group.low]
            rows = _rows(weights, at, group.cells, weights.learned, int(weights.exponents[SYMBOLS]))
            # Whole numbers below 2**53 are exact as fractions, too, and those are multiplied much quicker.
            found += (symbols @ rows.astype("f8")).astype("i8")
        yield group, found


def _rows(weights: Weights, at: int, cells: int, each: int, other: int = 0) -> Array:
    """[bytes, columns of each, H] of the first layer, such that times something with the exponent `other` it has FINE."""
    number = cells * each
    shifts = FINE - other - weights.first_exponents[at : at + number].astype("i8")
    found: Array = weights.first[at : at + number].astype("i8") << shifts[:, None]
    return found.reshape(cells, each, -1)
