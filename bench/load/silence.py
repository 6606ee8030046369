"""Attackers that do next to nothing: they never read, or never finish what they say. Plain sockets, no WebSocket library."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
import socket
import struct
import time
from urllib.parse import urlsplit

import msgspec

from .burden import Burden
from .figures import Goal, share
from .people import some_at_a_time
from .wire import Person

TIMEOUT = 10.0

LOG = 100.0
"""kB that may be written to the log meanwhile."""


class Quiet(Burden):
    """Keeps plain sockets open."""

    def __init__(self, *about: object) -> None:
        super().__init__(*about)  # type: ignore[arg-type]
        self.plain: list[socket.socket] = []

    async def dial(self, person: Person, receive: int | None = None) -> socket.socket:
        """A connection; `receive`: bytes of its receive buffer. Raises OSError or TimeoutError."""
        dialled = socket.socket()
        self.plain.append(dialled)
        dialled.setblocking(False)
        if receive is not None:
            dialled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        if person.home is not None:
            dialled.bind((person.home, 0))
        place = urlsplit(person.server)
        loop = asyncio.get_running_loop()
        await asyncio.wait_for(loop.sock_connect(dialled, (place.hostname, place.port)), TIMEOUT)
        return dialled

    def close(self) -> None:
        super().close()
        for dialled in self.plain:
            dialled.close()


class Deaf(Quiet):
    """They open every table of the innocents, and never read a byte."""

    name = "deaf"
    what = "{count} sockets that never read, at busy tables"
    receive = 2048

    async def prepare(self) -> None:
        self.in_place = 0
        await some_at_a_time(self._go_deaf for _ in range(self.wish.count))

    async def _go_deaf(self) -> None:
        person = self.town.attacker()
        loop = asyncio.get_running_loop()
        with contextlib.suppress(OSError, TimeoutError):
            dialled = await self.dial(person, self.receive)
            await loop.sock_sendall(dialled, handshake(person))
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += await asyncio.wait_for(loop.sock_recv(dialled, 1), TIMEOUT)
            await loop.sock_sendall(dialled, frame({"type": "hello"}))
            for table in self.tables.tables:
                await loop.sock_sendall(dialled, frame({"type": "open", "table": table.id}))
            self.in_place += 1

    def seen(self) -> dict[str, float | str]:
        return {"in place": f"{self.in_place}"}


class HalfOpen(Quiet):
    """Requests whose headers never end, on a server with as many open files as systems commonly allow.

    Every two seconds each sends one more letter, so no time between two bytes gives them away.
    """

    name = "half_open"
    what = "{count} half-open requests"
    files = 1024  # as on most systems

    async def prepare(self) -> None:
        self.log_before = self.server.log_bytes()
        self.waits: list[float] = []
        self.failed = 0

    async def begin(self) -> None:
        probing = asyncio.create_task(self._probe())
        try:
            await some_at_a_time(self._half_open for _ in range(self.wish.count))
            while True:
                await asyncio.sleep(2.0)
                for dialled in self.plain:
                    with contextlib.suppress(OSError):
                        dialled.send(b"a")
        finally:
            probing.cancel()

    async def _half_open(self) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            dialled = await self.dial(self.town.attacker())
            dialled.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")

    async def _probe(self) -> None:
        """Somebody new comes by every half second."""
        while True:
            begin = time.perf_counter()
            try:
                await asyncio.wait_for(self._visit(), 5.0)
            except (OSError, TimeoutError):
                self.failed += 1
            else:
                self.waits.append(1000 * (time.perf_counter() - begin))
            await asyncio.sleep(0.5)

    async def _visit(self) -> None:
        person = self.town.onlooker()
        place = urlsplit(person.server)
        home = (person.home, 0) if person.home else None
        reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=home)
        try:
            writer.write(f"GET /health HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: close\r\n\r\n".encode())
            if not (await reader.readline()).startswith(b"HTTP/1.1 200"):
                raise OSError("not well")
        finally:
            writer.close()

    def seen(self) -> dict[str, float | str]:
        return {"visitors": f"{self.failed + len(self.waits)}", "let in after, ms (p99)": share(self.waits, 0.99)}

    def goals(self) -> list[Goal]:
        log = (self.server.log_bytes() - self.log_before) / 1000
        return [Goal("visitors turned away", self.failed, 0.0), Goal("log, kB", log, LOG)]


def handshake(person: Person) -> bytes:
    """What a browser sends to open a WebSocket."""
    lines = (
        "GET /ws HTTP/1.1",
        f"Host: {urlsplit(person.server).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: vicus_guest={person.cookie}",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def frame(message: dict[str, object]) -> bytes:
    """A message as a client's text frame; a mask of zeros leaves it as it is.

    >>> frame({"a": 1})
    b'\\x81\\x87\\x00\\x00\\x00\\x00{"a":1}'
    """
    text = msgspec.json.encode(message)
    size = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0x80 | 126, len(text))
    return b"\x81" + size + bytes(4) + text
