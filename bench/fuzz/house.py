"""A server in this process, and guests at its door."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from vicus.server import bot_worker
from vicus.server.connection import Connection
from vicus.server.limits import Limits
from vicus.server.web import Application, application
from vicus.server.worker_pool import WorkerPool

GENEROUS = Limits(
    cost_per_second_per_guest=1e9,
    cost_burst_per_guest=1e9,
    cost_per_second_per_address=1e9,
    cost_burst_per_address=1e9,
    hints_per_minute_per_guest=1e6,
    appraisals_per_minute_per_guest=1e6,
    imports_per_minute_per_guest=1e6,
    tables_per_guest=60,
)
"""Whoever is told to be slower learns nothing about the rest."""


class AtOnce(WorkerPool):
    """Workers that work in this process."""

    def __init__(self) -> None:
        super().__init__(1)

    async def ask(self, table_id: str, work: Any, *about: Any) -> Any:
        return work(*about)

    async def choose(self, *question: Any) -> Any:
        return bot_worker.decide(*question)

    async def hint(self, question: Any) -> Any:
        return bot_worker.advise(question, time.monotonic())

    async def appraise(self, question: Any) -> Any:
        return bot_worker.appraise(question)

    async def prepare(self, *about: Any) -> None:
        pass

    async def dismiss(self, table_id: str) -> None:
        pass


class Door:
    """A WebSocket of which nothing is behind: one message is read, and then it is closed."""

    def __init__(self) -> None:
        self.coming: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        return self.coming.pop(0) if self.coming else {"type": "websocket.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        raise AssertionError("answers are taken from the outbox")

    async def close(self, code: int = 1000) -> None:
        pass


class Visitor:
    """A guest's connection, whose answers are taken as they are made."""

    def __init__(self, app: Application, guest: str) -> None:
        self.door = Door()
        self.connection = Connection(self.door, guest, app.state.hub, "127.0.0.1")
        app.state.hub.connections.add(self.connection)

    async def ask(self, message: str | bytes) -> list[str]:
        """Every answer to a message, and what came by itself before it."""
        frame = {"text": message} if isinstance(message, str) else {"bytes": message}
        self.door.coming = [{"type": "websocket.receive", **frame}]
        await self.connection._read()
        while self.connection._tasks:
            await asyncio.gather(*self.connection._tasks, return_exceptions=True)
        return self.taken()

    def taken(self) -> list[str]:
        outbox, found = self.connection._outbox, []
        while outbox:
            item = outbox.popleft()
            text = item if isinstance(item, str) else self.connection._shown_or_not(item)
            if text is not None:
                found.append(text)
        return found


async def _nothing() -> None:
    pass


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Application]:
    """A server on a migrated database. Its bots do not move: what changes a table is a message."""
    app = application(url, hosts=["testserver"], limits=GENEROUS)
    service = app.state.service
    service.analysts = AtOnce()
    service.bot_players._workers = AtOnce()
    service.bot_players.wake = lambda live: None
    app.state.hub.history.tend = _nothing  # archives of finished games take longer than all else
    async with app.router.lifespan_context(app):
        yield app
