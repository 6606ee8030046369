"""The coach, in a real browser: switched on, it explains and warns; somebody who knows better plays on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import DESKTOP, PHONE

LOST = 4.2
"""Points that every option but the first loses, as the line tells the page: what is clearly bad has tests of its own."""


def biased(page: Any) -> None:
    """From now on every appraisal says that only the first legal action is any good."""

    def connected(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        legal: list[dict[str, Any]] = []

        def told(message: str | bytes) -> None:
            answer = json.loads(message)
            if answer["type"] == "table" and answer.get("legal"):
                legal[:] = answer["legal"]
            if answer["type"] == "appraisal":
                answer["options"] = [
                    {"action": action, "visits": 300, "chance": 0.3 if n else 0.6, "doubt": 0.01, "lead": -LOST if n else 0.0}
                    for n, action in enumerate(legal)
                ]
            line.send(json.dumps(answer))

        line.on_message(lambda message: server.send(message))
        server.on_message(told)

    page.route_web_socket("**/ws", connected)


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def ada(enter, request):
    player = enter(viewport=request.param)
    biased(player.page)
    player.page.reload()
    player.at("lobby").wait_for()
    player.sit_down("carpe_diem")
    player.my_turn()
    return player


def switch_on(player) -> None:
    player.at("table-menu-button").click()
    player.at("menu-coach").click()
    expect(player.at("menu-coach")).to_have_attribute("aria-checked", "true")
    player.page.keyboard.press("Escape")
    player.at("table-menu").wait_for(state="detached")


def judged(player) -> None:
    """Waits until the page knows what the options are worth: nothing is to be seen of that."""
    player.at("coach-knows").wait_for(state="attached")


def test_a_bad_move_is_held_back_shown_and_played_anyway(ada):
    switch_on(ada)
    lesson = ada.at("coach-lesson")
    expect(lesson).to_contain_text("Where to begin")
    judged(ada)
    places = ada.page.locator(".place.legal[data-target]")
    number = ada.number
    places.nth(3).click()
    warning = ada.at("coach-warning")
    expect(warning).to_contain_text("This loses about 4 points.")
    expect(warning).to_be_focused()
    assert ada.number == number, "nothing is played yet"
    ada.at("coach-show").click()
    expect(ada.at("coach-better")).to_contain_text("Better:")
    ada.page.locator(".place.lit").first.wait_for()
    box = warning.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= ada.page.viewport_size["width"]
    ada.at("coach-anyway").click()
    ada.until_moved(number)
    warning.wait_for(state="detached")
    expect(ada.page.locator(".lit")).to_have_count(0)


def test_the_choice_can_be_taken_back_with_escape_and_the_good_one_goes_through(ada):
    switch_on(ada)
    judged(ada)
    places = ada.page.locator(".place.legal[data-target]")
    number = ada.number
    places.nth(2).click()
    ada.at("coach-warning").wait_for()
    ada.page.keyboard.press("Escape")
    ada.at("coach-warning").wait_for(state="detached")
    assert ada.number == number
    ada.at("coach-lesson").wait_for()
    places.nth(0).click()
    ada.until_moved(number)


def test_marks_show_what_is_new_and_go_with_the_first_use(enter):
    ben = enter(marks=True)
    ben.sit_down("helvetia")
    ben.my_turn()
    mark = ben.at("mark-legend")
    mark.wait_for()
    expect(ben.page.locator(".new-mark")).to_have_count(2)
    mark.hover()
    expect(ben.page.locator("#tip")).to_contain_text("Every sign on the board")
    assert ben.violations() == []
    ben.page.keyboard.press("l")
    ben.at("legend-panel").wait_for()
    ben.page.keyboard.press("Escape")
    mark.wait_for(state="detached")
    ben.at("settings").click()
    ben.at("marks-setting").get_by_role("button").first.click()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator(".new-mark")).to_have_count(0)
