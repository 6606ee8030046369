"""The web application: the page, its WebSocket, and a few plain answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from vicus.core.catalogue import quick_reference, rulebook
from vicus.core.glossary import glossary
from vicus.registry import names
from vicus.table.lessons import pages
from vicus.texts import LANGUAGES, texts

from .allowance import Allowances, Counts, TooMany
from .cluster import Alone, Cluster
from .condition import ROUTES as CONDITION
from .condition import Health
from .databases import is_postgres, open_storage
from .devices import ROUTES as DEVICES
from .game_files import ROUTES as GAME_FILES
from .guests import COOKIE, cookie_header, identify
from .hub import Hub
from .limits import Limits
from .metrics import Metrics
from .notices.api import ROUTES as NOTICES
from .notices.hosting import NoticeHosting
from .notices.notifier import Notifier
from .notices.senders import Senders
from .offered_bots import OfferedBots
from .origin import is_own_origin
from .page_files import PageFiles
from .page_socket import PageGone
from .personal import ROUTES as PERSONAL
from .service import TableService
from .shield import AllowedHosts, Shield, language_of, refuse
from .sql_storage import SqlStorage
from .storage import Storage
from .worker_pool import WorkerPool

PAGE = Path(__file__).parent / "page"
FULL = 4429
"""The code of a WebSocket that is closed because there are too many; the page then waits before it tries again."""


class WebPage:
    """A page at the other end of a WebSocket."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> Message:
        with _gone():
            return await self._socket.receive()

    async def send(self, message: Message) -> None:
        with _gone():
            await self._socket.send(message)

    async def close(self, code: int) -> None:
        with _gone():
            await self._socket.close(code)


@contextlib.contextmanager
def _gone() -> Iterator[None]:
    """Starlette has two ways of saying that a page has gone."""
    try:
        yield
    except (WebSocketDisconnect, RuntimeError):
        raise PageGone from None


async def websocket(socket: WebSocket) -> None:
    """A page connects: its guest is known by the cookie, or gets one."""
    if not is_own_origin(socket.headers.get("origin"), socket.headers.get("host"), socket.app.state.origins):
        await socket.close(4403, "foreign origin")
        return
    state = socket.app.state
    guest, fresh = identify(socket.cookies.get(COOKIE))
    secure = socket.url.scheme == "wss"
    cookie = [(b"set-cookie", cookie_header(fresh, secure).encode())] if fresh else []
    try:
        with state.counts.enter("socket", guest, socket.client.host if socket.client else None):
            await socket.accept(headers=cookie)
            hub: Hub = state.hub
            language = language_of(socket.headers.get("accept-language", ""))
            await hub.serve(WebPage(socket), guest, socket.client.host if socket.client else None, language)
    except TooMany as full:
        if full.whom == "guest":  # somebody with too many tabs, who can do something about it
            await socket.accept(headers=cookie)
            await socket.send_json({"type": "error", "code": "busy", "table": None, "message": "http-too-many", "params": {}})
            await socket.close(FULL, "too many pages")
        else:
            status = 429 if full.whom == "address" else 503
            await refuse(socket.scope, socket.receive, socket.send, status, texts("en")("http-too-many"))


async def index(request: Request) -> Response:
    """The page. It names the files of this version, so browsers ask each time whether it is still the same."""
    try:
        page = (PAGE / "index.html").read_bytes()
    except FileNotFoundError:
        return PlainTextResponse("The page is not built: run make page.", 503)
    _, fresh = identify(request.cookies.get(COOKIE))
    # By what is in it: versions differ in digests of the same length, and an installer may date all files alike.
    headers = {"cache-control": "no-cache", "etag": f'"{sha256(page).hexdigest()[:32]}"'}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if not fresh and headers["etag"] in known:
        return Response(status_code=304, headers=headers)
    response = HTMLResponse(page, headers=headers)
    if fresh:
        response.headers.append("set-cookie", cookie_header(fresh, request.url.scheme == "https"))
    return response


async def service_worker(request: Request) -> Response:
    """The part of the page that is there when the page is not: shows notices. For the whole site, so not among the assets."""
    try:
        script = (PAGE / "sw.js").read_bytes()
    except FileNotFoundError:
        return PlainTextResponse("The page is not built: run make page.", 503)
    return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})


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


