"""One page's WebSocket: reads requests, has them answered (`handlers`), and shows what the page looks at.

A page is never sent more than it reads: of each table it gets the newest state when it can take it, not all that came before.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from vicus.table.answers import Refusal
from vicus.table.guest_names import new_guest_name
from vicus.table.messages import Answer, Request
from vicus.table.refusal import Refused
from vicus.table.rendering import sight, table_view, viewer_of

from .allowance import cost_of
from .handlers import HANDLERS
from .page_socket import PageGone, PageSocket
from .storage import StorageUnavailable

if TYPE_CHECKING:
    from .hub import Hub
    from .live_table import LiveTable

log = logging.getLogger("vicus.connection")

OUTBOX = 200
"""Answers that may wait for a page; one that reads none of them is let go."""
RENDERINGS = 24
"""Of one table that are kept: for each seat, for those who have just come, and a few who are late."""
BYTES_PER_COST = 32 * 1024
"""Reading so many costs as much as a request."""
TOO_FAST_PAUSE = 0.1
"""Seconds in which nothing is read of a page that asks too fast: a refusal must not be cheaper to cause than to give."""
MOST_TOO_FAST = 50
"""Refusals in a row of a page that asks too fast, before it is let go."""
MOVES = frozenset({"act", "undo", "restart", "end_turn"})
"""Requests whose time is measured."""

decoder = msgspec.json.Decoder(Request)
encoder = msgspec.json.Encoder()


class Connection:
    """A guest's page. Handlers use its public part."""

    def __init__(self, socket: PageSocket, guest: str, hub: Hub, address: str | None = None, language: str = "") -> None:
        self.socket = socket
        self.guest = guest
        self.address = address
        self.hub = hub
        self.service = hub.service
        self.name = ""
        self.language = language
        """In which the page speaks, as far as that is known."""
        self.in_lobby = False
        self.mine: set[str] = set()
        """The tables of which the lobby has told this page that its guest sits there."""
        self.tables: dict[str, int] = {}
        """The tables this page looks at, by id, and the last number it was shown of each."""
        self.writing_since: float | None = None
        """When the page was sent something that it has not taken yet."""
        self.heard_at = time.monotonic()
        """When it asked for something last."""
        self._too_fast = 0
        """Refusals in a row."""
        self._shown: dict[str, tuple[object, ...]] = {}
        self._outbox: deque[str | _Due] = deque()
        self._due: dict[str, _Due] = {}
        self._loop = asyncio.get_running_loop()
        self._idle: asyncio.Future[None] | None = None
        """What the writer waits for, while there is nothing to send (an `asyncio.Event` asks for the loop each time)."""
        self._tasks: set[asyncio.Task[None]] = set()

    # -- sending --------------------------------------------------------------------------------------------------------

    def send(self, answer: Answer) -> None:
        """Put an answer into the outbox; nobody waits for a page that does not read."""
        self.send_text(encoder.encode(answer).decode())

    def send_text(self, text: str) -> None:
        """The same for what is encoded already."""
        if len(self._outbox) >= OUTBOX:
            self.let_go()
            return
        self._put(text)

    def show(self, table_id: str, asked: bool = False) -> None:
        """Show a table as soon as the page can take it: once, however often it changes until then.

        Unless it was asked for, nothing is sent where nothing has changed for this guest: nobody shall even notice that
        somebody else tries something out.
        """
        due = self._due.get(table_id)
        if due is None:
            self._due[table_id] = due = _Due(table_id)
            self._put(due)
        due.asked |= asked

    def _put(self, item: str | _Due) -> None:
        self._outbox.append(item)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def let_go(self) -> None:
        """This page has not read for long: it is told nothing more, and its connection is closed."""
        self._outbox.clear()
        self.hub.left(self)
        self.work_out(self._closed())

    async def _closed(self, code: int = 1013) -> None:
        with suppress(PageGone):
            await self.socket.close(code)

    async def _write(self) -> None:
        with suppress(PageGone):  # gone in this moment: the reader notices
            while True:
                if not self._outbox:
                    self._idle = self._loop.create_future()
                    await self._idle
                while self._outbox:
                    item = self._outbox.popleft()
                    text = item if isinstance(item, str) else self._shown_or_not(item)
                    if text is not None:
                        self.writing_since = time.monotonic()
                        await self.socket.send({"type": "websocket.send", "text": text})
                        self.writing_since = None

    def _shown_or_not(self, due: _Due) -> str | None:
        """A table that cannot be shown must not end the whole connection."""
        try:
            return self._rendered(due)
        except Exception:
            log.exception("a table could not be shown", extra={"table": due.table_id})
            return encoder.encode(Refusal("internal", due.table_id)).decode()

    def _rendered(self, due: _Due) -> str | None:
        """The table as this guest may see it, with what happened since the last time; none if there is nothing new."""
        self._due.pop(due.table_id, None)
        live = self.service.registry.tables.get(due.table_id)
        if live is None or live.pending:  # not on disk yet: it is shown when it is
            if live is not None and due.asked:
                self.hub.show_later(self, due.table_id)
            return None
        viewer = viewer_of(live.table, self.guest)
        seen = (live.epoch, *sight(live.table, viewer))
        if not due.asked and self._shown.get(live.id) == (viewer, seen):
            return None
        since = self.tables.get(live.id, -1)
        if since > seen[-1] and live.archive is None:
            since = -1  # nothing of ours: a page chooses it, and each is a rendering of its own
        key = (viewer, since, seen)
        text = live.rendered.get(key)
        if text is None:
            if len(live.rendered) >= RENDERINGS:
                live.rendered.clear()
            view = table_view(live.table, viewer, self.hub.surroundings(live), since, live.archive)
            text = live.rendered[key] = encoder.encode(view).decode()
        if live.id in self.tables:
            self.tables[live.id] = seen[-1] if live.archive is None else live.archive.number
            self._shown[live.id] = (viewer, seen)
        return text

    # -- reading --------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until the page goes away. No request can end the connection or disturb another."""
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            writer.cancel()
            for task in self._tasks:
                task.cancel()

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._handle(message.get("text") or "")  # bytes are no request either, and cost the same
            if self._too_fast >= MOST_TOO_FAST:
                await self._closed(1008)
                return

    async def _handle(self, text: str) -> None:
        self.heard_at = time.monotonic()
        if not self._may_cause(1 + len(text) / BYTES_PER_COST):
            await self._slow_down(Refusal("too_fast"))
            return
        if len(text) > self.service.limits.record_bytes:
            self.refuse(Refusal("too_large"))
            return
        try:
            request = decoder.decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError):
            self.refuse(Refusal("malformed"))
            return
        kind = str(type(request).__struct_config__.tag)
        table_id: str | None = getattr(request, "table", None)
        if (cost := cost_of(kind) - 1) > 0 and not self._may_cause(cost):
            await self._slow_down(Refusal("too_fast", table_id))
            return
        self._too_fast = 0
        self.hub.metrics.count_request(kind)
        await self._answer(request, table_id)
        if kind in MOVES:
            self.hub.metrics.move_took(time.monotonic() - self.heard_at)

    def _may_cause(self, cost: float) -> bool:
        return self.hub.allowances.spend(self.guest, self.address, cost)

    async def _slow_down(self, refusal: Refusal) -> None:
        self._too_fast += 1
        self.refuse(refusal)
        await asyncio.sleep(TOO_FAST_PAUSE)

    def refuse(self, refusal: Refusal) -> None:
        """Something that was asked cannot be."""
        self.hub.metrics.count_refusal(refusal.code)
        self.send(refusal)

    async def _answer(self, request: Request, table_id: str | None) -> None:
        try:
            await HANDLERS[type(request)](self, request)
        except Refused as refused:
            self.refuse(Refusal(refused.code, table_id, refused.message, refused.params))
            if refused.code == "stale" and table_id:
                await self._refresh(table_id)
        except StorageUnavailable:
            self.refuse(Refusal("unavailable", table_id, "storage-unavailable"))
        except Exception:
            log.exception("a request failed", extra={"request": type(request).__name__, "table": table_id})
            self.refuse(Refusal("internal", table_id))

    async def _refresh(self, table_id: str) -> None:
        with suppress(Refused):
            live = await self.service.table(table_id)
            self.hub.changed(live)
            self.show(table_id, asked=True)

    # -- what the page looks at -----------------------------------------------------------------------------------------

    def look_at(self, live: LiveTable, since: int) -> None:
        """From now on the page is shown a table."""
        self.in_lobby = False
        self.tables[live.id] = since
        self._shown.pop(live.id, None)
        self.hub.entered(self, live)

    def stop_showing(self, table_id: str) -> None:
        """The page looks at a table no longer."""
        self._shown.pop(table_id, None)
        if self.tables.pop(table_id, None) is not None:
            self.hub.gone_from(self, table_id)

    async def guest_name(self) -> str:
        """The guest's name; nobody sits down without one."""
        if not self.name:
            self.name = await self.service.storage.guest_name(self.guest) or new_guest_name(self.language)
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


class _Due:
    """A table that is to be shown."""

    __slots__ = ("asked", "table_id")

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.asked = False
