"""Any game in a terminal: the view as readable panels, and actions in the words of the catalogue or by their texts.

For games that bring no `terminal.py` of their own. It knows no game and reads a view as the page's generic board does: plain
values are facts, `seats` is what lies in front of each player, everything else is a panel. Fields are named by the messages
`view-<field>`; which of them are seats or words of the game stands in the game's `words.json`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs
from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from vicus.spec.action import Action
from vicus.spec.terminal import mark
from vicus.texts import Texts

Fields = dict[str, Any]

COMMON = ("game", "options", "over", "viewer", "players", "seat", "pending", "moves", "forced", "seats")
"""Fields that every view has, and the players' own; what they say is shown elsewhere."""
WIDEST = 7
"""A table of more columns than this cannot be read."""
NOTHING, HIDDEN = "–", "?"


def draw(view: Fields, say: Texts) -> RenderableType:
    """The table: facts in a line, what lies in front of each player, a panel for everything bigger."""
    rest = {name: value for name, value in view.items() if name not in COMMON}
    facts = {name: value for name, value in rest.items() if _is_plain(value) or _is_list(value)}
    parts: list[RenderableType] = [_facts(facts, say)] if facts else []
    if seats := view.get("seats"):
        parts.append(_seats(view, seats, say))
    parts += [_panel(name, value, say) for name, value in rest.items() if name not in facts]
    return Group(*parts)


def describe(action: Action, view: Fields, say: Texts) -> str:
    """The words `action-<kind>` with the action's fields, if the catalogue has them; else its text."""
    key = f"action-{action.value.__struct_config__.tag}"
    try:
        return say(key, **structs.asdict(action.value)) if say.has(key) else action.text
    except LookupError:  # words that need more than the action, for a board of the game's own
        return action.text


def label(name: str, say: Texts) -> str:
    """What a field is called."""
    return say(f"view-{name}") if say.has(f"view-{name}") else name.replace("_", " ")


def shown(name: str, value: Any, say: Texts) -> str:
    """A value of a field in a line, with markup for players."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if isinstance(value, list):
        return " ".join(shown(name, inner, say) for inner in value) or NOTHING
    if isinstance(value, dict):
        some = {key: inner for key, inner in value.items() if inner not in (None, 0, False, [])}
        return ", ".join(f"{_part(name, key, say)} {shown(key, inner, say)}" for key, inner in some.items()) or NOTHING
    if isinstance(value, int) and say.is_seat(name):
        return f"{mark(value)} {escape(say.player(value))}"
    word = str(say.word(name, value))
    return escape(word.replace("_", " ") if word == value else word)


def _part(name: str, key: str, say: Texts) -> str:
    """What a key of a table of things is called: a word of the game, if the table's name stands for words."""
    word = str(say.word(name, key))
    return escape(label(key, say) if word == key else word)


def _is_plain(value: Any) -> bool:
    return not isinstance(value, list | dict)


def _is_list(value: Any) -> bool:
    """Of plain values; an empty one may be of anything."""
    return isinstance(value, list) and bool(value) and all(map(_is_plain, value))


def _facts(facts: Fields, say: Texts) -> RenderableType:
    lines = [f"[dim]{escape(label(name, say))}[/] [bold]{shown(name, value, say)}[/]" for name, value in facts.items()]
    return Columns(lines, padding=(0, 3))


def _seats(view: Fields, seats: Sequence[Fields], say: Texts) -> RenderableType:
    """A row for each player."""
    names = _columns(seats)
    kept = {name for name in names if _is_kept(seats, name, view["viewer"])}
    table = Table(box=box.SIMPLE, header_style="dim", pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(escape(label(name, say)), justify="right" if _is_number(seats, name) else "left")
    for seat, fields in enumerate(seats):
        pointer = "➤" if view["seat"] == seat else " "
        cells = (HIDDEN if name in kept and fields.get(name) is None else _cell(name, fields, say) for name in names)
        table.add_row(f"{pointer}{mark(seat)} {escape(say.player(seat))}", *cells)
    return table


def _cell(name: str, fields: Fields, say: Texts) -> str:
    return shown(name, fields[name], say) if name in fields else ""


def _is_number(rows: Sequence[Fields], name: str) -> bool:
    return all(type(row.get(name, 0)) is int for row in rows)


def _is_kept(seats: Sequence[Fields], name: str, viewer: int | None) -> bool:
    """Is a field of players kept from the viewer? Then nobody but the viewer has it."""
    others = [fields.get(name) for seat, fields in enumerate(seats) if seat != viewer]
    return bool(others) and all(value is None for value in others)


def _panel(name: str, value: Any, say: Texts) -> RenderableType:
    return Panel(_content(name, value, say), title=escape(label(name, say)), title_align="left", box=box.ROUNDED, expand=False)


def _content(name: str, value: Any, say: Texts) -> RenderableType:
    """A value that is more than a line."""
    if isinstance(value, list) and all(isinstance(row, dict) for row in value) and len(_columns(value)) <= WIDEST:
        return _rows(value, say) if value else f"[dim]{NOTHING}[/]"
    if isinstance(value, list):
        return Group(*(shown(name, inner, say) for inner in value))
    return shown(name, value, say)


def _rows(rows: Sequence[Fields], say: Texts) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in _columns(rows):
        table.add_column(
            escape(label(name, say)), justify="right" if _is_number(rows, name) and not say.is_seat(name) else "left"
        )
    for row in rows:
        table.add_row(*(_cell(name, row, say) for name in _columns(rows)))
    return table


def _columns(rows: Sequence[Fields]) -> list[str]:
    """The fields that any of some records has."""
    return list(dict.fromkeys(name for row in rows for name in row))
