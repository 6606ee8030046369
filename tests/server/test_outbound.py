"""Requests to addresses of strangers: what is not public cannot be reached, by whatever name."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from vicus.server.notices import outbound
from vicus.server.notices.channel import Bad
from vicus.server.notices.outbound import Forbidden, Unreachable, checked_url, is_public, post

from .conftest import run_apart
from .receivers import HttpReceiver

INSIDE = (
    "127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 192.0.2.1 ::1 :: "
    "fe80::1 fc00::1 fd12:3456::1 ::ffff:10.0.0.1 ::ffff:127.0.0.1 64:ff9b::a00:1 2002:a00:1:: 2001:0:1::1 ff02::1 2001:db8::1 "
    "fe80::1%eth0 nonsense"
)


@pytest.mark.parametrize("address", INSIDE.split())
def test_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "2606:4700::1111"])
def test_public(address):
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://ntfy.example/x", "notice-not-https"),
        ("file:///etc/passwd", "notice-not-https"),
        ("gopher://x", "notice-not-https"),
        ("https://", "notice-bad-url"),
        ("https://user@ntfy.example/", "notice-bad-url"),
        ("https://a:b@ntfy.example/", "notice-bad-url"),
        ("https://ntfy.example:22/", "notice-bad-url"),
        ("https://ntfy.example:99999/", "notice-bad-url"),
        ("https://[::1", "notice-bad-url"),
    ],
)
def test_no_such_address(url, why):
    with pytest.raises(Bad, match=why):
        checked_url(url)


def test_a_name_with_one_address_inside_is_not_called():
    async def resolving(host: str, port: int) -> list[str]:
        return ["1.1.1.1", "127.0.0.1"]

    async def work() -> None:
        with pytest.raises(Forbidden):
            await post("https://ntfy.example/x", b"", {}, resolving=resolving)

    run_apart(work())


def test_the_address_that_was_looked_at_is_called_and_no_other(monkeypatch):
    """A name that says something else a moment later changes nothing."""
    asked, called = [], []

    async def resolving(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["1.1.1.1"]

    async def opened(host: str, port: int, **settings: object) -> None:
        called.append((host, port, settings["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", opened)

    async def work() -> None:
        with pytest.raises(Unreachable):
            await post("https://ntfy.example/x", b"", {}, resolving=resolving)

    run_apart(work())
    assert (asked, called) == (["ntfy.example"], [("1.1.1.1", 443, "ntfy.example")])


def test_a_redirect_is_an_answer_like_any_other():
    async def work() -> None:
        async with HttpReceiver() as inner, HttpReceiver(307, f"Location: {inner.url}/in\r\n") as outer:
            assert await post(outer.url + "/x?y=1", b"hello", {"A": "b"}, private=True) == 307
            assert inner.got == []
            (got,) = outer.got
            assert (got.path, got.body, got.headers["a"]) == ("/x?y=1", b"hello", "b")

    run_apart(work())


def test_this_machine_is_not_called_unless_the_host_wants_it():
    async def work() -> None:
        async with HttpReceiver() as receiver:
            with pytest.raises(Forbidden):
                await post(receiver.url, b"", {})
            with pytest.raises(Forbidden):
                await post(receiver.url.replace("http:", "https:"), b"", {})
            assert receiver.got == []

    run_apart(work())


def test_whoever_says_nothing_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(outbound, "SECONDS", 0.05)

    async def work() -> None:
        gone = asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError):
                await reader.read()
            writer.transport.abort()
            gone.set()

        async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unreachable):
                await post(f"http://127.0.0.1:{port}", b"", {}, private=True)
            await gone.wait()

    run_apart(work())
