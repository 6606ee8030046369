"""A record in the page: who played it, and bots with names and faces."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

import vicus

PEOPLE = [vicus.Person("<b>Ada</b>"), vicus.Person("Rosa", "casual"), vicus.Person("Livia", "master")]


def played(plies: int | None) -> str:
    match = vicus.game("bohemian_villages").new(players=3, seed=11)
    match.about = vicus.About(PEOPLE, "2026-02-28T18:30Z")
    while not match.over and (plies is None or len(match.actions) < plies):
        match.play(match.legal()[0])
    return match.save()


def bring(player, record: str) -> None:
    player.page.goto(player.address + "#/replay")
    player.at("record-text").fill(record)
    player.at("record-open").click()


def test_a_finished_record_shows_its_people(enter):
    zoe = enter(name="Zoe")
    record = played(None)
    bring(zoe, record)
    result = zoe.at("result")
    winners = [PEOPLE[seat].name for seat in json.loads(record)["about"]["winners"]]
    expect(result).to_contain_text(winners[0])
    expect(result).to_contain_text("Played on February 28, 2026")
    expect(result).to_contain_text("<b>Ada</b>")
    expect(result).not_to_contain_text("Zoe")
    with zoe.page.expect_download() as saved:
        zoe.at("export").click()
    assert json.loads(Path(saved.value.path()).read_text("utf-8")) == json.loads(record), "given on as it came"


def test_positions_of_the_record_have_its_people_and_later_ones_those_who_play(enter):
    zoe = enter(name="Zoe")
    bring(zoe, played(24))
    expect(zoe.at("recorded")).to_contain_text("<b>Ada</b>, Rosa (casual), and Livia (master)")
    zoe.my_turn()
    zoe.play_turn()
    expect(zoe.at("player-0")).to_contain_text("Zoe")
    zoe.page.keyboard.press(",")
    zoe.page.keyboard.press(",")
    while zoe.at("player-0").inner_text().startswith("Zoe"):
        zoe.page.keyboard.press(",")
        zoe.page.wait_for_timeout(100)
    expect(zoe.at("player-0")).to_contain_text("<b>Ada</b>")


def test_bots_have_names_and_faces(enter):
    ada = enter()
    ada.sit_down()
    names = [ada.at(f"enlarge-{seat}").inner_text() for seat in (1, 2)]
    assert len(set(names)) == 2
    assert all(name.isalpha() for name in names)
    for seat in (1, 2):
        expect(ada.at(f"player-{seat}").locator(".bot-face svg")).to_have_count(1)
    expect(ada.at("player-0").locator(".bot-face")).to_have_count(0)
    ada.page.reload()
    ada.at("prompt").wait_for()
    assert [ada.at(f"enlarge-{seat}").inner_text() for seat in (1, 2)] == names
