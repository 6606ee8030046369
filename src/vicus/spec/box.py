"""What is in a game's box, as msgspec structs: read, merged with an owner's changes, and checked with clear errors."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args

import msgspec
from msgspec import inspect

from vicus.engine.box import Box, difference, merge, read, words_aside
from vicus.errors import BadBox
from vicus.texts import told

Provenance = Literal["rulebook", "source", "reconstructed", "owner"]
B = TypeVar("B", bound=msgspec.Struct)
LONGEST_NAME = 40
"""Signs of the name that an owner gives to a box."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of the box; every one may say where it comes from."""

    provenance: Provenance = "owner"
    note: str = ""


class Title(Part, frozen=True):
    """What a box is called; an owner's has a name of its own, which everybody at its tables reads."""

    title: str
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


Contents = TypeVar("Contents")
Made = TypeVar("Made")
KEPT = 8


def once_a_box(make: Callable[[Contents], Made]) -> Callable[[Contents], Made]:
    """What follows from the contents of a box, made once for each: they never change, but cannot be hashed.

    >>> sizes = once_a_box(len)
    >>> box = ["tile", "card"]
    >>> sizes(box), sizes(box)
    (2, 2)
    """
    recent: list[tuple[Contents, Made]] = []

    def made(box: Contents) -> Made:
        for known, found in recent:
            if known is box:
                return found
        recent.insert(0, (box, make(box)))
        del recent[KEPT:]
        return recent[0][1]

    return made


@dataclass(frozen=True)
class Worded:
    """How a text in a box is written: one of some words, behind some of them a number (`town_hall 8`)."""

    words: tuple[str, ...]
    numbered: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Signs:
    """A text of single signs; `length`: how many, where that is fixed."""

    known: str
    length: int | None = None


def _nothing(_contents: Any) -> None:
    """Whatever has the right form can be played with."""


@dataclass(frozen=True)
class BoxSpec(Generic[B]):
    """The form of a box, and what else must hold.

    >>> import vicus
    >>> spec = vicus.game("bohemian_villages").spec
    >>> spec.box.standard(spec.folder).standard
    True
    >>> spec.box.changed(spec.folder, {"coins": {"1": -5}})
    Traceback (most recent call last):
    vicus.errors.BadBox: ...
    """

    contents: type[B]
    """A struct with a field for each section."""
    replaced: tuple[str, ...] = ()
    """Tables that an owner's file replaces as a whole, because their parts only make sense together: by their name wherever
    they are, or every one in a section (`tiles.*`)."""
    check: Callable[[B], None] = _nothing
    """Raises BadBox for a box that no game can be played with."""
    written: Mapping[str, Worded | Signs] = dataclasses.field(default_factory=dict)
    """How texts are written that are more than that, by their place (`villages.*.buildings.*`): for whoever edits a box."""

    def standard(self, folder: Path) -> Box:
        """The box that comes with the game."""
        return self.box(_printed(folder), standard=True)

    def changed(self, folder: Path, changes: dict[str, Any]) -> Box:
        """The standard box with what an owner has typed in; raises BadBox."""
        return self.box(self.merged(folder, changes))

    def merged(self, folder: Path, changes: dict[str, Any]) -> dict[str, Any]:
        """The same as plain data that nobody has looked at yet."""
        return merge(_printed(folder), changes, self.replaced)

    def changes(self, folder: Path, data: dict[str, Any]) -> dict[str, Any]:
        """What an owner's file has to hold for these data."""
        return difference(_printed(folder), data, self.replaced)

    def box(self, data: dict[str, Any], standard: bool = False) -> Box:
        """A box from its plain data; raises BadBox."""
        contents = convert(data, self.contents)
        self.check(contents)
        return Box(data, standard, contents)

    def differing(self, folder: Path, data: dict[str, Any]) -> list[str]:
        """The components of a box that are not those of the standard one, by their places: `coins`, `villages.A`.

        >>> import vicus
        >>> spec = vicus.game("bohemian_villages").spec
        >>> box = spec.box.changed(spec.folder, {"coins": {"1": 50}, "villages": {"A": {"name": "Aue"}}})
        >>> spec.box.differing(spec.folder, box.data)
        ['coins', 'villages.A']
        """
        found = []
        for section, standard in _printed(folder).items():
            if section == "box":
                continue  # what it is called is told otherwise
            own = data.get(section)
            if not isinstance(standard, dict) or not isinstance(own, dict) or "provenance" in standard:
                if words_aside(own) != words_aside(standard):
                    found.append(section)
                continue
            names = [*standard, *(name for name in own if name not in standard)]
            found += [f"{section}.{name}" for name in names if words_aside(own.get(name)) != words_aside(standard.get(name))]
        return found


@lru_cache(maxsize=16)
def _printed(folder: Path) -> dict[str, Any]:
    """What comes with a game, read once: owners' boxes are compared with it again and again, and change nothing in it."""
    return read(folder / "box.toml")


def convert(data: dict[str, Any], kind: type[B]) -> B:
    """The data as a struct; raises BadBox with the section and the entry that is wrong."""
    _check_struct(data, _info(kind), "")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:  # of a form that nothing above looks into
        raise BadBox("box-form", problem=str(problem)) from None


