"""The waiting room, with a host and a friend: everything is arranged, everybody is ready, and the game begins."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

GAME = "carpe_diem"
PHONE = {"width": 390, "height": 844}
SHARED = """
  window.shared = []
  Object.defineProperty(navigator, 'share', { value: (about) => { window.shared.push(about.url); return Promise.resolve() } })
"""
OVERFLOWING = """
  [...document.querySelectorAll('.room *, .room-bar *')].filter(e => e.childElementCount === 0 && e.textContent.trim()
    && e.scrollWidth > e.clientWidth + 1 && !e.closest('.sr, svg, .said') && getComputedStyle(e).display !== 'inline'
    && e.tagName !== 'INPUT' && getComputedStyle(e).position !== 'absolute').map(e => e.className + ': ' + e.textContent.trim())
"""
"""Words that are cut off."""


def invited(enter, **more):
    """Ada's table, and Ben who has its link."""
    ada = enter(name="Ada", named=True, **more)
    ada.at(f"invite-{GAME}").click()
    ada.at("invite-link").wait_for()
    ben = enter(name="Ben", named=True, **more)
    ben.page.goto(ada.page.url)
    ben.at("take-seat").wait_for()
    return ada, ben


def kept(player) -> dict:
    return json.loads(player.page.evaluate("localStorage.getItem('vicus.settings')"))


def test_a_host_arranges_everything_and_nothing_starts_by_surprise(enter):
    ada, ben = invited(enter)
    ben.at("take-seat").click()
    expect(ada.at("place-2")).to_contain_text("Ben")
    expect(ada.at("room")).to_be_visible()
    expect(ada.at("start")).to_be_disabled()
    expect(ada.at("room-prompt")).to_contain_text("2 of 3 are ready")
    expect(ada.at("room-prompt")).to_contain_text("Waiting for Ben")

    ada.at("add-seat").click()
    expect(ben.at("place-3")).to_contain_text("Free seat")
    ada.at("bot-1-strong").click()
    expect(ben.at("place-1")).to_contain_text("strong bot")
    ada.at("swap-1-down").click()
    expect(ben.at("place-1").get_by_test_id("waiting-name")).to_have_value("Ben")
    ada.at("term-movement-ring").click()
    expect(ben.at("term-movement")).to_contain_text("ring")
    ada.at("term-begins-1").click()
    expect(ben.at("place-1")).to_contain_text("begins")
    ada.at("term-hints").uncheck()
    expect(ben.at("term-hints")).not_to_be_checked()
    ada.at("term-watch").check()
    ada.at("term-open").check()
    expect(ben.at("term-open")).to_be_checked()
    expect(ben.at("term-open")).to_be_disabled()
    ada.at("term-talk").uncheck()
    expect(ben.at("say")).to_be_disabled()
    assert ada.violations() == []
    assert ben.violations() == []

    ben.at("ready").click()
    expect(ada.at("is-ready-1")).to_be_visible()
    expect(ada.at("room-prompt")).to_contain_text("The free seat is left out: 3 play.")
    ada.at("term-begins--1").click()
    expect(ada.at("not-ready-1")).to_be_visible()
    expect(ben.at("room-prompt")).to_contain_text("The host has changed something")
    ada.at("term-begins-1").click()
    ben.at("ready").click()
    ada.at("start").click()
    for player in (ada, ben):
        player.at("board").wait_for()
        expect(player.page.locator("article.player")).to_have_count(2)  # and oneself, on the board
    expect(ben.at("hint-button")).to_be_disabled()
    expect(ada.at("hint-button")).to_be_disabled()
    remembered = kept(ada)["tables"][GAME]
    assert (remembered["options"], remembered["friends"], remembered["listed"]) == ({"movement": "ring"}, 2, True)
    ada.page.goto(ada.address)
    card = ada.page.locator("article", has=ada.at(f"play-{GAME}"))
    expect(card.get_by_test_id("seat-3")).to_be_visible()
    expect(card.get_by_test_id("seat-2")).to_have_value("strong")


