"""The lobby: one list for everybody, told as changes."""

from __future__ import annotations

import asyncio

import pytest

import vicus
from vicus.server import databases, hub, lobby
from vicus.server.lobby import Lobby, info_of
from vicus.server.memory_storage import MemoryStorage
from vicus.server.storage import summary_of
from vicus.table import arranging, changes
from vicus.table.message_parts import Terms
from vicus.table.seats import Seat

from .conftest import run_apart
from .process import Page, Process, process


class Counted(MemoryStorage):
    """Knows what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def __getattribute__(self, name):
        if name in ("open_tables", "tables_of", "summaries", "guest_names"):
            self.asked.append(name)
        return super().__getattribute__(name)


async def laid(storage, *guests: str | None, is_open: bool = True):
    seats = [Seat("guest", guest) if guest else Seat() for guest in guests]
    table, log = changes.lay(vicus.game("bohemian_villages"), {}, seats, is_open, guests[0] or "host")
    await storage.create(log, summary_of(table))
    return table


async def changed(storage, table, written):
    await storage.append(table.id, table.length - len(written), written, summary_of(table))


def test_what_has_changed_is_told_and_nothing_else():
    async def work():
        storage = Counted()
        await storage.name_guest("ada", "Ada")
        first, second = await laid(storage, "ada", None), await laid(storage, "cleo", None)
        private = await laid(storage, "ada", None, is_open=False)
        seen = Lobby(storage)
        assert {info.id for info in await seen.known()} == {first.id, second.id}
        assert (await seen.changes())[0] is None
        await changed(storage, first, arranging.plan(first, "ada", Terms(watch=True)))
        await changed(storage, first, changes.sit(first, "ben", 1))
        await changed(storage, first, [*arranging.ready(first, "ben", True), *arranging.start(first, "ada")])
        for table in (first, private):
            seen.note(table.id)
        told, summaries, names = await seen.changes()
        assert [info.id for info in told.open] == [first.id]
        assert (told.open[0].status, told.gone, names["ada"]) == ("playing", [], "Ada")
        assert {summary.id for summary in summaries} == {first.id, private.id}, "whoever sits at the other is told"
        seen.note(first.id)
        assert (await seen.changes())[0] is None, "nothing new"
        while first.status == "playing":
            logged = first.logged
            if logged.can_end:
                written = changes.end_turn(first, first.seats[first.turn].guest, logged.number)
            else:
                written = changes.act(first, first.seats[first.turn].guest, logged.number, logged.match.legal()[0].text)
            await changed(storage, first, written)
        seen.note(first.id)
        told, _, _ = await seen.changes()
        assert (told.open, told.gone) == ([], [first.id])
        await storage.prune({"waiting": 1e12})
        seen.note(second.id)
        assert (await seen.changes())[0].gone == [second.id]
        assert await seen.known() == []

    run_apart(work())


def test_following_the_changes_gives_the_same_as_reading_anew(monkeypatch):
    monkeypatch.setattr(lobby, "MOST", 5)

    async def work():
        storage = MemoryStorage()
        seen, page = Lobby(storage), {}
        await seen.known()
        tables = []
        for number in range(30):
            if number % 4 == 3:
                table = tables[number // 2]
                if table.status == "waiting":
                    await changed(storage, table, changes.sit(table, f"guest-{number}", 1))
            else:
                table = await laid(storage, f"host-{number}", None)
                tables.append(table)
            seen.note(table.id)
            told, _, _ = await seen.changes()
            for info in told.open if told else ():
                page[info.id] = info
            for table_id in told.gone if told else ():
                page.pop(table_id, None)
            assert page == seen.open
            assert len(page) <= 5
        assert all(info.status == "waiting" for info in page.values()), "where somebody can sit down"

    run_apart(work())


def test_what_was_missed_is_read_anew():
    async def work():
        storage = MemoryStorage()
        seen = Lobby(storage)
        assert await seen.known() == []
        table = await laid(storage, "ada", None)
        seen.lose_track()
        assert [info.id for info in await seen.known()] == [table.id]

    run_apart(work())


def test_a_table_as_a_guest_sees_it_in_the_list():
    async def work():
        storage = MemoryStorage()
        table = await laid(storage, "ada", "ben")
        [summary] = await storage.summaries([table.id])
        info = info_of(summary, {"ada": "Ada"}, "ada")
        assert (info.you, info.your_turn, [seat.name for seat in info.seats]) == (0, True, ["Ada", ""])
        assert (info.status, info_of(summary, {}, "ben").your_turn) == ("playing", False)
        assert info_of(summary, {}).you is None
        assert (await Lobby(storage).mine("ben"))[0].you == 1
        assert await Lobby(storage).mine("cleo") == []

    run_apart(work())


# -- many who look at it --------------------------------------------------------------------------------------------------


@pytest.fixture
def counted(monkeypatch) -> Counted:
    storage = Counted()
    monkeypatch.setattr("vicus.server.web.open_storage", lambda url: storage)
    monkeypatch.setattr(hub, "LOBBY_PAUSE", 0.05)
    return storage


def test_a_change_is_read_once_for_all_who_are_there(counted):
    async def work(one: Process):
        ada = await one.page("ada")
        pages = [Page(one.hub, f"guest-{number}") for number in range(200)]
        one.pages += pages
        for page in pages:
            assert (await page.ask("lobby", "lobby"))["open"] == []
        assert counted.asked.count("open_tables") == 1
        counted.asked.clear()
        table = await ada.create("me", "free")
        for page in pages:
            change = await page.answer("lobby_change")
            assert [info["id"] for info in change["open"]] == [table]
        assert len(counted.asked) < 10

    served(work)


def test_who_sits_at_a_table_is_told_of_it_also_where_it_is_private(counted):
    async def work(one: Process):
        ada, ben = await one.page("ada"), await one.page("ben")
        tab = await one.page("ada")
        for page in (tab, ben):
            await page.ask("lobby", "lobby")
        table = await ada.create("me", "free", open=False)
        change = await tab.answer("lobby_change")
        assert [info["id"] for info in change["mine"]] == [table]
        public = await ada.create("me", "free")
        told = await ben.answer("lobby_change")
        assert [info["id"] for info in told["open"]] == [public], "others are told of the open one alone"
        assert table not in repr(told)

    served(work)


def test_who_has_left_a_table_is_told_that_it_is_no_longer_theirs(counted):
    async def work(one: Process):
        ada, tab = await one.page("ada"), await one.page("ada")
        ben = await one.page("ben")
        before = await ada.create("me", "free", open=False)
        await tab.ask("lobby", "lobby")
        await ben.ask("lobby", "lobby")
        after = await ada.create("me", "free", open=False)
        while [info["id"] for info in (await tab.answer("lobby_change"))["mine"]] != [after]:
            pass
        for table in (before, after):  # known since the lobby was shown, and told later
            await ada.open(table)
            ada.send("leave", table=table)
            while (await tab.answer("lobby_change"))["left"] != [table]:
                pass
        assert await ben.quiet() == [], "and nobody else"

    served(work)


def served(work):
    async def run():
        async with process(databases.MEMORY) as one:
            return await asyncio.wait_for(work(one), 100)

    return run_apart(run())
