"""The state of a game, declared once.

A game writes an annotated class, one line per field:

    @layout
    class State(Header):
        bank: Int16
        coins: Annotated[Row, "i2", 5]

mypy sees ints and lists; `State()` is the interpreted state (slots, Python ints, nested lists); `State.dtype` is the record of
the compiled engines.
"""

from __future__ import annotations

import inspect
import typing
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar

from .digest import mixed

if TYPE_CHECKING:
    import numpy as np

Int8 = Annotated[int, "i1"]
Int16 = Annotated[int, "i2"]
Int32 = Annotated[int, "i4"]
Int64 = Annotated[int, "i8"]
Row = list[int]
Grid = list[list[int]]

# Scratch arrays that rules and kernels are handed; the second part is the element type when compiled.
Acts = Annotated[list[int], "i2"]
Ints = Annotated[list[int], "i8"]
Table = Annotated[list[list[int]], "i8"]
Menus = Annotated[list[list[int]], "i2"]
Bytes = Annotated[list[int], "i1"]
ByteRows = Annotated[list[list[int]], "i1"]
ByteGrids = Annotated[list[list[list[int]]], "i1"]
Words = Annotated[list[int], "i4"]
WordRows = Annotated[list[list[int]], "i4"]
Scores = Annotated[list[list[int]], "i4"]
Shares = Annotated[list[list[float]], "f4"]
Floats = Annotated[list[float], "f8"]
FloatTable = Annotated[list[list[float]], "f8"]


_TYPE = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}
"""Of a list of numbers, as Python's `array` names it."""


class Undigested:
    """Stands last in the annotation of a field that the digest leaves out: `Annotated[Row, "i1", 40, Undigested]`.

    For what a state has been given after records were made: they still end in the same digest.
    """


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state: its name, NumPy element code and shape (empty for a plain number)."""

    name: str
    code: str
    shape: tuple[int, ...]
    digested: bool = True
    """Counts in the digest that a record ends with."""

    def holds(self, value: Any) -> bool:
        """
        >>> row = Field("coins", "i1", (2,))
        >>> row.holds([1, 127]), row.holds([1, 128]), row.holds([1]), row.holds([1, None])
        (True, False, False, False)
        """
        try:
            return _is_of(value, self.shape, _TYPE[self.code])
        except (TypeError, ValueError, OverflowError):  # a number that is none, or too large
            return False


class Blank:
    """What every interpreted state can do; the bodies are made from the fields by `layout`."""

    __slots__ = ("log",)

    fields: ClassVar[tuple[Field, ...]] = ()
    dtype: ClassVar[np.dtype[Any]]
    log: list[tuple[Any, ...]] | None
    """Where events are written while somebody listens; not part of the game's state."""

    def __init__(self) -> None:
        self.log = None

    def assign(self, other: Self) -> None:
        """Become an independent copy of `other` (its listener stays with it)."""
        raise TypeError(f"{type(self).__name__} is not a @layout class")

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.log = None
        twin.assign(self)
        return twin

    def values(self) -> Iterator[tuple[str, Any]]:
        for field in self.fields:
            yield field.name, getattr(self, field.name)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._same(other)

    def _same(self, other: Self) -> bool:
        raise TypeError(f"{type(self).__name__} is not a @layout class")

    __hash__ = None  # type: ignore[assignment]  # a state changes; only values are hashable

    def _digested(self) -> list[int]:
        """Every number that counts in the digest."""
        raise TypeError(f"{type(self).__name__} is not a @layout class")

    def digest(self) -> int:
        """The same 62 bits as `kernel.fields.digest` gives: here most numbers are 0, and a run of them is one power."""
        return mixed(self._digested())

    def differences(self, other: Self) -> list[str]:
        """The fields in which two states differ, for tests and error messages."""
        return [f"{n}: {v} != {getattr(other, n)}" for n, v in self.values() if v != getattr(other, n)]

    def misfit(self) -> str | None:
        """The first field that holds what it cannot: another shape, no whole number, or one that is too large for it."""
        return next((field.name for field in self.fields if not field.holds(getattr(self, field.name))), None)

    def to_record(self) -> np.ndarray[Any, Any]:
        """A one-element record array; raises OverflowError if a number does not fit its field."""
        import numpy as np

        record = np.zeros(1, self.dtype)
        for name, value in self.values():
            record[name][0] = value
        return record

    @classmethod
    def from_record(cls, record: Any) -> Self:
        state = cls()
        for field in cls.fields:
            setattr(state, field.name, record[field.name].tolist())
        return state


