"""Starting a server: what is told before anybody sits down, and what is started beside it."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

import vicus
from vicus.cli.app import app
from vicus.server.database_lock import having


@pytest.fixture
def started(monkeypatch, tmp_path) -> list[tuple]:
    """A page that looks built, and a server that only notes what it was started with."""
    import uvicorn

    seen: list[tuple] = []
    (tmp_path / "index.html").write_text("")
    monkeypatch.setattr("vicus.server.web.PAGE", tmp_path)
    monkeypatch.setattr(
        uvicorn.Server, "run", lambda self, sockets=None: seen.append(("run", self.config.app.state.service.bots.own))
    )
    monkeypatch.setattr("vicus.engine.warming.warm_in_background", lambda *games: seen.append(tuple(name for name, _ in games)))
    monkeypatch.setenv("VICUS_DATA_DIR", str(tmp_path))
    return seen


def serve(*options: str) -> BaseException | None:
    result = CliRunner().invoke(app, ["serve", "--no-browser", *options])
    return None if isinstance(result.exception, SystemExit) and result.exit_code == 0 else result.exception


def test_the_planners_of_all_games_are_compiled_beside_the_server(started):
    assert serve() is None
    assert started == [vicus.games(), ("run", {})]


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
        (("--database", "tables.db"), "database-no-url"),
        (("--database", "postgresql://me:secret@127.0.0.1:1/vicus"), "database-unusable"),
    ],
)
def test_what_cannot_be_is_told_before_the_start(started, options, key):
    problem = serve(*options)
    assert isinstance(problem, vicus.BadOption)
    assert problem.key.startswith(key)
    assert started == []


def test_an_sqlite_file_is_served_once(started, tmp_path):
    with having(f"sqlite:///{tmp_path / 'tables.db'}", "database-served"):
        problem = serve("--no-warm")
        assert isinstance(problem, vicus.BadOption)
        assert problem.key == "database-served"
    assert serve("--no-warm") is None
