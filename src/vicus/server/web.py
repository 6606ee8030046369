"""The web application: the page, its WebSocket, and a few plain answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import vicus
from vicus.core.catalogue import quick_reference, rulebook
from vicus.registry import names
from vicus.texts import LANGUAGES

from .cluster import Alone, Cluster
from .databases import is_postgres, open_storage
from .game_files import ROUTES as GAME_FILES
from .guests import COOKIE, cookie_header, identify
from .hub import Hub
from .offered_bots import OfferedBots
from .service import TableService
from .storage import Storage, StorageUnavailable
from .worker_pool import WorkerPool

PAGE = Path(__file__).parent / "page"
SECURITY = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


async def websocket(socket: WebSocket) -> None:
    """A page connects: its guest is known by the cookie, or gets one."""
    if not is_own_origin(socket.headers.get("origin"), socket.headers.get("host"), socket.app.state.origins):
        await socket.close(4403, "foreign origin")
        return
    guest, fresh = identify(socket.cookies.get(COOKIE))
    secure = socket.url.scheme == "wss"
    await socket.accept(headers=[(b"set-cookie", cookie_header(fresh, secure).encode())] if fresh else [])
    hub: Hub = socket.app.state.hub
    await hub.serve(socket, guest)


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


async def index(request: Request) -> Response:
    """The page."""
    if not (PAGE / "index.html").exists():
        return PlainTextResponse("The page is not built: run make page.", 503)
    _, fresh = identify(request.cookies.get(COOKIE))
    response = FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache", **SECURITY})
    if fresh:
        response.headers.append("set-cookie", cookie_header(fresh, request.url.scheme == "https"))
    return response


async def health(request: Request) -> Response:
    """Whether the server can do its work, for whoever watches over it."""
    hub: Hub = request.app.state.hub
    try:
        await hub.service.storage.alive()
        alive = not hub.service.is_paused
    except StorageUnavailable:
        alive = False
    status = {"status": "ok" if alive else "no database", "version": vicus.__version__}
    counts = {"tables": len(hub.service.registry.tables), "connections": len(hub.connections)}
    return JSONResponse(status | counts, 200 if alive else 503)


async def rules(request: Request) -> Response:
    """The rules of a game, chapter by chapter."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in names() or language not in LANGUAGES:
        return JSONResponse({"code": "unknown"}, 404)
    return JSONResponse(rulebook(game, language), headers={"cache-control": "max-age=300"})


async def quick(request: Request) -> Response:
    """The quick reference of a game."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in names() or language not in LANGUAGES:
        return JSONResponse({"code": "unknown"}, 404)
    return JSONResponse({"text": quick_reference(game, language)}, headers={"cache-control": "max-age=300"})


def connected(url: str) -> tuple[Storage, Cluster]:
    """The storage behind a URL, and the other processes that use it."""
    if is_postgres(url):
        from .postgres_cluster import PostgresCluster

        cluster = PostgresCluster(url)
        return cluster.storage, cluster
    return open_storage(url), Alone()


def application(
    url: str, origins: Sequence[str] = (), workers: int | None = None, bots: Mapping[str, str] | None = None
) -> Starlette:
    """The server as an ASGI application.

    `url`: of a migrated database (`databases.migrate`); `origins`: others that pages may come from; `workers`: processes in
    which bots think, one for each processor if not given; `bots`: those of one's own by name (`offered_bots.parse_offered_bots`).
    """
    storage, cluster = connected(url)
    service = TableService(storage, WorkerPool(workers), OfferedBots(bots or {}), cluster)
    hub = Hub(service)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await service.readiness.poll()
        await hub.start()
        tasks = [
            asyncio.create_task(service.readiness.watch(hub.readiness_changed)),
            asyncio.create_task(hub.history.tend()),
        ]
        yield
        for task in tasks:
            task.cancel()
        await hub.close()
        await service.close()

    app = Starlette(
        routes=[
            Route("/", index),
            Route("/health", health),
            Route("/api/rules/{game}/{language}", rules),
            Route("/api/quick/{game}/{language}", quick),
            *GAME_FILES,
            WebSocketRoute("/ws", websocket),
            Mount("/assets", StaticFiles(directory=PAGE / "assets", check_dir=False)),
        ],
        lifespan=lifespan,
    )
    app.state.service = service
    app.state.hub = hub
    app.state.origins = frozenset(origins)
    return app