@dataclass(frozen=True, slots=True)
class _LazyDtype:
    """NumPy is imported only when a compiled engine asks for the record type."""

    fields: tuple[Field, ...]

    def __get__(self, _instance: object, owner: type) -> np.dtype[Any]:
        import numpy as np

        dtype = np.dtype([(f.name, f.code, f.shape) for f in self.fields], align=True)
        owner.dtype = dtype  # type: ignore[attr-defined]  # replaces this descriptor: computed once
        return dtype


T = TypeVar("T", bound=type[Blank])


def layout(cls: T) -> T:
    """Turn an annotated class into a state layout; a base class's fields come first."""
    own = tuple(_field(name, hint) for name, hint in inspect.get_annotations(cls, eval_str=True).items())
    fields = cls.fields + own
    body = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__") and "__annot" not in k}
    body |= {
        "__slots__": tuple(f.name for f in own),
        "fields": fields,
        "dtype": _LazyDtype(fields),
        "__init__": _written("__init__(self)", ["self.log = None", *(f"self.{f.name} = {_zeros(f.shape)}" for f in fields)]),
        "assign": _written("assign(self, other)", [f"self.{f.name} = {_copied(f)}" for f in fields]),
        "_digested": _written("_digested(self)", [f"return [{', '.join(_flat(f) for f in fields if f.digested)}]"]),
        "_same": _written(
            "_same(self, other)", [f"return {' and '.join(f'self.{f.name} == other.{f.name}' for f in fields) or True}"]
        ),
    }
    return typing.cast(T, type(cls.__name__, cls.__bases__, body))


def _field(name: str, hint: Any) -> Field:
    extras = getattr(hint, "__metadata__", ())
    if not extras or not isinstance(extras[0], str):
        raise TypeError(f"field {name!r}: write Int8 … Int64, or Annotated[Row, 'i2', 5] for an array")
    code, *rest = extras
    if code not in _TYPE:
        raise TypeError(f"field {name!r}: {code!r} is no kind of whole number; there are {', '.join(_TYPE)}")
    return Field(name, code, tuple(n for n in rest if n is not Undigested), Undigested not in rest)


def _is_of(value: Any, shape: tuple[int, ...], code: str) -> bool:
    if not shape:
        return len(array(code, (value,))) == 1
    if not isinstance(value, list) or len(value) != shape[0]:
        return False
    if len(shape) == 1:
        return len(array(code, value)) == shape[0]
    return all(_is_of(row, shape[1:], code) for row in value)


def _zeros(shape: tuple[int, ...]) -> str:
    if len(shape) < 2:
        return f"[0] * {shape[0]}" if shape else "0"
    return f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _copied(field: Field) -> str:
    copies = ("other.{0}", "other.{0}[:]", "[row[:] for row in other.{0}]", "[[r[:] for r in g] for g in other.{0}]")
    return copies[len(field.shape)].format(field.name)


def _flat(field: Field) -> str:
    """All numbers of a field, as elements of a list."""
    if not field.shape:
        return f"self.{field.name}"
    rows = [f"self.{field.name}"]
    for length in field.shape[:-1]:
        rows = [f"{row}[{i}]" for row in rows for i in range(length)]
    return ", ".join(f"*{row}" for row in rows)


def _written(head: str, lines: list[str]) -> Callable[..., Any]:
    """Straight-line code: making, copying and comparing states is what a planner and the tests do most."""
    scope: dict[str, Any] = {}
    exec(f"def {head}:\n" + "\n".join(f"    {line}" for line in lines or ["pass"]), scope)
    return typing.cast("Callable[..., Any]", scope[head.partition("(")[0]])


@layout
class Header(Blank):
    """The fields that every game has and the kernels rely on."""

    chance: Annotated[Row, "i8", 2]
    """The random words: 32-bit values, see `kernel.chance`."""
    players: Int8
    seat: Int8
    """Whose decision it is."""
    pending: Int8
    """Not 0: dice, a draw or the start of the next turn is due (`advance`) before anybody decides."""
    over: Int8
    moves: Int32
    """Decisions with more than one option so far …"""
    forced: Int32
    """… and those with a single one, which nobody was asked."""
