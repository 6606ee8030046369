"""A server on a database of its own, and pages that talk to it."""

from __future__ import annotations

import asyncio
import inspect
import json
import shutil
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from vicus.server import bot_players, bot_worker, box_compiler, worker_pool
from vicus.server.databases import migrate
from vicus.server.limits import Limits
from vicus.server.web import application

GENEROUS = Limits(
    cost_per_second_per_guest=4_000.0,
    cost_burst_per_guest=40_000.0,
    cost_per_second_per_address=100_000.0,
    cost_burst_per_address=1_000_000.0,
    hints_per_minute_per_guest=10_000.0,
    words_per_minute_per_guest=10_000.0,
    boxes_per_minute_per_guest=10_000.0,
    box_tables_per_minute_per_guest=10_000.0,
    grace_seconds=0.0,
    imports_per_minute_per_guest=10_000.0,
    hints_per_minute_per_address=10_000.0,
    imports_per_minute_per_address=10_000.0,
    tables_per_guest=1_000,
    tables_per_day_per_address=10_000.0,
    bots_thinking_per_address=1_000,
    bot_tables_per_guest=50,
)
"""A test plays faster than any person."""


def begin_apart(work: Coroutine[Any, Any, Any]) -> Future[Any]:
    """In a thread of its own: the browser tests may keep this one's event loop.

    Nobody waits for the thread itself: a test that hangs is to end when its time is over.
    """
    done: Future[Any] = Future()

    def run() -> None:
        try:
            done.set_result(asyncio.run(work))
        except BaseException as problem:
            done.set_exception(problem)

    Thread(target=run, daemon=True).start()
    return done


def run_apart(work: Coroutine[Any, Any, Any]) -> Any:
    return begin_apart(work).result()


def as_test(run: Callable[..., None], work: Callable[..., Any], fixture: str, made: int = 1) -> Callable[..., None]:
    """`run` as the test that `work` is: it wants `fixture`, of which it makes the first arguments of `work`, and the others."""
    others = list(inspect.signature(work).parameters.values())[made:]
    wanted = [inspect.Parameter(fixture, inspect.Parameter.POSITIONAL_OR_KEYWORD), *others]
    run.__signature__ = inspect.Signature(wanted)  # type: ignore[attr-defined]
    run.__name__, run.__doc__, run.__module__ = work.__name__, work.__doc__, work.__module__
    return run


@pytest.fixture(scope="session")
def migrated(tmp_path_factory) -> Path:
    """A database with the current schema and nothing else, to be copied: that is quicker than to migrate one."""
    file = tmp_path_factory.mktemp("migrated") / "tables.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture
def database(tmp_path, migrated) -> str:
    shutil.copy(migrated, tmp_path / "tables.db")
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(autouse=True)
def no_compiler(request, monkeypatch) -> None:
    """Boxes of people are compiled in tests that are about that alone: a compiler costs more than all the others."""
    if not request.node.get_closest_marker("compile"):
        monkeypatch.setattr(box_compiler, "warm_in_background", lambda *games: None)


@pytest.fixture
def server(database, monkeypatch) -> Iterator[TestClient]:
    """Bots answer in this process here, at once: worker processes have tests of their own."""

    async def choose(self, *question):
        return bot_worker.decide(*question)

    async def hint(self, question):
        return bot_worker.advise(question, time.monotonic())

    async def appraise(self, question):
        return bot_worker.appraise(question)

    async def ask(self, table, work, *about):
        return work(*about)

    async def prepare(self, *about):
        pass

    async def dismiss(self, table):
        bot_worker.dismiss_table(table)

    for replaced in (ask, choose, hint, appraise, prepare, dismiss):
        monkeypatch.setattr(worker_pool.WorkerPool, replaced.__name__, replaced)
    monkeypatch.setattr(bot_players, "PACE", 0.0)
    with TestClient(application(database, hosts=["testserver"], limits=GENEROUS)) as client:
        yield client


