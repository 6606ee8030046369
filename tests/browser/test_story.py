"""The log as a story, the replay, the result and the warnings before the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import vicus
from vicus.bots.greedy import GreedyBot


def played(name: str, part: float = 1.0, players: int = 3) -> str:
    """The record of a game between greedy bots, up to a turn of the first seat after this part of it."""
    game = vicus.game(name)

    def play(decisions: int) -> vicus.Match:
        match, bot = game.new(players=players, seed=2016), GreedyBot(game, 1)
        while not match.over and (len(match.actions) < decisions or match.seat != 0):
            match.play(bot.choose(match.view(match.seat), match.legal()))
        return match

    match = play(100_000)
    return match.save() if part == 1.0 else play(int(part * len(match.actions))).save()


GAMES = ("bohemian_villages", "carpe_diem", "helvetia")


@pytest.mark.parametrize("game", GAMES)
def test_the_log_has_a_block_for_each_turn_and_its_lines_light_places(enter, game):
    ada = enter()
    ada.open_record(played(game, 0.3))
    blocks, turns = ada.at("log-block"), ada.at("log-turn")
    expect(turns.first).to_have_attribute("aria-expanded", "true")
    expect(turns.nth(1)).to_have_attribute("aria-expanded", "false")
    count = blocks.count()
    assert count > 3
    turns.nth(1).click()
    expect(turns.nth(1)).to_have_attribute("aria-expanded", "true")
    ada.at("log-all").click()
    expect(ada.page.locator("[data-testid=log-turn][aria-expanded=false]")).to_have_count(0)
    assert ada.page.locator("[data-testid=log-line] .told-picture").count() > count
    lit, lines = 0, ada.at("log-line")
    for number in range(min(lines.count(), 40)):
        lines.nth(number).dispatch_event("pointerenter")
        lit += ada.page.locator(".table .lit").count() > 0
        lines.nth(number).dispatch_event("pointerleave")
        expect(ada.page.locator(".table .lit")).to_have_count(0)
    assert lit > 8
    lines.first.focus()
    ada.page.keyboard.press("ArrowDown")
    assert ada.focused() in ("log-line", "log-turn")
    assert ada.violations() == []
