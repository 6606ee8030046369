"""What a player may choose, numbered: a line each, or side by side where there are many."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from vicus.core.action import Action

LINES, SHORT = 20, 24
"""More options than this would push the board off the screen; words up to this long stand well side by side."""


def choices(legal: Sequence[Action], words: Sequence[str]) -> RenderableType:
    """The actions with their numbers, in words; with their texts, too, where each has a line."""
    if len(legal) > LINES and max(map(len, words)) <= SHORT:
        width = len(str(len(legal)))
        cells = [f"[bold]{number:>{width}}[/] {escape(text)}" for number, text in enumerate(words, 1)]
        return Columns(cells, padding=(0, 3), column_first=True)
    table = Table(box=None, show_header=False, padding=(0, 1))
    for number, (action, text) in enumerate(zip(legal, words, strict=True), 1):
        table.add_row(f"[bold]{number:>2}[/]", escape(text), f"[dim]{escape(action.text)}[/]")
    return table
