"""A game, a position, a puzzle from a link: opened, shared, and refused in words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import vicus

from .conftest import Player

pytestmark = pytest.mark.browser


@pytest.fixture
def visitor(enter: Any) -> Player:
    player: Player = enter()
    return player


def finished() -> vicus.Match:
    match = vicus.game("bohemian_villages").new(players=3, seed=11)
    while not match.over:
        match.play(match.legal()[0])
    match.about = vicus.About([vicus.Person("<b>Rosa</b>"), vicus.Person("Livia"), vicus.Person("Marc", level="casual")])
    return match


def follow(page: Page, address: str, link: str) -> None:
    page.goto(f"{address}#/r/{link}")


def test_a_game_is_shared_and_its_position_opened(visitor: Player) -> None:
    page, match = visitor.page, finished()
    follow(page, visitor.address, match.link())
    expect(page.get_by_test_id("result")).to_contain_text("<b>Rosa</b>")  # as it is written, never as markup
    assert "/r/" not in page.url
    page.get_by_test_id("share-result").click()
    page.get_by_test_id("share-game").click()
    link = page.get_by_test_id("share-link").input_value()
    assert link == f"{visitor.address}#/r/{match.link()}"
    assert vicus.load(link).state == match.state
    follow(page, visitor.address, f"{match.link()}/9")
    expect(page.get_by_test_id("back-to-now")).to_be_visible()
    expect(page.get_by_test_id("result")).to_have_count(0)
    page.get_by_test_id("share-open").click()
    page.get_by_test_id("share-position").click()
    assert page.get_by_test_id("share-link").input_value() == f"{visitor.address}#/r/{match.link()}/9"
    page.get_by_test_id("share-puzzle").click()
    expect(page.get_by_test_id("share-link")).to_have_value(f"{visitor.address}#/r/{match.link()}/9/puzzle")
    page.get_by_test_id("share-play-on").click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-status", "playing")
    expect(page.get_by_test_id("end-turn")).to_be_visible()


def test_a_puzzle_compares_what_one_chooses_with_the_search(visitor: Player) -> None:
    page, match = visitor.page, finished()
    follow(page, visitor.address, f"{match.link()}/9/puzzle")
    expect(page.get_by_test_id("puzzle")).to_be_visible()
    number = page.get_by_test_id("table").get_attribute("data-number")
    seen = visitor.hand.see()
    assert seen["wanted"] is not None
    visitor.hand.put(seen["wanted"], seen)
    expect(page.get_by_test_id("puzzle-chosen")).to_be_visible()
    expect(page.get_by_test_id("puzzle-verdict")).to_have_attribute("data-verdict", re.compile("best|alike|other|none"))
    expect(page.get_by_test_id("table")).to_have_attribute("data-number", number or "")
    page.get_by_test_id("puzzle-play").click()
    expect(page.get_by_test_id("puzzle")).to_have_count(0)
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-number", number or "")


@pytest.mark.parametrize("link", ["1abc", "<img src=x onerror=alert(1)>", "1" + "A" * 20_000, "9" + "A" * 100, "1abc/x"])
def test_what_is_no_link_is_said_so(visitor: Player, link: str) -> None:
    follow(visitor.page, visitor.address, link)
    expect(visitor.page.get_by_test_id("problem")).to_contain_text(re.compile("broken|later version"))
    expect(visitor.page.locator("main img")).to_have_count(0)
