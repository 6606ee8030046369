"""Two processes on one PostgreSQL: whatever happens in one is seen in the other, and they never do the same thing twice."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace

import psycopg
import pytest

from vicus.errors import BadOption
from vicus.server import bot_players, hub, postgres_cluster
from vicus.server.cluster import Alone, News
from vicus.server.database_lock import SERVED, having_alone
from vicus.server.databases import driver_url
from vicus.server.postgres_cluster import PostgresCluster
from vicus.server.storage import StorageUnavailable
from vicus.table.table import Table

from .conftest import run_apart
from .process import PATIENCE, Page, Process, begin, processes, seated, wait_for


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(bot_players, "PACE", 0.0)
    monkeypatch.setattr(bot_players, "UNCLAIMED", 0.05)
    monkeypatch.setattr(hub, "WATCHERS_PAUSE", 0.01)
    monkeypatch.setattr(hub, "LOBBY_PAUSE", 0.01)


def together(url: str, work, number: int = 2):
    async def run():
        async with processes(url, number) as started:
            return await asyncio.wait_for(work(*started), 2 * PATIENCE)

    return run_apart(run())


def test_a_move_in_one_is_shown_in_the_other(postgres):
    async def work(first: Process, second: Process):
        ada, ben = await seated(first, second)
        for _ in range(3):
            for mover, other in ((ada, ben), (ben, ada)):
                ply = other.table["ply"]
                await mover.play_turn()
                await other.until(lambda t, ply=ply: t["ply"] > ply and t["legal"])
        assert ben.table["view"]["seats"] == ada.table["view"]["seats"]
        kinds = [event["kind"] for event in ada.table["events"]]
        assert "chose" in kinds, "with what has happened"
        live = [process.service.registry.tables[ada.table["id"]].table for process in (first, second)]
        assert live[0].length == live[1].length
        log = await second.service.storage.read(ada.table["id"])
        assert Table.replayed(log).logged.match.state == live[0].logged.match.state

    together(postgres, work)


def test_a_draft_in_one_is_nothing_in_the_other(postgres):
    async def work(first: Process, second: Process):
        ada, ben = await seated(first, second)
        await ben.quiet()
        view = ben.table["view"]
        await ada.act()
        length = first.service.registry.tables[ada.table["id"]].table.length
        await wait_for(lambda: second.service.registry.tables[ada.table["id"]].table.length == length)
        for answer in await ben.quiet():  # who is there may be told meanwhile
            assert (answer["number"], answer["ply"], answer["view"], answer["events"]) == (0, 0, view, [])

    together(postgres, work)


def test_whoever_opens_a_table_sees_what_was_played_elsewhere_a_moment_ago(postgres):
    """The news may be on their way still."""

    async def work(first: Process, second: Process):
        ada, ben = await seated(first, second)
        second.hub._heard = lambda news: None
        second.service.cluster._ends.set()  # it hears nothing more
        await ada.play_turn()
        again = await second.page("ada")
        assert (await again.open(ada.table["id"]))["number"] == ada.table["number"]
        await ben.until(lambda t: t["legal"])

    together(postgres, work)


def test_who_is_there_is_known_in_both(postgres):
    async def work(first: Process, second: Process):
        ada, ben = await seated(first, second)
        await ada.until(lambda t: all(seat["online"] for seat in t["seats"]))
        await ben.until(lambda t: all(seat["online"] for seat in t["seats"]))
        cleo, dora = await first.page("cleo"), await second.page("dora")
        for page in (cleo, dora):
            await page.open(ada.table["id"])
        for page in (ada, ben, cleo, dora):
            await page.until(lambda t: t["watchers"] == 2)
        await ben.leave()
        await ada.until(lambda t: not t["seats"][1]["online"])
        await dora.leave()
        await ada.until(lambda t: t["watchers"] == 1)

    together(postgres, work)


def test_votes_are_counted_across_processes(postgres):
    async def work(first: Process, second: Process):
        ada, ben, cleo = await first.page("ada"), await second.page("ben"), await second.page("cleo")
        table = await ada.create("me", "free", "free")
        for page in (ada, ben, cleo):
            await page.open(table)
        for seat, page in enumerate((ben, cleo), 1):
            page.send("sit", table=table, seat=seat)
            await page.until(lambda t: t["you"] is not None)
        await begin(ada, ben, cleo)
        for page in (ada, ben, cleo):
            await page.until(lambda t: t["status"] == "playing" and all(seat["online"] for seat in t["seats"]))
        await cleo.leave()
        for page in (ada, ben):
            await page.until(lambda t: not t["seats"][2]["online"])
        ada.send("replace", table=table, seat=2)
        assert (await ben.until(lambda t: t["seats"][2]["votes"] == 1))["seats"][2]["kind"] == "guest"
        ben.send("replace", table=table, seat=2)
        for page in (ada, ben):
            await page.until(lambda t: t["seats"][2]["kind"] == "bot")

    together(postgres, work)


def test_nobody_who_is_there_is_voted_out_from_elsewhere(postgres):
    """Ada's other page is at a process that has never heard of the table: who is there is asked afresh."""

    async def work(first: Process, second: Process):
        ada, ben = await seated(first, first)
        elsewhere = await second.page("ada")
        refused = await elsewhere.ask("replace", "error", table=ada.table["id"], seat=1)
        assert refused["code"] == "not_allowed"
        assert (await ben.open(ada.table["id"]))["seats"][1]["kind"] == "guest"

    together(postgres, work)


