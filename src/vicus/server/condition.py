"""How the server is: `/health`, `/ready` and `/metrics`, for whoever watches over it."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
import time
from collections.abc import Awaitable, Callable

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

import vicus

log = logging.getLogger("vicus.condition")

FRESH_SECONDS = 1.0
"""So long an answer is given again: asking often must not be work."""
PATIENCE = 5.0
"""Seconds after which a database counts as one that does not answer."""
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")


class Health:
    """Whether the database can be read and written (`alive`), asked at most once a second, whoever wants to know."""

    def __init__(self, alive: Callable[[], Awaitable[object]]) -> None:
        self._alive = alive
        self._lock = asyncio.Lock()
        self._asked = -FRESH_SECONDS
        self._well = False

    async def look(self) -> bool:
        """Is everything in order?"""
        async with self._lock:
            if time.monotonic() - self._asked >= FRESH_SECONDS:
                was, self._well = self._well, await self._ask()
                self._asked = time.monotonic()
                if was and not self._well:
                    log.error("the database cannot be read and written")
        return self._well

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._alive()
            return True
        except Exception:  # whatever it is: the answer is no
            return False


async def health(request: Request) -> Response:
    """Can the server do its work? 503 if the database cannot be read and written: play is paused then."""
    state = request.app.state
    well = await state.health.look()
    status = {"status": "ok" if well else "no database", "version": vicus.__version__}
    counts = {"tables": len(state.service.registry.tables), "connections": len(state.hub.connections)}
    return JSONResponse(status | counts, 200 if well else 503)


async def ready(request: Request) -> Response:
    """Shall a load balancer send people here? Not before the start is over, nor while it ends, nor without a database."""
    state = request.app.state
    is_ready = state.running and await state.health.look()
    return JSONResponse({"ready": is_ready}, 200 if is_ready else 503)


async def metrics(request: Request) -> Response:
    """For Prometheus: with the host's token where there is one, else for programs of this machine alone."""
    token: str | None = request.app.state.metrics_token
    allowed = _has_token(request, token) if token else _is_local(request)
    if not allowed:
        return PlainTextResponse("Only for this machine, or with the token of: vicus serve --metrics-token\n", 403)
    return Response(request.app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _has_token(request: Request, token: str) -> bool:
    given = request.headers.get("authorization", "").encode("latin-1", "replace")
    return hmac.compare_digest(given, f"Bearer {token}".encode())


def _is_local(request: Request) -> bool:
    """From this machine, and not for somebody else: a proxy that hides whom it asks for says at least that it is one."""
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


ROUTES = [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]
