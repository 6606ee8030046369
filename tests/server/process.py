"""A server without the web: a service, its hub, and pages that are connected to it. Several of them can share a database."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from vicus.server import bot_worker
from vicus.server.hub import Hub
from vicus.server.limits import Limits
from vicus.server.offered_bots import OfferedBots
from vicus.server.service import TableService
from vicus.server.web import connected

from .conftest import GENEROUS

PATIENCE = 60.0
"""Seconds that an answer may take: the machine may be busy."""


class WorkersHere:
    """Bots think in this process, at once; knows what they were asked."""

    def __init__(self) -> None:
        self.chosen: list[str] = []
        self.worked: list[tuple[Any, ...]] = []

    async def choose(self, question, name, seed):
        self.chosen.append(question.table_id)
        return bot_worker.decide(question, name, seed)

    async def ask(self, table_id, work, *about):
        self.worked.append((work.__name__, *about))
        return work(*about)

    async def hint(self, question):
        return bot_worker.advise(question, time.monotonic())

    async def appraise(self, question):
        return bot_worker.appraise(question)

    async def prepare(self, *about):
        pass

    async def dismiss(self, table_id):
        bot_worker.dismiss_table(table_id)

    def close(self):
        pass


class Socket:
    """What a page and its server see of each other."""

    def __init__(self) -> None:
        self.requests: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.answers: asyncio.Queue[str] = asyncio.Queue()
        self.reads = asyncio.Event()
        self.reads.set()
        self.closed: int | None = None

    async def receive(self) -> dict[str, Any]:
        return await self.requests.get()

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        self.answers.put_nowait(message["text"])

    async def close(self, code: int) -> None:
        self.closed = code
        self.requests.put_nowait({"type": "websocket.disconnect"})


class Page:
    """A guest's page."""

    def __init__(self, hub: Hub, guest: str) -> None:
        self.guest = guest
        self.socket = Socket()
        self.table: dict[str, Any] = {}
        self.serving = asyncio.create_task(hub.serve(self.socket, guest))

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.requests.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": kind, **fields})})

    async def answer(self, *kinds: str) -> dict[str, Any]:
        """The next answer of one of these kinds; an error that nobody asked for fails."""
        while True:
            answer = json.loads(await asyncio.wait_for(self.socket.answers.get(), PATIENCE))
            if answer["type"] == "table":
                self.table = answer
            if answer["type"] in kinds:
                return answer
            assert answer["type"] != "error", answer

    async def ask(self, kind: str, *kinds: str, **fields: Any) -> dict[str, Any]:
        self.send(kind, **fields)
        return await self.answer(*kinds)

    async def hello(self) -> Page:
        await self.ask("hello", "welcome", name=self.guest.capitalize())
        return self

    async def create(self, *seats: str, **fields: Any) -> str:
        plans = [{"kind": s} if s in ("me", "free") else {"kind": "bot", "level": s} for s in seats]
        return (await self.ask("create", "created", **{"game": "bohemian_villages", "seats": plans} | fields))["table"]

    async def open(self, table: str) -> dict[str, Any]:
        return await self.ask("open", "table", table=table)

    async def until(self, done: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        while not (self.table and done(self.table)):
            await self.answer("table")
        return self.table

    def step(self, kind: str, **fields: Any) -> None:
        self.send(kind, table=self.table["id"], number=self.table["number"], **fields)

    async def act(self) -> dict[str, Any]:
        """The first legal action; the table afterwards."""
        number = self.table["number"]
        self.step("act", action=self.table["legal"][0]["text"])
        return await self.until(lambda table: table["number"] > number)

    async def play_turn(self) -> None:
        """Any legal moves to the end of the turn."""
        await self.until(lambda table: table["legal"] or table["can_end"])
        while self.table["legal"]:
            await self.act()
        if self.table["can_end"]:
            number = self.table["number"]
            self.step("end_turn")
            await self.until(lambda table: table["number"] > number)

    async def quiet(self) -> list[dict[str, Any]]:
        """What has come by the time that something asked for now is answered."""
        self.send("why", table="nowhere", intent="")
        found = []
        while True:
            answer = json.loads(await asyncio.wait_for(self.socket.answers.get(), PATIENCE))
            if answer["type"] == "error" and answer["table"] == "nowhere":
                return found
            if answer["type"] == "table":
                self.table = answer
            found.append(answer)

    async def leave(self) -> None:
        self.socket.requests.put_nowait({"type": "websocket.disconnect"})
        await self.serving


class Process:
    """A server's process, as far as its tables are concerned."""

    def __init__(self, url: str, limits: Limits = GENEROUS) -> None:
        storage, cluster = connected(url)
        self.workers, self.analysts = WorkersHere(), WorkersHere()
        self.service = TableService(storage, self.workers, OfferedBots({}), cluster, self.analysts, self.analysts, limits)
        self.hub = Hub(self.service)
        self.pages: list[Page] = []

    async def page(self, guest: str) -> Page:
        """Of a guest who has said who they are."""
        self.pages.append(Page(self.hub, guest))
        return await self.pages[-1].hello()

    async def close(self) -> None:
        for page in self.pages:
            if not page.serving.done():
                await page.leave()
        await self.hub.close()
        await self.service.close()


@asynccontextmanager
async def processes(url: str, number: int = 1, limits: Limits = GENEROUS) -> AsyncIterator[list[Process]]:
    """So many of them on one database."""
    started = [Process(url, limits) for _ in range(number)]
    for process in started:
        await process.hub.start()
    try:
        yield started
    finally:
        for process in started:
            await process.close()


async def seated(first: Process, second: Process | None = None) -> tuple[Page, Page]:
    """Ada and Ben at a table, through one process or one each; Ada is to move."""
    ada, ben = await first.page("ada"), await (second or first).page("ben")
    table = await ada.create("me", "free", terms={"watch": True})
    await ada.open(table)
    await ben.open(table)
    ben.send("sit", table=table, seat=1)
    await begin(ada, ben)
    return ada, ben


async def begin(host: Page, *others: Page) -> None:
    """All who sit at the host's table are ready, and the host begins; everybody sees it."""
    table = host.table["id"]
    for other in others:
        await other.until(lambda t: t["you"] is not None)
        other.send("ready", table=table)
    await host.until(lambda t: sum(seat["kind"] == "guest" and seat["ready"] for seat in t["seats"]) == len(others))
    host.send("start", table=table)
    for page in (host, *others):
        await page.until(lambda t: t["status"] == "playing")


async def wait_for(condition: Callable[[], Any]) -> None:
    """Until something is true."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def process(url: str, limits: Limits = GENEROUS) -> AsyncIterator[Process]:
    """One alone."""
    async with processes(url, limits=limits) as [one]:
        yield one
