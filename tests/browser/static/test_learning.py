"""Learning on the page without a server: guided games, puzzles, and all that is read there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ..test_learn import is_at, steps
from .site import GAMES, Visitor

pytestmark = pytest.mark.compile

Visit = Callable[..., Visitor]


def test_guided_games_are_begun_left_and_gone_on_with(visit: Visit) -> None:
    visitor = visit()
    page, at = visitor.page, visitor.page.get_by_test_id
    lesson, following = at("lesson"), at("learn-next")
    for game in GAMES:
        first = next(number for number, step in enumerate(steps(game), 1) if step.get("do"))
        at(f"learn-{game}").click()
        is_at(lesson, 1, "read")
        for number in range(2, first + 1):
            following.click()
            expect(lesson).to_have_attribute("data-step", str(number))
        is_at(lesson, first, "do")
        following.click()  # the teacher does it
        expect(lesson).not_to_have_attribute("data-ply", "0")
        page.keyboard.press("Escape")
        at("lobby").wait_for()
        expect(at(f"learn-{game}")).to_contain_text("Go on learning")
    left = page.evaluate("JSON.parse(localStorage['vicus.settings']).lessons")
    page.reload()
    at(f"learn-{game}").click()  # before the tables are there
    page.wait_for_url(f"**/#/t/{left[game]['table']}")
    expect(lesson).to_have_attribute("data-step", str(left[game]["step"] + 1))
    visitor.is_fine()


def test_rules_signs_and_puzzles_in_german(visit: Visit, address: str) -> None:
    visitor = visit()
    page, at = visitor.page, visitor.page.get_by_test_id
    at("language").first.select_option("de")
    page.goto(f"{address}#/rules/helvetia")
    expect(page.locator(".quick")).to_contain_text("Kuhglocke")
    at("search-rules").fill("gebaeude ring")
    expect(page.locator("#rule-H-53 mark").first).to_have_text("Gebäude")
    page.get_by_role("button", name="Was die Zeichen bedeuten").click()
    expect(at("glossary").locator("dt").first).to_be_visible()
    at("legend-signs").click()
    expect(at("legend-panel").get_by_test_id("legend")).to_be_visible()
    page.goto(f"{address}#/puzzles")
    at("today-helvetia").click()
    at("prompt").wait_for()
    at("puzzle-show").click()
    expect(at("puzzle-verdict")).to_have_attribute("data-verdict", "shown")
    number = page.url.rpartition("/")[2]
    page.reload()
    at("puzzle-leave").click()
    expect(at("today-helvetia")).to_be_visible()
    assert number in page.evaluate("JSON.stringify({ ...localStorage })")
    visitor.is_fine()
