"""The page without a server stays: without a network, and while newer versions of it come. And whose work it is."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from vicus.static import offline

from .site import LOADING, Site

pytestmark = pytest.mark.compile

CACHES = "caches.keys()"
WAITS = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
WIDTH = """(src) => new Promise((done) => {
  const image = new Image()
  image.onload = () => done(image.naturalWidth)
  image.src = src
})"""
TRIED = "navigator.serviceWorker.getRegistration().then((found) => found.installing === null)"
LOOK = "navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true, () => false)"


@pytest.fixture(scope="module")
def next_version(static_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with another script: a later version."""
    out = tmp_path_factory.mktemp("next") / "version"
    shutil.copytree(static_folder, out)
    index = out / offline.INDEX
    text = index.read_text("utf-8")
    (script,) = re.findall(r'src="\./(assets/index-[^"]+\.js)"', text)
    newer = script.replace(".js", "-newer.js")
    (out / newer).write_text("document.documentElement.dataset.newer = 'yes';\n" + (out / script).read_text("utf-8"), "utf-8")
    (out / script).unlink()
    old = json.loads(re.findall(r'id="vicus-static">(.*?)</script>', text, re.DOTALL)[0])["version"]
    (out / offline.WORKER).unlink()
    index.write_text(text.replace(script, newer).replace(old, "newer"), "utf-8")
    offline.write_worker(out, "newer")
    return out


def stay(context: BrowserContext, site: Site) -> Page:
    """Stays until everything is kept."""
    page = context.new_page()
    page.goto(site.address)
    expect(page.get_by_test_id("static-kept")).to_be_visible(timeout=LOADING)
    return page


def wait_until(page: Page, promise: str) -> None:
    """Until what is promised is true."""
    page.evaluate(f"(async () => {{ while (!(await {promise})) await new Promise((on) => setTimeout(on, 100)) }})()")


def sit_down(page: Page) -> None:
    page.get_by_test_id("play-bohemian_villages").click()
    expect(page.get_by_test_id("prompt")).to_be_visible(timeout=LOADING)


def number(page: Page) -> str | None:
    expect(page.get_by_test_id("table")).to_have_attribute("data-status", "playing", timeout=LOADING)
    return page.get_by_test_id("table").get_attribute("data-number")


def test_everything_works_without_a_network_after_the_first_visit(context: BrowserContext, site: Site) -> None:
    page = stay(context, site)
    site.stop()
    context.set_offline(True)
    page.close()
    page = context.new_page()
    page.goto(site.address)
    sit_down(page)
    page.reload()
    assert number(page) is not None
    for address, seen in (
        ("#/rules/helvetia", "h1"),
        ("#/box/carpe_diem", "h1"),
        ("#/mine", "h1"),
        ("#/replay", "record-text"),
    ):
        page.goto(site.address + address)
        target = page.get_by_test_id(seen) if "-" in seen else page.locator(seen).first
        expect(target).to_be_visible(timeout=LOADING)
    page.goto(site.address)
    page.get_by_test_id("language").first.select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_a_newer_version_does_not_disturb_a_game(context: BrowserContext, site: Site, next_version: Path) -> None:
    page = stay(context, site)
    before = page.evaluate(CACHES)
    sit_down(page)
    at = number(page)
    # half of it: nothing of it stays, and nothing else is lost
    site.folder, site.missing = next_version, ("-newer.js",)
    page.evaluate(LOOK)
    wait_until(page, TRIED)
    assert not page.evaluate(WAITS)
    expect(page.get_by_test_id("table")).to_have_attribute("data-number", at or "")
    wait_until(page, f"{CACHES}.then((kept) => kept.join() === '{','.join(before)}')")
    page.reload()
    assert number(page) == at
    # all of it: kept beside the other, and the page goes on with its own
    site.missing = ()
    page.evaluate(LOOK)
    wait_until(page, WAITS)
    assert len(page.evaluate(CACHES)) == 2
    assert page.evaluate("document.documentElement.dataset.newer") is None
    # not while another tab is open
    other = context.new_page()
    other.goto(site.address)
    expect(other.get_by_test_id("lobby")).to_be_visible()
    assert other.evaluate("document.documentElement.dataset.newer") is None
    expect(page.get_by_test_id("static-newer")).to_have_count(0)
    other.close()
    expect(page.get_by_test_id("static-newer")).to_be_visible(timeout=LOADING)
    page.get_by_test_id("static-newer-take").click()
    page.wait_for_function("document.documentElement.dataset.newer === 'yes'")
    assert number(page) == at
    wait_until(page, f"{CACHES}.then((kept) => kept.length === 1 && kept[0].endsWith(' newer'))")


def test_a_reload_takes_the_newer_version(context: BrowserContext, site: Site, next_version: Path) -> None:
    page = stay(context, site)
    sit_down(page)
    at, address = number(page), page.url
    site.folder = next_version
    page.evaluate(LOOK)
    wait_until(page, WAITS)
    page.reload()
    page.wait_for_function("document.documentElement.dataset.newer === 'yes'")
    assert page.url == address
    assert number(page) == at


def test_the_page_can_be_installed(context: BrowserContext, site: Site) -> None:
    page = stay(context, site)
    session = context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    manifest = json.loads(session.send("Page.getAppManifest")["data"])
    for icon in manifest["icons"]:
        size = page.evaluate(WIDTH, icon["src"])
        assert icon["sizes"] in (f"{size}x{size}", "any")
    page.emulate_media(color_scheme="dark")
    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map((meta) => [meta.media, meta.content])"
    assert len(page.evaluate(colours)) == 2


def test_all_that_is_bundled_is_listed_with_its_licence(context: BrowserContext, site: Site) -> None:
    page = stay(context, site)
    page.get_by_test_id("licences-open").click()
    pieces = page.get_by_test_id("licence")
    expect(pieces.first).to_be_visible()
    names = {piece.get_attribute("data-name") for piece in pieces.all()}
    assert names >= {"Vicus", "Pyodide", "CPython", "SQLite", "msgspec", "openskill", "svelte", "@fluent/bundle"}
    for piece in pieces.all():
        piece.locator("summary").click()
        expect(piece.locator("pre").first).to_contain_text(
            re.compile(r"licen[cs]e|warrant|permission|public\s+domain", re.IGNORECASE)
        )
