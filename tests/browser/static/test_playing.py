"""The page without a server: a folder behind a plain file server, under a sub-path, and after loading no network at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

import vicus

from .site import GAMES, Visitor

pytestmark = pytest.mark.compile

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(context: BrowserContext, visit: Visit, game: str) -> None:
    player = visit()
    player.sit_down(game)
    context.set_offline(True)
    assert player.play(6) == "playing"
    number = player.told("now.number")
    assert player.play() == "over"
    assert player.told("now.number") > number
    match = vicus.load(player.record())
    assert match.over
    assert [score.total for score in match.scores()] == player.told("now.scores.map((score) => score.total)")
    player.is_fine()


def test_a_reload_in_the_middle_and_another_language(visit: Visit) -> None:
    player = visit()
    player.sit_down("bohemian_villages")
    player.play(4)
    player.wait_for_turn()
    before = player.page.evaluate("[table.now.number, table.now.view]")
    player.page.reload()
    player.wait_for_turn()
    assert player.page.evaluate("[table.now.number, table.now.view]") == before
    player.page.get_by_test_id("language").first.select_option("de")
    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    assert player.play() == "over"
    assert vicus.load(player.record()).over
    player.is_fine()


def test_two_tabs_have_the_same_tables(visit: Visit) -> None:
    first = visit()
    first.sit_down("bohemian_villages")
    first.wait_for_turn()
    second = visit(first.page.url)
    second.wait_for_turn()
    second.play(1)
    number = second.told("now.number")
    first.wait(f"now.number >= {number}")
    first.page.close()  # the other one has the tables from now on
    second.page.evaluate("table.now = null")
    second.wait(f"now?.number >= {number} && table.now.legal.length > 0")
    second.play(1)
    second.is_fine()


def test_a_rule_is_shown_without_a_server(visit: Visit) -> None:
    player = visit()
    player.page.evaluate("location.hash = '#/rules/carpe_diem/X-C-24.1'")
    scene = player.page.get_by_test_id("scene")
    scene.get_by_test_id("scene-try").click()
    expect(scene.get_by_test_id("scene-lines")).to_contain_text("pond of 3")
    player.is_fine()
