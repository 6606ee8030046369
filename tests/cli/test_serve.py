"""Starting a server: what is told before anybody sits down, and what is started beside it."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

import vicus
from vicus.bots.judge import Judge
from vicus.bots.judgement import judgement
from vicus.bots.ladder import Rung
from vicus.cli.app import app
from vicus.server.database_lock import having
from vicus.server.databases import migrate
from vicus.server.limits import Limits
from vicus.texts import LANGUAGES


@pytest.fixture
def started(monkeypatch, tmp_path) -> Iterator[list[tuple]]:
    """A page that looks built, and a server that only notes what it was started with."""
    import uvicorn

    seen: list[tuple] = []

    def run(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        seen.append(("run", self.config.app.state.service.bots.own))
        for listener in sockets:
            listener.close()

    (tmp_path / "index.html").write_text("")
    monkeypatch.setattr("vicus.server.web.PAGE", tmp_path)
    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr("vicus.engine.warming.warm_in_background", lambda *wanted: seen.append(wanted))
    monkeypatch.setenv("VICUS_DATA_DIR", str(tmp_path))
    monkeypatch.setattr("vicus.server.collector.settle", lambda: None)
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield seen
    root.handlers[:] = handlers
    root.setLevel(level)


def serve(*options: str) -> BaseException | None:
    result = CliRunner().invoke(app, ["serve", "--no-browser", "--port", "0", *options])
    return None if isinstance(result.exception, SystemExit) and result.exit_code == 0 else result.exception


def test_the_planners_of_all_games_are_compiled_beside_the_server(started):
    assert serve() is None
    wanted, run = started
    assert tuple(each.game for each in wanted if each.kind == "planner") == vicus.games()
    assert run == ("run", {})


def test_bots_that_search_with_a_net_are_compiled_where_a_level_or_an_own_bot_does(started, monkeypatch):
    for name in vicus.games():
        for level, rung in judgement(name).levels.items():
            if rung.kind == "deep":
                monkeypatch.setitem(judgement(name).levels, level, Rung("search", 500))
    monkeypatch.setattr("vicus.bots.needs.judge", lambda game: Judge("search"))
    monkeypatch.setitem(judgement("helvetia").levels, "grandmaster", Rung("deep", 200))
    assert serve() is None
    kinds = [(each.kind, each.game) for each in started[0]]
    assert kinds[-1] == ("thinker", "helvetia"), "after all that others need"
    assert [kind for kind, _ in kinds].count("thinker") == 1
    assert serve("--bot", "Learned=deep:50") is None
    assert tuple(each.game for each in started[2] if each.kind == "thinker") == vicus.games()


def test_nothing_is_compiled_where_it_is_not_wanted(started):
    assert serve("--no-warm") is None
    assert started == [("run", {})]


def test_bots_are_offered_beside_the_levels(started):
    assert serve("--no-warm", "--bot", "search:500", "--bot", "Dice=vicus.bots.random:RandomBot") is None
    assert started == [("run", {"search:500": "search:500", "Dice": "vicus.bots.random:RandomBot"})]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (("--bot", "nobody"), "unknown-bot"),
        (("--bot", "nowhere_at_all:Bot"), "bot-no"),
        (("--bot", "strong=search:500"), "serve-bot-name"),
        (("--workers", "0"), "bad-workers"),
        (("--processes", "0"), "serve-bad-processes"),
        (("--processes", "2"), "serve-processes-sqlite"),
        (("--database", "postgresql://me:password@127.0.0.1:1/vicus"), "database-unreachable"),
        (("--limit", "nonsense=1"), "limit-unknown"),
        (("--limit", "tables=none"), "limit-bad"),
        (("--limit", "tables"), "limit-no-value"),
        (("--allow-host", "https://vicus.example"), "serve-bad-host"),
        (("--origin", "vicus.example"), "serve-bad-origin"),
        (("--proxy", "somewhere"), "serve-bad-proxy"),
        (("--log-level", "loud"), "serve-bad-level"),
        (("--log", "verse"), "serve-bad-log"),
        (("--port", "70000"), "serve-bad-port"),
        (("--host", "192.0.2.1"), "serve-bad-address"),
        (("--database", "nonsense"), "database-no-url"),
        (("--database", "oracle+none://user:password@host/vicus"), "database-no-driver"),
        (("--database", "sqlite:////no/such/folder/tables.db"), "database-no-folder"),
    ],
)
def test_what_cannot_be_is_told_before_the_start(started, options, key):
    problem = serve(*options)
    assert isinstance(problem, vicus.BadOption)
    assert problem.key.startswith(key)
    assert started == []
    for language in LANGUAGES:
        assert "\n" not in problem.message(language)
        assert "password" not in problem.message(language)


def test_an_sqlite_file_is_served_once(started, tmp_path):
    with having(f"sqlite:///{tmp_path / 'tables.db'}", "database-served"):
        problem = serve("--no-warm")
        assert isinstance(problem, vicus.BadOption)
        assert problem.key == "database-served"
    assert serve("--no-warm", "--port", "0") is None


def test_a_port_that_is_taken_is_told_in_a_sentence(started):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        problem = serve("--port", str(taken.getsockname()[1]))
    assert isinstance(problem, vicus.BadOption)
    assert problem.key == "serve-port-taken"
    assert started == []


def test_a_database_of_a_later_version_is_left_alone(started, tmp_path):
    url = f"sqlite:///{tmp_path / 'later.db'}"
    migrate(url)
    with contextlib.closing(sqlite3.connect(tmp_path / "later.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'of the year 2050'")
    problem = serve("--database", url)
    assert isinstance(problem, vicus.BadOption)
    assert problem.key == "database-later"
    assert started == []


@pytest.mark.linux
def test_a_folder_without_rights_is_told_in_a_sentence(tmp_path):
    (tmp_path / "file").write_text("no folder")
    command = [sys.executable, "-m", "vicus", "serve", "--no-browser", "--port", "0", "--lang", "de"]
    place = os.environ | {"VICUS_DATA_DIR": str(tmp_path / "file" / "data")}
    said = subprocess.run(command, capture_output=True, text=True, env=place)
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert str(tmp_path / "file") in said.stderr


def test_the_limits_are_listed():
    said = CliRunner().invoke(app, ["serve", "--limits"])
    assert said.exit_code == 0
    names = [line.split()[0] for line in said.output.splitlines() if not line.startswith(" ")]
    assert names == list(Limits.__struct_fields__), "the rest of a line that is too long stands below itself"
    [limit] = [line for line in said.output.splitlines() if line.startswith("tables_per_guest ")]
    assert limit.split()[1:4] == ["20", "tables", "made"]
    assert "|" not in said.output
    assert "`" not in said.output


def test_hosts_limits_and_proxies_reach_the_server(started, monkeypatch):
    import uvicorn

    seen = []

    def run(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        seen.append(self.config)
        for listener in sockets:
            listener.close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    assert serve("--no-warm", "--limit", "sockets=7", "--proxy", "10.0.0.0/8", "--metrics-token", "opensesame") is None
    (config,) = seen
    assert config.door.limits.sockets == config.app.state.limits.sockets == 7
    assert config.forwarded_allow_ips == ["10.0.0.0/8"]
    assert config.app.state.metrics_token == "opensesame"
