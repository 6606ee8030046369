"""How each game looks in a terminal: drawn from a view, knowing no rules."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from vicus.core.action import Action
from vicus.registry import package
from vicus.texts import Texts

MARKS = ("●", "■", "▲", "◆", "⧗")
COLOURS = ("blue", "red", "yellow", "green", "magenta")
"""A player is told by the shape of the mark; colour only makes it faster."""


class Board(Protocol):
    def draw(self, view: dict[str, Any], say: Texts) -> RenderableType: ...

    def describe(self, action: Action, view: dict[str, Any], say: Texts) -> str: ...


def board(game: str) -> Board:
    return cast(Board, import_module(f"{package(game)}.terminal"))


def mark(seat: int) -> str:
    return f"[{COLOURS[seat]}]{MARKS[seat]}[/]"
