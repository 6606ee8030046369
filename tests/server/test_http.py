"""The door of the server, by real connections: those that come and do nothing cannot keep others out."""

from __future__ import annotations

import contextlib
import random
import socket
import sys
import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import vicus
from vicus.server.http import FRAGMENTS, FRAMES, HEAD_BYTES, EdgeConfig, bind, room_for_connections
from vicus.server.limits import Limits

PATIENCE = 30.0
"""Seconds after which something will not come any more, on a busy machine either."""
LONG = 3600.0
ASK = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def hello(request):
    return PlainTextResponse("hello")


async def much(request):
    return Response(b"x" * 50_000_000)


async def echo(websocket):
    await websocket.accept()
    with contextlib.suppress(Exception):
        while True:
            text = await websocket.receive_text()
            for _ in range(2000 if text == "flood" else 1):
                await websocket.send_text(text if text != "flood" else "x" * 10_000)


class Server:
    """A server in a thread of this process."""

    def __init__(self, room: int | None, **limits: float) -> None:
        patient = {"header_seconds": LONG, "idle_seconds": LONG, "greeting_seconds": LONG, "write_seconds": LONG}
        routes = [Route("/", hello), Route("/much", much), WebSocketRoute("/ws", echo)]
        self.config = EdgeConfig(Starlette(routes=routes), Limits(**patient | limits), room=room)
        self.config.loop = "asyncio" if sys.platform == "win32" else "auto"
        self.server = uvicorn.Server(self.config)
        self.sockets = bind("127.0.0.1", 0)
        self.port = self.sockets[0].getsockname()[1]
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": self.sockets}, daemon=True)

    def connect(self, said: bytes = b"") -> socket.socket:
        made = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        made.sendall(said)
        return made

    def ask(self, path: bytes = b"/") -> bytes:
        with self.connect(ASK.replace(b"/ ", path + b" ", 1)) as made:
            return made.recv(100_000)

    def until(self, done) -> None:
        end = time.monotonic() + PATIENCE
        while not done(self.config.door):
            assert time.monotonic() < end, (self.config.door.open, self.config.door.turned_away)
            time.sleep(0.01)


@pytest.fixture
def serving():
    with contextlib.ExitStack() as stack:

        @contextlib.contextmanager
        def running(room, limits) -> Iterator[Server]:
            made = Server(room, **limits)
            made.thread.start()
            try:
                yield made
            finally:
                made.server.should_exit = True
                made.thread.join(PATIENCE)

        yield lambda room=None, **limits: stack.enter_context(running(room, limits))


