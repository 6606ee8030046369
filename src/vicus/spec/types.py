"""All types that a game's declaration uses, gathered once for those that write them down in another form."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, get_args, get_origin

from msgspec import inspect

from .view import comments

Shape = inspect.StructType | inspect.TypedDictType


@dataclass
class Types:
    """Structs and TypedDicts by name, and the names of lists of words."""

    name: Callable[[type[Any]], str] = lambda kind: kind.__name__
    shapes: dict[str, Shape] = field(default_factory=dict)
    words: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    """`Kind = Literal["inn", "farm"]` in the module of a type: what the words are called, and the words."""

    def add(self, kind: Any) -> None:
        """A type, and all that it is made of."""
        self._add(inspect.type_info(kind))

    def _add(self, info: Any) -> None:
        if isinstance(info, Shape):
            if self.name(info.cls) in self.shapes:
                return
            self.shapes[self.name(info.cls)] = info
            self._add_words(info.cls.__module__)
            for each in fields(info):
                self._add(each.type)
        for inner in _inner(info):
            self._add(inner)

    def _add_words(self, module: str) -> None:
        for name, value in vars(sys.modules[module]).items():
            if get_origin(value) is Literal and len(get_args(value)) > 1 and not name.startswith("_"):
                self.words.setdefault(name, get_args(value))

    def name_of(self, info: inspect.LiteralType) -> str | None:
        """What a list of words is called."""
        return next((name for name, words in self.words.items() if set(words) == set(info.values)), None)

    def used_words(self) -> dict[str, tuple[Any, ...]]:
        """Those lists of words that occur in the types."""
        used = [set(words) for shape in self.shapes.values() for each in shape.fields for words in literals(each.type)]
        return {name: words for name, words in self.words.items() if set(words) in used}


def fields(shape: Shape) -> list[inspect.Field]:
    """In the order in which they were written down; msgspec tells those of a TypedDict by name."""
    order = list(shape.cls.__annotations__)
    return sorted(shape.fields, key=lambda each: order.index(each.name) if each.name in order else 0)


def literals(info: Any) -> Iterator[tuple[Any, ...]]:
    """Every list of words in a type."""
    if isinstance(info, inspect.LiteralType):
        yield tuple(info.values)
    for inner in _inner(info):
        yield from literals(inner)


def _inner(info: Any) -> Iterator[Any]:
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        yield info.item_type
    elif isinstance(info, inspect.TupleType):
        yield from info.item_types
    elif isinstance(info, inspect.UnionType):
        yield from info.types
    elif isinstance(info, inspect.DictType):
        yield info.key_type
        yield info.value_type
    elif isinstance(info, inspect.Metadata):
        yield info.type


def about(shape: Shape) -> dict[str, str]:
    """What is said of each field: the comment behind it, or, where a field cannot be written so, its `Meta(description=…)`."""
    described = {each.encode_name: _description(each.type) for each in shape.fields}
    return {name: text for name, text in described.items() if text} | comments(shape.cls)


def _description(info: Any) -> str:
    extra = info.extra_json_schema or {} if isinstance(info, inspect.Metadata) else {}
    return str(extra.get("description", ""))
