"""Which bots can plan ahead in a page without a server: there are modules for the boxes that come with it, for no others."""

from __future__ import annotations

from collections.abc import Callable

from vicus.core.game import Game
from vicus.server.readiness import BoxKey

from .bots import has_module


class ModuleReadiness:
    """Stands for `vicus.server.readiness.Readiness`: nothing is ever compiled here, so nothing has to be waited for."""

    def __init__(self, games: Callable[[], tuple[str, ...]]) -> None:
        self._games = games

    def is_ready(self, game: Game, key: BoxKey) -> bool:
        """Are there modules for this game and box?"""
        return has_module(game)

    def forget(self, gone: Callable[[BoxKey], bool]) -> None:
        """Nothing is deleted either."""

    def games(self) -> dict[str, bool]:
        """By game, with the box that comes with it: is it ready?"""
        return dict.fromkeys(self._games(), True)

    async def poll(self) -> bool:
        """Does anything become ready?"""
        return False

    async def watch(self, changed: Callable[[], None]) -> None:
        """Nothing ever changes."""
