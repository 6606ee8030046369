"""The outermost door: TCP connections, requests that never end, and sockets that do not read.

Uvicorn's protocols do the talking; what is added here is that nobody can hold a connection for nothing. A connection that waits
(nothing asked yet, or the last answer given) goes when it is too old, or when there is no room for a newer one.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from vicus.errors import BadOption

from .allowance import Buckets, network
from .limits import Limits

HEAD_BYTES = 32 * 1024
"""Of one request's head; a browser's has less than one kilobyte."""
FRAGMENTS = 256
"""Frames of one message: empty ones cost the sender nothing."""
FRAMES = 400
"""Frames that may come at once: a page that asks twenty times a second has said less in many seconds."""
PINGS_PER_SECOND, PINGS_AT_ONCE = 10.0, 50.0
"""Pings and pongs of a WebSocket: a browser sends a pong every `ping_seconds`."""
SLICE = 1024
"""Bytes that are taken apart before anybody looks how many frames they are: of the smallest, some 170."""
RESERVE = 256
"""Files that are kept free for the database, its journal, workers and pictures."""
PLAIN = (
    b"content-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff\r\ncache-control: no-store\r\n"
    b"content-security-policy: default-src 'none'; frame-ancestors 'none'\r\nconnection: close\r\n"
)


class Door:
    """The connections of this process: how many there are, and which of them only wait."""

    def __init__(self, limits: Limits, room: int | None = None) -> None:
        self.limits = limits
        self.room = limits.connections if room is None else min(limits.connections, room)
        self.open = 0
        self.turned_away = 0
        """Connections that were refused, or closed for a newer one."""
        self._waiting: dict[Http, None] = {}  # in order, the oldest first
        self._near: dict[str, dict[Http, None]] = {}

    def enter(self, connection: Http) -> bool:
        """Somebody comes, and waits at first; false if there is no room even when one who waits goes."""
        near = self._near.get(connection.network)
        if near is not None and len(near) >= self.limits.connections_waiting_per_address:
            self._turn_away(next(iter(near)))
        if self.open >= self.room:
            if not self._waiting:
                self.turned_away += 1
                return False
            self._turn_away(next(iter(self._waiting)))
        self.open += 1
        self.wait(connection)
        return True

    def wait(self, connection: Http) -> None:
        """This one asks nothing at the moment."""
        self._waiting[connection] = None
        self._near.setdefault(connection.network, {})[connection] = None

    def ask(self, connection: Http) -> None:
        """This one has asked something."""
        self._waiting.pop(connection, None)
        near = self._near.get(connection.network)
        if near is not None:
            near.pop(connection, None)
            if not near:
                del self._near[connection.network]

    def leave(self) -> None:
        """A connection has ended."""
        self.open -= 1

    def _turn_away(self, connection: Http) -> None:
        self.turned_away += 1
        self.ask(connection)
        connection.transport.abort()  # its place is free at once, and nothing is waited for


class Http(HttpToolsProtocol):
    """A connection until it becomes a WebSocket."""

    door: Door
    network = ""
    _inside = False
    _waits = False
    _head = 0
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door = cast(EdgeConfig, self.config).door
        self.network = network(self.client[0] if self.client else None)
        self._inside = self.door.enter(self)
        if not self._inside:
            self._end(503, b"This server has as many connections as it can have. Try again in a minute.")
            return
        self._waits = True
        self._deadline = self.loop.call_later(self.door.limits.header_seconds, self._too_late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._calm()
        if self._inside:
            self._inside = False
            self.door.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._waits:
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self._end(431, b"The head of this request is too large.")
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._inside and not self._waits and not self.transport.is_closing() and self.cycle.response_complete:
            self._waits, self._head = True, 0
            self.door.wait(self)
            patience = self.timeout_keep_alive + self.door.limits.header_seconds
            self._deadline = self.loop.call_later(patience, self._too_late)  # however slowly the next one trickles in

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        self._inside = False  # the WebSocket leaves by the same door

    def send_400_response(self, msg: str) -> None:
        self._end(400, msg.encode("ascii", "replace"))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self._unread or self.loop.call_later(self.door.limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._calm()

    def _calm(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._waits:
            self._waits = False
            self.door.ask(self)

    def _too_late(self) -> None:
        self._deadline = None
        if self._head:
            self._end(408, b"The request did not come to its end in time.")
        else:
            self.transport.abort()

    def _end(self, status: int, text: bytes) -> None:
        if not self.transport.is_closing():
            length = b"content-length: %d\r\n\r\n" % len(text)
            self.transport.write(STATUS_LINE[status] + PLAIN + length + text)
            self.transport.close()
            self.loop.call_later(self.door.limits.write_seconds, self.transport.abort)  # where nobody reads even that


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. Who does not read, says nothing at all, or sends crumbs is let go."""

    _heard: float | None = None
    _silence: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _frames = 0
    _pings: Buckets[str] | None = None

    @property
    def limits(self) -> Limits:
        return cast(EdgeConfig, self.config).door.limits

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in (self._silence, self._unread):
            if timer is not None:
                timer.cancel()
        cast(EdgeConfig, self.config).door.leave()

    def data_received(self, data: bytes) -> None:
        """In slices: what is read at once could be forty thousand frames, and all else would wait for them."""
        self._frames = 0
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self._silence = self.loop.call_later(self.limits.greeting_seconds, self._listen)

    def send_receive_event_to_app(self) -> None:
        self._heard = self.loop.time()
        super().send_receive_event_to_app()

    def handle_text(self, event: Frame) -> None:
        if self._is_heard():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_heard():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._is_heard():
            return
        if len(self.frames) >= FRAGMENTS:
            self._fail(1009, "too many fragments")
        else:
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._is_heard(ping=True):
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if not self._is_heard(ping=True):
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # dropped: answers that nobody reads must not pile up

    def _is_heard(self, ping: bool = False) -> bool:
        """Is one more frame within the limits? If not, it is the last one."""
        self._frames += 1
        if self._frames > FRAMES:
            self._fail(1008, "too many frames")
        elif ping:
            if self._pings is None:
                self._pings = Buckets(PINGS_PER_SECOND, PINGS_AT_ONCE)
            if not self._pings.take(""):
                self._fail(1008, "too many pings")
        return not self.close_sent and not self.transport.is_closing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(self.limits.write_seconds, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self._unread or self.loop.call_later(self.limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _listen(self) -> None:
        """Is anybody there? Looked at when it could be too long, not at each message."""
        longest = self.limits.silence_hours * 3600
        quiet = longest if self._heard is None else self.loop.time() - self._heard
        if quiet < longest:
            self._silence = self.loop.call_later(longest - quiet, self._listen)
        else:
            self._fail(1001, "silence")

    def _fail(self, code: int, reason: str) -> None:
        if self.close_sent and not self.transport.is_closing():  # told to go, and storms on
            self.transport.abort()
        elif not self.close_sent and not self.transport.is_closing():
            self.conn.fail(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            while not self.queue.empty():  # nobody is answered any more
                self.queue.get_nowait()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.transport.close()
            self.loop.call_later(self.limits.write_seconds, self.transport.abort)


class EdgeConfig(uvicorn.Config):
    """How Uvicorn is to serve an application within limits.

    `proxies`: addresses or networks whose word on a visitor's address and scheme is believed.
    """

    def __init__(self, app: Any, limits: Limits, proxies: list[str] | None = None, room: int | None = None) -> None:
        self.door = Door(limits, room)
        super().__init__(
            app,
            http=Http,
            ws=Socket,
            # A message is sent to many, and deflating it for each costs more than the line; its length would also tell of
            # what is hidden in it, and a few kilobytes could unfold to a megabyte.
            ws_per_message_deflate=False,
            ws_max_size=2 * limits.record_bytes + 65_536,  # a record inside JSON, where every sign may need two
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.ping_seconds,
            timeout_keep_alive=cast(int, limits.idle_seconds),
            timeout_graceful_shutdown=3,
            forwarded_allow_ips=proxies or ["127.0.0.1", "::1"],
            server_header=False,
            log_config=None,
            access_log=False,
        )


def room_for_connections(limits: Limits) -> int:
    """How many connections this process can have, after asking the system for as many files as they need."""
    try:
        import resource
    except ImportError:  # Windows counts differently
        return limits.connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + RESERVE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError):  # a system with a limit besides
            pass
    return limits.connections if soft == resource.RLIM_INFINITY else max(8, min(limits.connections, soft - RESERVE))


def bind(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen on an address; raises `BadOption` with what to do where it cannot be."""
    if not 0 <= port <= 65535:
        raise BadOption("serve-bad-port", port=str(port))
    bound: list[socket.socket] = []
    try:
        flags = socket.AI_PASSIVE
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=flags)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            listener = socket.socket(family, kind, protocol)
            bound.append(listener)
            if hasattr(socket, "SO_REUSEPORT"):  # everywhere but on Windows, where it would let two programs share a port
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind(address)
            listener.listen(128)  # a port that another program listens on is told now, and who comes early waits
            if port == 0:
                break  # the other addresses would get other ports
    except (OSError, UnicodeError) as problem:
        for listener in bound:
            listener.close()
        code = getattr(problem, "errno", None)
        if code == errno.EADDRINUSE:
            raise BadOption("serve-port-taken", host=host, port=str(port), other=str(port % 65535 + 1)) from None
        if code in (errno.EACCES, errno.EPERM):
            raise BadOption("serve-port-forbidden", port=str(port)) from None
        raise BadOption("serve-bad-address", host=host) from None
    return bound