def test_news_of_a_later_version_do_not_deafen(postgres):
    async def work(first: Process, second: Process):
        await first.service.cluster.database.write(lambda link: link.run("SELECT pg_notify('vicus', '{\"kind\":\"new\"}')"))
        ada, ben = await seated(first, second)
        await ada.play_turn()
        await ben.until(lambda t: t["number"] >= ada.table["number"])

    together(postgres, work)


def test_whoever_comes_back_through_another_process_is_back(postgres):
    async def work(first: Process, second: Process):
        ada, ben = await seated(first, second)
        await ben.leave()
        await ada.until(lambda t: not t["seats"][1]["online"])
        again = await first.page("ben")
        assert (await again.open(ada.table["id"]))["you"] == 1
        await ada.until(lambda t: t["seats"][1]["online"])

    together(postgres, work)


def test_notices_names_and_what_is_forgotten(postgres):
    async def work(first: Process, second: Process):
        ada, ben = await seated(first, second)
        first.service.tell(ada.table["id"], "bot-played-instead", {"seat": 1})
        for page in (ada, ben):
            notice = await page.answer("notice")
            assert (notice["message"], notice["params"]) == ("bot-played-instead", {"seat": 1})
        await ben.ask("hello", "welcome", name="Benedict")
        await ada.until(lambda t: t["seats"][1]["name"] == "Benedict")
        await ben.ask("forget", "forgotten")
        await ada.until(lambda t: t["seats"][1]["kind"] == "bot")
        assert "ben" not in repr(await first.service.storage.read(ada.table["id"]))
        seat = (await ada.open(ada.table["id"]))["seats"][1]
        assert seat["name"] not in ("Benedict", "Ben", "")  # the bot's own
        assert seat["keeps_for"] == "", "for nobody"

    together(postgres, work)


def test_the_lobby_is_the_same_in_both(postgres):
    async def work(first: Process, second: Process):
        ada, ben = await first.page("ada"), await second.page("ben")
        assert (await ben.ask("lobby", "lobby"))["open"] == []
        table = await ada.create("me", "free")
        change = await ben.answer("lobby_change")
        assert [each["id"] for each in change["open"]] == [table]
        ada.send("open", table=table)
        ada.send("leave", table=table)
        while table not in change["gone"]:  # nobody waits there any more
            change = await ben.answer("lobby_change")

    together(postgres, work)


