"""The terminal board of a game: its own, or one that shows any view."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from vicus.registry import package
from vicus.spec.terminal import Board


def board(game: str) -> Board:
    """How a game looks in a terminal."""
    own = f"{package(game)}.terminal"
    return cast(Board, import_module(own if find_spec(own) else "vicus.cli.generic_board"))
