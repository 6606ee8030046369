"""Which columns the first layer has while a net learns, and which rows of its weights they take.

A byte has a column for each of its values but the one at rest, and one more for what it counts. The rows stand in this order:
of bytes with few values, of those whose values are described by learned columns, of counts, of the bias, and one of zeros.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from vicus.nets.inputs import Inputs

LEAST, MOST = -128, 127
"""Of a byte."""
COUNTED = 1, 0
"""The lowest and the highest value of a column that is the byte itself (`fused.Columns`)."""


class Column(NamedTuple):
    """Shows whether its byte is within these, and adds this row."""

    low: int
    high: int
    row: int


class FirstLayer:
    """`lowest`, `highest`: by group, the values between which each has a row of its own; those beyond share the last one."""

    def __init__(self, inputs: Inputs, lowest: Sequence[int] | None, highest: Sequence[int] | None) -> None:
        number = len(inputs.groups)
        kept = zip(inputs.groups, lowest or [LEAST] * number, highest or [MOST] * number, strict=True)
        self.groups = inputs.groups
        self.values = [range(max(group.low, low), min(group.high, high) + 1) for group, low, high in kept]
        self.learned = [(g, values) for g, values in zip(self.groups, self.values, strict=True) if g.is_learned]
        self.few = sum(group.cells * (group.values - 1) for group in self.groups if not group.is_learned)
        """Rows of bytes with few values."""
        self.most = max((len(values) for _, values in self.learned), default=1)
        """All learned groups are worked on as if they had as many values as the largest: one product instead of dozens."""
        self.cells = [index for index, (group, _) in enumerate(self.learned) for _ in range(group.cells)]
        """Of each learned byte: its place in `learned`."""
        self.counts = [group for group in self.groups if group.has_count for _ in range(group.cells)]
        self.bias = self.few + len(self.cells) * self.most + len(self.counts)
        """The row of what is always there …"""
        self.zeros = self.bias + 1
        """… and that of zeros."""
        self.columns = self._columns(inputs.width)
        """By byte of the widest observation."""

    def symbols(self) -> Iterator[tuple[list[int], int]]:
        """By learned group: the symbol of each of its values (as many as `most`), and the one at rest."""
        first = 0
        for group, values in self.learned:
            last = values[-1]
            yield [first + min(values[0] + at, last) - group.low for at in range(self.most)], first + group.rest - group.low
            first += group.values

    def number_of_symbols(self) -> int:
        return sum(group.values for group, _ in self.learned)

    def _columns(self, width: int) -> list[list[Column]]:
        found: list[list[Column]] = [[] for _ in range(width)]
        few, learned, count = 0, self.few, self.few + len(self.cells) * self.most
        for group, values in zip(self.groups, self.values, strict=True):
            for byte in group.places():
                if group.is_learned:
                    found[byte] += _looking_for(values, group.rest, range(learned, learned + len(values)))
                    learned += self.most
                else:
                    whole, rest = range(group.low, group.high + 1), group.rest - group.low
                    found[byte] += _looking_for(whole, group.rest, [few + at - (at > rest) for at in range(len(whole))])
                    few += len(whole) - 1
                if group.has_count:
                    found[byte].append(Column(*COUNTED, count))
                    count += 1
        return found


def _looking_for(values: range, rest: int, rows: Sequence[int]) -> Iterator[Column]:
    """One for each value but the one that rests; the first and the last also for what is beyond them."""
    for value, row in zip(values, rows, strict=True):
        if value != rest:
            yield Column(LEAST if value == values[0] else value, MOST if value == values[-1] else value, row)
