"""`vicus serve`: the table in the browser."""

from __future__ import annotations

import ipaddress
import json
import logging
import sys
import threading
import time
import webbrowser
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vicus.errors import BadOption

from .screen import console
from .speech import chosen_language
from .storage_place import data_folder

if TYPE_CHECKING:
    from vicus.server.log_throttle import LogThrottle

LEVELS = ("debug", "info", "warning", "error")


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
    workers: int | None
    bots: list[str]
    warm: bool
    browser: bool
    log_level: str
    language: str | None


def run(wanted: Hosting) -> None:
    import uvicorn

    import vicus
    from vicus.bots.guard import check
    from vicus.core.game import playable
    from vicus.engine.warming import warm_in_background
    from vicus.server import collector
    from vicus.server.http import EdgeConfig, bind, room_for_connections
    from vicus.server.limits import parse_limits
    from vicus.server.offered_bots import parse_offered_bots
    from vicus.server.web import PAGE, application
    from vicus.texts import texts

    say = texts(chosen_language(wanted.language))
    if not (PAGE / "index.html").exists():
        raise BadOption("serve-no-page")
    limits = parse_limits(wanted.limits)
    proxies = [_checked_proxy(proxy) for proxy in wanted.proxies]
    games = [vicus.game(name) for name in playable()]
    offered = parse_offered_bots(wanted.bots)
    for bot in offered.values():
        check(bot, games[0])  # an unknown one is told before anybody sits down
    if wanted.workers is not None and wanted.workers < 1:
        raise BadOption("bad-workers", value=str(wanted.workers))
    throttle = structured_logs(wanted.log_level, limits.log_lines_per_minute)
    database = prepared_database(wanted.database)
    sockets = bind(wanted.host, wanted.port)
    address = f"http://{_shown_host(wanted.host)}:{sockets[0].getsockname()[1]}/"
    console.print(say("serve-ready", address=address))
    if wanted.warm:
        warm_in_background(*((game.name, game.box) for game in games))
    if wanted.browser:
        threading.Thread(target=_open_soon, args=(address,), daemon=True).start()
    app = application(
        database,
        wanted.origins,
        wanted.workers,
        offered,
        limits=limits,
        hosts=[*wanted.hosts, wanted.host],
        metrics_token=wanted.metrics_token,
    )
    config = EdgeConfig(app, limits, proxies, room_for_connections(limits))
    metrics = app.state.metrics
    metrics.connections.set_function(lambda: config.door.open)
    metrics.turned_away.set_function(lambda: config.door.turned_away)
    metrics.left_out.set_function(lambda: throttle.left_out)
    metrics.sweep_log = throttle.sweep
    collector.settle()
    uvicorn.Server(config).run(sockets=sockets)


def prepared_database(wanted: str | None) -> str:
    """A database of the current schema: the one that is wanted, else this user's own; raises `BadOption` with what to do."""
    from alembic.util import CommandError
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

    from vicus.server.databases import migrate

    database = wanted
    if database is None:
        data_folder().mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{data_folder() / 'tables.db'}"
    try:
        shown = make_url(database).render_as_string(hide_password=True)
        migrate(database)
    except (ImportError, NoSuchModuleError):
        raise BadOption("serve-no-driver", database=shown) from None
    except ArgumentError:  # no address of a database at all; it may still be a password
        raise BadOption("serve-no-driver", database="?") from None
    except CommandError as problem:
        if "locate revision" in str(problem):
            raise BadOption("serve-later-schema", database=shown) from None
        raise
    except SQLAlchemyError as problem:
        raise BadOption("serve-no-database", database=shown, problem=str(problem).splitlines()[0]) from None
    return database


def _checked_proxy(proxy: str) -> str:
    try:
        ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        raise BadOption("serve-bad-proxy", value=proxy) from None
    return proxy


def _shown_host(host: str) -> str:
    """How this machine is called in an address."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


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


def structured_logs(level: str, most: int) -> LogThrottle:
    """Logs to standard error; `most` lines of one kind a minute."""
    from vicus.server.log_throttle import LogThrottle

    if level.lower() not in LEVELS:
        raise BadOption("serve-bad-level", value=level, levels=", ".join(LEVELS))
    throttle = LogThrottle(most)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(throttle)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    return throttle
