"""`vicus box`: what is in the box, and where it comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

import vicus
from vicus.texts import Texts, texts

from .screen import console
from .speech import chosen_language


def run(game: str, file: Path | None, language: str | None) -> None:
    box = vicus.game(game, box=file).box
    say = texts(chosen_language(language), game)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for section, content in box.data.items():
        if isinstance(content, dict) and "provenance" in content:
            _row(table, section, content, say)
        elif isinstance(content, dict):
            for name, part in content.items():
                if isinstance(part, dict):
                    _row(table, f"{section}.{name}", part, say)
    console.print(table)


def _row(table: Table, name: str, part: dict[str, Any], say: Texts) -> None:
    values = {key: value for key, value in part.items() if "provenance" not in key and key != "note"}
    listed = ", ".join(f"{key} {_listed(value)}" for key, value in values.items())
    table.add_row(f"[bold]{escape(name)}[/]", escape(listed), f"[dim]{say('provenance-' + part['provenance'])}[/]")


def _listed(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_listed(part)}" for key, part in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