async def words(request: Request) -> Response:
    """The words of a game and of the house, explained."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in names() or language not in LANGUAGES:
        return JSONResponse({"code": "unknown"}, 404)
    return JSONResponse(glossary(game, language), headers={"cache-control": "max-age=300"})


async def lesson(request: Request) -> Response:
    """A guided game of a game."""
    found = pages(request.path_params["game"], request.path_params["name"])
    if found is None:
        return JSONResponse({"code": "unknown"}, 404)
    return JSONResponse(found, headers={"cache-control": "no-cache"})


def connected(url: str) -> tuple[Storage, Cluster]:
    """The storage behind a URL, and the other processes that use it."""
    if is_postgres(url):
        from .postgres_cluster import PostgresCluster

        cluster = PostgresCluster(url)
        return cluster.storage, cluster
    return open_storage(url), Alone()


class Application(Starlette):
    """The routes behind their shield: not even an error gets past it."""

    shield: Callable[[ASGIApp], ASGIApp]

    def build_middleware_stack(self) -> ASGIApp:
        return self.shield(super().build_middleware_stack())


def application(
    url: str,
    origins: Sequence[str] = (),
    workers: int | None = None,
    bots: Mapping[str, str] | None = None,
    *,
    limits: Limits | None = None,
    hosts: Sequence[str] = (),
    metrics_token: str | None = None,
    notices: NoticeHosting | None = None,
) -> Application:
    """The server as an ASGI application.

    `url`: of a migrated database (`databases.migrate`); `origins`: others that pages may come from; `workers`: processes in
    which bots think, one for each processor if not given; `bots`: those of one's own (`offered_bots.parse_offered_bots`);
    `hosts`: names that this server answers to, besides addresses and this machine's own; `metrics_token`: what `/metrics` asks
    for, else it is for this machine alone; `notices`: how people are told who are not there.
    """
    limits = limits or Limits()
    storage, cluster = connected(url)
    metrics = Metrics()
    allowances, counts = Allowances(limits), Counts(limits)
    service = TableService(storage, WorkerPool(workers), OfferedBots(bots or {}), cluster, limits=limits)
    hub = Hub(service, allowances, counts, metrics)
    if isinstance(storage, SqlStorage):
        storage.database.committed = metrics.committed
    service.bot_players.thought = metrics.thinking.observe
    metrics.bot_queue.set_function(lambda: service.bot_players.waiting)
    metrics.tables.set_function(lambda: len(service.registry.tables))
    metrics.sockets.set_function(lambda: len(hub.connections))

    senders = None if storage.notices is None else Senders(notices or NoticeHosting(), storage.notices)
    notifier = None if senders is None or storage.notices is None else Notifier(service, storage.notices, senders)
    if notifier is not None:
        service.timekeeper.expired = notifier.expired

    @contextlib.asynccontextmanager
    async def lifespan(app: Application) -> AsyncIterator[None]:
        await service.readiness.poll()
        await hub.start()
        watching = [
            asyncio.create_task(service.readiness.watch(hub.readiness_changed)),
            asyncio.create_task(hub.history.tend()),
            asyncio.create_task(service.keeper.tend()),
            asyncio.create_task(service.upkeep.prune()),
            asyncio.create_task(service.upkeep.find_stopped()),
            asyncio.create_task(metrics.watch()),
            asyncio.create_task(service.timekeeper.run()),
        ]
        if notifier is not None:
            watching.append(asyncio.create_task(notifier.run()))
        app.state.running = True
        yield
        app.state.running = False
        for task in watching:
            task.cancel()
        await hub.close()
        await service.close()

    app = Application(
        routes=[
            Route("/", index),
            Route("/api/rules/{game}/{language}", rules),
            Route("/api/quick/{game}/{language}", quick),
            Route("/api/glossary/{game}/{language}", words),
            Route("/api/lesson/{game}/{name}", lesson),
            *CONDITION,
            *GAME_FILES,
            *DEVICES,
            *NOTICES,
            *PERSONAL,
            WebSocketRoute("/ws", websocket),
            Route("/sw.js", service_worker),
            Mount("/assets", PageFiles(directory=PAGE / "assets", check_dir=False)),
        ],
        lifespan=lifespan,
    )
    allowed = AllowedHosts(hosts, origins)
    app.shield = lambda inner: Shield(inner, allowed, allowances, metrics)
    app.state.service = service
    app.state.hub = hub
    app.state.senders = senders
    app.state.notifier = notifier
    app.state.limits = limits
    app.state.allowances = allowances
    app.state.counts = counts
    app.state.metrics = metrics
    app.state.metrics_token = metrics_token
    app.state.health = Health(service.watch.alive)
    app.state.running = False
    app.state.origins = frozenset(origins)
    return app
