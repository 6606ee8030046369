"""Several people at one device, on the page without a server: the device is handed over, and nobody sees what is another's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .site import LOADING, Visitor

pytestmark = pytest.mark.compile

PLAY = """async (most) => {
  let asked = ''
  for (let handed = 0; handed < most; ) {
    const { now } = window.table
    const button = document.querySelector('[data-testid=hand-over-go]')
    if (button) return 'covered'
    if (now && now.status !== 'playing') return now.status
    const state = now && `${now.you} ${now.number}`
    if (!now || asked === state || (!now.legal.length && !now.can_end)) {
      await new Promise((done) => setTimeout(done, 5))
      continue
    }
    asked = state
    const about = { table: now.id, number: now.number }
    if (now.legal.length) window.ask({ type: 'act', ...about, action: now.legal[now.number % now.legal.length].text })
    else {
      window.ask({ type: 'end_turn', ...about })
      handed += 1
    }
  }
  return 'playing'
}"""
"""Until so many turns have ended, the device is to be handed over, or the game is over."""


@pytest.fixture
def settings() -> dict[str, Any]:
    """Turns are ended by those who play."""
    return {"autoEnd": False}


def sit_down(page: Page, game: str) -> None:
    """Anna, whose device it is, and Ben."""
    page.get_by_test_id("name").fill("Anna")
    page.get_by_test_id("name").press("Enter")
    card = page.locator(f"article[data-game={game}]")
    card.get_by_test_id("seat-2").select_option("remove")
    card.get_by_test_id("seat-1").select_option("pick")
    page.get_by_test_id("here-name").fill("Ben")
    page.get_by_test_id("here").get_by_test_id("face-beard").click()
    page.get_by_test_id("here-sit").click()
    expect(card.get_by_test_id("seat-1")).to_have_value("here")
    card.get_by_test_id(f"play-{game}").click()
    page.wait_for_url("**/#/t/*")


def covered(page: Page) -> str:
    """Who is to come; nothing of the table is there."""
    screen = page.get_by_test_id("hand-over")
    expect(screen).to_be_visible(timeout=LOADING)
    expect(page.get_by_test_id("table")).to_have_count(0)
    expect(page.locator("main:not([data-testid=hand-over]), dialog, .flight, .logbook")).to_have_count(0)
    assert page.evaluate("document.body.innerText.trim()") == screen.evaluate("node => node.innerText.trim()")
    (name,) = (name for name in ("Anna", "Ben") if screen.get_by_role("button").inner_text().find(name) >= 0)
    expect(page).to_have_title(f"{name} – Vicus")
    return name


def uncover(page: Page) -> dict[str, Any]:
    """What the one who comes is shown."""
    page.evaluate("window.table.now = null")
    button = page.get_by_test_id("hand-over-go")
    while button.count():  # the first clicks may still be of the one before
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    page.wait_for_function("window.table.now?.view")
    expect(page.locator("main.table")).to_be_visible(timeout=LOADING)
    shown: dict[str, Any] = page.evaluate("window.table.now")
    return shown


def test_the_device_is_handed_over_and_nothing_hidden_is_there_meanwhile(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    sit_down(page, "carpe_diem")
    seats = []
    for _ in range(4):
        name = covered(page)
        shown = uncover(page)
        seats.append(shown["you"])
        assert shown["seats"][shown["you"]]["name"] == name
        assert page.evaluate(PLAY, 100) == "covered"
    assert set(seats) == {0, 1}

    coming = covered(page)
    page.reload()
    assert covered(page) == coming
    shown = uncover(page)
    assert shown["seats"][shown["you"]]["name"] == coming
    page.reload()  # in the middle of a turn: whoever is looking now must say so
    assert covered(page) == coming
    page.get_by_test_id("hand-over-lobby").click()
    expect(page.get_by_test_id("lobby")).to_be_visible()
    page.get_by_test_id("my-tables").get_by_role("link").first.click()
    assert covered(page) == coming
    visitor.is_fine()


def test_where_nothing_is_hidden_the_page_goes_on_by_itself(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    sit_down(page, "bohemian_villages")
    page.wait_for_function("window.table.now?.legal.length > 0")
    first = page.evaluate("window.table.now.you")
    assert page.evaluate(PLAY, 1) == "playing"
    expect(page.get_by_test_id("hotseat-turn")).to_contain_text(["Anna", "Ben"][1 - first])
    assert page.evaluate(PLAY, 1000) == "over"
    expect(page.get_by_test_id("hand-over")).to_have_count(0)
    assert page.evaluate("window.table.now.seats.map((seat) => seat.name)") == ["Anna", "Ben"]
    visitor.is_fine()
