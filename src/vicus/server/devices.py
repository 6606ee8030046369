"""One identity on several devices: a link that can be used once, for some minutes. No password, no account.

A guest is whoever has the cookie, which the server does not know (it keeps a hash). So a link has to carry the cookie to the
other device; it waits in the database meanwhile, enciphered by the link itself, of which the database has only a hash: who
reads one of the two has nothing.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import time

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from .guests import COOKIE, cookie_header, identify
from .origin import is_asked_by_page, small_body
from .storage import Storage, StorageUnavailable

MINUTES = 10
"""For which a link can be used."""
PLAIN = re.compile(r"[A-Za-z0-9_-]{20,100}")
"""Cookies as we make them."""
LARGEST = 1_000
"""Bytes of a request."""


class Claim(msgspec.Struct):
    """A link that somebody has followed."""

    token: str


_claims = msgspec.json.Decoder(Claim)


def row_of(token: str) -> str:
    """Under which a token is kept."""
    return hashlib.sha256(b"vicus device " + token.encode()).hexdigest()


def enciphered(cookie: bytes, token: str) -> bytes:
    """A cookie that only who has the token can read; the same again gives it back. A token is used for one cookie alone.

    >>> enciphered(enciphered(b"cookie", "token"), "token")
    b'cookie'
    """
    pad = hashlib.shake_256(b"vicus cookie " + token.encode()).digest(len(cookie))
    return bytes(one ^ other for one, other in zip(cookie, pad, strict=True))


async def make_link(storage: Storage, cookie: str) -> str:
    """A token by which another device can get this cookie, once."""
    token = secrets.token_urlsafe(24)
    body = base64.b64encode(enciphered(cookie.encode(), token)).decode()
    await storage.keep_token(row_of(token), body, time.time() + 60 * MINUTES)
    return token


async def claim(storage: Storage, token: str) -> str | None:
    """The cookie that a token brings; none if it was used, is too old, or is none."""
    body = await storage.take_token(row_of(token[:100]), time.time())
    return None if body is None else enciphered(base64.b64decode(body), token[:100]).decode()


async def link(request: Request) -> Response:
    """The guest of this page wants to play on another device, too."""
    cookie = request.cookies.get(COOKIE)
    if not is_asked_by_page(request) or cookie is None or not PLAIN.fullmatch(cookie):
        return _refused("device-foreign", 403)
    guest, address = identify(cookie)[0], request.client.host if request.client else None
    if not request.app.state.allowances.spend_kind(guest, address, "device"):
        return _refused("device-too-many", 429)
    try:
        token = await make_link(request.app.state.service.storage, cookie)
    except StorageUnavailable:
        return _refused("storage-unavailable", 503)
    return JSONResponse({"token": token, "minutes": MINUTES})


async def take(request: Request) -> Response:
    """Another device has followed the link: it is the same guest from now on."""
    address = request.client.host if request.client else None
    if not is_asked_by_page(request):
        return _refused("device-foreign", 403)
    if not request.app.state.allowances.spend_kind(address or "", address, "device"):
        return _refused("device-too-many", 429)
    try:
        token = _claims.decode(await small_body(request, LARGEST)).token
        cookie = await claim(request.app.state.service.storage, token)
        if cookie is None:
            return _refused("device-used", 404)
        name = await request.app.state.service.storage.guest_name(identify(cookie)[0])
    except (msgspec.MsgspecError, ValueError):
        return _refused("device-used", 404)
    except StorageUnavailable:
        return _refused("storage-unavailable", 503)
    response = JSONResponse({"name": name or ""})
    response.headers.append("set-cookie", cookie_header(cookie, request.url.scheme == "https"))
    return response


def _refused(message: str, status: int) -> Response:
    return JSONResponse({"message": message}, status)


ROUTES = [Route("/api/device", link, methods=["POST"]), Route("/api/device/take", take, methods=["POST"])]
