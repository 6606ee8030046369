"""Small things that new users met: what is lit, how it is asked, what explains itself, and what is said once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import vicus
from vicus.bots.greedy import GreedyBot
from vicus.core.match import Match


def position(name: str, fits: Callable[[Match, Any], bool], players: int = 3) -> Match:
    """The first moment of a game at which the first seat is asked something like this."""
    game = vicus.game(name)
    for seed in range(5, 40):
        match, bot = game.new(players=players, seed=seed), GreedyBot(game, 1)
        while not match.over:
            if match.seat == 0 and fits(match, match.view(0)):
                return match
            match.play(bot.choose(match.view(match.seat), match.legal()))
    raise AssertionError("no such position")


def test_what_dice_reach_is_lit_before_they_are_chosen(enter):
    match = position("bohemian_villages", lambda match, view: view["phase"] == "dice" and len(match.actions) > 9)
    reached = {place for brought in match.preview().values() for place in brought.get("places", [])}
    ada = enter()
    ada.open_record(match.save())
    expect(ada.page.locator("[data-testid^=place-].hinted")).to_have_count(len(reached))
    ada.at("die-0").click()
    assert 0 < ada.page.locator("[data-testid^=place-].hinted").count() <= len(reached)


def test_of_two_fountain_cards_the_one_to_keep_is_asked_for(enter):
    def fits(match: Match, view: Any) -> bool:
        return view["phase"] == "fountain" and view["seats"][0]["fountain_cards"] == 0 and len(match.legal()) == 2

    match = position("carpe_diem", fits)
    ada = enter()
    ada.open_record(match.save())
    expect(ada.at("prompt")).to_contain_text("keep")
    expect(ada.page.locator(".answers-row .answer.away")).to_have_count(0)
    first = ada.page.locator(".answers-row .answer").first
    shown, sent = first.locator("b").inner_text(), first.get_attribute("data-testid") or ""
    assert shown.casefold().split()[0].rstrip("s’") not in sent, "what is shown is kept: the other one goes back"


def test_a_turn_without_coins_has_one_button(enter):
    def fits(match: Match, view: Any) -> bool:
        return view["seats"][0]["coins"] == 0 and "pass" in [action.text for action in match.legal()]

    ada = enter()
    ada.open_record(position("helvetia", fits, players=2).save())
    expect(ada.at("prompt")).to_contain_text("end your turn")
    expect(ada.at("answer-pass")).to_have_count(0)
    expect(ada.at("end-turn")).to_have_attribute("aria-disabled", "false")


def test_the_easier_variant_is_offered_at_the_first_visit_only(enter):
    ada = enter()
    ada.at("first-game-helvetia").get_by_role("checkbox").check()
    ada.sit_down("helvetia")
    expect(ada.page.locator(".persons .person")).to_have_count(5)
    expect(ada.page.locator(".persons .holder")).to_have_count(0)
    ada.page.goto(ada.address)
    ada.at("play-helvetia").wait_for()
    expect(ada.at("first-game-helvetia")).to_have_count(0)


def test_that_a_box_is_reconstructed_is_said_once_a_table(enter):
    ada = enter()
    ada.sit_down()
    places = ada.page.locator("[data-testid^=place-]")
    notes = []
    for number in (0, 8, 16):
        places.nth(number).hover()
        ada.page.locator(".tip").wait_for()
        notes.append(ada.page.locator(".tip .note").count())
        ada.page.mouse.move(1, 1)
        expect(ada.page.locator(".tip")).to_have_count(0)
    assert sum(notes) <= 1
