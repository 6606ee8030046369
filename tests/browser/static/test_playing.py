"""The page without a server: a folder behind a plain file server, under a sub-path, and after loading no network at all."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import vicus
from vicus.static import folder

pytestmark = [pytest.mark.browser, pytest.mark.compile, pytest.mark.xdist_group("static")]

LINE = (Path(__file__).parent / "static_page.js").read_text("utf-8")
GAMES = ("bohemian_villages", "carpe_diem", "helvetia")
OVERTAKEN = ("stale", "not_your_turn")
"""Refusals of what was asked while the table went on by itself: nothing is lost, the page is shown what is new."""
LOADING = 120_000
"""Milliseconds until the table is there, on a busy machine."""
MOST_PACKED = 7_000_000
AGAIN = """(number) => {
  const { now } = window.table
  if (now.number > number) return true
  ask({ type: 'act', table: now.id, number: now.number, action: now.legal[0].text })
  return false
}"""
FULL = """() => {
  self.put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError') }
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *about: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    place = tmp_path_factory.mktemp("site")
    assert folder.write(place / "games" / "vicus") <= MOST_PACKED
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(place)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/games/vicus/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    context.add_init_script(LINE)
    yield context
    context.close()


def visit(context: BrowserContext, address: str) -> Page:
    """The lobby, as soon as it is there."""
    page = context.new_page()
    page.set_default_timeout(LOADING)
    page.problems = []  # type: ignore[attr-defined]
    page.on("pageerror", lambda problem: page.problems.append(str(problem)))  # type: ignore[attr-defined]
    page.goto(address)
    page.wait_for_selector("[data-testid=lobby], .board-page, main")
    return page


def sit_down(page: Page, game: str, level: str = "strong") -> None:
    card = page.locator(f"article[data-game={game}]")
    for seat in (1, 2):
        card.get_by_test_id(f"seat-{seat}").select_option(level)
    page.get_by_test_id(f"play-{game}").click()
    page.wait_for_url("**/#/t/*")
    page.wait_for_function("window.table.now?.status === 'playing'")
    hurry(page)


def hurry(page: Page) -> None:
    page.evaluate("window.ask({ type: 'prefer', table: table.now.id, auto_end: true, bot_speed: 0 })")


def ended_record(page: Page) -> str:
    page.evaluate("window.table.record = null; window.ask({ type: 'export', table: table.now.id })")
    page.wait_for_function("window.table.record")
    record: str = page.evaluate("window.table.record")
    return record


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(context: BrowserContext, site: str, game: str) -> None:
    page = visit(context, site)
    sit_down(page, game)
    context.set_offline(True)
    assert page.evaluate("window.play(6)") == "playing"
    number = page.evaluate("window.table.now.number")
    assert page.evaluate("window.play(10000)") == "over"
    assert page.evaluate("window.table.now.number") > number
    match = vicus.load(ended_record(page))
    assert match.over
    assert [score.total for score in match.scores()] == page.evaluate("table.now.scores.map((score) => score.total)")
    assert [error for error in page.evaluate("window.table.errors") if error["code"] not in OVERTAKEN] == []
    assert page.problems == []  # type: ignore[attr-defined]


def test_a_reload_in_the_middle_and_another_language(context: BrowserContext, site: str) -> None:
    page = visit(context, site)
    sit_down(page, "bohemian_villages")
    page.evaluate("window.play(4)")
    page.wait_for_function("window.table.now.legal.length > 0")
    before = page.evaluate("[table.now.number, table.now.view]")
    page.reload()
    page.wait_for_function("window.table?.now?.legal.length > 0")
    assert page.evaluate("[table.now.number, table.now.view]") == before
    hurry(page)
    page.get_by_test_id("language").first.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate("window.play(10000)") == "over"
    assert vicus.load(ended_record(page)).over


def test_a_full_disk_loses_nothing(context: BrowserContext, site: str) -> None:
    page = visit(context, site)
    sit_down(page, "bohemian_villages")
    page.evaluate("window.play(2)")
    page.wait_for_function("window.table.now.legal.length > 0")
    number = page.evaluate("window.table.now.number")
    (worker,) = (each for each in page.workers if "table-worker" in each.url)
    worker.evaluate(FULL)
    page.evaluate("ask({ type: 'act', table: table.now.id, number: table.now.number, action: table.now.legal[0].text })")
    page.wait_for_function("window.table.errors.length > 0")
    assert page.evaluate("window.table.errors[0].code") == "unavailable"
    assert page.evaluate("window.table.now.number") == number

    worker.evaluate("() => { IDBObjectStore.prototype.put = self.put }")
    page.wait_for_function(AGAIN, arg=number, polling=500)
    page.reload()
    page.wait_for_function(f"window.table?.now?.number > {number}")


def test_two_tabs_have_the_same_tables(context: BrowserContext, site: str) -> None:
    first = visit(context, site)
    sit_down(first, "bohemian_villages")
    first.wait_for_function("window.table.now.legal.length > 0")
    second = visit(context, first.url)
    second.wait_for_function("window.table?.now?.legal.length > 0")
    second.evaluate("window.play(1)")
    number = second.evaluate("window.table.now.number")
    first.wait_for_function(f"window.table.now.number >= {number}")
    first.close()  # the other one has the tables from now on
    second.evaluate("window.table.now = null")
    second.wait_for_function(f"window.table?.now?.number >= {number} && window.table.now.legal.length > 0")
    second.evaluate("window.play(1)")
    assert second.evaluate("window.table.errors") == []
