"""A game's declaration as the tables of its page in the docs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import inspect

from vicus.engine.observation import Observation, Seen

from .event import EventKind
from .game import GameSpec
from .types import Types, about, fields

PLAIN: dict[Any, str] = {
    inspect.IntType: "number",
    inspect.StrType: "text",
    inspect.BoolType: "yes/no",
    inspect.NoneType: "null",
}
MARK = re.compile(r"(<!-- made: (?P<what>\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def filled(page: str, spec: GameSpec[Any, Any]) -> str:
    """A page with what stands between `<!-- made: actions -->` and `<!-- end -->` made anew."""
    tables = {"actions": actions, "view": view, "preview": preview, "events": events, "observation": observation}
    return MARK.sub(lambda found: f"{found[1]}\n{tables[found['what']](spec)}\n{found[3]}", page)


def fill(file: Path, spec: GameSpec[Any, Any]) -> None:
    """The same for a file, in place."""
    file.write_text(filled(file.read_text("utf-8"), spec), "utf-8")


def actions(spec: GameSpec[Any, Any]) -> str:
    """Ids, texts and meaning of all actions."""
    rows = []
    for block in spec.actions.blocks:
        last = block.first + block.size - 1
        ids = str(block.first) if block.size == 1 else f"{block.first}–{last}"
        text = block.shape if not block.listed else block.form.replace("[", "").replace("]", "")
        rows.append((ids, f"`{text}`", _line(block.kind.__doc__)))
    return _table(("ids", "text", "what it does"), rows)


def events(spec: GameSpec[Any, Any]) -> str:
    """Kinds of event, their parameters and who may know them."""
    rows = [(f"`{kind.name}`", _told(kind), _line(kind.about)) for kind in spec.event_kinds.values()]
    return _table(("kind", "parameters", "what happened"), rows)


def _told(kind: EventKind) -> str:
    names: dict[str, None] = {}
    for parameter in kind.parameters:
        hidden = f" (only for `{parameter.only_for}`)" if parameter.only_for else ""
        names[f"`{parameter.list_name or parameter.name}`{hidden}"] = None
        if parameter.more:
            names |= dict.fromkeys(f"`{name}`" for name in parameter.more.more)
    return ", ".join(names)


def view(spec: GameSpec[Any, Any]) -> str:
    """The fields of a view, and of everything in it."""
    return "\n".join(_shapes(spec.View))


def preview(spec: GameSpec[Any, Any]) -> str:
    """The fields of a preview, and of everything in it."""
    return "\n".join(_shapes(spec.Preview))


def observation(spec: GameSpec[Any, Any]) -> str:
    """The numbers that a learning program sees, field by field, and the words along their axes."""
    declared: Observation = import_module(f"{spec.package}.observation").OBSERVATION
    widths = ", ".join(f"{declared.layout(players).width} ({players} players)" for players in spec.meta.players)
    words = {axis.name: axis.labels for field in declared.fields for axis in field.each if axis.labels}
    said = [f"**{name}**: {', '.join(f'`{word}`' for word in labels)}.\n" for name, labels in words.items()]
    found = [f"Version {declared.version}. Numbers: {widths}.\n", _fields_seen(declared.fields), *said]
    if declared.closer:
        widths = ", ".join(
            f"{declared.layout(players, closer=True).width} ({players} players)" for players in spec.meta.players
        )
        found += [f'A closer look (`observations="closer"`) has behind these: {widths}.\n', _fields_seen(declared.closer)]
    return "\n".join(found)


def _fields_seen(fields: Sequence[Seen]) -> str:
    rows = [(f"`{field.name}`", _axes(field), _range(field), _line(field.about)) for field in fields]
    return _table(("field", "for each", "values", "what it is"), rows)


def _axes(field: Seen) -> str:
    return " × ".join(f"{axis.name} ({axis.length})" if axis.length else axis.name for axis in field.each)


def _range(field: Seen) -> str:
    if field.seat:
        return "a seat"
    if field.labels:
        return "; ".join(f"{number} {label}" for number, label in enumerate(field.labels))
    return f"{field.low} … {field.high}" + (" (two numbers)" if field.is_wide else "")


def _shapes(kind: Any) -> Iterator[str]:
    types = Types()
    types.add(kind)
    for name, shape in types.shapes.items():
        said = about(shape)
        rows = [
            (
                f"`{each.encode_name}`",
                _type(each.type, types) + ("" if each.required else ", may be missing"),
                said.get(each.encode_name, ""),
            )
            for each in fields(shape)
        ]
        yield f"**{name}**: {_line(shape.cls.__doc__)}\n\n{_table(('field', 'type', 'what it is'), rows)}"
    for name, words in types.used_words().items():
        yield f"**{name}**: {', '.join(f'`{word}`' for word in words)}.\n"


def _type(info: Any, types: Types) -> str:
    """A type in words; lists of words by their name, which is explained below the tables."""
    if isinstance(info, inspect.Metadata):
        return _type(info.type, types)
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        return str(info.cls.__name__)
    if isinstance(info, inspect.LiteralType):
        return types.name_of(info) or " or ".join(f"`{value}`" for value in info.values)
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        return f"list of {_type(info.item_type, types)}"
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(_type(each, types) for each in info.item_types)}]"
    if isinstance(info, inspect.UnionType):
        return " or ".join(_type(each, types) for each in info.types)
    if isinstance(info, inspect.DictType):
        return f"{_type(info.key_type, types)} → {_type(info.value_type, types)}"
    return PLAIN.get(type(info), "anything")


def _line(text: str | None) -> str:
    return " ".join((text or "").split())


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |" for row in lines) + "\n"
