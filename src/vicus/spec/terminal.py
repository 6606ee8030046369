"""What the terminal boards of all games share, and what one has to offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from vicus.texts import Texts

from .action import Action

if TYPE_CHECKING:
    from rich.console import RenderableType

MARKS = ("●", "■", "▲", "◆", "⧗")
COLOURS = ("blue", "red", "yellow", "green", "magenta")
"""A player is told by the shape of the mark; colour only makes it faster."""


class Board(Protocol):
    """A game's `terminal.py`: drawn from a view, knowing no rules."""

    def draw(self, view: Any, say: Texts) -> RenderableType:
        """The table."""
        ...

    def describe(self, action: Action, view: Any, say: Texts) -> str:
        """An action in words, where they need the position."""
        ...


def mark(seat: int) -> str:
    """The mark of a player, with markup for its colour.

    >>> mark(0)
    '[blue]●[/]'
    """
    return f"[{COLOURS[seat]}]{MARKS[seat]}[/]"
