"""What a guest is told of the own archive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vicus import registry
from vicus.table import requests
from vicus.table.refusal import Refused

if TYPE_CHECKING:
    from ..connection import Connection


async def show_my_games(page: Connection, request: requests.ShowMyGames) -> None:
    """A page of the guest's own archive."""
    page.send(await page.service.archive.games(page.guest, request.game, request.page))


async def show_my_statistics(page: Connection, request: requests.ShowMyStatistics) -> None:
    """How the guest does in a game."""
    if request.game not in registry.names():
        raise Refused("bad_input")
    page.send(await page.service.archive.statistics(page.guest, request.game))
