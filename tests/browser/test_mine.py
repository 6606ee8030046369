"""My games in the page: a game is finished, found again, watched, saved with everything else, and deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import vicus

from .conftest import PHONE

pytestmark = [pytest.mark.browser]


def nearly_over() -> str:
    """The record of a game of two in which the first player has one decision left."""
    whole = vicus.game("bohemian_villages").new(players=2, seed=11)
    own = 0
    while not whole.over:
        own = len(whole.actions) if whole.seat == 0 else own
        whole.play(whole.legal()[0])
    match = whole.game.new(players=2, seed=11)
    for action in whole.actions[:own]:
        match.play(action.id)
    return match.save()


def play_out(player) -> None:
    while player.my_turn():
        player.step()
    player.result()


def test_a_finished_game_is_found_watched_saved_and_deleted(enter):
    ada = enter(name="Ada", named=True)
    ada.at("my-games").click()
    expect(ada.at("mine-empty")).to_be_visible()
    assert ada.violations() == []
    ada.open_record(nearly_over())
    play_out(ada)
    winner = ada.at("result").locator("th.won").first.inner_text()
    ada.at("to-mine").click()
    row = ada.at("past-game")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Bohemian Villages")
    expect(row).to_contain_text("Ada")
    expect(row.locator("li.won").first).to_contain_text(winner.strip())
    expect(row).to_contain_text("not rated")
    expect(ada.at("left-out")).to_contain_text("from a record")
    expect(ada.at("no-rating")).to_contain_text("25")
    assert ada.violations() == []

    ada.at("past-replay").click()
    expect(ada.at("table")).to_have_attribute("data-status", "over")
    expect(ada.at("result")).to_have_count(0)  # the replay runs
    ada.page.go_back()
    ada.at("past-result").click()
    expect(ada.at("result")).to_be_visible()
    ada.page.goto(ada.address + "#/mine")

    with ada.page.expect_download() as saved:
        ada.at("save-everything").click()
    found = json.loads(Path(saved.value.path()).read_text("utf-8"))
    expect(ada.at("saved")).to_contain_text("1 games")
    assert found["person"] == [{"name": "Ada"}]
    assert found["browser"]["name"] == "Ada"
    assert [game["game"] for game in found["games"]] == ["bohemian_villages"]

    ada.at("forget").click()
    told = ada.at("forget-dialog")
    for word in ("name", "statistics and ratings", "said at tables", "bots take over", "somebody", "Backups"):
        expect(told).to_contain_text(word)
    assert ada.violations() == []
    ada.at("forget-yes").click()
    expect(ada.at("lobby")).to_be_visible()
    expect(ada.at("my-tables")).to_contain_text("Nothing yet")
    ada.at("my-games").click()
    expect(ada.at("mine-empty")).to_be_visible()


def test_the_lobby_keeps_few_finished_games_and_leads_to_all(enter):
    ada = enter(name="Ada", named=True, viewport=PHONE)
    record = nearly_over()
    for _ in range(3):
        ada.open_record(record)
        play_out(ada)
        ada.page.goto(ada.address + "#/")
        expect(ada.at("all-finished")).to_be_visible()
    expect(ada.at("my-tables").locator("li")).to_have_count(2)
    ada.at("all-finished").click()
    expect(ada.at("past-game")).to_have_count(3)
    ada.at("side-statistics").click()
    expect(ada.at("no-rating")).to_be_visible()
    expect(ada.at("past-games")).to_be_hidden()
    width = ada.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
