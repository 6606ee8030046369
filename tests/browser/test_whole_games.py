"""Whole games, from the lobby to the result, as people play them: two of them with a bot, by keyboard alone, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE
from .friends import close_page, lose_line, meet, open_page, play, restore_line
from .hands import Finger, Keys

FINGER = 40
"""Pixels that a finger needs."""
GAMES = ("bohemian_villages", "carpe_diem", "helvetia")
BY_KEYBOARD = "carpe_diem"
"""Played to its end: most of what it asks lies on a board, where arrows lead."""


def begun(ben, clicks: int):
    """Somebody has begun a turn of theirs, and could still take it back."""

    def is_begun(player, now) -> bool:
        return player is ben and now["number"] > clicks and player.at("undo").is_enabled()

    return is_begun


def shown(player) -> str:
    """The result, line by line."""
    return re.sub(r"\s+", " ", player.result().locator(".score-table").inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot(enter, game):
    """One loses the line in the middle of a turn, the other closes the page: both go on where they were."""
    ada, ben = meet(enter, "Ada", "Ben", game=game, bots=("beginner",), autoEnd=True)
    assert play(ada, ben, until=begun(ben, 20)) is ben
    asked, lit = ben.at("prompt").inner_text(), ben.choices()
    lose_line(ben)
    expect(ada.at("prompt")).to_contain_text("Ben is away")
    restore_line(ben)
    expect(ada.at("prompt")).not_to_contain_text("away")
    assert (ben.at("prompt").inner_text(), ben.choices()) == (asked, lit)

    assert play(ada, ben, until=begun(ada, 40)) is ada
    asked, lit = ada.at("prompt").inner_text(), ada.choices()
    link = close_page(ada)
    expect(ben.at("prompt")).to_contain_text("Ada is away")
    open_page(ada, link)
    ada.my_turn()
    assert (ada.at("prompt").inner_text(), ada.choices()) == (asked, lit)

    assert play(ada, ben) is None
    result = shown(ada)
    assert shown(ben) == result
    assert all(words in result for words in ("Ada", "Ben", "Total"))
    assert "?" not in result, "at the end nothing is hidden"


def begin_by_keyboard(enter, game: str):
    """Somebody who has no mouse has sat down with a bot."""
    ada = enter(autoEnd=game == "helvetia")
    ada.hand = Keys(ada)
    for wanted, key in (("seat-2", "End"), (f"play-{game}", "Enter")):
        ada.tab_to(wanted, f"article[data-game={game}]")
        ada.page.keyboard.press(key)
    ada.at("board").wait_for()
    return ada


@pytest.mark.parametrize("game", [game for game in GAMES if game != BY_KEYBOARD])
def test_a_beginning_by_keyboard_alone(enter, game):
    """So long that things of every kind were gone to; a whole game is below."""
    ada = begin_by_keyboard(enter, game)
    assert play(ada, until=lambda player, now: now["number"] > 25) is ada


def test_a_whole_game_by_keyboard_alone(enter):
    ada = begin_by_keyboard(enter, BY_KEYBOARD)
    assert play(ada) is None
    ada.result()
    expect(ada.at("result").locator(":focus")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.at("result")).to_have_count(0)
    assert ada.hand.go_to("show-result")
    ada.page.keyboard.press("Enter")
    ada.at("result").wait_for()
    ada.tab_to("rematch")


def test_a_whole_game_by_touch(enter):
    ada = enter(viewport=PHONE, touch=True, autoEnd=True)
    ada.hand = finger = Finger(ada)
    ada.page.get_by_test_id("play-helvetia").tap()
    ada.at("board").wait_for()
    assert play(ada) is None
    assert {name: size for name, size in finger.tapped.items() if min(size) < FINGER} == {}
    ada.result()
