"""Puzzles in the browser: found from the lobby, answered on the board, kept, and played on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from vicus.puzzles.puzzle import own

from .conftest import PHONE, Player

pytestmark = pytest.mark.browser

GAME = "carpe_diem"
RIGHT = re.compile("best|alike")


@pytest.fixture
def player(enter: Any) -> Player:
    found: Player = enter()
    return found


@pytest.fixture
def puzzle() -> str:
    """One whose answer is one press."""
    return next(puzzle.id for puzzle in own(GAME).puzzles if puzzle.solution.startswith(("disc", "take")))


def level(puzzle: str) -> str:
    rating = next(each.rating for each in own(GAME).puzzles if each.id == puzzle)
    return "easy" if rating < 1000 else "medium" if rating < 1400 else "hard" if rating < 1800 else "master"


def test_one_is_answered_again_and_again_until_it_is_right_and_that_is_kept(player: Player, puzzle: str) -> None:
    player.at("puzzles-link").click()
    expect(player.at(f"today-{GAME}")).to_be_visible()
    player.page.goto(f"{player.address}#/puzzles/{GAME}/{puzzle}")
    verdict = player.at("puzzle-verdict")
    expect(verdict).to_have_attribute("data-verdict", "none")
    player.at("prompt").wait_for()
    places = player.hand.see()["lit"]
    for number in range(len(places)):
        seen = player.hand.see(number)
        assert seen["wanted"] is not None
        player.hand.put(seen["wanted"], seen)
        expect(verdict).not_to_have_attribute("data-verdict", "none")
        if RIGHT.fullmatch(verdict.get_attribute("data-verdict") or ""):
            break
    expect(verdict).to_have_attribute("data-verdict", RIGHT)
    expect(player.at("puzzle")).to_contain_text("%")
    moved = player.at("puzzle-moved").text_content()
    player.at("puzzle-leave").click()
    player.at(f"level-{GAME}-{level(puzzle)}").click()
    expect(player.page.locator(f'.numbers a.later[href$="{puzzle}"], .numbers a.first[href$="{puzzle}"]')).to_be_visible()
    player.page.reload()
    rating = player.at(f"rating-{GAME}")
    expect(rating).to_be_visible()
    assert (rating.text_content() or "?") in (moved or "")
    assert not player.problems


def test_it_is_shown_to_whoever_asks_and_played_on_against_bots(player: Player) -> None:
    player.at(f"puzzles-{GAME}").click()
    player.at(f"today-{GAME}").click()
    player.at("puzzle-show").click()
    expect(player.at("puzzle-verdict")).to_have_attribute("data-verdict", "shown")
    expect(player.page.locator(".place.lit, .lit").first).to_be_visible()
    player.at("puzzle-play").click()
    expect(player.at("table")).to_have_attribute("data-status", "playing")
    expect(player.at("hint-button")).to_be_enabled()  # it is the turn of whoever has come
    player.page.go_back()
    expect(player.at("puzzle-show")).to_be_visible()
    assert not player.problems


def test_nobody_is_shut_out(player: Player) -> None:
    player.page.goto(f"{player.address}#/puzzles")
    player.at(f"today-{GAME}").wait_for()
    assert player.violations() == []
    player.at(f"today-{GAME}").click()
    player.at("prompt").wait_for()
    assert player.violations() == []
    player.page.keyboard.press("h")
    expect(player.at("puzzle-verdict")).to_have_attribute("data-verdict", "shown")
    assert player.violations() == []
    player.page.set_viewport_size(PHONE)
    assert player.violations() == []
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
