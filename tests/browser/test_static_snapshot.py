"""The page without a server opens from a snapshot of its own memory, and does without where there is none that can be used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from .static_site import LOADING, Site

pytestmark = [pytest.mark.browser, pytest.mark.compile, pytest.mark.xdist_group("static")]

LINE = (Path(__file__).parent / "static_page.js").read_text("utf-8")
MARKS = "performance.getEntriesByType('mark').map(({ name, detail }) => [name.replace('vicus: ', ''), detail])"
KEPT = """(async () => {
  while (!performance.getEntriesByName('vicus: kept').length) await new Promise((on) => setTimeout(on, 50))
  return performance.getEntriesByName('vicus: kept')[0].detail
})()"""
SNAPSHOT = """async (change) => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith('vicus '))
  const cache = await caches.open(name)
  const found = await cache.match('snapshot')
  if (!found) return false
  const about = JSON.parse(found.headers.get('x-vicus-snapshot'))
  const bytes = new Uint8Array(await found.arrayBuffer())
  if (change === 'broken') bytes[bytes.length >> 1] ^= 1
  if (change === 'wrong') about.functions += 1
  if (change) await cache.put('snapshot', new Response(bytes, { headers: { 'x-vicus-snapshot': JSON.stringify(about) } }))
  return true
}"""
COPY = "caches.open('copy').then(async (copy) => copy.put('snapshot', await caches.match('snapshot')))"
PASTE = """(async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith('vicus '))
  await (await caches.open(name)).put('snapshot', await (await caches.open('copy')).match('snapshot'))
})()"""
SEEDS = """new Promise((found) => {
  indexedDB.open(`vicus ${location.pathname}`).onsuccess = ({ target: { result: kept } }) => {
    kept.transaction('rows').objectStore('rows').getAll().onsuccess = ({ target }) => {
      kept.close()
      found(target.result.flatMap((row) => row.match(/seed\\\\":\\d+/g) ?? []))
    }
  }
})"""
HOLD = """() => {
  self.held = []
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.kind === 'search') self.held.push(message)
    else post.call(this, message, ...rest)
  }
}"""
"""From now on whoever plans ahead thinks for ever."""
THEIRS = """(async () => {
  for (let idle = 0; idle < 20; idle += 1) {
    const { id, number, legal } = window.table.now
    if (legal.length) window.ask({ type: 'act', table: id, number, action: legal[0].text })
    if (legal.length) idle = 0
    await new Promise((on) => setTimeout(on, 50))
  }
})()"""
"""Plays until it is somebody else's turn, and stays so."""
ACT = "ask({ type: 'act', table: table.now.id, number: table.now.number, action: table.now.legal[0].text })"


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps a snapshot: made once for all."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    context.set_default_timeout(LOADING)
    context.add_init_script(LINE)
    yield context
    context.close()


@pytest.fixture(scope="module")
def page(context: BrowserContext, static_folder: Path) -> Iterator[Page]:
    site = Site(static_folder)
    page = context.new_page()
    page.goto(site.address)
    assert worker(page).evaluate(KEPT) == ""
    assert began(page) == "anew"
    yield page
    site.stop()


def worker(page: Page) -> Any:
    page.wait_for_function("window.table")
    for _ in range(LOADING // 50):
        found = [each for each in page.workers if "table-worker" in each.url]
        if found:
            return found[-1]
        page.wait_for_timeout(50)
    raise AssertionError("there is no worker")


def began(page: Page) -> str:
    marks: dict[str, str] = dict(worker(page).evaluate(MARKS))
    return marks["python"]


def sit_down(page: Page, level: str = "strong") -> str:
    """A new table, and its id."""
    page.goto(page.url.partition("#")[0] + "#/")
    for seat in (1, 2):
        page.locator("article[data-game=bohemian_villages]").get_by_test_id(f"seat-{seat}").select_option(level)
    page.evaluate("window.table.now = null")
    page.get_by_test_id("play-bohemian_villages").click()
    page.wait_for_url("**/#/t/*")
    page.wait_for_function("window.table.now?.status === 'playing'")
    page.evaluate("window.ask({ type: 'prefer', table: table.now.id, auto_end: true, bot_speed: 0 })")
    name: str = page.evaluate("window.table.now.id")
    return name


def reload(page: Page) -> None:
    page.reload()
    page.wait_for_function("window.table?.now?.legal.length > 0")


def test_a_game_goes_on_from_a_snapshot(page: Page) -> None:
    sit_down(page)
    page.evaluate("window.play(4)")
    page.wait_for_function("window.table.now.legal.length > 0")
    before = page.evaluate("[table.now.number, table.now.view, table.now.scores]")
    reload(page)
    assert began(page) == "from a snapshot"
    assert page.evaluate("[table.now.number, table.now.view, table.now.scores]") == before
    page.evaluate("window.ask({ type: 'prefer', table: table.now.id, auto_end: true, bot_speed: 0 })")
    assert page.evaluate("window.play(3)") == "playing"
    assert page.evaluate("[table.now.number > NUMBER, table.errors]".replace("NUMBER", str(before[0]))) == [True, []]


def test_nothing_random_is_the_same_again(page: Page) -> None:
    tables, seeds = [], page.evaluate(SEEDS)
    for _ in range(2):
        page.reload()
        tables.append(sit_down(page))
        assert began(page) == "from a snapshot"
        found = page.evaluate(SEEDS)
        assert len(set(found)) == len(found) == len(seeds) + 1
        seeds = found
    assert tables[0] != tables[1]


@pytest.mark.parametrize("change", ["broken", "wrong"])
def test_a_snapshot_that_cannot_be_used_is_forgotten(page: Page, change: str) -> None:
    if not page.evaluate("() => window.table?.now"):
        sit_down(page)
    page.evaluate(COPY)
    assert page.evaluate(SNAPSHOT, change)
    reload(page)
    assert began(page) == "anew"
    assert not page.evaluate(SNAPSHOT, "")
    page.evaluate(PASTE)


def test_undo_and_reload_while_a_master_thinks(page: Page) -> None:
    first = sit_down(page)
    page.wait_for_function("window.table.now.legal.length > 0")
    master = sit_down(page, "master")
    page.wait_for_function("window.table.now.legal.length > 0")
    worker(page).evaluate(HOLD)
    page.evaluate(THEIRS)
    assert worker(page).evaluate("self.held.length") > 0
    thinking = page.evaluate("window.table.now.number")

    page.goto(f"{page.url.partition('#')[0]}#/t/{first}")
    page.wait_for_function(f"window.table.now.id === '{first}' && window.table.now.legal.length > 0")
    page.evaluate("window.ask({ type: 'prefer', table: table.now.id, auto_end: false })")
    number = page.evaluate("window.table.now.number")
    page.evaluate(ACT)
    page.wait_for_function(f"window.table.now.number > {number} && window.table.now.can_undo")
    page.evaluate("window.ask({ type: 'undo', table: table.now.id, number: table.now.number })")
    page.wait_for_function("!window.table.now.can_undo && window.table.now.legal.length > 0")

    page.goto(f"{page.url.partition('#')[0]}#/t/{master}")
    page.wait_for_function(f"window.table.now.id === '{master}'")
    assert page.evaluate("window.table.now.number") == thinking
    page.reload()
    page.wait_for_function(f"window.table?.now?.number > {thinking} && window.table.now.legal.length > 0")
