"""The web application: the page, its WebSocket, and a few plain answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

import vicus
from vicus.core.catalogue import quick_reference, rulebook
from vicus.games import names
from vicus.texts import LANGUAGES

from . import messages as m
from .connection import Connection
from .game_files import ROUTES as GAME_FILES
from .guests import COOKIE, cookie_header, identify
from .house import House
from .storage import Storage
from .table import Table
from .thinking import Thinkers

PAGE = Path(__file__).parent / "page"
SECURITY = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


class Site:
    """The house and everybody who is connected to it."""

    def __init__(self, url: str, origins: Sequence[str], workers: int | None, bots: Mapping[str, str]) -> None:
        self.origins = set(origins)
        self.house = House(Storage(url), Thinkers(workers), bots)
        self.house.tell = self.tell
        self.house.changed = self.changed
        self.house.online = self.online
        self.connections: set[Connection] = set()
        self._lobby_due = False

    def online(self, table: str) -> set[str]:
        return {c.guest for c in self.connections if table in c.tables}

    async def changed(self, table: Table) -> None:
        """Show a table anew to everybody who looks at it, and the lobby to those who are there."""
        for connection in list(self.connections):
            if table.id in connection.tables:
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone in this moment
                    await connection.show(table, asked=False)
        await self.lobby_changed()

    async def tell(self, table: Table, message: str, params: dict[str, Any]) -> None:
        for connection in list(self.connections):
            if table.id in connection.tables:
                await connection.send(m.Notice(table.id, message, params))

    async def readier(self) -> None:
        """Bots that plan ahead have become ready: the notice that they are not goes away by itself."""
        for table in list(self.house.tables.values()):
            await self.changed(table)
        await self.lobby_changed()

    async def lobby_changed(self) -> None:
        """At most twice a second: a busy house must not drown the lobby."""
        if not self._lobby_due and any(c.in_lobby for c in self.connections):
            self._lobby_due = True
            asyncio.get_running_loop().call_later(0.5, lambda: asyncio.ensure_future(self._show_lobby()))

    async def _show_lobby(self) -> None:
        self._lobby_due = False
        for connection in [c for c in self.connections if c.in_lobby]:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await connection.show_lobby()

    async def socket(self, socket: WebSocket) -> None:
        if not self.is_own_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(4403, "foreign origin")
            return
        guest, fresh = identify(socket.cookies.get(COOKIE))
        secure = socket.url.scheme == "wss"
        await socket.accept(headers=[(b"set-cookie", cookie_header(fresh, secure).encode())] if fresh else [])
        connection = Connection(socket, guest, self.house)
        connection.told_lobby = self.lobby_changed
        self.connections.add(connection)
        try:
            await connection.run()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.connections.discard(connection)
            for number in connection.tables:
                if number in self.house.tables:
                    await self.changed(self.house.tables[number])

    def is_own_origin(self, origin: str | None, host: str | None) -> bool:
        """A browser says where a page comes from; others may leave it out."""
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False

    async def index(self, request: Request) -> Response:
        if not (PAGE / "index.html").exists():
            return PlainTextResponse("The page is not built: run make page.", 503)
        _, fresh = identify(request.cookies.get(COOKIE))
        response = FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache", **SECURITY})
        if fresh:
            response.headers.append("set-cookie", cookie_header(fresh, request.url.scheme == "https"))
        return response

    async def health(self, _: Request) -> Response:
        try:
            alive = await self.house.storage.alive()
        except Exception:
            alive = False
        status = {"status": "ok" if alive else "no database", "version": vicus.__version__}
        counts = {"tables": len(self.house.tables), "connections": len(self.connections)}
        return JSONResponse(status | counts, 200 if alive else 503)


async def rules(request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in names() or language not in LANGUAGES:
        return JSONResponse({"code": "unknown"}, 404)
    return JSONResponse(rulebook(game, language), headers={"cache-control": "max-age=300"})


async def quick(request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in names() or language not in LANGUAGES:
        return JSONResponse({"code": "unknown"}, 404)
    return JSONResponse({"text": quick_reference(game, language)}, headers={"cache-control": "max-age=300"})


def application(
    url: str, origins: Sequence[str] = (), workers: int | None = None, bots: Mapping[str, str] | None = None
) -> Starlette:
    site = Site(url, origins, workers, bots or {})

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await site.house.readiness.look()
        watching = asyncio.create_task(site.house.readiness.watch(site.readier))
        yield
        watching.cancel()
        await site.house.close()

    app = Starlette(
        routes=[
            Route("/", site.index),
            Route("/health", site.health),
            Route("/api/rules/{game}/{language}", rules),
            Route("/api/quick/{game}/{language}", quick),
            *GAME_FILES,
            WebSocketRoute("/ws", site.socket),
            Mount("/assets", StaticFiles(directory=PAGE / "assets", check_dir=False)),
        ],
        lifespan=lifespan,
    )
    app.state.site = site
    return app
