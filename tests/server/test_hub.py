"""What it costs to show things to many, and who is told nothing."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest

from vicus.server import bot_players, connection, databases, hub
from vicus.server.limits import Limits
from vicus.table.answers import Forgotten

from .conftest import GENEROUS, run_apart
from .process import Page, Process, process, seated, wait_for


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(bot_players, "PACE", 0.0)
    monkeypatch.setattr(hub, "WATCHERS_PAUSE", 0.01)
    monkeypatch.setattr(hub, "LOBBY_PAUSE", 0.01)


@pytest.fixture
def rendered(monkeypatch) -> list[tuple]:
    """Each time that a table is rendered: for whom."""
    seen: list[tuple] = []
    render = connection.table_view

    def counted(table, viewer, *about):
        seen.append((viewer.seat, table.length))
        return render(table, viewer, *about)

    monkeypatch.setattr(connection, "table_view", counted)
    return seen


def served(work, limits: Limits = GENEROUS):
    async def run():
        async with process(databases.MEMORY, limits) as one:
            return await asyncio.wait_for(work(one), 200)

    return run_apart(run())


async def crowd(one: Process, table: str, number: int) -> list[Page]:
    """So many spectators."""
    pages = [Page(one.hub, f"watcher-{each}") for each in range(number)]
    one.pages += pages
    for page in pages:
        page.send("open", table=table)
    for page in pages:
        await page.answer("table")
    await wait_for(lambda: one.service.registry.tables[table].watchers == number)
    await asyncio.gather(*(page.until(lambda t: t["watchers"] == number) for page in pages))
    return pages


def test_a_change_is_rendered_once_for_each_who_sees_something_else(rendered, monkeypatch):
    monkeypatch.setattr(hub, "WATCHERS_PAUSE", 0.5)

    async def work(one: Process):
        ada, ben = await seated(one)
        pages = await crowd(one, ada.table["id"], 500)
        await ada.until(lambda t: t["watchers"] == 500)
        for page in (ada, ben, *pages):
            await page.quiet()
        while ada.table["legal"]:
            await ada.act()
        rendered.clear()
        ada.step("end_turn")
        await asyncio.gather(*(page.until(lambda t: t["ply"] > 0) for page in (ada, ben, *pages)))
        assert sorted(str(seat) for seat, _ in rendered) == ["0", "1", "None"], "all spectators share one"
        texts = {json.dumps(page.table) for page in pages}
        assert len(texts) == 1

    served(work)


def test_spectators_who_come_are_told_to_others_now_and_then(rendered, monkeypatch):
    monkeypatch.setattr(hub, "WATCHERS_PAUSE", 0.5)

    async def work(one: Process):
        ada, _ = await seated(one)
        await crowd(one, ada.table["id"], 200)
        await ada.until(lambda t: t["watchers"] == 200)
        assert len(rendered) < 60, "not one for each who came"

    served(work)


def test_a_draft_sends_nothing_to_others(rendered):
    async def work(one: Process):
        ada, ben = await seated(one)
        cleo = await one.page("cleo")
        await cleo.open(ada.table["id"])
        for page in (ada, ben, cleo):
            await page.until(lambda t: t["watchers"] == 1)
            await page.quiet()
        rendered.clear()
        steps = 0
        while ada.table["legal"]:
            await ada.act()
            steps += 1
            if steps == 1:
                number = ada.table["number"]
                ada.step("undo")
                await ada.until(lambda t, number=number: t["number"] > number)
        assert steps > 1
        for page in (ben, cleo):
            assert await page.quiet() == []
        assert {seat for seat, _ in rendered} == {0}

    served(work)


def test_a_page_that_does_not_read_gets_only_the_newest(rendered):
    async def work(one: Process):
        ada, ben = await seated(one)
        cleo = await one.page("cleo")
        await cleo.open(ada.table["id"])
        await cleo.until(lambda t: t["watchers"] == 1)
        await cleo.quiet()
        cleo.socket.reads.clear()
        for mover, other in ((ada, ben), (ben, ada), (ada, ben)):
            await mover.play_turn()
            await other.until(lambda t: t["legal"])
        cleo.socket.reads.set()
        got = [answer for answer in await cleo.quiet() if answer["type"] == "table"]
        assert len(got) <= 2, "one that was on its way, and the newest"
        assert cleo.table["ply"] == ada.table["ply"]
        plies = [event["ply"] for answer in got for event in answer["events"]]
        assert plies == sorted(plies)
        assert len([e for a in got for e in a["events"] if e["kind"] == "turn"]) == 3, "with all that has happened"

    served(work)


def test_a_page_that_never_reads_is_let_go_and_holds_nobody_up():
    async def work(one: Process):
        page = await one.page("ada")
        page.socket.reads.clear()
        [linked] = one.hub.connections
        for _ in range(connection.OUTBOX + 5):
            linked.send(Forgotten())
            await asyncio.sleep(0)
        await wait_for(lambda: page.socket.closed is not None)
        assert one.hub.connections == set()

    served(work)


def test_a_page_that_takes_too_long_is_let_go(monkeypatch):
    monkeypatch.setattr(hub, "LOOK_AFTER", 0.02)

    async def work(one: Process):
        ada, ben = await seated(one)
        ben.socket.reads.clear()
        while ben.socket.closed is None:
            await ada.play_turn() if ada.table["legal"] or ada.table["can_end"] else await asyncio.sleep(0.02)
        await ada.until(lambda t: not t["seats"][1]["online"])

    served(work, msgspec.structs.replace(GENEROUS, write_seconds=0.2))


def test_nothing_is_shown_before_it_is_on_disk():
    """While a change is being written, whoever opens the table waits for it, and is shown the table with it."""

    async def work(one: Process):
        ada, ben = await seated(one)
        for page in (ada, ben):
            await page.quiet()
        storage = one.service.storage
        append, go_on, reached = storage.append, asyncio.Event(), asyncio.Event()

        async def slow(*about):
            reached.set()
            await go_on.wait()
            await append(*about)

        storage.append = slow
        ada.step("act", action=ada.table["legal"][0]["text"])
        await reached.wait()
        tab = await one.page("ada")
        tab.send("open", table=ada.table["id"])
        one.hub.changed(one.service.registry.tables[ada.table["id"]])
        assert [answer["type"] for answer in await ben.quiet()] == []
        assert ada.socket.answers.empty()
        assert tab.socket.answers.empty()
        for asked in ({"type": "look", "ply": 1}, {"type": "why", "intent": "pass"}, {"type": "export"}):
            reader = await one.page("ada")
            reader.send(asked.pop("type"), table=ada.table["id"], **asked)
            await asyncio.sleep(0.02)
            assert reader.socket.answers.empty(), "whatever is asked is answered from what is on disk"
        go_on.set()
        await ada.until(lambda t: t["number"] == 1)
        await tab.until(lambda t: t["number"] == 1)

    served(work)


def test_what_a_page_says_it_has_seen_costs_no_memory():
    async def work(one: Process):
        ada, _ = await seated(one)
        for since in range(60):
            await ada.ask("open", "table", table=ada.table["id"], since=since)
        assert len(one.service.registry.tables[ada.table["id"]].rendered) <= 24

    served(work)


def test_readiness_is_told_to_everybody():
    async def work(one: Process):
        ada, cleo = await one.page("ada"), await one.page("cleo")
        await ada.open(await ada.create("me", "casual"))
        await cleo.ask("lobby", "lobby")
        one.hub.readiness_changed()
        await ada.answer("table")
        assert set((await until_ready(cleo))["ready"]) >= {"bohemian_villages"}

    async def until_ready(page: Page):
        while not (change := await page.answer("lobby_change"))["ready"]:
            pass
        return change

    served(work)
