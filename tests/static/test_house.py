"""The house of a page without a server: its tables are in the browser, and nothing that was answered is ever lost."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import vicus
from vicus.server.storage import LogConflict, StorageUnavailable, Summary
from vicus.static.browser_storage import BrowserStorage
from vicus.static.house import House, prepare, start
from vicus.table.lines import AnyLine

from ..server.conftest import run_apart


class Disk:
    """As the browser's: rows by key; all of a write or nothing."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.is_full = False

    async def load(self) -> str:
        return json.dumps([[key, "" if key.startswith("archive ") else text] for key, text in self.rows.items()])

    async def read(self, key: str) -> str | None:
        return self.rows.get(key)

    async def write(self, rows: str) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise RuntimeError("QuotaExceededError")
        for key, text in json.loads(rows):
            if text is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = text


class FirstAction:
    """Bots that take whatever comes first."""

    count = 2

    async def ask(self, message: str) -> str:
        asked = json.loads(message)
        menu = asked.get("menu", [])
        return json.dumps({"action": (menu or [0])[0], "visits": [1 for _ in menu], "values": [0.5 for _ in menu]})


class Tab:
    """A page that plays."""

    def __init__(self, house: House) -> None:
        self._answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.socket = house.connect(lambda text: self._answers.put_nowait(json.loads(text)))

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.take(json.dumps({"type": kind, **fields}))

    async def next(self, *kinds: str) -> dict[str, Any]:
        while (answer := await asyncio.wait_for(self._answers.get(), 60))["type"] not in kinds:
            pass
        return answer

    async def ask(self, kind: str, answer: str, **fields: Any) -> dict[str, Any]:
        self.say(kind, **fields)
        return await self.next(answer)

    async def table(self, game: str = "bohemian_villages", level: str = "strong") -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        made = await self.ask("create", "created", game=game, seats=seats)
        return await self.look_at(made["table"])

    async def look_at(self, table_id: str) -> dict[str, Any]:
        shown = await self.ask("open", "table", table=table_id)
        self.say("prefer", table=table_id, auto_end=True, bot_speed=0.0)
        return shown

    async def play(self, shown: dict[str, Any], most: int = 100_000) -> dict[str, Any]:
        """Until so many own decisions are made, or the game is over; the table as it is then, and somebody may act."""
        asked, made = -1, 0
        while shown["status"] == "playing":
            if shown["number"] != asked and (shown["legal"] or shown["can_end"]):
                if made == most:
                    break
                asked = shown["number"]
                about = {"table": shown["id"], "number": asked}
                made += bool(shown["legal"])
                if shown["legal"]:
                    self.say("act", **about, action=shown["legal"][0]["text"])
                else:
                    self.say("end_turn", **about)
            shown = await self.next("table")
        return shown


async def opened(disk: Disk) -> tuple[House, Tab]:
    house = House(disk, FirstAction())
    await house.start()
    tab = Tab(house)
    await tab.ask("hello", "welcome", name="Ada")
    return house, tab


def test_a_game_goes_on_after_each_reload_and_is_kept_when_it_is_over():
    async def story() -> None:
        disk = Disk()
        _, tab = await opened(disk)
        shown = await tab.play(await tab.table(), 3)
        for _ in range(2):
            _, tab = await opened(disk)  # the page is loaded anew
            again = await tab.look_at(shown["id"])
            assert (again["number"], again["view"]) == (shown["number"], shown["view"])
            shown = await tab.play(again, 3)
        house, tab = await opened(disk)
        shown = await tab.play(await tab.look_at(shown["id"]))
        record = (await tab.ask("export", "record", table=shown["id"]))["record"]
        assert vicus.load(record).over
        assert await house.hub.history.tend_once() == 1
        await house.service.keeper.settled()
        assert sorted(key.split(" ")[0] for key in disk.rows) == ["archive", "game", "guest", "log", "served", "table"]
        house, tab = await opened(disk)
        mine = await tab.ask("my_games", "my_games", game=None, page=0)
        assert [game["table"] for game in mine["games"]] == [shown["id"]]
        await tab.look_at(shown["id"])
        past = await tab.ask("look", "position", table=shown["id"], ply=2)
        assert past["view"]["moves"] == 2
        kept = json.loads(await house.everything())
        assert [len(kept[part]) for part in ("person", "games", "records")] == [1, 1, 1]

    run_apart(story())


def test_a_full_disk_changes_nothing_and_is_told():
    async def story() -> None:
        disk = Disk()
        _, tab = await opened(disk)
        shown = await tab.play(await tab.table(), 2)
        rows = dict(disk.rows)
        disk.is_full = True
        tab.say("act", table=shown["id"], number=shown["number"], action=shown["legal"][0]["text"])
        refused = await tab.next("error")
        assert (refused["code"], refused["message"]) == ("unavailable", "storage-unavailable")
        assert disk.rows == rows
        disk.is_full = False
        again = await tab.look_at(shown["id"])
        assert (again["number"], again["view"]) == (shown["number"], shown["view"])
        assert (await tab.play(again, 1))["number"] > shown["number"]

    run_apart(story())


def test_whoever_is_forgotten_leaves_nothing_on_disk():
    async def story() -> None:
        disk = Disk()
        _, tab = await opened(disk)
        shown = await tab.play(await tab.table(), 2)
        guest = next(key for key in disk.rows if key.startswith("guest ")).removeprefix("guest ")
        await tab.ask("forget", "forgotten")
        assert not any(guest in key + text for key, text in disk.rows.items())
        storage = BrowserStorage(disk)
        await storage.load()
        assert await storage.read(shown["id"])  # the game itself stays, of nobody

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


def test_two_houses_from_one_memory_draw_differently():
    async def story() -> list[float]:
        drawn = []
        for _ in range(2):
            random.seed(1)  # as a snapshot has it, each time anew
            await start(Disk(), FirstAction())
            drawn.append(random.random())
        return drawn

    random.seed(1)
    kept = random.random()
    prepare()
    first, second = run_apart(story())
    assert len({kept, first, second}) == 3
