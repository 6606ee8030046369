"""One page's WebSocket: reads requests, answers them, and is told what happens at the tables it looks at."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

import vicus
from vicus.bots.levels import LEVELS
from vicus.core.game import game as find_game
from vicus.games import names

from . import messages as m
from .game_files import has_part
from .guests import clean_name
from .house import House
from .names import guest_name
from .refusal import Refused
from .table import Table, score_infos
from .thinking import Question

log = logging.getLogger("vicus.connection")

LARGEST = 256 * 1024
"""Bytes of one message; an imported record is the largest."""
OUTBOX = 200
"""Answers that may wait for a page; one that reads none of them is let go."""
RATE, BURST = 20.0, 60.0
"""Messages a second, and how many may come at once."""

decoder = msgspec.json.Decoder(m.Request)
encoder = msgspec.json.Encoder()


class Connection:
    def __init__(self, socket: WebSocket, guest: str, house: House) -> None:
        self.socket = socket
        self.guest = guest
        self.house = house
        self.name = ""
        self.in_lobby = False
        self.tables: dict[str, int] = {}
        """The tables this page looks at, and the last number it was shown of each."""
        self.told_lobby: Callable[[], Awaitable[None]] = _nothing
        self._shown: dict[str, m.TableView] = {}
        self._outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)
        self._closing: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._tokens, self._filled = BURST, time.monotonic()

    async def send(self, answer: m.Answer) -> None:
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
                await self.send(m.Refusal("malformed"))
            else:
                await self._handle(text)

    async def _handle(self, text: str) -> None:
        if not self._within_rate():
            await self.send(m.Refusal("too_fast"))
            return
        if len(text) > LARGEST:
            await self.send(m.Refusal("too_large"))
            return
        try:
            request = decoder.decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError):
            await self.send(m.Refusal("malformed"))
            return
        table = getattr(request, "table", None)
        try:
            await HANDLERS[type(request)](self, request)
        except Refused as refused:
            await self.send(m.Refusal(refused.code, table, refused.message, refused.params))
            if refused.code == "stale" and table:
                await self.show(await self.house.table(table))
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a request failed", extra={"request": type(request).__name__, "table": table})
            await self.send(m.Refusal("internal", table))

    def _within_rate(self) -> bool:
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._filled) * RATE)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    # -- telling --------------------------------------------------------------------------------------------------------

    async def show(self, table: Table, asked: bool = True) -> None:
        """The table as this guest may see it, with what happened since the last time.

        Unless it was asked for, nothing is sent where nothing has changed for this guest: nobody shall even notice that
        somebody else tries something out.
        """
        view = self.house.view(table, self.guest, self.tables.get(table.id, -1))
        if table.id in self.tables:
            self.tables[table.id] = view.number
        still = msgspec.structs.replace(view, events=[])
        if asked or view.events or self._shown.get(table.id) != still:
            self._shown[table.id] = still
            await self.send(view)

    async def show_lobby(self) -> None:
        is_open, mine = await self.house.lobby(self.guest)
        await self.send(m.LobbyView(is_open, mine, self.house.readiness.games()))

    # -- requests -------------------------------------------------------------------------------------------------------

    async def hello(self, request: m.Hello) -> None:
        known = await self.house.storage.guest_name(self.guest)
        wanted = clean_name(request.name) if request.name is not None else None
        self.name = wanted or known or guest_name()
        if self.name != known:
            await self.house.storage.name_guest(self.guest, self.name)
            for table in list(self.house.tables.values()):
                if self.guest in table.names:
                    table.names[self.guest] = self.name
        games = []
        for name in names():
            meta = find_game(name).meta
            options = {key: list(option.values) for key, option in meta.options.items()}
            about = (meta.designer, meta.publisher, meta.rules_version)
            games.append(m.GameInfo(name, list(meta.players), options, *about, part=has_part(name)))
        bots = (list(LEVELS), list(self.house.bots), self.house.planners)
        await self.send(m.Welcome(self.name, games, *bots, vicus.__version__))

    async def lobby(self, _: m.Lobby) -> None:
        self.in_lobby = True
        await self.show_lobby()

    async def create(self, request: m.Create) -> None:
        table = await self.house.create(self.guest, await self._named(), request)
        await self.send(m.Created(table.id))
        await self.told_lobby()

    async def open(self, request: m.Open) -> None:
        table = await self.house.table(request.table)
        self.in_lobby = False
        newcomer = table.id not in self.tables
        self.tables[table.id] = request.since
        seat = table.seat_of(self.guest)
        if seat is not None:
            table.chairs[seat].votes.clear()  # whoever was missed is back
        await self.show(table)
        if newcomer:
            await self.house.changed(table)

    async def close(self, request: m.Close) -> None:
        self._shown.pop(request.table, None)
        if self.tables.pop(request.table, None) is not None and request.table in self.house.tables:
            await self.house.changed(self.house.tables[request.table])

    async def sit(self, request: m.Sit) -> None:
        await self.house.sit(await self.house.table(request.table), self.guest, await self._named(), request.seat)

    async def leave(self, request: m.Leave) -> None:
        await self.house.leave(await self.house.table(request.table), self.guest)

    async def start(self, request: m.Start) -> None:
        await self.house.start(await self.house.table(request.table), self.guest)

    async def act(self, request: m.Act) -> None:
        table = await self.house.table(request.table)
        try:
            await self.house.play(table, self.guest, request.number, "act", request.action)
        except Refused as refused:
            if refused.message != "why":
                raise
            await self._reason(table, request.action)

    async def undo(self, request: m.Undo) -> None:
        await self.house.play(await self.house.table(request.table), self.guest, request.number, "undo")

    async def restart(self, request: m.Restart) -> None:
        await self.house.play(await self.house.table(request.table), self.guest, request.number, "restart")

    async def end_turn(self, request: m.EndTurn) -> None:
        await self.house.play(await self.house.table(request.table), self.guest, request.number, "end")

    async def why(self, request: m.Why) -> None:
        await self._reason(await self.house.table(request.table), request.intent)

    async def _reason(self, table: Table, intent: str) -> None:
        if table.ledger is None:
            raise Refused("not_started")
        seat = table.seat_of(self.guest)
        match, _ = table.ledger.for_seat(seat)
        if not match.over and (seat is None or seat != table.turn):
            raise Refused("not_your_turn")
        try:
            found = match.why_not(intent)
        except vicus.VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        if found is None:
            raise Refused("bad_input")
        rule, params = found
        about = {key: value for key, value in params.items() if key != "reason"}
        await self.send(m.Reason(table.id, intent, rule, params["reason"], about))

    async def hint(self, request: m.Hint) -> None:
        """Worked out beside everything else: whoever has asked may go on playing meanwhile."""
        table = await self.house.table(request.table)
        question = self.house.question(table, self.guest, request.number)
        if self._hints:
            raise Refused("busy")  # nor at several tables at once: the workers are everybody's
        task = asyncio.create_task(self._advise(table, question, request.number))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _advise(self, table: Table, question: Question, number: int) -> None:
        try:
            await self.send(await self.house.hint(table, question, number))
        except Refused as refused:
            await self.send(m.Refusal(refused.code, table.id))
        except Exception:
            log.exception("a hint failed", extra={"table": table.id})
            await self.send(m.Refusal("internal", table.id))

    async def look(self, request: m.Look) -> None:
        table = await self.house.table(request.table)
        found = table.position(self.guest, request.ply)
        if found is None:
            raise Refused("bad_input")
        match, events = found
        seat = table.seat_of(self.guest)
        await self.send(m.Position(table.id, request.ply, match.view(seat), score_infos(match.scores_for(seat)), events))

    async def replace(self, request: m.Replace) -> None:
        await self.house.replace(await self.house.table(request.table), self.guest, request.seat)

    async def rematch(self, request: m.Rematch) -> None:
        await self.house.rematch(await self.house.table(request.table), self.guest)

    async def prefer(self, request: m.Prefer) -> None:
        table = await self.house.table(request.table)
        if request.auto_end is not None:
            (table.auto_end.add if request.auto_end else table.auto_end.discard)(self.guest)
        if request.bot_speed is not None and table.seat_of(self.guest) is not None:
            table.bot_speed = min(max(request.bot_speed, 0.0), 3.0)
        await self.show(table)

    async def export(self, request: m.Export) -> None:
        """A record holds the seed, and so all coming dice: only of a finished game."""
        table = await self.house.table(request.table)
        if table.ledger is None or not table.ledger.match.over:
            raise Refused("not_allowed", "export-not-over")
        await self.send(m.RecordText(table.id, table.ledger.match.save()))

    async def bring(self, request: m.Import) -> None:
        table = await self.house.bring(self.guest, await self._named(), request.record)
        await self.send(m.Created(table.id))

    async def forget(self, _: m.Forget) -> None:
        await self.house.forget(self.guest)
        self.name = ""
        await self.send(m.Forgotten())

    async def _named(self) -> str:
        """The guest's name; nobody sits down without one."""
        if not self.name:
            self.name = await self.house.storage.guest_name(self.guest) or guest_name()
            await self.house.storage.name_guest(self.guest, self.name)
        return self.name


async def _nothing() -> None:
    return None


HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    m.Hello: Connection.hello,
    m.Lobby: Connection.lobby,
    m.Create: Connection.create,
    m.Open: Connection.open,
    m.Close: Connection.close,
    m.Sit: Connection.sit,
    m.Leave: Connection.leave,
    m.Start: Connection.start,
    m.Act: Connection.act,
    m.Undo: Connection.undo,
    m.Restart: Connection.restart,
    m.EndTurn: Connection.end_turn,
    m.Why: Connection.why,
    m.Hint: Connection.hint,
    m.Look: Connection.look,
    m.Replace: Connection.replace,
    m.Rematch: Connection.rematch,
    m.Prefer: Connection.prefer,
    m.Export: Connection.export,
    m.Import: Connection.bring,
    m.Forget: Connection.forget,
}
