"""One page's WebSocket: reads requests, has them answered (`handlers.py`), and shows the tables that the page looks at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .answers import LobbyView, Refusal, TableView
from .game_table import GameTable
from .handlers import HANDLERS
from .messages import Answer, Request
from .names import new_guest_name
from .rate_limit import TokenBucket
from .refusal import Refused
from .service import TableService

log = logging.getLogger("vicus.connection")

LARGEST = 256 * 1024
"""Bytes of one message; an imported record is the largest."""
OUTBOX = 200
"""Answers that may wait for a page; one that reads none of them is let go."""
RATE, BURST = 20.0, 60.0
"""Messages a second, and how many may come at once."""

decoder = msgspec.json.Decoder(Request)
encoder = msgspec.json.Encoder()


class Connection:
    """A guest's page. Handlers use its public part."""

    def __init__(self, socket: WebSocket, guest: str, service: TableService) -> None:
        self.socket = socket
        self.guest = guest
        self.service = service
        self.name = ""
        self.in_lobby = False
        self.tables: dict[str, int] = {}
        """The tables this page looks at, by id, and the last number it was shown of each."""
        self.lobby_changed: Callable[[], Awaitable[None]] = _nothing
        """Tells everybody who looks at the lobby."""
        self._shown: dict[str, TableView] = {}
        self._outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)
        self._closing: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._bucket = TokenBucket(RATE, BURST)

    async def send(self, answer: Answer) -> None:
        """Put an answer into the outbox; nobody waits for a page that does not read."""
        try:
            self._outbox.put_nowait(encoder.encode(answer).decode())
        except asyncio.QueueFull:
            self._let_go()

    def _let_go(self) -> None:
        """This page has not read for long: it is told nothing more, and its connection is closed."""
        self.tables.clear()
        self.in_lobby = False
        self._closing = self._closing or asyncio.create_task(self.socket.close(1013))

    async def run(self) -> None:
        """Until the page goes away. No request can end the connection or disturb another."""
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            writer.cancel()

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone in this moment: the reader notices
            while True:
                await self.socket.send_text(await self._outbox.get())

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                await self.send(Refusal("malformed"))
            else:
                await self._handle(text)

    async def _handle(self, text: str) -> None:
        if not self._bucket.take():
            await self.send(Refusal("too_fast"))
            return
        if len(text) > LARGEST:
            await self.send(Refusal("too_large"))
            return
        try:
            request = decoder.decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError):
            await self.send(Refusal("malformed"))
            return
        table_id = getattr(request, "table", None)
        try:
            await HANDLERS[type(request)](self, request)
        except Refused as refused:
            await self.send(Refusal(refused.code, table_id, refused.message, refused.params))
            if refused.code == "stale" and table_id:
                await self.show(await self.service.table(table_id))
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a request failed", extra={"request": type(request).__name__, "table": table_id})
            await self.send(Refusal("internal", table_id))

    async def show(self, table: GameTable, asked: bool = True) -> None:
        """The table as this guest may see it, with what happened since the last time.

        Unless it was asked for, nothing is sent where nothing has changed for this guest: nobody shall even notice that
        somebody else tries something out.
        """
        view = self.service.view(table, self.guest, self.tables.get(table.id, -1))
        if table.id in self.tables:
            self.tables[table.id] = view.number
        still = msgspec.structs.replace(view, events=[])
        if asked or view.events or self._shown.get(table.id) != still:
            self._shown[table.id] = still
            await self.send(view)

    def stop_showing(self, table_id: str) -> bool:
        """The page looks at a table no longer; false if it did not."""
        self._shown.pop(table_id, None)
        return self.tables.pop(table_id, None) is not None

    async def show_lobby(self) -> None:
        """The lobby as this guest may see it."""
        is_open, mine = await self.service.lobby(self.guest)
        await self.send(LobbyView(is_open, mine, self.service.readiness.games()))

    async def guest_name(self) -> str:
        """The guest's name; nobody sits down without one."""
        if not self.name:
            self.name = await self.service.storage.guest_name(self.guest) or new_guest_name()
            await self.service.storage.name_guest(self.guest, self.name)
        return self.name

    @property
    def is_busy(self) -> bool:
        """Is something being worked out for this page?"""
        return bool(self._tasks)

    def work_out(self, answer: Coroutine[Any, Any, None]) -> None:
        """Beside everything else: the page may go on asking meanwhile."""
        task = asyncio.create_task(answer)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _nothing() -> None:
    return None
