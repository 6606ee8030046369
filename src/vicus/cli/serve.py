"""`vicus serve`: the table in the browser."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import dataclass, replace

from vicus.errors import BadOption

from .screen import console
from .speech import chosen_language
from .storage_place import own_database


@dataclass(frozen=True)
class Hosting:
    """How the server is to be run."""

    host: str
    port: int
    database: str | None
    origins: list[str]
    processes: int
    workers: int | None
    bots: list[str]
    warm: bool
    browser: bool
    log_level: str
    language: str | None


def run(wanted: Hosting) -> None:
    from vicus.server.database_copy import upgrade
    from vicus.server.database_lock import having
    from vicus.server.database_state import shown
    from vicus.server.databases import is_postgres

    database = wanted.database or own_database()
    _check(wanted)
    if wanted.processes > 1 and not is_postgres(database):
        raise BadOption("serve-processes-sqlite", database=shown(database))
    structured_logs(wanted.log_level)
    with having(database, "database-served"):
        _, kept = upgrade(database)
        if kept is not None:
            logging.getLogger("vicus").warning("the database was upgraded", extra={"kept": str(kept)})
        _serve(replace(wanted, database=database))


def _check(wanted: Hosting) -> None:
    """What cannot be is told before anybody sits down."""
    import vicus
    from vicus.bots.guard import check
    from vicus.core.game import playable
    from vicus.server.offered_bots import parse_offered_bots
    from vicus.server.web import PAGE

    if not (PAGE / "index.html").exists():
        raise BadOption("serve-no-page")
    for bot in parse_offered_bots(wanted.bots).values():
        check(bot, vicus.game(playable()[0]))
    if wanted.workers is not None and wanted.workers < 1:
        raise BadOption("bad-workers", value=str(wanted.workers))
    if wanted.processes < 1:
        raise BadOption("serve-bad-processes", value=str(wanted.processes))


def _serve(wanted: Hosting) -> None:
    import vicus
    from vicus.core.game import playable
    from vicus.engine.warming import warm_in_background
    from vicus.server.processes import Processes
    from vicus.texts import texts

    say = texts(chosen_language(wanted.language))
    listeners = [socket.create_server((wanted.host, wanted.port), backlog=2048)] if wanted.processes > 1 else None
    address = f"http://{'localhost' if wanted.host in ('127.0.0.1', '0.0.0.0', '::') else wanted.host}:{wanted.port}/"
    console.print(say("serve-ready", address=address))
    if wanted.warm:
        warm_in_background(*((game.name, game.box) for game in map(vicus.game, playable())))
    if wanted.browser:
        threading.Thread(target=_open_soon, args=(address,), daemon=True).start()
    if listeners is None:
        serve_here(wanted)
    else:
        console.print(say("serve-processes", number=wanted.processes))
        Processes(wanted.processes, serve_one, wanted, listeners).run()


def serve_one(number: int, wanted: Hosting, listeners: list[socket.socket]) -> None:
    """One of several processes: bots get their share of the processors there."""
    from vicus.server.processes import share

    structured_logs(wanted.log_level)
    workers = share(wanted.workers or os.cpu_count() or 1, wanted.processes, number)
    serve_here(replace(wanted, workers=workers), listeners)


def serve_here(wanted: Hosting, listeners: list[socket.socket] | None = None) -> None:
    """In this process, until it is told to end."""
    import uvicorn

    from vicus.server.offered_bots import parse_offered_bots
    from vicus.server.web import application

    assert wanted.database is not None
    config = uvicorn.Config(
        application(wanted.database, wanted.origins, wanted.workers, parse_offered_bots(wanted.bots)),
        host=wanted.host,
        port=wanted.port,
        log_config=None,
        access_log=False,
        ws_max_size=1 << 20,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(listeners)


def _open_soon(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)


class JsonLines(logging.Formatter):
    """One JSON object a line: what a log collector reads."""

    def format(self, record: logging.LogRecord) -> str:
        known = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
        extra = {key: value for key, value in vars(record).items() if key not in known}
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "name": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line | extra, default=str)


def structured_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
