"""What a browser keeps for the page without a server: what is seen when there is no room, and everything as one file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import vicus

from .site import Visitor

pytestmark = pytest.mark.compile

Visit = Callable[..., Visitor]
FAILS = """(name) => {
  self.put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function () {
    // as browsers make it: an error without a stack, which Pyodide takes for none
    const error = Object.create(DOMException.prototype, { name: { value: name }, message: { value: 'no room' } })
    if (this.transaction.error) return
    Object.defineProperty(this.transaction, 'error', { value: error })
    queueMicrotask(() => this.transaction.abort())
  }
}"""
WORKS = "() => { IDBObjectStore.prototype.put = self.put }"


def test_a_full_disk_is_told_until_there_is_room_again(visit: Visit) -> None:
    player = visit()
    player.sit_down("bohemian_villages")
    player.play(2)
    player.wait_for_turn()
    number = player.told("now.number")
    other = visit()
    for tab in (player, other):
        expect(tab.page.get_by_test_id("static-unsaved")).to_have_count(0)
    worker = player.table_worker()
    worker.evaluate(FAILS, "QuotaExceededError")
    player.act()
    player.wait("errors.length > 0")
    assert player.told("errors[0].code") == "unavailable"
    assert player.told("now.number") == number
    for tab in (player, other):
        expect(tab.page.get_by_test_id("static-unsaved")).to_contain_text("no room left")
    for language, words in (("de", "Speicher ist voll"), ("ru", "Место закончилось")):
        player.page.get_by_test_id("language").first.select_option(language)
        expect(player.page.get_by_test_id("static-unsaved")).to_contain_text(words)

    worker.evaluate(WORKS)
    for tab in (player, other):  # by itself
        expect(tab.page.get_by_test_id("static-unsaved")).to_have_count(0)
    worker.evaluate(FAILS, "UnknownError")  # something else
    player.page.get_by_test_id("language").first.select_option("en")
    player.act()
    expect(player.page.get_by_test_id("static-unsaved")).to_contain_text("reload the page")
    worker.evaluate(WORKS)
    expect(player.page.get_by_test_id("static-unsaved")).to_have_count(0)
    player.act()
    player.wait(f"now.number > {number}")
    player.page.reload()
    player.wait(f"now?.number > {number}")
    assert player.problems == []


def test_everything_is_saved_as_a_file_by_whichever_tab_is_asked(visit: Visit) -> None:
    first = visit()
    first.sit_down("bohemian_villages", "beginner")
    assert first.play() == "over"
    second = visit(first.page.url.split("#")[0] + "#/mine")
    for player in (second, first):
        player.page.goto(player.page.url.split("#")[0] + "#/mine")
        game = player.page.get_by_text(first.told("now.name"))
        expect(game.first).to_be_visible()
        with player.page.expect_download() as saving:
            player.page.get_by_test_id("save-everything").click()
        found = json.loads(Path(saving.value.path()).read_text("utf-8"))
        assert [len(found[part]) for part in ("games", "tables", "records")] == [1, 1, 1]
        assert vicus.load(json.dumps(found["records"][0]["record"])).over
        expect(player.page.get_by_test_id("saved")).to_be_visible()
    first.page.close()  # the other one has the tables from now on
    with second.page.expect_download() as saving:
        second.page.get_by_test_id("save-everything").click()
    assert len(json.loads(Path(saving.value.path()).read_text("utf-8"))["games"]) == 1
