"""Writes `kernel.fields` for one state layout: loops over fields that no game should have to spell out."""

from __future__ import annotations

from collections.abc import Iterator

from .digest import FACTORS, MASK, STARTS
from .layout import Blank, Field

_HEAD = '''"""Generated from the state layout."""
from vicus.engine.layout import Header
'''

_MIX = tuple(f"{name} = (({name} ^ {{0}}) * {factor}) & 0x{MASK:X}" for name, factor in zip("hg", FACTORS, strict=True))


def source(state: type[Blank]) -> str:
    return "\n".join([_HEAD, *_clear(state), "", *_digest(state), ""])


def _clear(state: type[Blank]) -> Iterator[str]:
    yield "def clear(s: Header) -> None:"
    for field in state.fields:
        yield from _each(field, ("{0} = 0",))


def _digest(state: type[Blank]) -> Iterator[str]:
    yield "def digest(s: Header) -> int:"
    yield f"    h = 0x{STARTS[0]:X}"
    yield f"    g = 0x{STARTS[1]:X}"
    for field in state.fields:
        if field.digested:
            yield from _each(field, _MIX)
    yield "    return ((h & 0x3FFFFFFF) << 32) | g"


def _each(field: Field, statements: tuple[str, ...]) -> Iterator[str]:
    """The statements for every number of a field, inside as many loops as the field has dimensions."""
    indent, element = "    ", f"s.{field.name}"
    for axis, length in enumerate(field.shape):
        yield f"{indent}for i{axis} in range({length}):"
        indent, element = indent + "    ", f"{element}[i{axis}]"
    for statement in statements:
        yield indent + statement.format(element)