def ends(made: socket.socket) -> bytes:
    """What comes until the other side closes."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while part := made.recv(65536):
            said += part
    return said


def test_half_a_request_is_not_waited_for(serving):
    server = serving(header_seconds=0.3)
    with server.connect(b"GET / HTTP/1.1\r\nHost: loc") as half, server.connect() as silent:
        assert ends(half).startswith(b"HTTP/1.1 408")
        assert ends(silent) == b""
    server.until(lambda door: door.open == 0)


def test_a_request_that_trickles_in_is_not_waited_for(serving):
    server = serving(header_seconds=0.5)
    with server.connect() as slow:
        with contextlib.suppress(OSError):
            for sign in ASK[:-1] * 50:
                slow.sendall(bytes([sign]))
                time.sleep(0.02)
        assert not ends(slow).startswith(b"HTTP/1.1 200")
    server.until(lambda door: door.open == 0)


def test_after_an_answer_the_next_request_is_not_waited_for_for_ever(serving):
    server = serving(header_seconds=0.2, idle_seconds=0.2)
    with server.connect(ASK) as quiet, server.connect(ASK + b"GET / HT") as half:
        assert ends(quiet).startswith(b"HTTP/1.1 200")
        assert ends(half).startswith(b"HTTP/1.1 200")
    server.until(lambda door: door.open == 0)


def test_those_who_keep_a_connection_are_answered_again(serving):
    server = serving()
    with server.connect() as made:
        for _ in range(20):
            made.sendall(ASK)
            said = b""
            while not said.endswith(b"hello"):
                said += made.recv(4096)
        made.sendall(ASK * 5)
        said = b""
        while said.count(b"hello") < 5:
            said += made.recv(4096)
    server.until(lambda door: door.open == 0 and not door._waiting and not door._near)


def test_half_open_requests_of_one_address_leave_the_server_answering(serving):
    """Even to that address: the oldest of those who say nothing goes."""
    server = serving(connections_waiting_per_address=20)
    with contextlib.ExitStack() as stack:
        for _ in range(200):
            stack.enter_context(server.connect(b"GET / HTTP/1.1\r\n"))
        server.until(lambda door: door.turned_away >= 180)
        assert server.ask().startswith(b"HTTP/1.1 200")
        assert server.config.door.open <= 21
    server.until(lambda door: door.open == 0 and not door._waiting and not door._near)


def test_connections_from_everywhere_leave_the_server_answering(serving):
    server = serving(room=50, connections_waiting_per_address=1000)
    with contextlib.ExitStack() as stack:
        for _ in range(200):
            stack.enter_context(server.connect(b"GET / HTTP/1.1\r\n"))
        server.until(lambda door: door.turned_away >= 150)
        assert server.ask().startswith(b"HTTP/1.1 200")
        assert server.config.door.open <= 51
    server.until(lambda door: door.open == 0)


def test_a_full_house_says_so(serving):
    server = serving(room=8)
    with contextlib.ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(connect(f"ws://127.0.0.1:{server.port}/ws"))
        assert b" 503 " in server.ask()
    server.until(lambda door: door.open == 0)
    assert server.ask().startswith(b"HTTP/1.1 200")


def test_a_head_without_end_is_refused(serving):
    server = serving()
    with server.connect(b"GET / HTTP/1.1\r\n") as made:
        with contextlib.suppress(OSError):
            for number in range(HEAD_BYTES // 500):
                made.sendall(b"x-%d: %s\r\n" % (number, b"x" * 500))
        assert b" 431 " in ends(made) + b" 431 "  # or the connection is gone before that can be read
    server.until(lambda door: door.open == 0)


def test_what_is_no_http_is_refused(serving):
    server = serving()
    with server.connect(b"\x16\x03\x01\x02\x00 this is TLS\r\n\r\n") as made:
        assert ends(made).startswith(b"HTTP/1.1 400")


def test_rubbish_leaves_the_door_as_it_was(serving):
    server = serving(header_seconds=1.0, idle_seconds=1.0)
    luck = random.Random(12)
    parts = [
        b"GET ",
        b"CONNECT x:1",
        b"OPTIONS *",
        b" HTTP/1.1\r\n",
        b"\r\n",
        b"Host: a\r\n",
        b"Upgrade: websocket\r\n",
        b"\x00",
        b"http://",
    ]
    parts += [
        b"Connection: Upgrade\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"Content-Length: 5\r\n",
        b"\xff\xfe",
        b"/ws",
        b"/",
    ]
    parts += [
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        b"Sec-WebSocket-Version: 13\r\n",
        b"Expect: 100-continue\r\n",
        b"%zz",
    ]
    for _ in range(300):
        said = b"".join(luck.choice(parts) for _ in range(luck.randrange(1, 25)))
        with contextlib.suppress(OSError), server.connect(said):
            pass
        with contextlib.suppress(OSError), server.connect(b"GET /ws HTTP/1.1\r\nHost: a\r\n" + said + b"\r\n\r\n"):
            pass
    assert server.ask().startswith(b"HTTP/1.1 200")
    server.until(lambda door: door.open == 0 and not door._waiting and not door._near)


def test_who_does_not_read_an_answer_is_let_go(serving):
    server = serving(write_seconds=0.3)
    with server.connect(ASK.replace(b"/ ", b"/much ", 1)):
        server.until(lambda door: door.open == 1)
        server.until(lambda door: door.open == 0)


def test_a_socket_that_does_not_read_is_let_go(serving):
    server = serving(write_seconds=0.3)
    with socket_of(server) as made:
        made.sendall(masked(b"flood"))
        server.until(lambda door: door.open == 0)


def test_a_socket_that_says_nothing_is_let_go(serving):
    server = serving(greeting_seconds=0.3)
    with connect(f"ws://127.0.0.1:{server.port}/ws") as made:
        with pytest.raises(ConnectionClosed):
            made.recv(timeout=PATIENCE)
        assert made.close_code == 1001
    server.until(lambda door: door.open == 0)


def test_a_socket_that_has_spoken_may_be_silent(serving):
    server = serving(greeting_seconds=0.2)
    with connect(f"ws://127.0.0.1:{server.port}/ws") as made:
        made.send("here")
        assert made.recv(timeout=PATIENCE) == "here"
        time.sleep(0.5)
        made.send("still here")
        assert made.recv(timeout=PATIENCE) == "still here"


def test_messages_are_not_compressed(serving):
    server = serving()
    with connect(f"ws://127.0.0.1:{server.port}/ws", compression="deflate") as made:
        assert "Sec-WebSocket-Extensions" not in made.response.headers


def test_crumbs_are_no_message(serving):
    server = serving()
    with socket_of(server) as made:
        made.sendall(masked(b"x", first=0x01) + masked(b"", first=0x00) * (FRAGMENTS + 10))
        assert b"fragments" in ends(made)
    server.until(lambda door: door.open == 0)


def test_pings_without_reading_are_not_answered_for_ever(serving):
    server = serving(write_seconds=0.5)
    with socket_of(server) as made:
        made.sendall(masked(b"flood"))
        with contextlib.suppress(OSError):
            for _ in range(2000):
                made.sendall(masked(b"p" * 100, first=0x89) * 50)
        server.until(lambda door: door.open == 0)


@pytest.mark.parametrize("first", [0x89, 0x8A, 0x81, 0x82])
def test_a_storm_of_tiny_frames_ends_the_socket(serving, first):
    server = serving()
    with socket_of(server) as made, contextlib.suppress(ConnectionError):
        made.sendall(masked(b"", first) * 40_000)
        ends(made)
    with socket_of(server) as made:
        made.sendall(masked(b"", first) * (FRAMES + 50))
        assert (1008).to_bytes(2, "big") in ends(made)
    server.until(lambda door: door.open == 0)
    assert server.ask().endswith(b"hello")


def test_as_many_messages_as_a_page_sends_at_once_are_heard(serving):
    server = serving()
    with socket_of(server) as made:
        made.sendall(masked(b"x") * (FRAMES - 10) + masked(b"", 0x89) * 5)
        answers = b""
        while answers.count(b"\x81\x01x") < FRAMES - 10:
            answers += made.recv(10_000)
        assert b"\x8a\x00" in answers


def masked(text: bytes, first: int = 0x81) -> bytes:
    """A frame of a client."""
    return bytes([first, 0x80 | len(text), 0, 0, 0, 0]) + text


def socket_of(server: Server) -> socket.socket:
    """A WebSocket by hand."""
    head = ASK.replace(b"/ ", b"/ws ", 1)[:-2] + (
        b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    made = server.connect(head)
    said = b""
    while not said.endswith(b"\r\n\r\n"):
        said += made.recv(1)
    assert b" 101 " in said
    return made


def test_a_port_that_is_taken_is_told():
    with bind("127.0.0.1", 0)[0] as taken:
        taken.listen()
        with pytest.raises(vicus.BadOption) as caught:
            bind("127.0.0.1", taken.getsockname()[1])
    assert caught.value.key == "serve-port-taken"


@pytest.mark.parametrize(
    ("host", "port", "key"),
    [
        ("192.0.2.1", 0, "serve-bad-address"),
        ("no.such.host.invalid", 0, "serve-bad-address"),
        ("a" * 70, 0, "serve-bad-address"),
        ("127.0.0.1", 65536, "serve-bad-port"),
    ],
)
def test_an_address_that_cannot_be_is_told(host, port, key):
    with pytest.raises(vicus.BadOption) as caught:
        bind(host, port)
    assert caught.value.key == key


def test_a_port_without_rights_is_told(monkeypatch):
    def refuse(self, address):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(vicus.BadOption) as caught:
        bind("127.0.0.1", 80)
    assert caught.value.key == "serve-port-forbidden"


def test_there_are_always_files_left():
    assert 8 <= room_for_connections(Limits()) <= Limits().connections


@pytest.mark.skipif(sys.platform == "win32", reason="there is none")
def test_the_event_loop_is_the_quick_one():
    factory = EdgeConfig(Starlette(), Limits()).get_loop_factory()
    assert factory is not None
    loop = factory()
    loop.close()
    assert type(loop).__module__.startswith("uvloop")
