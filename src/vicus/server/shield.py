"""What every request and answer goes through: names the server answers to, how often it is asked, headers for browsers."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vicus.texts import LANGUAGES, texts

from .allowance import Allowances
from .metrics import Metrics

CONTENT = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",  # its own WebSocket, too, and no other
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""All that the page may load: nothing from elsewhere, nothing written into the page itself."""
FEATURES = "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb".split()  # noqa: SIM905
HEADERS = {
    b"content-security-policy": CONTENT.encode(),
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": ", ".join(f"{feature}=()" for feature in FEATURES).encode(),
    b"referrer-policy": b"same-origin",
    b"x-content-type-options": b"nosniff",
}
"""Of every answer that does not say otherwise itself."""
FOREVER = b"public, max-age=31536000, immutable"
"""For files whose name has the digest of what is in them."""
HOST = re.compile(r"[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\]")
REMEMBERED = 1_000
"""Host headers of which the answer is known already."""


class AllowedHosts:
    """The names that this server answers to.

    Any page in a browser can be made to ask this machine by a name of its own (DNS rebinding): it would then count as the page
    of this server. Such names are refused; addresses, `localhost`, this machine's name and `*.local` belong to nobody else.

    >>> hosts = AllowedHosts(["vicus.example"])
    >>> "vicus.example:8000" in hosts, "192.0.2.1" in hosts, "[::1]:8000" in hosts, "elsewhere.example" in hosts
    (True, True, True, False)
    """

    def __init__(self, names: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        given = [*names, *(urlsplit(origin).hostname or "" for origin in origins)]
        own = socket.gethostname().lower()
        self._all = "*" in given
        self._names = {name.lower().rstrip(".") for name in given if name} | {"localhost", own, own.partition(".")[0]}
        self._ends = (".local", ".localhost", *(name[1:] for name in self._names if name.startswith("*.")))
        self._known: dict[str, bool] = {}

    def __contains__(self, host: str) -> bool:
        known = self._known.get(host)
        if known is None:
            known = self._is_allowed(host)
            if len(self._known) < REMEMBERED:
                self._known[host] = known
        return known

    def _is_allowed(self, host: str) -> bool:
        name = name_of(host)
        if name is None:
            return False
        if self._all or name in self._names or name.endswith(self._ends):
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True


def name_of(host: str) -> str | None:
    """The name in a Host header, without port and last dot; none if it is not one.

    >>> name_of("Vicus.Example.:8000"), name_of("[::1]:80"), name_of("a b")
    ('vicus.example', '[::1]', None)
    """
    name, colon, port = host.lower().rpartition(":")
    if not colon or not (port.isdigit() or port == ""):
        name = host.lower()
    name = name.rstrip(".")
    return name if HOST.fullmatch(name) else None


class Shield:
    """An ASGI application in front of another one."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts, allowances: Allowances, metrics: Metrics) -> None:
        self._app, self._hosts, self._allowances, self._metrics = app, hosts, allowances, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        host = language = ""
        for name, value in scope["headers"]:
            if name == b"host":
                host = value.decode("latin-1")
            elif name == b"accept-language":
                language = value.decode("latin-1")
        client = scope.get("client")
        if host not in self._hosts:
            status = 421 if name_of(host) else 400
            self._metrics.http_refusals.labels(str(status)).inc()
            said = texts(language_of(language))("http-unknown-host", host=name_of(host) or "?")
            await refuse(scope, receive, send, status, said)
        elif not self._allowances.spend_request(client[0] if client else None):
            self._metrics.http_refusals.labels("429").inc()
            await refuse(scope, receive, send, 429, texts(language_of(language))("http-too-fast"))
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, _with_headers(scope["path"], send))


def _with_headers(path: str, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            there = {name for name, _ in headers}
            headers += [(name, value) for name, value in HEADERS.items() if name not in there]
            if path.startswith("/assets/") and message["status"] in (200, 206, 304):
                headers.append((b"cache-control", FOREVER))
            elif b"cache-control" not in there:
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await send(message)

    return sending


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, text: str) -> None:
    """Answer a request, or the wish for a WebSocket, with a sentence."""
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()  # websocket.connect
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": text[:100]})
            return
        kind = "websocket.http.response"
    body = (text + "\n").encode()
    headers = [
        *HEADERS.items(),
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if status in (429, 503):
        headers.append((b"retry-after", b"5"))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def language_of(accepted: str) -> str:
    """The first of a browser's languages that there are words in."""
    for wanted in accepted[:200].lower().split(","):
        if wanted.strip()[:2] in LANGUAGES:
            return wanted.strip()[:2]
    return "en"