def test_faces_and_colours_are_chosen_and_kept(enter):
    ada, ben = invited(enter)
    ben.at("face-curls").click()
    ben.at("take-seat").click()
    ada.at("change-looks").click()
    ada.at("face-bun").click()
    expect(ada.at("colour-2")).to_be_disabled()
    ada.at("colour-4").click()
    expect(ada.at("colour-4")).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Escape")
    ben.at("ready").click()
    expect(ada.at("start")).to_be_enabled()
    ada.at("start").click()
    for player, other in ((ada, 2), (ben, 0)):
        player.at("board").wait_for()
        expect(player.at(f"player-{other}").locator(".person-face")).to_be_visible()
        assert player.page.evaluate("document.documentElement.style.getPropertyValue('--player-1')") == "var(--hue-5)"
    assert kept(ben)["face"] == "curls"
    ben.page.goto(ben.address)
    ben.at("lobby").wait_for()
    assert ben.page.evaluate("document.documentElement.style.getPropertyValue('--player-1')") == "", "elsewhere as it was"
    ben.at("settings").click()
    expect(ben.at("face-curls")).to_have_attribute("aria-pressed", "true")


def test_a_host_asks_somebody_to_go(enter):
    ada, ben = invited(enter)
    ben.at("take-seat").click()
    expect(ada.at("place-2")).to_contain_text("Ben")
    ada.at("close-2").click()
    ada.at("confirm-free-yes").click()
    ben.at("take-seat").wait_for()
    ada.at("seat-bot-2").click()
    expect(ben.at("room-prompt")).to_contain_text("All seats are taken")
    ada.at("close-2").click()
    expect(ada.at("place-2")).to_contain_text("Free seat")
    ada.at("close-2").click()
    expect(ada.at("place-2")).to_have_count(0)


def test_a_table_is_handed_on(enter):
    ada, ben = invited(enter)
    ben.at("take-seat").click()
    expect(ada.at("place-2")).to_contain_text("Ben")
    ada.at("leave").click()
    ben.at("start").wait_for()
    expect(ben.at("room-prompt")).to_contain_text("The free seat is left out")
    ada.at("take-seat").click()
    ada.at("ready").click()
    expect(ben.at("start")).to_be_enabled()
    ben.at("start").click()
    ada.at("board").wait_for()


def test_alone_one_fills_the_table_with_bots(enter):
    ada = enter(name="Ada", named=True)
    card = ada.page.locator("article", has=ada.at(f"play-{GAME}"))
    for seat in (1, 2):
        card.get_by_test_id(f"seat-{seat}").select_option("free")
    ada.at(f"play-{GAME}").click()
    expect(ada.at("room-prompt")).to_contain_text("At least 2 have to play")
    ada.at("start").click()
    ada.at("board").wait_for()


def test_a_phone_shares_the_link(enter):
    ada = enter(name="Ada", named=True, viewport=PHONE, prepare=lambda context: context.add_init_script(SHARED))
    ada.at(f"invite-{GAME}").click()
    ada.at("share-link").click()
    assert ada.page.evaluate("window.shared") == [ada.at("invite-link").input_value()] == [ada.page.url]
    expect(ada.page.get_by_role("img", name="Code that opens this table on a phone")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_everything_fits_on_a_phone_and_in_a_small_window(enter, language):
    ada, ben = invited(enter, language=language, viewport=PHONE)
    ben.at("take-seat").click()
    ada.at("is-ready-0").or_(ada.at("not-ready-2")).first.wait_for()
    for player in (ada, ben):
        for width, height in ((390, 844), (844, 390), (1024, 768), (1366, 768)):
            player.page.set_viewport_size({"width": width, "height": height})
            assert player.page.evaluate("document.documentElement.scrollWidth") <= width, (language, width)
            assert player.page.evaluate(OVERFLOWING) == [], (language, width)
    assert ada.violations() == []


def test_the_link_is_copied_without_https_too(enter):
    """Browsers have no clipboard for pages of a server in the own network."""
    insecure = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
    ada = enter(prepare=lambda context: context.add_init_script(insecure))
    ada.at(f"invite-{GAME}").click()
    ada.at("copy-link").click()
    expect(ada.at("copy-link")).to_contain_text("Copied")
    ada.at("say").click()
    ada.page.keyboard.press("Control+V")
    expect(ada.at("say")).to_have_value(ada.page.url)
