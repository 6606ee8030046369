"""Puzzles: shown, and asked about. Nothing of them is kept, and nothing is searched: all answers are in their books."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vicus.table import puzzle_view, requests

if TYPE_CHECKING:
    from ..connection import Connection


async def show_puzzle(page: Connection, request: requests.ShowPuzzle) -> None:
    """A puzzle, worked out beside the games; or why something cannot be done in it."""
    ask = page.service.analysts.ask
    if request.why is None:
        page.send(await ask(page.guest, puzzle_view.shown, request.game, request.puzzle))
    else:
        page.send(await ask(page.guest, puzzle_view.why, request.game, request.puzzle, request.why))
