"""What another process tells of a table: taken where it fits, else read from the log."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from vicus.server import bot_players, databases, hub
from vicus.server.cluster import News
from vicus.server.postgres_cluster import PostgresCluster, _each
from vicus.table import lines
from vicus.table.lines import encode
from vicus.table.table import Table

from .conftest import run_apart
from .process import PATIENCE, Page, Process, process, processes, seated, wait_for


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(bot_players, "PACE", 0.0)
    monkeypatch.setattr(hub, "LOBBY_PAUSE", 0.01)


def served(work, url: str = databases.MEMORY, number: int = 1):
    async def run():
        async with processes(url, number) as started:
            return await asyncio.wait_for(work(*started), 2 * PATIENCE)

    return run_apart(run())


async def at_table(one: Process) -> tuple[Page, Table]:
    ada, _ = await seated(one, one)
    return ada, one.service.registry.tables[ada.table["id"]].table


def told(table: Table, *log: lines.AnyLine, length: int | None = None) -> News:
    bodies = [msgspec.Raw(encode(line).encode()) for line in log]
    return News("other", "lines", table.id, table.length + len(log) if length is None else length, bodies)


def test_moves_that_follow_are_taken_as_they_are():
    async def work(one: Process):
        ada, table = await at_table(one)
        one.service.storage.read = None  # nothing is read
        action = table.logged.match.legal()[0].text
        assert one.service.hear(one.service.registry.tables[table.id], told(table, lines.Act(action)))
        await ada.until(lambda shown: shown["ply"] == 1)

    served(work)


@pytest.mark.parametrize(
    "news",
    [
        lambda table: told(table),
        lambda table: told(table, lines.Undo(), length=table.length + 2),
        lambda table: told(table, lines.Prefer("ada", True)),
        lambda table: News("other", "lines", table.id, table.length + 1, [msgspec.Raw(b'{"line":"fly"}')]),
    ],
    ids=["too long to be told", "a gap", "no move", "of a later version"],
)
def test_what_does_not_follow_is_read(news):
    async def work(one: Process):
        _, table = await at_table(one)
        length = table.length
        assert not one.service.hear(one.service.registry.tables[table.id], news(table))
        assert table.length == length

    served(work)


def test_while_something_is_written_nothing_is_taken():
    async def work(one: Process):
        _, table = await at_table(one)
        live = one.service.registry.tables[table.id]
        async with live.lock:
            assert not one.service.hear(live, told(table, lines.Act(table.logged.match.legal()[0].text)))

    served(work)


@pytest.mark.parametrize("line", [lines.Act("nonsense"), lines.End("0" * 16)], ids=["illegal", "another digest"])
def test_a_table_that_cannot_follow_is_brought_back_from_its_log(line):
    async def work(one: Process):
        _, table = await at_table(one)
        live = one.service.registry.tables[table.id]
        assert not one.service.hear(live, told(table, line))
        await wait_for(lambda: one.service.registry.tables.get(table.id) not in (None, live))
        assert one.service.registry.tables[table.id].table.length == table.length - 1

    served(work)


def test_whatever_is_wrong_with_one_table_others_are_told():
    heard = []

    def hear(news: News) -> None:
        heard.append(news.about)
        if news.about == "broken":
            raise IndexError

    _each(hear, [News("other", "lines", about) for about in ("broken", "whole")])
    assert heard == ["broken", "whole"]


def test_nobody_in_the_lobby_notices_that_somebody_tries_something_out(postgres):
    async def work(first: Process, second: Process):
        ada, ben = await seated(first, second)
        table = ada.table["id"]
        ben.send("close", table=table)
        await ben.ask("lobby", "lobby")
        await wait_for(lambda: not (first.hub._lobby_due or second.hub._lobby_due))
        await ben.quiet()  # the start was told
        for _ in range(3):
            await ada.act()
            number = ada.table["number"]
            ada.step("undo")
            await ada.until(lambda shown, number=number: shown["number"] > number)
        length = first.service.registry.tables[table].table.length
        await wait_for(lambda: second.service.registry.tables[table].table.length == length)
        await asyncio.sleep(0.1)
        assert [answer["type"] for answer in await ben.quiet() if answer["type"] == "lobby_change" and answer["mine"]] == []
        await ada.play_turn()
        while not (await ben.answer("lobby_change"))["mine"]:
            pass

    served(work, postgres, 2)


def test_a_bot_is_woken_that_somebody_gives_the_turn_while_its_lease_is_given_back(postgres, monkeypatch):
    release = PostgresCluster.release

    async def slowly(self, table_id):
        await release(self, table_id)
        await asyncio.sleep(0.05)

    monkeypatch.setattr(PostgresCluster, "release", slowly)

    async def work(one: Process):
        ada = await one.page("ada")
        table = await ada.create("me", "beginner")
        await ada.open(table)
        for _ in range(4):
            await ada.until(lambda shown: shown["legal"] or shown["can_end"] or shown["status"] != "playing")
            await ada.play_turn()

    served(work, postgres)


def test_one_game_that_cannot_be_looked_at_does_not_hide_the_others(monkeypatch):
    async def work(one: Process):
        service = one.service
        asked = []

        async def laid_before(name, rules):
            return ["broken", "next"] if name == "helvetia" else []

        async def read(table_id, after=0):
            asked.append(table_id)
            raise TimeoutError

        service.storage.laid_before, service.storage.read = laid_before, read
        await service.upkeep.find_stopped()
        assert asked == ["broken", "next"]

    async def run():
        async with process(databases.MEMORY) as one:
            await work(one)

    run_apart(run())
