"""Learn by playing: the guided first games, on the real board."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

import vicus
from vicus.registry import folder

from .conftest import DESKTOP, PHONE

GAMES = vicus.games()


def steps(game: str) -> list[dict]:
    record = json.loads((folder(game) / "lessons" / "first.json").read_text("utf-8"))
    return record["notes"]["steps"]


def learn(player, game: str):
    player.at(f"learn-{game}").click()
    lesson = player.at("lesson")
    lesson.wait_for()
    return lesson


def is_at(lesson, step: int, phase: str) -> None:
    expect(lesson).to_have_attribute("data-step", str(step))
    expect(lesson).to_have_attribute("data-phase", phase)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leads_to_a_game_by_pressing_next_and_lights_what_it_speaks_of(enter, game):
    ada = enter()
    lesson = learn(ada, game)
    written = steps(game)
    following = ada.at("learn-next")
    for number, step in enumerate(written, 1):
        is_at(lesson, number, "do" if step.get("do") else "read")
        expect(ada.at("learn-heading")).to_have_text(step["words"]["en"]["title"])
        if marks := step.get("marks"):
            ada.page.wait_for_function(
                "marks => Number(document.querySelector('[data-testid=veil]')?.dataset.holes) >= marks", arg=len(marks)
            )
        for left in range(len(step.get("do", ())), 0, -1):  # the teacher does it
            following.click()
            if left > 1:
                expect(following).to_be_enabled()
                ada.page.wait_for_function(
                    "ply => Number(document.querySelector('[data-testid=lesson]').dataset.ply) > ply",
                    arg=step["ply"] + len(step["do"]) - left,
                )
        if step.get("done"):
            is_at(lesson, number, "done")
        if step.get("done") or not step.get("do"):
            following.click()
    expect(lesson).to_have_count(0)
    ada.at("end-turn").wait_for()
    assert ada.status == "playing"


def test_a_lesson_is_played_on_the_board(enter):
    """Another choice is not played, a mistake is explained and taken back, and the rule is a click away."""
    ada = enter()
    lesson = learn(ada, "carpe_diem")
    ada.at("learn-know").click()
    is_at(lesson, 4, "do")
    ada.at("space-3").click()
    expect(ada.at("learn-nudge")).to_be_visible()
    assert lesson.get_attribute("data-ply") == "0"
    ada.at("space-6").click()
    is_at(lesson, 4, "done") if steps("carpe_diem")[3].get("done") else is_at(lesson, 5, "do")
    ada.at("tile-2-4").click()
    is_at(lesson, 6, "do")
    build(ada, 20, 3)
    is_at(lesson, 6, "done")
    ada.at("learn-next").click()
    is_at(lesson, 7, "do")
    ada.at("tile-5-4").click()
    is_at(lesson, 8, "do")
    ada.at("store").click()
    is_at(lesson, 8, "mistake")
    expect(ada.at("learn-heading")).to_have_text("In the storage it sleeps")
    ada.at("learn-next").click()
    is_at(lesson, 8, "do")
    build(ada, 21, 3)
    is_at(lesson, 8, "done")
    expect(ada.page.locator(".gains li")).to_have_count(2)
    ada.at("learn-why").click()
    expect(ada.page.locator("dialog[open]")).to_contain_text("C-24")
    ada.page.keyboard.press("Escape")
    is_at(lesson, 8, "done")


def build(ada, cell: int, turn: int) -> None:
    """Turn the tile in hand in a cell, and build it."""
    ada.at(f"cell-{cell}").click()
    ghost = ada.at("ghost")
    ghost.wait_for()
    for _ in range(4):
        if ghost.get_attribute("data-turn") == str(turn):
            break
        before = ghost.get_attribute("data-turn") or ""
        ada.page.keyboard.press("r")
        expect(ghost).not_to_have_attribute("data-turn", before)
    ada.at("build").click()


def test_it_can_be_left_and_gone_on_with_and_looked_back_at(enter):
    ada = enter()
    lesson = learn(ada, "bohemian_villages")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    is_at(lesson, 3, "read")
    ada.page.keyboard.press("Escape")
    ada.at("lobby").wait_for()
    expect(ada.at("learn-bohemian_villages")).to_contain_text("Go on learning")
    ada.page.reload()
    ada.at("learn-bohemian_villages").click()
    is_at(lesson, 3, "read")
    ada.at("learn-dot-6").click()  # everything up to there is done
    is_at(lesson, 6, "do")
    ada.at("learn-back").click()
    is_at(lesson, 5, "past")
    expect(ada.page.locator("[data-testid=place-84] .figure")).to_have_count(0)  # as it was before the inn
    ada.page.keyboard.press("ArrowRight")
    is_at(lesson, 6, "do")
    expect(ada.page.locator("[data-testid=place-84] .figure")).to_have_count(1)
    ada.page.reload()
    is_at(lesson, 6, "do")


def test_what_comes_under_a_pointer_at_rest_says_nothing(enter):
    """The pointer lies where the button was: what the board has there was not pointed at."""
    ada = enter()
    learn(ada, "carpe_diem")
    ada.page.wait_for_function("document.querySelector('.forum :hover, .quarter :hover, .table :hover') !== null")
    ada.page.wait_for_timeout(1000)  # longer than tips take to come
    expect(ada.page.locator("#tip")).to_have_count(0)


@pytest.mark.parametrize(("viewport", "game"), [(DESKTOP, "carpe_diem"), (PHONE, "helvetia")], ids=["desktop", "phone"])
def test_everybody_can_follow_it(enter, viewport, game):
    """What axe finds, in German at night; nothing wider than the page; the words are announced."""
    ada = enter(viewport, "dark", language="de", touch=viewport is PHONE)
    lesson = learn(ada, game)
    first = next(number for number, step in enumerate(steps(game), 1) if step.get("do"))
    ada.at("learn-know").click()
    is_at(lesson, first, "do")
    expect(ada.at("learn-heading")).to_have_text(steps(game)[first - 1]["words"]["de"]["title"])
    expect(ada.at("bubble")).to_have_attribute("aria-live", "polite")
    assert ada.violations() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    expect(ada.at("learn-next")).to_be_visible()
    bubble, bar = ada.at("bubble").bounding_box(), ada.at("learn-next").bounding_box()
    assert bubble["x"] >= 0
    assert bubble["x"] + bubble["width"] <= viewport["width"]
    assert bar["y"] + bar["height"] <= viewport["height"]
