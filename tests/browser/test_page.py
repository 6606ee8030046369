"""What every screen promises: everybody can read it, reach it, and see all of it."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE


def finished_game(player):
    player.sit_down()
    while player.my_turn():
        player.step()
    player.at("result").wait_for()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers_on_any_screen(enter, viewport, scheme):
    ada = enter(viewport=viewport, scheme=scheme, autoEnd=True)
    page = ada.page
    assert ada.violations() == [], "lobby"
    ada.sit_down()
    ada.my_turn()
    assert ada.violations() == [], "table"
    ada.step()
    assert ada.violations() == [], "dice chosen"
    page.goto(ada.address + "#/rules/bohemian_villages")
    ada.at("search-rules").wait_for()
    assert ada.violations() == [], "rules"
    page.goto(ada.address + "#/replay")
    ada.at("record-text").wait_for()
    assert ada.violations() == [], "replay"
    page.goto(ada.address)
    ada.at("invite-bohemian_villages").click()
    ada.at("invite-link").wait_for()
    assert ada.violations() == [], "waiting room"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers_at_the_end(enter, scheme):
    ada = enter(autoEnd=True, scheme=scheme)
    finished_game(ada)
    assert ada.violations() == []


def test_everything_is_visible_at_1366_by_768(enter):
    ada = enter()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 1366
    ada.sit_down()
    ada.my_turn()
    assert ada.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1366, 768]
    for testid in ("undo", "restart", "end-turn", "prompt", "log", "player-0", "player-2", "board"):
        box = ada.at(testid).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 1366
        assert box["y"] + box["height"] <= 768


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_sideways_scrolling_on_a_phone(enter, language):
    ada = enter(viewport=PHONE, language=language)
    assert ada.page.evaluate("document.documentElement.scrollWidth") == 390
    ada.sit_down()
    ada.my_turn()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == 390
    ada.page.goto(ada.address + "#/rules/bohemian_villages")
    ada.at("search-rules").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == 390


WORDS = {"en": "End turn", "de": "Zug beenden", "ru": "ход"}


@pytest.mark.parametrize("language", WORDS)
def test_three_languages_without_a_hole(enter, language):
    """A missing key would be shown as itself, in braces or with dashes."""
    ada = enter(language=language)
    texts = [ada.page.inner_text("body")]
    ada.sit_down()
    ada.my_turn()
    texts.append(ada.page.inner_text("body"))
    assert WORDS[language].casefold() in ada.at("end-turn").inner_text().casefold()
    ada.play_turn()
    ada.my_turn()
    texts.append(ada.at("log").inner_text())
    ada.page.goto(ada.address + "#/rules/bohemian_villages")
    ada.at("search-rules").wait_for()
    texts.append(ada.page.inner_text("body"))
    for text in texts:
        assert not re.search(r"\{\s*\$?\w|page-[a-z]|event-[a-z]|undefined|\[object", text), text


def test_the_language_changes_at_once(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    assert ada.page.evaluate("document.documentElement.lang") == "en"
    ada.at("language").select_option("de")
    ada.page.wait_for_function("() => document.documentElement.lang === 'de'")
    expect(ada.at("end-turn")).to_contain_text("Zug")


def test_a_tooltip_describes_its_place_and_stays_on_the_page(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    tip = ada.page.get_by_role("tooltip")
    places = ada.page.locator("[data-testid^=place-]")
    for place in (places.first, places.last):
        ada.page.mouse.move(1, 1)
        tip.wait_for(state="hidden")
        place.hover()
        tip.wait_for()
        assert place.get_attribute("aria-describedby") == tip.get_attribute("id")
        box = tip.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= DESKTOP["width"]
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= DESKTOP["height"]
    assert ada.violations() == []
    tip.hover()  # its rule can be followed
    ada.page.wait_for_timeout(400)
    assert tip.is_visible()
    ada.page.keyboard.press("Escape")
    tip.wait_for(state="hidden")
    assert places.last.get_attribute("aria-describedby") is None


def test_a_tooltip_comes_with_the_keyboard_and_goes_with_it(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    reachable = ada.page.locator(".board [data-target][tabindex='0']").get_attribute("data-testid")
    assert reachable is not None
    ada.tab_to(reachable)
    ada.page.get_by_role("tooltip").wait_for()
    ada.page.keyboard.press("Tab")
    ada.page.get_by_role("tooltip").wait_for(state="hidden")
