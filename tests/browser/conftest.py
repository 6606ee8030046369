"""A real server, a real browser, and people who click."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from vicus.testing.serving import running_server

from .firefox import Session, installed, running_firefox
from .hands import Hand, Mouse

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
AXE = Path(__file__).parent.parent.parent / "ui" / "node_modules" / "axe-core" / "axe.min.js"
DELAY = int(os.environ.get("VICUS_TEST_DELAY", "0"))
"""Milliseconds that the line takes: with some hundred, tests that only pass with quick answers show themselves."""
SLOW_LINE = """
  window.WebSocket = class extends WebSocket {
    #arrived = false
    get readyState() { return this.#arrived ? super.readyState : WebSocket.CONNECTING }
    set onopen(handle) { super.onopen = (event) => setTimeout(() => { this.#arrived = true; handle(event) }, DELAY) }
    set onmessage(handle) { super.onmessage = (event) => setTimeout(() => handle(event), DELAY) }
  }
"""
PATIENCE = 30_000
"""Milliseconds after which something that should come will not come any more, on a busy machine either."""
expect.set_options(timeout=PATIENCE)
DESKTOP, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}

GENEROUS = (
    "tables_per_day_per_address=100000",
    "tables_per_guest=1000",
    "imports_per_minute_per_guest=10000",
    "hints_per_minute_per_guest=10000",
    "words_per_minute_per_guest=10000",
    "grace_seconds=0",
    "cost_per_second_per_guest=1000",
    "cost_burst_per_guest=100000",
    "requests_per_second_per_address=10000",
    "requests_burst_per_address=100000",
    "cost_per_second_per_address=10000",
    "cost_burst_per_address=1000000",
    "sockets_per_address=4000",
    "hints_per_minute_per_address=10000",
    "imports_per_minute_per_address=10000",
)
"""All browsers of a test run are at one address, and nobody is as quick as they are."""


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    limits = [option for limit in GENEROUS for option in ("--limit", limit)]
    with running_server("--no-warm", *limits) as (url, log):
        yield url
        assert "Traceback" not in log.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def firefox() -> Iterator[Session]:
    """Where there is one."""
    program = installed()
    if program is None:
        pytest.skip("there is no Firefox here: apt-get install firefox-esr, or say where one is with VICUS_FIREFOX")
    with running_firefox(program) as session:
        yield session
        assert session.problems == []


class Player:
    """Somebody with a page open."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.problems: list[str] = []
        self.page: Page = self.tab()
        self.hand: Hand = Mouse(self)

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
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

    def sit_down(self, game: str = "bohemian_villages", players: int = 3) -> None:
        """Two clicks from nowhere to a running game: opening the page was the first."""
        if players == 2:
            card = self.page.locator("article", has=self.at(f"play-{game}"))
            card.get_by_test_id("seat-2").select_option("remove")
        self.at(f"play-{game}").click()
        self.at("prompt").wait_for()

    def open_record(self, record: str) -> None:
        """A position that was made elsewhere, with this player at the first seat."""
        self.page.goto(self.address + "#/replay")
        self.at("record-text").fill(record)
        self.at("record-open").click()
        self.at("prompt").wait_for()

    def focused(self) -> str:
        """The name of what has the keyboard's focus."""
        return str(self.page.evaluate("document.activeElement?.dataset?.testid ?? ''"))

    def violations(self) -> list[str]:
        """What axe finds on the page."""
        self.page.evaluate(AXE.read_text("utf-8"))  # not as a script tag: the page lets no foreign script in
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        return [f"{v['id']}: {v['help']}: {[n['html'][:120] for n in v['nodes'][:3]]}" for v in found]

    def is_mine(self) -> bool:
        """Is it this player's turn right now?"""
        return bool(self.page.evaluate("document.querySelector('[data-testid=end-turn]')?.disabled === false"))

    def can_end(self) -> bool:
        state = "document.querySelector('[data-testid=end-turn]')?.getAttribute('aria-disabled')"
        return bool(self.page.evaluate(state) == "false")

    def until_moved(self, number: int, patience: int = PATIENCE) -> None:
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-testid=table]')?.dataset.number) > number",
            arg=number,
            timeout=patience,
        )

    def my_turn(self) -> bool:
        """Wait until it is this player's turn (true) or the game is over (false)."""
        self.page.wait_for_function(
            "() => { const t = document.querySelector('[data-testid=table]');"
            "const e = document.querySelector('[data-testid=end-turn]');"
            "return t?.dataset.status === 'over' || (e && !e.disabled) }"
        )
        return self.status != "over"

    def result(self) -> Locator:
        """The scores at the end; one key too many may have put them away already."""
        self.at("show-result").wait_for()
        with suppress(PlaywrightTimeout):  # they are fetched first; a key in this moment would put them away
            self.at("result").wait_for(timeout=5_000)
        if not self.at("result").count():
            self.at("show-result").press("Enter")
        self.at("result").wait_for()
        return self.at("result")

    def tab_to(self, testid: str, within: str = "body") -> None:
        """By keyboard to what is within an element of the page."""
        self.page.locator(within).get_by_test_id(testid).wait_for()
        for _ in range(120):
            self.page.keyboard.press("Tab")
            inside = self.page.evaluate("within => document.activeElement?.closest(within) !== null", within)
            if self.focused() == testid and inside:
                return
        raise AssertionError(f"no way to {testid}")

    def choices(self) -> list[str]:
        """Everything on the page that would be a legal step now, but for ending the turn."""
        return self.hand.see()["lit"]

    def step(self, pick: int = 0) -> None:
        """Any legal step."""
        self.hand.step(pick)

    def play_turn(self, pick: int = 0) -> None:
        number = self.number
        while self.my_turn() and self.number >= number:
            ended = self.can_end()
            self.step(pick)
            if ended:
                return


def begin(host: Player, *others: Player) -> None:
    """All who sit in the waiting room are ready, and the host begins."""
    for other in others:
        other.at("ready").click()
    expect(host.page.locator("[data-testid^=is-ready-]")).to_have_count(len(others))
    host.at("start").click()


def settings_script(**settings: Any) -> str:
    """Fills the browser's store, before the page is there, with settings for somebody who does not wait."""
    stored = json.dumps({"speed": 0, "botSpeed": 0, "replaySpeed": 4, "language": "en", "marks": False, **settings})
    return f"localStorage['vicus.settings'] ??= {json.dumps(stored)}"


@pytest.fixture
def enter(browser, address) -> Iterator[Any]:
    """`enter()`: somebody new opens the page; settings as in the browser's store."""
    players: list[Player] = []

    def come(
        viewport: dict[str, int] = DESKTOP,
        scheme: str = "light",
        at: str = "",
        delay: int = DELAY,
        reduced_motion: str = "reduce",
        touch: bool = False,
        prepare: Callable[[BrowserContext], None] | None = None,
        **settings: Any,
    ) -> Player:
        context = browser.new_context(
            viewport=viewport,
            color_scheme=scheme,
            locale="en-US",
            reduced_motion=reduced_motion,
            has_touch=touch,
            is_mobile=touch,
        )
        context.add_init_script(settings_script(**settings))
        if delay:
            context.add_init_script(SLOW_LINE.replace("DELAY", str(delay)))
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        if prepare:
            prepare(context)
        players.append(Player(context, at or address))
        return players[-1]

    yield come
    problems = [problem for player in players for problem in player.problems]
    for player in players:
        player.context.close()
    assert problems == []
