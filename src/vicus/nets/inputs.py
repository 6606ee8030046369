"""What a net makes of an observation, from its declaration alone: nothing here knows a game.

Each number of an observation is a byte, and a net takes it for a *symbol*: what it adds to the first layer is a row of a
table, looked up by the byte's value. Numbers of one field share how their values are described (`Group`): a column for each
value where there are few, else some columns that are learned, and for what counts something a column that grows with it.
The value at rest (mostly 0) adds nothing, so numbers of players who do not play, and of empty places, cost nothing.

One net serves all numbers of players: an observation of fewer has its numbers at the same places, with gaps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    from vicus.engine.observation import FieldLayout, ObservationSpec

    Array = np.ndarray[Any, Any]

FEW = 8
"""Up to so many values a symbol has a column for each."""
LARGE = 32
"""Counts are divided by the highest they can be, but by no more than this."""


@dataclass(frozen=True)
class Group:
    """Bytes with the same meaning: the places of a field, or the upper or lower halves of its numbers."""

    name: str
    first: int
    cells: int
    apart: int
    """From one byte to the next: 2 for numbers that take two."""
    low: int
    high: int
    counts: bool
    """It is a number, no category."""

    @property
    def values(self) -> int:
        return self.high - self.low + 1

    @property
    def rest(self) -> int:
        """The value that adds nothing.

        >>> Group("dice", 0, 4, 1, 0, 6, True).rest, Group("players", 0, 1, 1, 2, 5, True).rest
        (0, 2)
        """
        return min(max(0, self.low), self.high)

    @property
    def is_learned(self) -> bool:
        """Too many values for a column each."""
        return self.values > FEW

    @property
    def scale(self) -> int:
        return max(1, min(LARGE, self.high - self.rest))

    @property
    def has_count(self) -> bool:
        return self.counts and self.values > 2

    def places(self) -> range:
        return range(self.first, self.first + self.cells * self.apart, self.apart)


@dataclass(frozen=True)
class Inputs:
    """The bytes of a game's widest observation, and where those of fewer players stand among them."""

    digest: str
    width: int
    groups: tuple[Group, ...]
    places: dict[int, tuple[int, ...]]
    """By number of players: for each byte of their observation its place in the widest one.

    Bytes that are in no group are not read."""

    def columns(self, learned: int) -> int:
        """How many numbers the first layer gets, with so many columns where they are learned."""
        return sum(group.cells * columns_of(group, learned) for group in self.groups)

    def to_data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Inputs:
        groups = tuple(Group(**each) for each in data["groups"])
        places = {int(players): tuple(found) for players, found in data["places"].items()}
        return cls(data["digest"], data["width"], groups, places)


def columns_of(group: Group, learned: int) -> int:
    """Of one byte: a column for each value but the one at rest, or learned ones; and the count.

    >>> columns_of(Group("dice", 0, 4, 1, 0, 6, True), 8), columns_of(Group("tile", 0, 1, 1, 0, 99, False), 8)
    (7, 8)
    """
    return (learned if group.is_learned else group.values - 1) + group.has_count


def inputs(specs: Sequence[ObservationSpec], unread: Sequence[str] = ()) -> Inputs:
    """Of the observations of a game, one for each number of players, but for the fields that are not read."""
    widest = max(specs, key=lambda spec: spec.players)
    groups = tuple(group for field in widest.fields if field.name not in unread for group in _groups(field))
    places = {spec.players: tuple(_places(spec, widest)) for spec in specs}
    return Inputs(widest.digest, widest.width, groups, places)


def _groups(field: FieldLayout) -> Iterator[Group]:
    from vicus.engine.observation import WIDE_BITS

    counts = field.kind == "number"
    if not field.wide:
        yield Group(field.name, field.start, field.size, 1, field.low, field.high, counts)
        return
    cells = field.size // 2
    yield Group(f"{field.name}.high", field.start, cells, 2, field.low >> WIDE_BITS, field.high >> WIDE_BITS, counts)
    yield Group(field.name, field.start + 1, cells, 2, 0, (1 << WIDE_BITS) - 1, counts)


def _places(spec: ObservationSpec, widest: ObservationSpec) -> Iterator[int]:
    import numpy as np

    for field in spec.fields:
        wide = widest[field.name]
        bytes_each = (2,) if field.wide else ()
        numbers = wide.start + np.arange(wide.size).reshape((*wide.shape, *bytes_each))
        yield from (int(place) for place in numbers[tuple(slice(0, n) for n in (*field.shape, *bytes_each))].ravel())


def turned(values: Sequence[Any], by_seat: Sequence[str], seats: int) -> dict[int, list[list[int]]]:
    """By number of players and seat: the id that each action has for a net, counted from the own seat.

    `values` are the values of all actions by id. Where no field names a seat every action keeps its id.
    """
    kept = list(range(len(values)))
    if not by_seat:
        return {players: [kept] * players for players in range(2, seats + 1)}
    numbers = {value: number for number, value in enumerate(values) if value is not None}

    def seen_by(seat: int, players: int) -> list[int]:
        own = ((number, value and _turned(value, by_seat, seat, players)) for number, value in enumerate(values))
        return [numbers.get(value, number) for number, value in own]

    return {players: [seen_by(seat, players) for seat in range(players)] for players in range(2, seats + 1)}


def _turned(value: Any, by_seat: Sequence[str], seat: int, players: int) -> Any:
    import msgspec

    changed = {
        name: (number - seat) % players
        for name in by_seat
        if (number := getattr(value, name, None)) is not None and number < players
    }
    return msgspec.structs.replace(value, **changed) if changed else value
