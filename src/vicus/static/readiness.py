"""Which bots play as they should in a page without a server: there are modules for the boxes that come with it, for no others,
and nets where they could be fetched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set

from vicus.bots.ladder import LEVELS
from vicus.bots.levels import playing
from vicus.core.game import Game
from vicus.server.offered_bots import OfferedBots
from vicus.server.readiness import BoxKey

from .bots import has_module


class PageBots(OfferedBots):
    """The levels, and nothing else. Those who play by a net need something that has to come first, even without a search."""

    def __init__(self) -> None:
        super().__init__({})

    def planners(self, game: Game) -> list[str]:
        """Those that may have others in their place for a while."""
        found = {level: playing(level, game, look=False) for level in LEVELS}
        return [level for level, rung in found.items() if rung.plans_ahead or rung.needs_net]


class ModuleReadiness:
    """Stands for `vicus.server.readiness.Readiness`: nothing is ever compiled here, so nothing has to be waited for."""

    def __init__(self, games: Callable[[], tuple[str, ...]], without_net: Set[str] = frozenset()) -> None:
        """`without_net`: games whose net could not be had; it is somebody else's, who changes it."""
        self._games, self._without_net = games, without_net

    def is_ready(self, game: Game, key: BoxKey, bots: Iterable[str] = LEVELS) -> bool:
        """Are there modules for this game and box, and a net for bots that play by it?"""
        is_missed = game.name in self._without_net and any(playing(level, game, look=False).needs_net for level in bots)
        return has_module(game) and not is_missed

    def forget(self, gone: Callable[[BoxKey], bool]) -> None:
        """Nothing is deleted either."""

    def games(self) -> dict[str, bool]:
        """By game, with the box that comes with it: is it ready?"""
        return {name: name not in self._without_net for name in self._games()}

    async def poll(self) -> bool:
        """Does anything become ready?"""
        return False

    async def watch(self, changed: Callable[[], None]) -> None:
        """Nothing ever changes."""
