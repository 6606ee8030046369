"""Photographs the page for the README: a real server, a real browser, a game that greedy bots have brought half-way."""

from __future__ import annotations

import json
import os
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import vicus
from vicus.bots.greedy import GreedyBot
from vicus.testing.serving import running_server

HERE = Path(__file__).parent
DESKTOP, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}


PHASES = {"bohemian_villages": "dice", "carpe_diem": "build", "helvetia": "act"}
"""What the first player is asked in the picture of a game."""


def record(name: str, decisions: int) -> str:
    """A game up to the first player's turn after so many decisions; to the end if that never comes."""
    game = vicus.game(name)
    match, bot = game.new(players=3, seed=2016), GreedyBot(game, 1)
    while not match.over:
        view = match.view()
        asked = match.seat == 0 and view["phase"] == PHASES[name] and len(match.legal()) > 3 and not view.get("made")
        if len(match.actions) >= decisions and asked:
            break
        match.play(bot.choose(match.view(match.seat), match.legal()))
    return match.save()


def open_page(browser: Browser, address: str, viewport: dict[str, int], scheme: str) -> Page:
    context = browser.new_context(viewport=viewport, color_scheme=scheme, locale="en-US", reduced_motion="reduce")
    settings = json.dumps({"speed": 0, "botSpeed": 0, "language": "en", "name": "Ada"})
    context.add_init_script(f"localStorage['vicus.settings'] ??= {json.dumps(settings)}")
    page = context.new_page()
    page.goto(address)
    page.get_by_test_id("lobby").wait_for()
    return page


def bring(page: Page, address: str, text: str) -> None:
    page.goto(address + "#/replay")
    page.get_by_test_id("record-text").fill(text)
    page.get_by_test_id("record-open").click()
    page.get_by_test_id("board").wait_for()
    page.wait_for_timeout(800)


def choose_dice(page: Page) -> None:
    """Dice that leave a choice of places, so that the picture shows what may be done."""
    for number in range(page.locator("[data-testid^='chip-use']").count()):
        page.locator("[data-testid^='chip-use']").nth(number).click()
        page.wait_for_timeout(400)
        if page.locator("[data-testid^=place-][data-legal]").count() > 1:
            return
        page.get_by_test_id("undo").click()
        page.wait_for_timeout(400)


def point(page: Page, name: str) -> None:
    """What a person would look at next: a cell for the tile in hand, a building on offer."""
    targets = {"carpe_diem": "[data-testid^=cell-][data-legal]", "helvetia": "[data-testid^=offer-][data-legal]"}
    found = page.locator(targets[name])
    if found.count():
        found.first.click()
    page.wait_for_timeout(400)


def learn(page: Page) -> None:
    """Some steps into a guided first game."""
    page.get_by_test_id("learn-helvetia").click()
    lesson = page.get_by_test_id("lesson")
    lesson.wait_for()
    while lesson.get_attribute("data-step") != "6" or lesson.get_attribute("data-phase") != "done":
        page.get_by_test_id("learn-next").click()
        page.wait_for_timeout(900)
    page.screenshot(path=HERE / "learn.png")


def look_back(page: Page, address: str) -> None:
    """A finished game, once all of it is judged."""
    bring(page, address, record("bohemian_villages", 10_000))
    page.get_by_test_id("result").get_by_test_id("look-back").click()
    page.get_by_test_id("look-done").wait_for(timeout=600_000)
    page.get_by_test_id("moment").first.click()
    page.wait_for_timeout(1200)
    page.screenshot(path=HERE / "look.png")


def photographs(browser: Browser, address: str) -> None:
    page = open_page(browser, address, DESKTOP, "light")
    learn(page)
    look_back(page, address)
    page.context.close()
    for name, viewport, scheme in (("table", DESKTOP, "light"), ("dark", DESKTOP, "dark"), ("phone", PHONE, "light")):
        page = open_page(browser, address, viewport, scheme)
        if name == "table":
            page.get_by_test_id("play-helvetia").wait_for()
            page.wait_for_timeout(600)
            page.screenshot(path=HERE / "lobby.png")
        bring(page, address, record("bohemian_villages", 45))
        choose_dice(page)
        page.mouse.move(5, 300)
        page.screenshot(path=HERE / f"{name}.png")
        if name == "table":
            bring(page, address, record("bohemian_villages", 25))
            page.get_by_test_id("hint-button").click()
            page.get_by_test_id("hint-panel").wait_for()
            page.wait_for_timeout(400)
            page.screenshot(path=HERE / "hint.png")
            bring(page, address, record("bohemian_villages", 10_000))
            page.get_by_test_id("result").wait_for()
            page.wait_for_timeout(600)
            page.screenshot(path=HERE / "result.png")
        page.context.close()
    for name, decisions in (("carpe_diem", 70), ("helvetia", 110)):
        page = open_page(browser, address, DESKTOP, "light")
        bring(page, address, record(name, decisions))
        point(page, name)
        page.screenshot(path=HERE / f"{name}.png")
        page.context.close()


def main() -> None:
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with running_server() as (address, _), sync_playwright() as playwright:
        path = os.environ.get("VICUS_CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        photographs(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