def test_the_same_place_in_the_log_from_two_processes(postgres):
    """Two tabs of one player, one at each process, play a whole turn against each other: every number is written once."""

    async def work(first: Process, second: Process):
        ada, _ = await seated(first, second)
        tab = await second.page("ada")
        await tab.open(ada.table["id"])
        refused = 0
        for _ in range(12):
            number = ada.table["number"]
            for page, which in ((ada, 0), (tab, -1)):
                await page.until(lambda t, number=number: t["number"] == number)
                page.send("act", table=ada.table["id"], number=number, action=page.table["legal"][which]["text"])
            codes = []
            for page in (ada, tab):
                while page.table["number"] == number:
                    answer = await page.answer("table", "error")
                    codes += [answer["code"]] if answer["type"] == "error" else []
            assert set(codes) <= {"stale"}
            refused += len(codes)
            await ada.until(lambda t, number=number: t["number"] == number + 1)
            await tab.until(lambda t, number=number: t["number"] == number + 1)
            assert ada.table["view"] == tab.table["view"]
            if not ada.table["legal"]:
                break
            for page in (ada, tab):
                await page.quiet()
        log = await first.service.storage.read(ada.table["id"])
        table = Table.replayed(log)
        for process in (first, second):
            live = await process.service.table(ada.table["id"])
            assert live.table.logged.match.state == table.logged.match.state

    together(postgres, work)


# -- bots -----------------------------------------------------------------------------------------------------------------


def test_a_bot_moves_in_one_process_only(postgres):
    """Both look at the table; the other sees each move, and neither writes one twice."""

    async def work(first: Process, second: Process):
        ada, cleo = await first.page("ada"), await second.page("cleo")
        table = await ada.create("me", "beginner", "beginner")
        await ada.open(table)
        await cleo.open(table)
        for _ in range(3):
            await ada.play_turn()
            await ada.until(lambda t: t["legal"])
        await cleo.until(lambda t: t["ply"] == ada.table["ply"])
        log = await first.service.storage.read(table)
        acted = sum(getattr(line, "shown", False) for line in log)
        assert len(first.workers.chosen) + len(second.workers.chosen) == acted

    together(postgres, work)


async def listening(url: str) -> PostgresCluster:
    """Another process, as far as it is known in the database."""
    cluster = PostgresCluster(url)
    await cluster.start(lambda news: None, lambda: None)
    there = f"SELECT 1 FROM pg_stat_activity WHERE application_name = 'vicus {cluster.process}'"
    async with asyncio.timeout(PATIENCE):
        while not await cluster.database.read(lambda link: link.run(there)):
            await asyncio.sleep(0.01)
    return cluster


async def killed(cluster: PostgresCluster) -> None:
    """Its connections end, and nothing was said before."""
    cluster._ends.set()
    cluster._beat.cancel()
    await asyncio.to_thread(cluster._listener.join)
    await cluster.database.close()


def test_who_stops_lets_go_of_the_database_before_its_server_notices(postgres, monkeypatch):
    kept = []

    class Lasting(psycopg.Connection):
        def close(self) -> None:
            kept.append(self)

    monkeypatch.setattr(postgres_cluster, "psycopg", SimpleNamespace(connect=Lasting.connect))

    async def work():
        cluster = await listening(postgres)
        served = f"SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = {SERVED}"
        async with asyncio.timeout(PATIENCE):
            while not await cluster.database.read(lambda link: link.run(served)):
                await asyncio.sleep(0.01)
        with pytest.raises(BadOption), having_alone(postgres, "database-served"):
            pass
        await cluster.close()
        with having_alone(postgres, "database-served"):
            pass
        await cluster.database.close()

    run_apart(work())
    for connection in kept:
        psycopg.Connection.close(connection)


@pytest.mark.parametrize("how", ["killed", "hangs"])
def test_the_bots_of_a_process_that_has_died_move_elsewhere(postgres, monkeypatch, how):
    monkeypatch.setattr(postgres_cluster, "LEASE", 1.5 if how == "hangs" else 1000.0)

    async def work(process: Process):
        dead = await listening(postgres)
        ada = await process.page("ada")
        table = await ada.create("me", "beginner")
        assert await dead.claim(table)
        assert not await process.service.cluster.claim(table), "as long as it may live"
        await ada.open(table)
        await ada.play_turn()
        assert process.workers.chosen == []
        if how == "killed":
            await killed(dead)
        await ada.until(lambda t: t["legal"])
        assert process.workers.chosen
        if how == "hangs":
            await killed(dead)

    together(postgres, work, 1)


