"""`vicus serve`: the table in the browser."""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
import webbrowser
from dataclasses import dataclass

from vicus.errors import BadOption

from .screen import console
from .speech import chosen_language
from .storage_place import data_folder


@dataclass(frozen=True)
class Hosting:
    """How the server is to be run."""

    host: str
    port: int
    database: str | None
    origins: list[str]
    workers: int | None
    bots: list[str]
    warm: bool
    browser: bool
    log_level: str
    language: str | None


def run(wanted: Hosting) -> None:
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError

    import vicus
    from vicus.bots.guard import check
    from vicus.core.game import playable
    from vicus.engine.warming import warm_in_background
    from vicus.server.databases import migrate
    from vicus.server.offered_bots import parse_offered_bots
    from vicus.server.web import PAGE, application
    from vicus.texts import texts

    say = texts(chosen_language(wanted.language))
    if not (PAGE / "index.html").exists():
        raise BadOption("serve-no-page")
    games = [vicus.game(name) for name in playable()]
    offered = parse_offered_bots(wanted.bots)
    for bot in offered.values():
        check(bot, games[0])  # an unknown one is told before anybody sits down
    if wanted.workers is not None and wanted.workers < 1:
        raise BadOption("bad-workers", value=str(wanted.workers))
    database = wanted.database
    if database is None:
        data_folder().mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{data_folder() / 'tables.db'}"
    structured_logs(wanted.log_level)
    try:
        migrate(database)
    except (ImportError, SQLAlchemyError) as problem:
        raise BadOption("serve-no-database", database=database, problem=str(problem).splitlines()[0]) from None
    address = f"http://{'localhost' if wanted.host in ('127.0.0.1', '0.0.0.0', '::') else wanted.host}:{wanted.port}/"
    console.print(say("serve-ready", address=address))
    if wanted.warm:
        warm_in_background(*((game.name, game.box) for game in games))
    if wanted.browser:
        threading.Thread(target=_open_soon, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        application(database, wanted.origins, wanted.workers, offered),
        host=wanted.host,
        port=wanted.port,
        log_config=None,
        access_log=False,
        ws_max_size=1 << 20,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run()


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
