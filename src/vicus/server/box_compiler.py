"""Boxes that people bring are compiled for the bots that plan ahead: in the background, few at a time, not too many for one.

Whoever is beyond a limit plays all the same: then casual bots stand in for strong ones, and the table says so.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from vicus.bots.needs import needed
from vicus.core.game import Game
from vicus.engine import cache
from vicus.engine.engines import native_folder
from vicus.engine.warming import Needed, warm_in_background
from vicus.table.turn_clock import DAY

from .allowance import Buckets
from .live_table import LiveTable
from .readiness import BoxKey

if TYPE_CHECKING:
    from .service import TableService

log = logging.getLogger("vicus.boxes")

ADDRESSES = 3
"""An address may have so many times as much compiled as a guest."""
MOST_FAILED = 1000
"""Boxes of which it is known that they cannot be compiled."""


class BoxCompiler:
    """What is compiled in this process's name, and what waits for it."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        limits = self._limits = service.limits
        a_day = limits.boxes_compiled_per_day_per_guest
        self._guests = Buckets[str](a_day / DAY, a_day)
        self._addresses = Buckets[str](ADDRESSES * a_day / DAY, ADDRESSES * a_day)
        self._waiting: OrderedDict[BoxKey, Game] = OrderedDict()
        self._running: dict[BoxKey, asyncio.Task[None]] = {}
        self._failed: OrderedDict[BoxKey, None] = OrderedDict()
        self._compiled: dict[BoxKey, Game] = {}
        self._closing = False

    async def close(self) -> None:
        """Nothing more is compiled; what was begun is given up."""
        self._closing = True
        self._waiting.clear()
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    def is_coming(self, live: LiveTable) -> bool:
        """Will the bots that plan ahead be ready for a table's box?"""
        return live.box_key in self._waiting or live.box_key in self._running

    def look_at(self, live: LiveTable) -> None:
        """A table is there, or has changed: if it needs compiled code for its box, that is seen to."""
        table, key = live.table, live.box_key
        if table.laid.box is None or table.status not in ("waiting", "playing") or self._closing or self.is_coming(live):
            return
        planners, levels = self._service.bots.planners(table.game), [seat.level for seat in table.seats if seat.level]
        if not any(level in planners for level in levels):
            return
        if self._service.readiness.is_ready(table.game, key, map(self._service.bots.resolve, levels)):
            return
        if key not in self._failed and self._may(table.game, table.laid.host or ""):
            self._waiting[key] = table.game
            self._next()

    def _may(self, game: Game, host: str) -> bool:
        """Is one more for a host within the limits? If not, it is asked again when the table changes."""
        limits = self._limits
        most = limits.boxes_compiling + limits.boxes_waiting if limits.boxes_compiling else 0
        if len(self._waiting) + len(self._running) >= most:
            return False
        if not self._missing(game):
            return True  # it only has to be noticed
        if not self._guests.take(host):
            return False
        if self._addresses.take(self._service.bot_players.home_of(host)):
            return True
        self._guests.give_back(host, 1.0)
        return False

    def _needed(self, game: Game) -> list[Needed]:
        return needed([game], self._service.bots.own.values())

    def _missing(self, game: Game) -> list[Needed]:
        """What is not compiled yet."""
        return [each for each in self._needed(game) if not _folder(each).ready]

    def _next(self) -> None:
        while self._waiting and len(self._running) < self._limits.boxes_compiling and not self._closing:
            key, game = self._waiting.popitem(last=False)
            task = self._running[key] = asyncio.create_task(self._compile(key, game))
            task.add_done_callback(partial(self._done, key))

    def _done(self, key: BoxKey, _: asyncio.Task[None]) -> None:
        del self._running[key]
        self._next()
        self._service.box_compiled()

    async def _compile(self, key: BoxKey, game: Game) -> None:
        process: subprocess.Popen[bytes] | None = None
        about = {"game": game.name, "box": key[1]}
        try:
            process = await asyncio.to_thread(warm_in_background, *self._needed(game))
            if process is None:  # it is there, or somebody else is at it
                await self._somebody_else(game)
            else:
                await asyncio.to_thread(process.wait, self._limits.box_seconds)
            missing = await asyncio.to_thread(self._missing, game)
            if len(missing) < len(self._needed(game)):  # a part of it is worth keeping, too
                await asyncio.to_thread(self._keep, key, game)
            if missing:
                raise RuntimeError(f"not compiled: {', '.join(each.kind for each in missing)}")
        except Exception as problem:  # whatever it is: casual bots play on
            log.warning("a box could not be compiled", extra={**about, "problem": repr(problem)})
            self._failed[key] = None
            if len(self._failed) > MOST_FAILED:
                self._failed.popitem(last=False)
        else:
            log.info("a box was compiled", extra=about)
            await self._service.readiness.poll()
        finally:
            if process is not None and process.poll() is None:
                process.kill()
                with suppress(subprocess.TimeoutExpired):
                    await asyncio.shield(asyncio.to_thread(process.wait, 5))

    async def _somebody_else(self, game: Game) -> None:
        """Wait for another process that compiles the same."""
        async with asyncio.timeout(self._limits.box_seconds):
            while any(_folder(each).busy for each in self._needed(game)):
                await asyncio.sleep(1)

    def _keep(self, key: BoxKey, game: Game) -> None:
        """What was compiled stays on disk, unless it is too much: then what was not used for longest goes."""
        self._compiled[key] = game
        for each in self._needed(game):
            if _folder(each).ready:
                _folder(each).mark_own()
        gone = cache.remove_own(self._limits.boxes_kept * len(self._needed(game)))  # each box has a folder for each kind
        if gone:
            lost = {k for k, g in self._compiled.items() if any(_folder(n).path.name in gone for n in self._needed(g))}
            for box in lost:
                del self._compiled[box]
            self._service.readiness.forget(lost.__contains__)


def _folder(needed: Needed) -> cache.Folder:
    return native_folder(needed.game, needed.box, needed.kind)
