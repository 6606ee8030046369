"""A real server, a real browser, and people who click."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from vicus.testing.serving import running_server

CHROMIUM = os.environ.get("VICUS_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with running_server() as (url, log):
        yield url
        assert "Traceback" not in log.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


class Player:
    """Somebody with a page open."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.problems: list[str] = []
        self.page: Page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda message: self.problems.append(message.text) if message.type == "error" else None)
        page.goto(self.address)
        page.get_by_test_id("lobby").wait_for()
        return page

    def at(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    @property
    def number(self) -> int:
        return int(self.at("table").get_attribute("data-number") or 0)

    @property
    def status(self) -> str | None:
        return self.at("table").get_attribute("data-status")

    def sit_down(self) -> None:
        """Two clicks from nowhere to a running game: opening the page was the first."""
        self.at("play-bohemian_villages").click()
        self.at("board").wait_for()

    def is_mine(self) -> bool:
        """Is it this player's turn right now?"""
        return bool(self.page.evaluate("document.querySelector('[data-testid=end-turn]')?.disabled === false"))

    def can_end(self) -> bool:
        state = "document.querySelector('[data-testid=end-turn]')?.getAttribute('aria-disabled')"
        return bool(self.page.evaluate(state) == "false")

    def until_moved(self, number: int) -> None:
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-testid=table]')?.dataset.number) > number",
            arg=number,
            timeout=6_000,
        )

    def my_turn(self) -> bool:
        """Wait until it is this player's turn (true) or the game is over (false)."""
        self.page.wait_for_function(
            "() => { const t = document.querySelector('[data-testid=table]');"
            "const e = document.querySelector('[data-testid=end-turn]');"
            "return t?.dataset.status === 'over' || (e && !e.disabled) }"
        )
        return self.status != "over"

    def choices(self) -> list[Locator]:
        """Everything on the page that would be a legal step now, but for ending the turn."""
        page = self.page
        for selector in ("[data-testid^=place-][data-legal]", ".sum.ready", "[data-testid^='chip-use']"):
            found = page.locator(selector)
            if found.count():
                return found.all()
        return []

    def step(self, pick: int = 0) -> None:
        """Any legal step, by clicking; again if the page was still on its way from the step before."""
        number = self.number
        for _ in range(5):
            self.page.mouse.move(1, 1)  # away from what a tooltip may cover
            if not self.is_mine():  # handed on meanwhile
                return
            choices = self.choices()
            wanted = choices[pick % len(choices)] if choices and not self.can_end() else self.at("end-turn")
            try:
                wanted.click(timeout=4_000)
                self.until_moved(number)
                return
            except PlaywrightTimeout:
                if self.number > number or self.status == "over":
                    return
        raise AssertionError(f"no step was possible: {self.at('prompt').inner_text()}")

    def play_turn(self, pick: int = 0) -> None:
        number = self.number
        while self.my_turn() and self.number >= number:
            ended = self.can_end()
            self.step(pick)
            if ended:
                return


@pytest.fixture
def enter(browser, address) -> Iterator[Any]:
    """`enter()`: somebody new opens the page; settings as in the browser's store."""
    players: list[Player] = []

    def come(viewport: dict[str, int] = DESKTOP, scheme: str = "light", **settings: Any) -> Player:
        context = browser.new_context(viewport=viewport, color_scheme=scheme, locale="en-US", reduced_motion="reduce")
        stored = json.dumps({"speed": 0, "botSpeed": 0, "language": "en", **settings})
        context.add_init_script(f"localStorage['vicus.settings'] ??= {json.dumps(stored)}")
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        players.append(Player(context, address))
        return players[-1]

    yield come
    problems = [problem for player in players for problem in player.problems]
    for player in players:
        player.context.close()
    assert problems == []