@pytest.fixture
def cold(monkeypatch, server):
    """Nothing is compiled, whatever the cache holds and the server has seen of it."""
    monkeypatch.setattr("vicus.bots.code.fastest", lambda game: "interpreted")
    monkeypatch.setattr("vicus.bots.code.fastest_thinking", lambda game: "interpreted")
    server.app.state.service.readiness.__init__()


@pytest.fixture
def no_bots():
    bot_worker.dismiss()
    yield
    bot_worker.dismiss()


class Page:
    """A guest's page: sends requests, reads answers."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send_text(json.dumps({"type": kind, **fields}))

    def answer(self, *kinds: str) -> dict[str, Any]:
        """The next answer of one of these kinds; an error that nobody asked for fails."""
        while True:
            answer = json.loads(self.socket.receive_text())
            if answer["type"] == "table":
                self.table = answer
            if answer["type"] in kinds:
                return answer
            assert answer["type"] != "error", answer

    def ask(self, kind: str, *kinds: str, **fields: Any) -> dict[str, Any]:
        self.send(kind, **fields)
        return self.answer(*kinds)

    def error(self, kind: str, **fields: Any) -> str:
        return self.ask(kind, "error", **fields)["code"]

    def open(self, table: str, since: int = -1) -> dict[str, Any]:
        return self.ask("open", "table", table=table, since=since)

    def create(self, *seats: str, **fields: Any) -> str:
        """A new table; seats as "me", "free", "casual", "beginner"."""
        plans = [{"kind": s} if s in ("me", "free") else {"kind": "bot", "level": s} for s in seats]
        return self.ask("create", "created", game="bohemian_villages", seats=plans, **fields)["table"]

    def begin(self, *others: Page) -> None:
        """All who sit at the host's table are ready, and the host begins; everybody sees it."""
        table = self.table["id"]
        for other in others:
            other.until(lambda t: t["you"] is not None)
            other.send("ready", table=table)
        # at one moment: whoever has just sat down is not ready yet
        self.until(lambda t: sum(seat["kind"] == "guest" and seat["ready"] for seat in t["seats"]) >= len(others))
        self.send("start", table=table)
        for page in (self, *others):
            page.until(lambda t: t["status"] == "playing")

    def hint(self) -> dict[str, Any]:
        return self.ask("hint", "advice", table=self.table["id"], number=self.table["number"])

    def step(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A line for the table's log; the answer is the table with that line, a reason or an error."""
        number = self.table["number"]
        self.send(kind, table=self.table["id"], number=number, **fields)
        while True:
            answer = self.answer("table", "reason", "error")
            if answer["type"] != "table" or answer["number"] > number:
                return answer

    def act(self, text: str | None = None) -> dict[str, Any]:
        return self.step("act", action=text or self.table["legal"][0]["text"])

    def until(self, done) -> dict[str, Any]:
        while not done(self.table):
            self.answer("table")
        return self.table

    def my_move(self) -> dict[str, Any]:
        return self.until(lambda t: t["legal"] or t["can_end"] or t["status"] == "over")

    def play_turn(self) -> None:
        """Any legal moves to the end of the turn."""
        while self.my_move()["legal"]:
            self.act()
        if self.table["can_end"]:
            self.step("end_turn")


@pytest.fixture
def visit(server):
    """`visit("Ada")`: another guest's page, with a cookie of its own."""
    from contextlib import ExitStack

    with ExitStack() as stack:

        def enter(name: str | None = None, cookie: str | None = None) -> Page:
            headers = {"cookie": f"vicus_guest={cookie or ('guest-' + (name or 'x') + '-' * 30)}"}
            page = Page(stack.enter_context(server.websocket_connect("/ws", headers=headers)))
            page.ask("hello", "welcome", name=name)
            return page

        yield enter


@pytest.fixture
def two(visit):
    """Ada and Ben at a table, Ada to move."""
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.create("me", "free")
    ada.open(table)
    ben.open(table)
    ben.send("sit", table=table, seat=1)
    ada.begin(ben)
    return ada, ben
