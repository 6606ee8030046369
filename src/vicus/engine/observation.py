"""What a seat may see as a row of small numbers, for programs that learn: declared field by field.

    OBSERVATION = Observation(
        version=1,
        fields=(
            *common(seats=5),
            Seen("bank", "s.bank", "coins left", high=300),
            Seen("figures", "s.figures[p]", "figures in front of a player", high=15, each=(PLAYERS,)),
        ),
    )

A field's code is an expression in the language of the rules: `s` is the state, `seat` who looks, and each axis has a letter of
its own. Functions that it calls stand in the game's `rules/sight.py`; one that `fills` writes all numbers of its field itself,
into zeros: `owners(s, seat, at, out)`. A closer look (`closer`) has the same facts once more in a form that is easier to learn
from, behind the others: whoever wants it makes longer rows. From the declaration follow the code that every engine runs
(`vicus.engine.sightcode`), where each number stands, names, ranges and documentation.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, Literal

from vicus.errors import BadOption

Kind = Literal["number", "category", "seat"]
LOWEST, HIGHEST = -128, 127
"""What a number of an observation can be: a signed byte. Greater ones take two."""
WIDE_BITS = 7


@dataclass(frozen=True)
class Axis:
    """A field has a number for each of these."""

    name: str
    letter: str
    length: int
    """0: as many as there are players."""
    labels: tuple[str, ...] = ()


PLAYERS = Axis("player", "p", 0)
"""The own seat first, then the others in the order of turns."""


@dataclass(frozen=True)
class Seen:
    """One field of an observation."""

    name: str
    code: str
    about: str
    low: int = 0
    high: int = 1
    each: tuple[Axis, ...] = ()
    labels: tuple[str, ...] = ()
    """What the values 0, 1, 2 … stand for: it is a category then."""
    seat: bool = False
    """It names a seat, seen from who looks: 0 nobody, 1 oneself, 2 the next one …"""
    fills: bool = False
    """Its code is the name of a function that writes all of it. No code: the field before it writes this one, too."""

    @property
    def kind(self) -> Kind:
        return "seat" if self.seat else "category" if self.labels else "number"

    @property
    def is_wide(self) -> bool:
        """Takes two numbers: n >> 7 and n & 127."""
        return self.low < LOWEST or self.high > HIGHEST


def common(seats: int) -> tuple[Seen, ...]:
    """What every observation begins with, in a game for two to so many players."""
    return (
        Seen("players", "s.players", "how many play", low=2, high=seats),
        Seen("seat", "seat", "the own seat, as actions and records count", high=seats - 1),
        Seen("mover", "-1 if s.over else s.seat", "whose decision it is", seat=True),
        Seen("over", "s.over", "1: the game has ended"),
    )


@dataclass(frozen=True)
class FieldLayout:
    """Where a field stands in an observation of so many players, and what its numbers mean."""

    name: str
    about: str
    kind: Kind
    start: int
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    low: int
    high: int
    labels: tuple[str, ...]
    wide: bool

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return prod(self.shape) * (2 if self.wide else 1)

    @property
    def stop(self) -> int:
        return self.start + self.size

    def read(self, rows: Any) -> Any:
        """Its values, out of an array whose last axis is an observation (`rows[..., D]`), in the field's own shape."""
        import numpy as np

        given = np.asarray(rows)
        if given.ndim < 1 or given.shape[-1] < self.stop:
            raise BadOption("bad-observation", width=self.stop, shape=str(list(given.shape)))
        part = given[..., self.start : self.stop]
        before = part.shape[:-1]
        if not self.wide:
            return part.reshape((*before, *self.shape))
        pairs = part.reshape((*before, *self.shape, 2)).astype("i4")
        return (pairs[..., 0] << WIDE_BITS) + pairs[..., 1]


