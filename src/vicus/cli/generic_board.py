"""Any game in a terminal: the view as readable panels, and actions in the words of the catalogue or by their texts.

For games that bring no `terminal.py` of their own. It knows no game: what it shows are the fields of the view, named by the
messages `view-<field>` where the catalogue has them.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vicus.spec.action import Action
from vicus.spec.terminal import mark
from vicus.texts import Texts

COMMON = ("game", "options", "over", "viewer", "players", "seat", "pending", "moves", "forced")
"""Fields that every view has; what they say is shown elsewhere."""


def draw(view: dict[str, Any], say: Texts) -> RenderableType:
    """The table: what belongs to players as a table with a row each, everything else field by field."""
    players = view["players"]
    rest = {name: value for name, value in view.items() if name not in COMMON}
    by_seat = {name: value for name, value in rest.items() if _is_by_seat(value, players)}
    parts: list[RenderableType] = [_players(view, by_seat, say)] if by_seat else []
    parts += [_field(name, value, say) for name, value in rest.items() if name not in by_seat]
    return Group(*parts, "")


def _is_by_seat(value: Any, players: int) -> bool:
    return isinstance(value, list) and len(value) == players and not any(isinstance(part, list) for part in value)


def _players(view: dict[str, Any], by_seat: dict[str, list[Any]], say: Texts) -> RenderableType:
    rows = [_row(seat, by_seat, say) for seat in range(view["players"])]
    table = Table(box=box.SIMPLE, header_style="dim", pad_edge=False)
    table.add_column("")
    for label in rows[0]:
        table.add_column(label, justify="right")
    for seat, row in enumerate(rows):
        pointer = "➤" if view["seat"] == seat else " "
        table.add_row(f"{pointer}{mark(seat)} {escape(say.player(seat))}", *row.values())
    return table


def _row(seat: int, by_seat: dict[str, list[Any]], say: Texts) -> dict[str, str]:
    cells: dict[str, str] = {}
    for name, values in by_seat.items():
        inner = values[seat]
        if isinstance(inner, dict):
            cells |= {label(key, say): escape(shown(value, say)) for key, value in inner.items()}
        else:
            cells[label(name, say)] = escape(shown(inner, say))
    return cells


def _field(name: str, value: Any, say: Texts) -> RenderableType:
    if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for key in value[0]:
            table.add_column(label(key, say))
        for part in value:
            table.add_row(*(escape(shown(inner, say)) for inner in part.values()))
        return Panel(table, title=escape(label(name, say)), box=box.ROUNDED, expand=False)
    return Text.from_markup(f"[dim]{escape(label(name, say))}[/] [bold]{escape(shown(value, say))}[/]")


def label(name: str, say: Texts) -> str:
    """What a field is called."""
    return say(f"view-{name}") if say.has(f"view-{name}") else name.replace("_", " ")


def shown(value: Any, say: Texts) -> str:
    """A value in a line. What is hidden is null in a view."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if isinstance(value, dict):
        return ", ".join(f"{label(str(key), say)} {shown(inner, say)}" for key, inner in value.items())
    if isinstance(value, list):
        return " ".join(shown(inner, say) for inner in value) or "–"
    return say(f"word-{value}") if isinstance(value, str) and say.has(f"word-{value}") else str(value)


def describe(action: Action, view: dict[str, Any], say: Texts) -> str:
    """The words `action-<kind>` with the action's fields, if the catalogue has them; else its text."""
    kind = str(action.value.__struct_config__.tag)
    if not say.has(f"action-{kind}"):
        return action.text
    return say(f"action-{kind}", **{name: getattr(action.value, name) for name in action.value.__struct_fields__})
