"""For which games the bots that plan ahead are compiled by now."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from vicus.core.game import Game
from vicus.core.game import game as find_game
from vicus.engine.warming import is_planner_warm
from vicus.games import names

log = logging.getLogger("vicus.readiness")

PAUSE = 2.0
"""Seconds between two looks at what another process may have compiled."""
MOST_BOXES = 32
"""Boxes of owners that are looked after: a server that is shown ever new ones must not look at them all."""

Key = tuple[str, str]


def key_of(game: Game) -> Key:
    return game.name, game.box.digest


class Readiness:
    """Looks at the disk in a thread, now and then, until everything is ready."""

    def __init__(self) -> None:
        self._ready: set[Key] = set()
        self._standard = {name: key_of(find_game(name)) for name in names()}
        self._waiting: dict[Key, Game] = {key: find_game(name) for name, key in self._standard.items()}

    def is_ready(self, game: Game, key: Key) -> bool:
        """`key`: as `key_of` gives it, which is too much work to be done each time."""
        if key not in self._ready and key not in self._waiting and len(self._waiting) < MOST_BOXES:
            self._waiting[key] = game
        return key in self._ready

    def games(self) -> dict[str, bool]:
        return {name: key in self._ready for name, key in self._standard.items()}

    async def look(self) -> bool:
        """Look once; true if something has become ready."""
        waiting = list(self._waiting.items())
        found = await asyncio.to_thread(lambda: [key for key, game in waiting if is_planner_warm(game.name, game.box)])
        for key in found:
            self._ready.add(key)
            self._waiting.pop(key, None)
        return bool(found)

    async def watch(self, changed: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                if self._waiting and await self.look():
                    await changed()
            except Exception:  # a disk that is full or gone for a moment; the next look may see more
                log.exception("could not look for compiled code")
            await asyncio.sleep(PAUSE)