class ObservationSpec:
    """The observation of a game with so many players: fields by name, and how many numbers there are.

    >>> import vicus
    >>> spec = vicus.game("bohemian_villages").observation(players=2)
    >>> spec.version, spec["bank"].shape, len(spec.digest)
    (1, (), 16)
    """

    def __init__(self, declared: Observation, players: int, closer: bool = False) -> None:
        self.version, self.players, self.closer = declared.version, players, closer and bool(declared.closer)
        fields = (*declared.fields, *declared.closer) if closer else declared.fields
        self.fields: tuple[FieldLayout, ...] = tuple(_laid(fields, players))
        self.width = self.fields[-1].stop if self.fields else 0
        self._by_name = {field.name: field for field in self.fields}

    def __getitem__(self, name: str) -> FieldLayout:
        return self._by_name[name]

    def __repr__(self) -> str:
        return f"<ObservationSpec version {self.version}: {self.width} numbers in {len(self.fields)} fields>"

    @cached_property
    def digest(self) -> str:
        """Of everything that a number's meaning depends on; whoever keeps observations or nets keeps it with them."""
        told = "\n".join(repr((f.name, f.kind, f.start, f.shape, f.low, f.high, f.labels, f.wide)) for f in self.fields)
        return hashlib.sha256(f"{self.version}\n{told}".encode()).hexdigest()[:16]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each number: `coins[1]`, `owner[3,2]`; of two that belong together the first has `.high`."""
        return tuple(name for field in self.fields for name in _names(field))

    def read(self, rows: Any) -> dict[str, Any]:
        """An observation, or an array of them, by field."""
        import numpy as np

        shape = np.shape(rows)
        if not shape or shape[-1] != self.width:
            raise BadOption("bad-observation", width=self.width, shape=str(list(shape)))
        return {field.name: field.read(rows) for field in self.fields}

    @cached_property
    def low(self) -> Any:
        """The lowest that each number can be."""
        return self._bounds(0)

    @cached_property
    def high(self) -> Any:
        """The highest that each number can be."""
        return self._bounds(1)

    def _bounds(self, end: int) -> Any:
        import numpy as np

        found = []
        for field in self.fields:
            pair = (field.low, field.high)
            if field.wide:
                found += [pair[end] >> WIDE_BITS, (0, (1 << WIDE_BITS) - 1)[end]] * prod(field.shape)
            else:
                found += [pair[end]] * prod(field.shape)
        bounds = np.array(found, "i1")
        bounds.flags.writeable = False  # of all who have this layout
        return bounds


@dataclass(frozen=True)
class Observation:
    """All that a seat may see and could remember, as numbers. Another version: fields, order or meaning have changed."""

    version: int
    fields: tuple[Seen, ...]
    closer: tuple[Seen, ...] = ()
    """What a closer look has besides, for programs that learn: no new facts, but said so that less has to be worked out."""
    unread: tuple[str, ...] = ()
    """Fields that a net need not read that looks closer: names of components of which it sees what is printed on them."""
    by_seat: tuple[str, ...] = ()
    """Fields of actions that name a seat, or what belongs to one (the rest count on behind the last seat). To a net they
    count from the own seat, as observations do."""

    def layout(self, players: int, closer: bool = False) -> ObservationSpec:
        """Laid out once; whoever asks for every position gets the same again."""
        if (players, closer) not in self._layouts:
            self._layouts[players, closer] = ObservationSpec(self, players, closer)
        return self._layouts[players, closer]

    @cached_property
    def _layouts(self) -> dict[tuple[int, bool], ObservationSpec]:
        return {}


def _laid(fields: Sequence[Seen], players: int) -> Iterator[FieldLayout]:
    start = 0
    for field in fields:
        shape = tuple(axis.length or players for axis in field.each)
        high = players if field.seat else len(field.labels) - 1 if field.labels else field.high
        low = 0 if field.seat or field.labels else field.low
        laid = FieldLayout(
            field.name,
            field.about,
            field.kind,
            start,
            shape,
            tuple(axis.name for axis in field.each),
            low,
            high,
            field.labels,
            field.is_wide,
        )
        yield laid
        start = laid.stop


def _names(field: FieldLayout) -> Iterator[str]:
    import numpy as np

    for index in np.ndindex(*field.shape):
        name = f"{field.name}[{','.join(map(str, index))}]" if index else field.name
        if field.wide:
            yield f"{name}.high"
        yield name
