"""Writing at a table: what was not read stays so, no key is lost, nothing lies over the line, nobody gains by coming back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from .conftest import DESKTOP, PHONE
from .friends import lay, meet

pytestmark = pytest.mark.browser
GAME = "carpe_diem"
CHAT = re.compile(r"/assets/Chat-[\w-]{8}\.js")
CHANGES = """() => {
  window.changes = []
  const seen = ({ target }) => window.changes.push(...[...target.querySelectorAll('.change')].map((one) => one.innerText))
  new MutationObserver((all) => all.forEach(seen)).observe(document.body, { childList: true, subtree: true })
}"""


def test_what_was_not_read_is_not_read_after_a_reload(enter):
    ada, ben = meet(enter, "Ada", "Ben", game=GAME)
    ada.at("talk-button").click()
    ada.at("say").fill("first")
    ada.at("say").press("Enter")
    expect(ben.at("unread")).to_contain_text("1")
    ben.page.reload()
    expect(ben.at("unread")).to_contain_text("1")
    ben.at("tab-talk").click()
    expect(ben.at("said")).to_contain_text("first")
    ben.page.reload()
    ben.at("board").wait_for()
    ada.at("say").fill("second")
    ada.at("say").press("Enter")
    expect(ben.at("unread")).to_contain_text("1")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["beside the board", "in a sheet"])
def test_no_key_is_lost_before_the_line_to_write_has_come(enter, viewport):
    ada = enter(viewport=viewport)
    held: list[Route] = []
    ada.page.route(CHAT, lambda route: held.append(route))
    ada.sit_down(GAME)
    ada.page.keyboard.type("well begun")  # w opens the talk
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.type("and played")
    assert ada.at("say").count() == 0
    while not held:
        ada.page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    ada.page.unroute(CHAT)
    expect(ada.at("say")).to_be_focused()
    expect(ada.at("said").locator(".words")).to_have_text("ell begun")
    ada.page.keyboard.type("!")
    expect(ada.at("say")).to_have_value("and played!")


def test_bots_that_get_ready_leave_the_line_to_write_free(enter):
    ada = enter(prepare=not_ready)
    lay(ada, GAME, ("free", "casual"))
    ada.at("not-ready").wait_for()
    ada.at("say").click(trial=True)
    ada.page.goto(ada.address)
    ada.sit_down(GAME)
    ada.at("not-ready").wait_for()
    ada.at("talk-button").click()
    expect(ada.at("say")).to_be_focused()
    ada.at("say").click(trial=True)  # and nothing would take the click away
    over, under = ada.at("not-ready").bounding_box(), ada.at("say").bounding_box()
    assert over
    assert under
    assert over["y"] + over["height"] <= under["y"], (over, under)


def not_ready(context) -> None:
    """The server would need minutes to be in this state for some seconds."""
    context.add_init_script(
        """
        const parse = JSON.parse
        JSON.parse = (text, ...more) => {
          const read = parse(text, ...more)
          if (read?.type === 'table') read.ready = false
          if (read?.type === 'welcome') for (const game of read.games) game.planners = read.levels
          return read
        }
        """
    )


def test_a_seat_that_is_taken_back_is_no_gain(enter):
    """Before, the large quarter was another's: the difference between the two is nobody's."""
    ada, ben = meet(enter, "Ada", "Ben", game=GAME, viewport=PHONE, speed=1)
    link = ben.page.url
    ben.page.goto(ben.address)
    ada.at("replace-1").click()
    ada.at("confirm-replace-yes").click()
    ada.at("keeps-1").wait_for()
    ben.page.goto(link)
    ben.at("take-back").wait_for()
    ben.page.evaluate(CHANGES)
    ben.at("take-back").click()
    ben.at("strip-take-back").wait_for(state="detached")
    expect(ben.at("own")).to_have_attribute("aria-label", re.compile("Ben|your", re.I))
    assert ben.page.evaluate("window.changes") == []