def test_leases(postgres, monkeypatch):
    monkeypatch.setattr(postgres_cluster, "LEASE", 1000.0)

    async def work():
        first, second = await listening(postgres), await listening(postgres)
        assert sorted(await asyncio.gather(first.claim("t"), second.claim("t"))) == [False, True]
        owner, other = (first, second) if await first.claim("t") else (second, first)
        assert await owner.claim("t")
        assert not await other.claim("t")
        await other.release("t")
        assert not await other.claim("t")
        await owner.release("t")
        assert await other.claim("t")
        await other.close()
        assert await owner.claim("t"), "a process that ends in order leaves nothing behind"
        await owner.close()
        for cluster in (first, second):
            await cluster.database.close()

    run_apart(work())


def test_a_lease_that_could_not_be_given_back_is_given_back_later(postgres, monkeypatch):
    """Else the bots of a table would wait elsewhere until it ends by itself."""
    monkeypatch.setattr(postgres_cluster, "LEASE", 1000.0)
    monkeypatch.setattr(postgres_cluster, "AGAIN", 0.05)

    async def work():
        first, second = await listening(postgres), await listening(postgres)
        for table in ("t", "u"):
            assert await first.claim(table)
        write = first.database.write

        async def down(do):
            raise StorageUnavailable

        monkeypatch.setattr(first.database, "write", down)
        for table in ("t", "u"):
            await first.release(table)
        monkeypatch.setattr(first.database, "write", write)
        assert await first.claim("u"), "who wants it again keeps it"
        async with asyncio.timeout(PATIENCE):
            while not await second.claim("t"):
                await asyncio.sleep(0.02)
        assert not await second.claim("u")
        for cluster in (first, second):
            await cluster.close()
            await cluster.database.close()

    run_apart(work())


# -- trouble --------------------------------------------------------------------------------------------------------------


def cut(server, url: str) -> None:
    name = driver_url(url).database
    server._administer(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


async def stubbornly(page: Page) -> None:
    """Play a turn, though some tries find a connection broken."""
    async with asyncio.timeout(PATIENCE):
        while page.table["legal"] or page.table["can_end"]:
            if page.table["legal"]:
                page.step("act", action=page.table["legal"][0]["text"])
            else:
                page.step("end_turn")
            answer = await page.answer("table", "error")
            assert answer["type"] == "table" or answer["code"] in ("unavailable", "stale")
            await page.quiet()


def test_what_was_not_heard_is_read(postgres, postgres_server):
    """Every connection is cut, those that listen included; afterwards everybody sees what has happened meanwhile."""

    async def work(first: Process, second: Process):
        ada, ben = await seated(first, second)
        cut(postgres_server, postgres)
        await stubbornly(ada)
        await ben.until(lambda t: t["legal"])
        await stubbornly(ben)
        await ada.until(lambda t: t["legal"])

    together(postgres, work)


def test_whoever_was_there_through_a_process_that_has_died_is_away(postgres, monkeypatch):
    monkeypatch.setattr(postgres_cluster, "ABSENCE", 1.5)

    async def work(first: Process, second: Process):
        ada, _ = await seated(first, second)
        await ada.until(lambda t: t["seats"][1]["online"])
        cluster = second.service.cluster
        cluster._beat.cancel()  # killed: it neither goes on nor takes leave
        await ada.until(lambda t: not t["seats"][1]["online"])

    together(postgres, work)


def test_news_that_are_too_long_are_not_told(postgres):
    async def work():
        cluster = PostgresCluster(postgres)
        await cluster.tell(News(cluster.process, "notice", "t", message="m", params={"long": "x" * 9000}))
        await cluster.tell(News(cluster.process, "notice", "t", message="m"))
        await cluster.close()
        await cluster.database.close()

    run_apart(work())


def test_one_process_alone_needs_nobody():
    async def work():
        cluster = Alone()
        await cluster.start(lambda news: None, lambda: None)
        assert await cluster.claim("t")
        await cluster.release("t")
        await cluster.announce("t", {"ada"}, 3)
        assert await cluster.present("t") == (frozenset(), 0)
        await cluster.tell(News(cluster.process, "guest", "ada"))
        await cluster.close()

    run_apart(work())
    assert json.dumps(Alone().process) != json.dumps(Alone().process)
