"""Hints and levels of bots, in a real browser."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

import vicus
from vicus.bots.random import RandomBot
from vicus.testing.serving import running_server

from .conftest import DESKTOP, PHONE


def midway(name: str, decisions: int = 40) -> str:
    """A game at the first seat's turn after so many decisions."""
    match, bot = vicus.game(name).new(players=3, seed=11), RandomBot(1)
    while len(match.actions) < decisions or match.seat != 0 or len(match.legal()) < 3:
        match.play(bot.choose(match.view(match.seat), match.legal()))
    return match.save()


@pytest.mark.parametrize("game", vicus.games())
def test_a_hint_is_asked_for_shown_and_played(enter, game):
    ada = enter()
    ada.open_record(midway(game))
    ada.my_turn()
    ada.at("hint-button").click()
    ada.at("hint-option-1").wait_for()
    assert "hint-" not in ada.at("hint-panel").inner_text()
    ada.page.locator(".lit").first.wait_for()  # the table shows where
    number = ada.number
    ada.at("hint-play").click()
    ada.page.mouse.move(1, 1)  # a line of the log that now lies under the pointer shows where, too
    ada.until_moved(number)
    ada.at("hint-panel").wait_for(state="detached")
    expect(ada.page.locator(".lit")).to_have_count(0)


def test_a_hint_by_keyboard_alone(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    ada.page.keyboard.press("h")
    ada.at("hint-panel").wait_for()
    expect(ada.at("hint-panel")).to_be_focused()
    ada.page.keyboard.press("Escape")
    ada.at("hint-panel").wait_for(state="detached")
    ada.page.keyboard.press("h")
    ada.at("hint-panel").wait_for()
    ada.tab_to("hint-option-1")
    ada.page.keyboard.press("Enter")
    wanted = ada.at("hint-option-1").get_attribute("data-action")
    dice = wanted.removeprefix("use ").split("+")
    ada.tab_to("hint-play")
    expect(ada.at("hint-option-1")).to_have_attribute("aria-pressed", "true")  # walking past others chooses none of them
    number = ada.number
    ada.page.keyboard.press("Enter")
    ada.until_moved(number)
    expect(ada.page.locator(".die.group")).to_have_count(len(dice))
    assert sorted(die.get_attribute("data-face") for die in ada.page.locator(".die.group").all()) == dice


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers_in_a_hint(enter, viewport, scheme):
    ada = enter(viewport=viewport, scheme=scheme)
    ada.sit_down()
    ada.my_turn()
    ada.at("hint-button").click()
    ada.at("hint-panel").wait_for()
    assert ada.violations() == []
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width == viewport["width"]


def test_a_hint_goes_when_the_position_changes(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    ada.at("hint-button").click()
    ada.at("hint-panel").wait_for()
    ada.step()
    ada.at("hint-panel").wait_for(state="detached")


def test_levels_say_what_they_do_and_are_shown_at_the_table(enter):
    ada = enter()
    card = ada.page.locator("article", has=ada.at("play-bohemian_villages"))
    expect(ada.at("levels-bohemian_villages")).to_contain_text("plays sensibly")
    card.get_by_test_id("seat-1").select_option("beginner")
    expect(ada.at("levels-bohemian_villages")).to_contain_text("no further than the next step")
    ada.sit_down()
    expect(ada.at("player-1")).to_contain_text("beginner")
    expect(ada.at("player-2")).to_contain_text("casual")


def test_bots_that_are_not_ready_are_told_until_they_are(enter, tmp_path, monkeypatch):
    from vicus.engine.engines import native_folder

    monkeypatch.setenv("VICUS_CACHE_DIR", str(tmp_path))
    with running_server("--no-warm", VICUS_CACHE_DIR=str(tmp_path)) as (address, _):
        ada = enter(at=address)
        card = ada.page.locator("article", has=ada.at("play-bohemian_villages"))
        card.get_by_test_id("seat-1").wait_for()
        expect(ada.at("not-ready-bohemian_villages")).to_have_count(0)  # casual bots are always ready
        card.get_by_test_id("seat-1").select_option("grandmaster")
        expect(ada.at("not-ready-bohemian_villages")).to_contain_text("still getting ready")
        ada.sit_down()
        expect(ada.at("not-ready")).to_contain_text("still getting ready")
        ada.my_turn()
        ada.at("hint-button").click()
        expect(ada.at("hint-panel")).to_contain_text("knows no chances")
        game = vicus.game("bohemian_villages")
        for kind in ("planner", "thinker"):
            folder = native_folder(game.name, game.box, kind)
            folder.path.mkdir(parents=True, exist_ok=True)
            folder.mark_ready()
        ada.at("not-ready").wait_for(state="detached")
        ada.context.close()


def test_a_bot_of_ones_own_is_offered_and_its_failure_told(enter, tmp_path):
    (tmp_path / "clumsy.py").write_text(
        "class Bot:\n    def choose(self, view, legal):\n        raise RuntimeError('no idea')\n"
    )
    with running_server("--no-warm", "--bot", "clumsy:Bot", PYTHONPATH=f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}") as (
        address,
        log,
    ):
        ada = enter(at=address)
        card = ada.page.locator("article", has=ada.at("play-bohemian_villages"))
        card.get_by_test_id("seat-1").select_option("clumsy:Bot")
        ada.sit_down(players=2)
        expect(ada.at("player-1")).to_contain_text("clumsy:Bot")
        ada.my_turn()
        ada.play_turn()
        name = ada.at("enlarge-1").inner_text()
        expect(ada.at("notice")).to_have_text(f"{name} failed: a legal move was played instead.")
        assert ada.my_turn(), "and the game goes on"
        assert "no idea" in log.read_text()
        ada.context.close()
