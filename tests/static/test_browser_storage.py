"""What a browser keeps of its tables: full disks, rows that cannot be read, and whoever is forgotten."""

from __future__ import annotations

import json
from typing import Any

import pytest

from vicus.server.storage import LogConflict, StorageUnavailable, Summary
from vicus.static.browser_storage import BrowserStorage
from vicus.static.house import House
from vicus.static.people import OWNER
from vicus.table.lines import AnyLine

from ..server.conftest import run_apart
from .device import Disk
from .tab import FirstAction, Tab, opened


def test_forgetting_on_a_full_disk_forgets_nothing():
    async def story() -> None:
        disk = Disk()
        house, tab = await opened(disk)
        shown = await tab.play(await tab.table(), 2)
        rows, guest = dict(disk.rows), OWNER
        log, name = await house.storage.read(shown["id"]), await house.storage.guest_name(guest)
        disk.is_full = True
        with pytest.raises(StorageUnavailable):
            await house.storage.forget_guest(guest)
        assert disk.rows == rows
        assert await house.storage.read(shown["id"]) == log
        assert await house.storage.guest_name(guest) == name == "Ada"
        assert [table.id for table in await house.storage.tables_of(guest, 9)] == [shown["id"]]

    run_apart(story())


def test_a_log_is_whole_after_somebody_else_was_forgotten():
    async def story() -> None:
        disk = Disk()
        house, tab = await opened(disk)
        shown = await tab.play(await tab.table(), 3)
        await house.storage.name_guest("f" * 64, "Ben")
        await house.storage.forget_guest("f" * 64)
        await tab.play(await tab.look_at(shown["id"]))
        assert await house.hub.history.tend_once() == 1
        again = BrowserStorage(disk)
        await again.load()
        assert await again.read(shown["id"]) == await house.storage.read(shown["id"])
        assert [key for key in disk.rows if key.startswith("log ")] == [f"log {shown['id']} 0"]

    run_apart(story())


LATER = json.dumps(['{"line": "of a later version"}'])


def last_of(disk: Disk, table_id: str, which: int = -1) -> str:
    """The key of a row of a log."""
    rows = (key for key in disk.rows if key.startswith(f"log {table_id} "))
    return sorted(rows, key=lambda key: int(key.split(" ")[2]))[which]


async def two_games(disk: Disk) -> tuple[dict[str, Any], dict[str, Any]]:
    """Both begun by the same person, in two tabs."""
    house, tab = await opened(disk)
    beside = Tab(house)
    return await tab.play(await tab.table(), 2), await beside.play(await beside.table(), 2)


async def reopened(disk: Disk) -> tuple[House, Tab]:
    """The page is loaded anew, and nobody has said anything yet."""
    house = House(disk, FirstAction())
    await house.start()
    return house, Tab(house)


@pytest.mark.parametrize("kind", ["guest", "person", "table", "game", "served", "newer"])
def test_a_row_that_cannot_be_read_hides_nothing_else(kind):
    async def story() -> None:
        disk = Disk()
        kept, other = await two_games(disk)
        key = {"guest": f"guest {OWNER}", "table": f"table {other['id']}", "served": "served"}.get(kind, f"{kind} x")
        disk.rows[key] = broken = json.dumps({"of": OWNER})
        _, tab = await reopened(disk)
        assert (await tab.look_at(kept["id"]))["view"] == kept["view"]
        assert (await tab.look_at(other["id"]))["view"] == other["view"]
        if kind not in ("guest", "table", "served"):  # those are written anew
            assert disk.rows[key] == broken
        await tab.ask("forget", "forgotten")
        assert not any(OWNER in key + text for key, text in disk.rows.items())

    run_apart(story())


@pytest.mark.parametrize("what", ["later", "missing"])
def test_a_log_that_cannot_be_read_is_left_as_it_is(what):
    async def story() -> None:
        disk = Disk()
        kept, other = await two_games(disk)
        if what == "later":
            disk.rows[last_of(disk, other["id"])] = LATER
        else:
            del disk.rows[last_of(disk, other["id"], -2)]
        rows = {key: text for key, text in disk.rows.items() if other["id"] in key}
        house, tab = await reopened(disk)
        assert (await tab.look_at(kept["id"]))["view"] == kept["view"]
        tab.say("open", table=other["id"])
        refused = await tab.next("error")
        assert (refused["code"], refused["message"]) == ("not_allowed", "record-later")
        assert {table.id for table in await house.storage.tables_of(OWNER, 9)} == {kept["id"], other["id"]}
        found = json.loads(await house.everything())
        assert [table["table"] for table in found["tables"]] == [kept["id"]]
        await tab.play(await tab.look_at(kept["id"]))
        await house.service.upkeep.find_stopped()
        assert await house.hub.history.tend_once() == 1
        await house.service.keeper.tend_once(breath=0)
        assert {key: text for key, text in disk.rows.items() if other["id"] in key} == rows
        await tab.ask("forget", "forgotten")
        assert not any(OWNER in key + text for key, text in disk.rows.items())

    run_apart(story())


def test_a_finished_game_that_cannot_be_read_is_not_kept_a_second_time():
    async def story() -> None:
        disk = Disk()
        house, tab = await opened(disk)
        shown = await tab.play(await tab.table())
        assert await house.hub.history.tend_once() == 1
        await house.service.keeper.settled()
        disk.rows[f"game {shown['id']}"] = LATER
        house, tab = await reopened(disk)
        assert await house.service.keeper.tend_once(breath=0) == 0
        assert disk.rows[f"game {shown['id']}"] == LATER
        assert (await tab.ask("my_games", "my_games", game=None, page=0))["games"] == []
        assert (await tab.look_at(shown["id"]))["status"] == "over"

    run_apart(story())


def test_of_two_who_write_the_same_line_one_is_told():
    async def story() -> None:
        disk = Disk()
        house, tab = await opened(disk)
        shown = await tab.table()
        log: list[AnyLine] = await house.storage.read(shown["id"])
        summary: Summary = (await house.storage.summaries([shown["id"]]))[0]
        rows = dict(disk.rows)
        with pytest.raises(LogConflict):
            await house.storage.append(shown["id"], len(log) - 1, log[-1:], summary)
        assert disk.rows == rows
        disk.is_full = True
        with pytest.raises(StorageUnavailable):
            await house.storage.alive()

    run_apart(story())
