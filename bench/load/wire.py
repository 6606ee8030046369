"""The page's protocol, as little of it as is needed: requests are sent as they are written, answers decoded in part."""

from __future__ import annotations

import asyncio
import secrets
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PATIENCE = 60.0
"""Seconds that a server in trouble may take to let somebody in, or to answer what a table is set up with."""


class Head(msgspec.Struct):
    """What every answer has."""

    type: str


class Table(msgspec.Struct):
    """Of a `table`: whether it is my turn, and what I can do."""

    id: str
    number: int
    status: str
    can_end: bool
    legal: msgspec.Raw
    """Decoded by whoever is to choose (`choices`)."""

    @property
    def is_my_turn(self) -> bool:
        return self.status == "playing" and (self.can_end or len(memoryview(self.legal)) > 2)

    def choices(self) -> list[Choice]:
        """The legal actions; none where only the end of the turn is left."""
        return legal_decoder.decode(self.legal)


class Choice(msgspec.Struct):
    """A legal action."""

    text: str


class Created(msgspec.Struct):
    """The answer to `create` and `import`."""

    table: str


class Refusal(msgspec.Struct):
    """The answer `error`."""

    code: str
    table: str | None = None


class RecordText(msgspec.Struct):
    """The answer to `export`."""

    record: str


Answer = Head | Table | Created | Refusal | RecordText

head_decoder = msgspec.json.Decoder(Head)
legal_decoder = msgspec.json.Decoder(list[Choice])
decoders: dict[str, msgspec.json.Decoder[Any]] = {
    "table": msgspec.json.Decoder(Table),
    "created": msgspec.json.Decoder(Created),
    "error": msgspec.json.Decoder(Refusal),
    "record": msgspec.json.Decoder(RecordText),
}
encoder = msgspec.json.Encoder()


class Trouble(Exception):
    """The server refused, or did not answer, where it had to."""


@dataclass
class Person:
    """Somebody at a browser: a cookie, the server's address, and where they come from (none: as the system chooses)."""

    server: str
    home: str | None = None
    cookie: str = field(default_factory=lambda: secrets.token_urlsafe(32))


class Socket(WSListener):
    """A WebSocket whose answers are counted, not read: one of a crowd."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.transport: WSTransport | None = None
        self.frames = 0
        self.bytes = 0
        self.lost = False
        """The server has ended the connection."""
        self.asked: float | None = None
        self.waited: float | None = None
        """Seconds from `ask_first` to the first answer after it."""

    async def connect(self) -> None:
        """Raises `Trouble` if the server does not let us in."""
        local: dict[str, Any] = {"local_addr": (self.person.home, 0)} if self.person.home else {}
        cookie = {"Cookie": f"vicus_guest={self.person.cookie}"}
        url = self.person.server.replace("http", "ws", 1) + "ws"
        try:
            await ws_connect(lambda: self, url, extra_headers=cookie, websocket_handshake_timeout=PATIENCE, **local)
        except Exception as problem:
            raise Trouble(f"no connection: {problem!r}") from None

    def send(self, kind: str, **fields: Any) -> int:
        """A request; how many bytes it has."""
        text = encoder.encode({"type": kind, **fields})
        if self.transport is not None and not self.lost:
            self.transport.send(WSMsgType.TEXT, text)
        return len(text)

    def ask_first(self, kind: str, **fields: Any) -> None:
        """A request, the first answer to which is waited for (`waited`)."""
        self.asked, self.waited = time.perf_counter(), None
        self.send(kind, **fields)

    def close(self) -> None:
        if self.transport is not None and not self.lost:
            self.lost = True
            self.transport.disconnect(graceful=False)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
            return
        self.frames += 1
        self.bytes += frame.payload_size
        if self.asked is not None:
            self.waited, self.asked = time.perf_counter() - self.asked, None

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.lost = True


class Page(Socket):
    """A WebSocket whose answers are read. `heard` is told of tables and refusals, `left` of the end."""

    problems: ClassVar[list[str]] = []
    """What went wrong in this generator, of all pages: a callback has nobody to raise to."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.heard: Callable[[Answer], None] = _nothing
        self.left: Callable[[], None] = _nobody
        self._waiting: dict[str, asyncio.Future[Any]] = {}

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        super().on_ws_frame(transport, frame)
        if frame.msg_type == WSMsgType.TEXT:
            try:
                self._read(frame.get_payload_as_bytes())
            except Exception:
                Page.problems.append(traceback.format_exc())

    def _read(self, text: bytes) -> None:
        kind = head_decoder.decode(text).type
        decoder = decoders.get(kind)
        answer = decoder.decode(text) if decoder is not None else Head(kind)
        waiting = self._waiting.pop(kind, None)
        if waiting is None and kind == "error" and self._waiting:
            waiting = self._waiting.pop(next(iter(self._waiting)))
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)
        self.heard(answer)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        was_closed = self.lost
        super().on_ws_disconnected(transport)
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Trouble("the connection was ended"))
                waiting.exception()  # somebody may have ceased to wait
        self._waiting.clear()
        if not was_closed:
            self.left()

    async def ask(self, request: str, answer: str, **fields: Any) -> Any:
        """The next answer of that kind; raises `Trouble` for a refusal or if none comes. For setting up only."""
        if self.lost:
            raise Trouble(f"{request}: not connected")
        waiting = self._waiting[answer] = asyncio.get_running_loop().create_future()
        self.send(request, **fields)
        try:
            got = await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            raise Trouble(f"{request}: no answer within {PATIENCE:.0f} s") from None
        if isinstance(got, Refusal):
            raise Trouble(f"{request}: {got.code}")
        return got


def _nothing(_: Answer) -> None:
    return None


def _nobody() -> None:
    return None
