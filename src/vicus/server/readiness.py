"""For which games the code of the bots that plan ahead is there by now: with a net, or without."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Protocol

from vicus.bots.code import can_plan, can_think
from vicus.bots.ladder import LEVELS
from vicus.bots.needs import need_thinker, needs_thinker
from vicus.core.game import Game, playable
from vicus.core.game import game as find_game
from vicus.engine.engines import code_digest

from .workers import in_thread

log = logging.getLogger("vicus.readiness")

PAUSE = 2.0
"""Seconds between two polls of what another process may have compiled."""
MOST_BOXES = 32
"""Boxes of owners that are looked after: a server that is shown ever new ones must not look at them all."""

BoxKey = tuple[str, str]
"""A game, and the digest of what its rules have from the box."""


def box_key(game: Game) -> BoxKey:
    """By what compiled code is told apart. To digest a box takes a while: keep it."""
    return game.name, code_digest(game.name, game.box)


class AnyReadiness(Protocol):
    """What a service asks, wherever its bots think."""

    def is_ready(self, game: Game, key: BoxKey, bots: Iterable[str] = ...) -> bool: ...

    def forget(self, gone: Callable[[BoxKey], bool]) -> None: ...

    def games(self) -> dict[str, bool]: ...

    async def poll(self) -> bool: ...

    async def watch(self, changed: Callable[[], None]) -> None: ...


class Readiness:
    """What is compiled by now: polls the disk in a thread, now and then, until everything is ready."""

    def __init__(self) -> None:
        self._planning: set[BoxKey] = set()
        self._thinking: set[BoxKey] = set()
        self._wanted: set[BoxKey] = set()
        """Where a bot besides the levels wants to think."""
        self._standard: dict[BoxKey, Game] = {box_key(game): game for game in map(find_game, playable())}
        """Kept: a game may be gone by the time that somebody asks for all of them."""
        self._waiting = dict(self._standard)

    def is_ready(self, game: Game, key: BoxKey, bots: Iterable[str] = LEVELS) -> bool:
        """Is there all that these bots need with this game and box (`key`: its `box_key`)? If not it is watched for."""
        thinks = need_thinker(bots, game)
        self._wanted |= {key} if thinks else set()
        if key not in self._waiting and not self._is_whole(game, key):
            self._waiting[key] = game
            own = [other for other in self._waiting if other not in self._standard]
            if len(own) > MOST_BOXES:
                del self._waiting[own[0]]
        return key in self._planning and (key in self._thinking or not thinks)

    def _is_whole(self, game: Game, key: BoxKey) -> bool:
        """Nothing more can come."""
        return key in self._planning and (key in self._thinking or not (key in self._wanted or needs_thinker(game)))

    def forget(self, gone: Callable[[BoxKey], bool]) -> None:
        """Compiled code was deleted from the disk."""
        for ready in (self._planning, self._thinking):
            ready.difference_update({key for key in ready if gone(key)})

    def games(self) -> dict[str, bool]:
        """By game, with the box that comes with it: is it ready?"""
        return {game.name: self.is_ready(game, key) for key, game in self._standard.items()}

    async def poll(self) -> bool:
        """Look at the disk once; true if something has become ready. Raises OSError where it cannot be read."""
        waiting = dict(self._waiting)
        looked = await in_thread(lambda: {key: (can_plan(game), can_think(game)) for key, game in waiting.items()})
        before = len(self._planning) + len(self._thinking)
        for key, (plans, thinks) in looked.items():
            self._planning |= {key} if plans else set()
            self._thinking |= {key} if thinks else set()
            if self._is_whole(waiting[key], key):
                self._waiting.pop(key, None)
        return len(self._planning) + len(self._thinking) > before

    async def watch(self, changed: Callable[[], None]) -> None:
        """Poll until cancelled; `changed` is called when something has become ready."""
        while True:
            try:
                if self._waiting and await self.poll():
                    changed()
            except Exception:  # a disk that is full or gone for a moment; the next poll may see more
                log.exception("could not look for compiled code")
            await asyncio.sleep(PAUSE)
