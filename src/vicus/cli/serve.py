"""`vicus serve`: the table in the browser."""

from __future__ import annotations

import ipaddress
import logging
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from vicus.errors import BadOption

from .log_lines import chosen_form, chosen_level, start_log
from .screen import console
from .speech import chosen_language
from .storage_place import own_database

if TYPE_CHECKING:
    from vicus.server.limits import Limits
    from vicus.server.log_throttle import LogThrottle
    from vicus.server.notices.hosting import NoticeHosting


@dataclass(frozen=True)
class Hosting:
    """How the server is to be run."""

    host: str
    port: int
    database: str | None
    origins: list[str]
    hosts: list[str]
    proxies: list[str]
    limits: list[str]
    metrics_token: str | None
    processes: int
    workers: int | None
    bots: list[str]
    warm: bool
    browser: bool
    log: str | None
    """The form of the log (`log_lines.FORMS`); none: by what standard error is."""
    log_level: str | None
    language: str | None
    url: str | None = None
    smtp: str | None = field(default=None, repr=False)
    notices: str | None = None
    private_notices: bool = False


def run(wanted: Hosting) -> None:
    from vicus.server.database_copy import upgrade
    from vicus.server.database_lock import having
    from vicus.server.database_state import shown
    from vicus.server.databases import is_postgres
    from vicus.server.http import bind

    _check(wanted)
    database = wanted.database or own_database()
    shown_database = shown(database)  # raises for what is no address of a database
    if wanted.processes > 1 and not is_postgres(database):
        raise BadOption("serve-processes-sqlite", database=shown_database)
    listeners = bind(wanted.host, wanted.port)  # before the database: who cannot serve changes nothing
    umask = os.umask(0o077)  # what is kept has names and seeds in it
    try:
        with having(database, "database-served"):
            _, kept = upgrade(database)
            wanted = replace(wanted, database=database)
            _greet(wanted, listeners)  # the address is the first thing that is said
            if kept is not None:
                logging.getLogger("vicus").warning("the database was upgraded", extra={"kept": str(kept)})
            _serve(wanted, listeners)
    finally:
        os.umask(umask)
        for listener in listeners:
            listener.close()


def _check(wanted: Hosting) -> None:
    """What cannot be is told before anybody sits down."""
    import vicus
    from vicus.bots.guard import check
    from vicus.core.game import playable
    from vicus.server.limits import parse_limits
    from vicus.server.offered_bots import parse_offered_bots
    from vicus.server.web import PAGE

    if not (PAGE / "index.html").exists():
        raise BadOption("serve-no-page")
    limits = parse_limits(wanted.limits)
    _check_names(wanted)
    _notices(wanted)
    for proxy in wanted.proxies:
        _check_proxy(proxy)
    for bot in parse_offered_bots(wanted.bots).values():
        check(bot, vicus.game(playable()[0]))
    if wanted.workers is not None and wanted.workers < 1:
        raise BadOption("bad-workers", value=str(wanted.workers))
    if wanted.processes < 1:
        raise BadOption("serve-bad-processes", value=str(wanted.processes))
    _start_log(wanted, limits)


def _notices(wanted: Hosting) -> NoticeHosting:
    from vicus.server.notices.hosting import parse_hosting

    return parse_hosting(wanted.notices, wanted.smtp, wanted.url, wanted.private_notices)


def _start_log(wanted: Hosting, limits: Limits) -> LogThrottle:
    form = chosen_form(wanted.log, sys.stderr)
    return start_log(form, chosen_level(wanted.log_level, form), limits.log_lines_per_minute)


def _address(wanted: Hosting, listeners: list[socket.socket]) -> str:
    return f"http://{_shown_host(wanted.host)}:{listeners[0].getsockname()[1]}/"


def _greet(wanted: Hosting, listeners: list[socket.socket]) -> None:
    """Where the page is."""
    from vicus.texts import texts

    say = texts(chosen_language(wanted.language))
    console.print(say("serve-ready", address=_address(wanted, listeners)))
    if wanted.host in ("0.0.0.0", "::") and (near := _near_address()):
        console.print(say("serve-near", address=f"http://{near}:{listeners[0].getsockname()[1]}/"))
    if wanted.processes > 1:
        console.print(say("serve-processes", number=wanted.processes))


def _serve(wanted: Hosting, listeners: list[socket.socket]) -> None:
    import vicus
    from vicus.bots.needs import needed
    from vicus.core.game import playable
    from vicus.engine.warming import warm_in_background
    from vicus.server.offered_bots import parse_offered_bots
    from vicus.server.processes import Processes

    if wanted.warm:
        warm_in_background(*needed(map(vicus.game, playable()), parse_offered_bots(wanted.bots).values()))
    if wanted.browser:
        threading.Thread(target=_open_soon, args=(_address(wanted, listeners),), daemon=True).start()
    if wanted.processes == 1:
        serve_here(wanted, listeners)
    else:
        Processes(wanted.processes, serve_one, wanted, listeners).run()


def serve_one(number: int, wanted: Hosting, listeners: list[socket.socket]) -> None:
    """One of several processes: bots get their share of the processors there."""
    from vicus.server.processes import share

    workers = share(wanted.workers or os.cpu_count() or 1, wanted.processes, number)
    serve_here(replace(wanted, workers=workers), listeners)


def serve_here(wanted: Hosting, listeners: list[socket.socket]) -> None:
    """In this process, until it is told to end."""
    import uvicorn

    from vicus.server import collector
    from vicus.server.http import EdgeConfig, room_for_connections
    from vicus.server.limits import parse_limits
    from vicus.server.offered_bots import parse_offered_bots
    from vicus.server.web import application

    assert wanted.database is not None
    limits = parse_limits(wanted.limits)
    throttle = _start_log(wanted, limits)
    app = application(
        wanted.database,
        wanted.origins,
        wanted.workers,
        parse_offered_bots(wanted.bots),
        limits=limits,
        hosts=[*wanted.hosts, wanted.host],
        metrics_token=wanted.metrics_token,
        notices=_notices(wanted),
    )
    config = EdgeConfig(app, limits, wanted.proxies, room_for_connections(limits))
    metrics = app.state.metrics
    metrics.connections.set_function(lambda: config.door.open)
    metrics.turned_away.set_function(lambda: config.door.turned_away)
    metrics.left_out.set_function(lambda: throttle.left_out)
    metrics.sweep_log = throttle.sweep
    collector.settle()
    uvicorn.Server(config).run(sockets=listeners)


def _check_proxy(proxy: str) -> None:
    try:
        ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        raise BadOption("serve-bad-proxy", value=proxy) from None


def _near_address() -> str | None:
    """This machine's address in its own network; nothing is sent to find it."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if found.startswith("127.") else found


def _check_names(wanted: Hosting) -> None:
    for name in wanted.hosts:
        if not re.fullmatch(r"[A-Za-z0-9._*-]+", name):
            raise BadOption("serve-bad-host", value=name)
    for origin in wanted.origins:
        if not re.fullmatch(r"https?://[^/]+/?", origin):
            raise BadOption("serve-bad-origin", value=origin)


def _shown_host(host: str) -> str:
    """How this machine is called in an address."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _open_soon(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)
