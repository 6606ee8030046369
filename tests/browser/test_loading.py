"""What the page fetches, and what happens when it cannot."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Route, expect

from .conftest import Player

ASSET = re.compile(r"/assets/(.+)-[\w-]{8}\.js(?:on)?$")
GERMAN = re.compile(r"/assets/texts-de-[\w-]{8}\.json$")
MISSING = """
  [...document.querySelectorAll('use')].map(use => use.getAttribute('href')).filter(id => !document.querySelector(id))
"""
"""Drawings that are shown and not there."""


def watched(fetched: list[str]) -> Callable[[BrowserContext], None]:
    """Notes the scripts that a page asks for, by their names without the digest."""

    def prepare(context: BrowserContext) -> None:
        context.on("request", lambda request: fetched.extend(ASSET.findall(request.url)))

    return prepare


def forgive(player: Player) -> None:
    """What was broken on purpose is no problem."""
    player.problems[:] = [problem for problem in player.problems if not problem.startswith("Failed to load resource")]


def words(fetched: list[str]) -> set[str]:
    return {name for name in fetched if name.startswith("texts-")}


def test_the_first_visit_brings_one_language_and_no_game(enter):
    fetched: list[str] = []
    ada = enter(prepare=watched(fetched), language="de")
    ada.at("play-helvetia").wait_for()
    assert words(fetched) == {"texts-de"}
    expect(ada.page.locator("article[data-game=helvetia]")).to_contain_text("Verheirate")
    assert {"index", "page", "patience", "Lobby"} <= set(fetched)
    assert not {"TableScreen", "Target", "RulesPage", "MyGames", "BoxPage"} & set(fetched), "no board, and no other screen"


def test_a_table_brings_its_own_game(enter):
    fetched: list[str] = []
    ada = enter(prepare=watched(fetched))
    ada.sit_down("carpe_diem")
    assert words(fetched) == {"texts-en", "texts-en-carpe_diem"}
    ada.page.goto(ada.address)
    ada.at("lobby").wait_for()
    ada.sit_down("helvetia")
    assert words(fetched) == {"texts-en", "texts-en-carpe_diem", "texts-en-helvetia"}


def test_drawings_of_every_game_are_there(enter):
    ada = enter()
    for game in ("bohemian_villages", "carpe_diem", "helvetia"):
        ada.sit_down(game)
        assert ada.page.evaluate(MISSING) == []
        ada.page.goto(ada.address)
        ada.at("lobby").wait_for()
        assert ada.page.evaluate(MISSING) == []


def test_another_language_comes_whole(enter):
    """With the words of a game that is open: never half of the page in one language and half in another."""
    fetched: list[str] = []
    held: list[Route] = []
    ada = enter(prepare=watched(fetched))
    ada.sit_down("carpe_diem")
    ada.page.route(re.compile("/assets/texts-de-carpe_diem-"), lambda route: held.append(route))
    with ada.page.expect_event("requestfinished", lambda request: GERMAN.search(request.url) is not None):
        ada.at("language").select_option("de")
    ada.page.wait_for_timeout(300)
    assert ada.page.evaluate("document.documentElement.lang") == "en"
    expect(ada.at("end-turn")).to_contain_text("End turn")
    held[0].continue_()
    expect(ada.at("end-turn")).to_contain_text("Zug")
    assert ada.page.evaluate("document.documentElement.lang") == "de"
    assert words(fetched) == {"texts-en", "texts-de", "texts-en-carpe_diem", "texts-de-carpe_diem"}


def test_what_did_not_come_is_told_and_tried_again(enter):
    ada = enter()
    ada.page.route(GERMAN, lambda route: route.abort())
    ada.at("language").select_option("de")
    expect(ada.at("missing")).to_contain_text("Trying again")
    ada.page.unroute(GERMAN)
    expect(ada.at("play-helvetia")).to_contain_text("Spielen")
    expect(ada.at("missing")).to_have_count(0)
    forgive(ada)


def test_a_board_that_did_not_come_comes_when_the_line_is_back(enter):
    ada = enter()
    scripts = re.compile(r"/assets/index-[\w-]{8}\.js$")
    ada.page.route(scripts, lambda route: route.abort())
    ada.at("play-helvetia").click()
    expect(ada.at("missing")).to_be_visible()
    ada.page.unroute(scripts)
    ada.at("prompt").wait_for()
    expect(ada.at("missing")).to_have_count(0)
    forgive(ada)


def test_a_game_whose_style_did_not_come_is_not_shown_without(enter):
    ada = enter()
    once: list[str] = []

    def fail_once(route: Route) -> None:
        once.append(route.request.url)
        route.abort() if once.count(route.request.url) == 1 else route.continue_()

    ada.page.route(re.compile(r"/assets/index-[\w-]{8}\.css"), fail_once)
    ada.sit_down("helvetia")
    assert once
    sheets = "[...document.styleSheets].map(sheet => sheet.href)"
    assert once[0] in ada.page.evaluate(sheets)
    forgive(ada)


def test_a_new_version_replaces_the_page_whose_files_are_gone(enter):
    ada = enter()
    newer = "<!doctype html><title>Newer</title><script type=module src=./assets/index-newer000.js></script>"
    ada.page.route(ada.address, lambda route: route.fulfill(content_type="text/html", body=newer))
    ada.page.route(GERMAN, lambda route: route.fulfill(status=404))
    ada.at("language").select_option("de")
    expect(ada.page).to_have_title("Newer")
    forgive(ada)


def test_a_broken_part_does_not_make_the_page_go_round_in_circles(enter):
    ada = enter()
    loads: list[str] = []
    asked: list[str] = []
    ada.page.on("load", lambda page: loads.append(page.url))
    ada.page.route(GERMAN, lambda route: (asked.append(route.request.url), route.fulfill(status=404)))
    ada.at("language").select_option("de")
    ada.page.wait_for_event("load")
    expect(ada.page.locator("#app")).to_contain_text("nicht laden")
    before = len(asked)
    while len(asked) < before + 3:
        ada.page.wait_for_timeout(100)
    assert len(loads) == 1
    forgive(ada)
