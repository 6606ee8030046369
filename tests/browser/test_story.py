"""The log as a story, the replay, the result and the warnings before the end."""

from __future__ import annotations

import re

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


def looked_at(ada) -> int:
    return int(re.findall(r"\d+", over(ada, "ply").inner_text())[0])


def over(ada, testid: str):
    """A part of the scrubber in the bar over the table; phones have another one."""
    return ada.page.locator(".topbar").get_by_test_id(testid)


def test_a_replay_plays_pauses_and_has_a_speed(enter):
    ada = enter(replaySpeed=2)
    ada.open_record(played("bohemian_villages"))
    ada.result().get_by_test_id("watch-replay").click()
    ada.at("back-to-now").wait_for()
    expect(over(ada, "play-pause")).to_have_attribute("aria-label", "Pause")
    ada.page.wait_for_function("() => Number(document.querySelector('[data-testid=ply]').textContent.match(/\\d+/)) >= 3")
    over(ada, "play-pause").click()
    expect(over(ada, "play-pause")).to_have_attribute("aria-label", "Play the moves")
    there = looked_at(ada)
    ada.page.wait_for_timeout(1200)
    assert looked_at(ada) == there
    expect(over(ada, "replay-speed")).to_have_text("2×")
    over(ada, "replay-speed").click()
    expect(over(ada, "replay-speed")).to_have_text("4×")
    ada.page.keyboard.press("p")
    ada.page.wait_for_function(
        "there => Number(document.querySelector('[data-testid=ply]').textContent.match(/\\d+/)) > there", arg=there
    )
    over(ada, "now").click()
    expect(ada.at("back-to-now")).to_have_count(0)


def test_nobody_thinks_in_the_past_and_going_back_loses_nothing(enter):
    """With all movement: a counter that went down, or a figure that flew home, would be seen."""
    ada = enter(speed=1, reduced_motion="no-preference")
    ada.open_record(played("bohemian_villages", 0.8))
    ada.page.evaluate(
        """() => {
          window.seen = []
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes)
                if (node instanceof Element && (node.matches('.change, .flight') || node.style?.position === 'fixed'))
                  window.seen.push(node.outerHTML)
          }).observe(document.body, { childList: true, subtree: true })
        }"""
    )
    before = ada.at("player-1").locator(".score").inner_text()
    for step in ("prev", "prev", "first"):
        there = looked_at(ada)
        over(ada, step).click()
        ada.page.wait_for_function(
            "there => Number(document.querySelector('[data-testid=ply]').textContent.match(/\\d+/)) < there", arg=there
        )
        expect(ada.page.locator(".player").get_by_text("thinking")).to_have_count(0)
    expect(ada.at("player-1").locator(".score")).not_to_have_text(before)
    expect(ada.page.locator(".player.active")).to_contain_text("to play")
    over(ada, "now").click()
    expect(ada.at("player-1").locator(".score")).to_contain_text(before.split()[0])
    assert ada.page.evaluate("window.seen") == []
    over(ada, "prev").click()
    ada.at("back-to-now").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_result_says_what_each_line_is_made_of(enter, game):
    ada = enter()
    ada.open_record(played(game))
    result = ada.result()
    rows = result.locator("tbody tr[data-testid^=line-]")
    for row in rows.all()[1:]:  # the first line is what was won during the game, or a tile
        cells = row.locator("td").all()
        assert all(cell.locator(".made li").count() for cell in cells), row.inner_text()
        told = [cell.inner_text() for cell in cells]
        assert any(not text.startswith("0") for text in told) or any(not re.search(r"\bno\b", text) for text in told), told
    assert ada.violations() == []


def test_the_table_warns_before_the_end(enter):
    """Greedy bots leave somebody without figures; whoever sits down then is told at once, and can be told again."""
    game = vicus.game("bohemian_villages")
    match, bot = game.new(players=3, seed=2016), GreedyBot(game, 1)
    while not match.ending() or match.seat != 0:
        match.play(bot.choose(match.view(match.seat), match.legal()))
    ada = enter()
    ada.open_record(match.save())
    expect(ada.at("ending")).to_contain_text("ends the game")
    ada.at("ending").get_by_role("button").click()
    expect(ada.at("ending")).to_have_count(0)
    ada.at("ending-flag").click()
    expect(ada.at("ending")).to_contain_text("left")
    assert ada.violations() == []