@lru_cache(maxsize=64)
def _info(kind: Any) -> inspect.StructType:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def _check_struct(data: Any, struct: inspect.StructType, section: str) -> None:
    if not isinstance(data, dict):
        raise BadBox("box-not-a-table", section=section)
    known = {field.encode_name: field for field in struct.fields}
    for name in data:
        if name not in known and not section:
            raise BadBox("box-unknown-section", section=told(name))
        if name not in known:
            raise BadBox("box-unknown-key", section=section, name=told(name), keys=", ".join(known))
    for name, field in known.items():
        if name in data:
            _check(data[name], field.type, section, name)
        elif field.required:
            _check_missing(field.type, section, name)


def _check_missing(kind: inspect.Type, section: str, name: str) -> None:
    if isinstance(kind, inspect.IntType):
        raise _bad_number(kind, section, name, None)
    raise BadBox("box-missing", section=section, name=name)


def _check(value: Any, kind: inspect.Type, section: str, name: str) -> None:
    where = f"{section}.{name}" if section else name
    if isinstance(kind, inspect.StructType):
        _check_struct(value, kind, where)
    elif isinstance(kind, inspect.DictType):
        _check_table(value, kind, where)
    elif isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType) and isinstance(value, list):
        for number, inner in enumerate(value, 1):
            _check_struct(inner, kind.item_type, f"{where} {number}")
    else:
        _check_plain(value, kind, section, name)


def _check_table(value: Any, kind: inspect.DictType, where: str) -> None:
    if not isinstance(value, dict):
        raise BadBox("box-not-a-table", section=where)
    _check_keys(value, kind.key_type, where)
    for key, inner in value.items():
        _check(inner, kind.value_type, where, str(key))


def _check_keys(table: dict[Any, Any], kind: inspect.Type, section: str) -> None:
    if isinstance(kind, inspect.LiteralType):
        for name in table:
            if name not in kind.values:
                raise BadBox("box-unknown-key", section=section, name=told(name), keys=", ".join(map(str, kind.values)))


def _check_plain(value: Any, kind: inspect.Type, section: str, name: str) -> None:
    try:
        msgspec.convert(value, _hint(kind))
        if isinstance(value, str):
            value.encode()
    except ValueError:  # msgspec.ValidationError is one, and so is what no file can hold
        if name == "provenance":
            raise BadBox("box-provenance", section=section, value=told(value), known=", ".join(get_args(Provenance))) from None
        if isinstance(kind, inspect.IntType):
            raise _bad_number(kind, section, name, value) from None
        raise BadBox("box-value", section=section, name=name, value=told(value), expected=_expected(kind)) from None


def _bad_number(kind: inspect.IntType, section: str, name: str, value: Any) -> BadBox:
    low, high = kind.ge if kind.ge is not None else 0, kind.le if kind.le is not None else "…"
    return BadBox("box-number", section=section, name=name, low=low, high=high, value=told(value))


def _hint(kind: inspect.Type) -> Any:
    """A type that msgspec converts to, from what it tells about one."""
    if isinstance(kind, inspect.IntType):
        return _annotated(int, ge=kind.ge, le=kind.le)
    if isinstance(kind, inspect.ListType):
        item = _hint(kind.item_type)
        return _annotated(list[item], min_length=kind.min_length, max_length=kind.max_length)  # type: ignore[valid-type]
    if isinstance(kind, inspect.StrType):
        return _annotated(str, min_length=kind.min_length, max_length=kind.max_length, pattern=kind.pattern)
    if isinstance(kind, inspect.LiteralType):
        return Literal[kind.values]
    if isinstance(kind, inspect.BoolType):
        return bool
    if isinstance(kind, inspect.DictType):
        return dict[_hint(kind.key_type), _hint(kind.value_type)]  # type: ignore[misc]
    if isinstance(kind, inspect.UnionType):
        return _union([_hint(inner) for inner in kind.types])
    return None if isinstance(kind, inspect.NoneType) else Any


def _annotated(kind: Any, **limits: Any) -> Any:
    given = {name: value for name, value in limits.items() if value is not None}
    return Annotated[kind, msgspec.Meta(**given)] if given else kind


def _union(kinds: list[Any]) -> Any:
    found = kinds[0]
    for kind in kinds[1:]:
        found = found | kind
    return found


def _expected(kind: inspect.Type) -> str:
    """The form of a value, in the words of TOML."""
    if isinstance(kind, inspect.ListType):
        sizes = {size for size in (kind.min_length, kind.max_length) if size is not None}
        number = f" × {'–'.join(map(str, sorted(sizes)))}" if sizes else ""
        return f"[{_expected(kind.item_type)}{number}]"
    if isinstance(kind, inspect.IntType):
        return f"{kind.ge if kind.ge is not None else 0} … {kind.le if kind.le is not None else ''}".strip()
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_expected(inner) for inner in kind.types if not isinstance(inner, inspect.NoneType))
    return {inspect.StrType: '"…"', inspect.BoolType: "true | false", inspect.DictType: "{ … }"}.get(type(kind), "…")


def parts(contents: Any) -> Iterator[tuple[str, Part]]:
    """Every part of a box that says where it comes from, with its place: for lists of what is reconstructed."""
    yield from _parts(contents, "")


def _parts(value: Any, where: str) -> Iterator[tuple[str, Part]]:
    if isinstance(value, Part):
        yield where, value
    if isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(value):
            yield from _parts(getattr(value, field.name), f"{where}.{field.encode_name}" if where else field.encode_name)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _parts(inner, f"{where}.{key}")
    elif isinstance(value, list | tuple):
        for number, inner in enumerate(value, 1):
            yield from _parts(inner, f"{where} {number}")
