"""Where a page comes from, and what it may ask over plain HTTP."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import Request


def is_own_origin(origin: str | None, host: str | None, allowed: Collection[str] = ()) -> bool:
    """A browser says where a page comes from; others may leave it out.

    >>> is_own_origin("https://vicus.example", "vicus.example"), is_own_origin("https://elsewhere.example", "vicus.example")
    (True, False)
    """
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


def is_asked_by_page(request: Request) -> bool:
    """Asked by a page of this server, and not by a form or a script of another."""
    origin, host = request.headers.get("origin"), request.headers.get("host")
    plain = request.headers.get("content-type", "").partition(";")[0].strip() == "application/json"
    return plain and origin is not None and is_own_origin(origin, host, request.app.state.origins)


async def small_body(request: Request, largest: int) -> bytes:
    """What was sent; raises ValueError where that is more than so many bytes, without reading on."""
    found = b""
    async for part in request.stream():
        found += part
        if len(found) > largest:
            raise ValueError("too large")
    return found
