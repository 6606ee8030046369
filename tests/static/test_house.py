"""The house of a page without a server: its tables are in the browser, and nothing that was answered is ever lost."""

from __future__ import annotations

import json
import random

import vicus
from vicus.puzzles.puzzle import own
from vicus.static.browser_storage import BrowserStorage
from vicus.static.house import prepare, start

from ..server.conftest import run_apart
from .device import Disk
from .tab import FirstAction, opened


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


def test_a_puzzle_is_shown_and_nothing_of_it_is_kept():
    async def story() -> None:
        disk = Disk()
        _, tab = await opened(disk)
        before = sorted(disk.rows)
        puzzle = own("helvetia").puzzles[0]
        shown = await tab.ask("puzzle", "puzzle", game="helvetia", puzzle=puzzle.id)
        assert shown["right"] == puzzle.right
        assert {action["text"] for action in shown["table"]["legal"]} == {option.action for option in puzzle.options}
        assert sorted(disk.rows) == before

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
