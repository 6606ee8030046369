"""The page without a server opens from a snapshot of its own memory, and does without where there is none that can be used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Worker

from ..conftest import DESKTOP, settings_script
from .conftest import LINE
from .site import LOADING, Site, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.compile, pytest.mark.xdist_group("static")]

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
    if (['search', 'deep', 'policy'].includes(message.kind)) self.held.push(message)
    else post.call(this, message, ...rest)
  }
}"""
"""From now on whoever searches or asks a net thinks for ever."""
ASKED = """() => new Promise((done) => {
  const look = () => (self.held.length ? done() : setTimeout(look, 50))
  look()
})"""
"""Waits until somebody thinks so."""
THEIRS = """(async () => {
  for (let idle = 0; idle < 20; idle += 1) {
    const { id, number, legal } = window.table.now
    if (legal.length) window.ask({ type: 'act', table: id, number, action: legal[0].text })
    if (legal.length) idle = 0
    await new Promise((on) => setTimeout(on, 50))
  }
})()"""
"""Plays until it is somebody else's turn, and stays so."""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps a snapshot: made once for all."""
    context = browser.new_context(bypass_csp=True, viewport=DESKTOP, locale="en", reduced_motion="reduce")
    context.set_default_timeout(LOADING)
    context.add_init_script(settings_script(autoEnd=True))
    context.add_init_script(LINE)
    yield context
    context.close()


@pytest.fixture(scope="module")
def ada(context: BrowserContext, static_folder: Path) -> Iterator[Visitor]:
    site = Site(static_folder)
    ada = Visitor.at(context, site.address)
    assert worker(ada).evaluate(KEPT) == ""
    assert began(ada) == "anew"
    yield ada
    site.stop()


def worker(visitor: Visitor) -> Worker:
    """When it is there."""
    visitor.page.wait_for_function("window.table")
    for _ in range(LOADING // 50):
        found = [each for each in visitor.page.workers if "table-worker" in each.url]
        if found:
            return found[-1]
        visitor.page.wait_for_timeout(50)
    raise AssertionError("there is no worker")


def began(visitor: Visitor) -> str:
    marks: dict[str, str] = dict(worker(visitor).evaluate(MARKS))
    return marks["python"]


def to(visitor: Visitor, place: str) -> None:
    """Another part of the page."""
    visitor.page.goto(visitor.page.url.partition("#")[0] + "#/" + place)


def new_table(visitor: Visitor, level: str = "strong") -> str:
    """Its id."""
    to(visitor, "")
    visitor.page.evaluate("window.table.now = null")
    visitor.sit_down("bohemian_villages", level)
    visitor.page.evaluate("ask({ type: 'prefer', table: table.now.id, auto_end: true, bot_speed: 0 })")
    name: str = visitor.told("now.id")
    return name


def reload(visitor: Visitor) -> None:
    visitor.page.reload()
    visitor.wait_for_turn()


def test_a_game_goes_on_from_a_snapshot(ada: Visitor) -> None:
    new_table(ada)
    ada.play(4)
    ada.wait_for_turn()
    before = [ada.told(what) for what in ("now.number", "now.view", "now.scores")]
    reload(ada)
    assert began(ada) == "from a snapshot"
    assert [ada.told(what) for what in ("now.number", "now.view", "now.scores")] == before
    ada.page.evaluate("ask({ type: 'prefer', table: table.now.id, auto_end: true, bot_speed: 0 })")
    assert ada.play(3) == "playing"
    assert ada.told("now.number") > before[0]
    ada.is_fine()


def test_nothing_random_is_the_same_again(ada: Visitor) -> None:
    tables, seeds = [], ada.page.evaluate(SEEDS)
    for _ in range(2):
        ada.page.reload()
        ada.page.wait_for_function("window.table")
        tables.append(new_table(ada))
        assert began(ada) == "from a snapshot"
        found = ada.page.evaluate(SEEDS)
        assert len(set(found)) == len(found) == len(seeds) + 1
        seeds = found
    assert tables[0] != tables[1]


@pytest.mark.parametrize("change", ["broken", "wrong"])
def test_a_snapshot_that_cannot_be_used_is_forgotten(ada: Visitor, change: str) -> None:
    new_table(ada)
    ada.page.evaluate(COPY)
    assert ada.page.evaluate(SNAPSHOT, change)
    reload(ada)
    assert began(ada) == "anew"
    assert not ada.page.evaluate(SNAPSHOT, "")
    ada.page.evaluate(PASTE)


def test_undo_and_reload_while_a_master_thinks(ada: Visitor) -> None:
    first = new_table(ada)
    ada.wait_for_turn()
    master = new_table(ada, "master")
    ada.wait_for_turn()
    worker(ada).evaluate(HOLD)
    ada.page.evaluate(THEIRS)
    worker(ada).evaluate(ASKED)  # a net may have to come first
    thinking = ada.told("now.number")

    to(ada, f"t/{first}")
    ada.wait(f"now.id === '{first}' && table.now.legal.length > 0")
    ada.page.evaluate("ask({ type: 'prefer', table: table.now.id, auto_end: false })")
    number = ada.told("now.number")
    ada.act()
    ada.wait(f"now.number > {number} && table.now.can_undo")
    ada.page.evaluate("ask({ type: 'undo', table: table.now.id, number: table.now.number })")
    ada.wait("now.can_undo === false && table.now.legal.length > 0")

    to(ada, f"t/{master}")
    ada.wait(f"now.id === '{master}'")
    assert ada.told("now.number") == thinking
    ada.page.reload()
    ada.wait(f"now?.number > {thinking} && table.now.legal.length > 0")
