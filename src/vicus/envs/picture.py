"""A match as text: what a terminal shows."""

from __future__ import annotations

import io
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from vicus.core.match import Match
from vicus.registry import package
from vicus.texts import texts

WIDTH = 128


def picture(match: Match[Any, Any], seat: int | None = None) -> str:
    """What a seat sees (None: a spectator), drawn by the game's own board; by its fields where it has none.

    >>> import vicus
    >>> "Player 2" in picture(vicus.game("bohemian_villages").new(players=2, seed=1))
    True
    """
    from rich.console import Console

    view, own = match.view(seat), f"{package(match.game.name)}.terminal"
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, highlight=False, emoji=False, color_system=None)
    if find_spec(own) is not None:
        console.print(import_module(own).draw(view, texts("en", match.game.name)))
    else:
        for name, value in view.items():
            console.print(f"{name}: {value}", markup=False)
    return out.getvalue()
