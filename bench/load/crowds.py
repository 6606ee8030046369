"""Many who look on: each has an address and a cookie of their own, and means no harm."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from .burden import Burden
from .people import let_in
from .tables import Trips
from .wire import Socket


class Crowd(Burden):
    """Sockets that ask for something and go on being told."""

    limit = 100.0
    request = ""

    async def prepare(self) -> None:
        about = await self.about()
        self.sockets = [Socket(self.town.onlooker()) for _ in range(self.wish.count)]
        begin = time.perf_counter()
        self.inside = await let_in(self.sockets)
        for number, socket in enumerate(self.inside):
            socket.send(self.request, **about)
            if number % 20 == 19:
                await asyncio.sleep(0.02)  # they come one after the other, within a few seconds
        self.arrived = time.perf_counter() - begin

    async def about(self) -> dict[str, Any]:
        """The fields of the request."""
        return {}

    async def begin(self) -> None:
        self.started = time.perf_counter()
        self.before = self._told()

    def _told(self) -> tuple[int, int]:
        return sum(socket.frames for socket in self.sockets), sum(socket.bytes for socket in self.sockets)

    def seen(self) -> dict[str, float | str]:
        seconds = time.perf_counter() - self.started
        frames, size = (now - then for now, then in zip(self._told(), self.before, strict=True))
        return {
            "let in": f"{len(self.inside)} in {self.arrived:.0f} s",
            "still there": f"{sum(not socket.lost for socket in self.inside)}",
            "messages/s to each": frames / seconds / max(1, len(self.inside)),
            "KiB/s to each": size / 1024 / seconds / max(1, len(self.inside)),
        }


class Lobby(Crowd):
    """Everybody sees the lobby change with every move of the innocents' tables."""

    name = "lobby"
    what = "{count} sockets in the lobby"
    request = "lobby"


class Spectators(Crowd):
    """Of one table that moves about once a second."""

    name = "spectators"
    what = "{count} spectators of one table"
    request = "open"

    async def about(self) -> dict[str, Any]:
        shown, *_ = await self.tables.begin(1, 1.0, self.wish.game, trips=Trips())
        return {"table": shown.id}


class OpenStorm(Burden):
    """All are connected already, and open one table in the same moment: somebody has posted its link."""

    name = "open_storm"
    what = "{count} spectators open one table at once"

    async def prepare(self) -> None:
        self.shown, *_ = await self.tables.begin(1, 1.0, self.wish.game, trips=Trips())
        self.sockets = await let_in([Socket(self.town.onlooker()) for _ in range(self.wish.count)])
        await asyncio.sleep(1.0)  # their welcomes

    async def begin(self) -> None:
        for socket in self.sockets:
            socket.ask_first("open", table=self.shown.id)

    def seen(self) -> dict[str, float | str]:
        waited = [socket.waited for socket in self.sockets if socket.waited is not None]
        return {"have it open": f"{len(waited)} of {self.wish.count}", "the last after, s": max(waited, default=0.0)}
