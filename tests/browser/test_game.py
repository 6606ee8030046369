"""What people do at a table, in a real browser."""

import re

from playwright.sync_api import expect

import vicus
from vicus.games.bohemian_villages.actions import SET


def test_undo_restart_and_end_turn(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    prompt = ada.at("prompt").inner_text()
    expect(ada.at("undo")).to_be_disabled()
    ada.step()
    expect(ada.at("undo")).to_be_enabled()
    number = ada.number
    ada.at("undo").click()
    ada.until_moved(number)
    expect(ada.at("prompt")).to_have_text(prompt, use_inner_text=True)
    ada.step()
    ada.step()
    number = ada.number
    ada.at("restart").click()
    ada.until_moved(number)
    expect(ada.at("prompt")).to_have_text(prompt, use_inner_text=True)
    ada.play_turn()
    ada.my_turn()


def test_an_illegal_click_answers_with_the_rule(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    ada.at("end-turn").click(force=True)
    expect(ada.at("why")).to_contain_text("compulsory")
    expect(ada.at("why")).to_contain_text("B-15b")


def test_a_reload_in_the_middle_of_a_turn(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    ada.step()
    prompt, number = ada.at("prompt").inner_text(), ada.number
    ada.page.reload()
    ada.at("board").wait_for()
    ada.my_turn()
    expect(ada.at("prompt")).to_have_text(prompt, use_inner_text=True)
    assert ada.number == number


def test_a_second_tab_shows_the_same(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    second = ada.context.new_page()
    second.goto(ada.page.url)
    second.get_by_test_id("board").wait_for()
    ada.step()
    second.wait_for_function(
        "number => document.querySelector('[data-testid=table]').dataset.number === number", arg=str(ada.number)
    )
    expect(second.get_by_test_id("prompt")).to_have_text(ada.at("prompt").inner_text(), use_inner_text=True)


def test_a_spectator_sees_what_was_committed_and_nothing_of_a_draft(enter):
    ada, cleo = enter(), enter()
    ada.sit_down()
    ada.my_turn()
    cleo.page.goto(ada.page.url)
    cleo.at("board").wait_for()
    before = cleo.at("log").inner_text()
    ada.step()
    cleo.page.wait_for_timeout(300)
    assert cleo.at("log").inner_text() == before
    ada.play_turn()
    cleo.page.wait_for_function("before => document.querySelector('[data-testid=log]').innerText !== before", arg=before)
    expect(cleo.at("end-turn")).to_have_count(0)


def test_the_scrubber_and_since_my_last_turn(enter):
    ada = enter()
    ada.sit_down()
    ada.my_turn()
    ada.play_turn()
    ada.my_turn()
    ada.page.locator("[data-testid=first]:visible").click()
    ada.at("back-to-now").wait_for()
    ada.page.locator("[data-testid=next]:visible").first.click()
    ada.at("back-to-now").click()
    ada.at("end-turn").wait_for()
    ada.at("since").click()
    ada.at("end-turn").wait_for()


def points_in(text: str) -> list[str]:
    return re.findall(r"\d+", text)


def test_a_record_out_and_in(enter, tmp_path):
    ada = enter(autoEnd=True)
    ada.sit_down()
    while ada.my_turn():
        ada.step()
    ada.at("result").wait_for()
    with ada.page.expect_download() as download:
        ada.at("export").first.click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert '"bohemian_villages"' in file.read_text()
    points = ada.at("result").inner_text()
    ada.page.goto(ada.address + "#/replay")
    ada.at("record-file").set_input_files(file)
    ada.at("result").wait_for()
    played = ada.at("recorded-on").inner_text()
    assert points_in(ada.at("result").inner_text().replace(played, "")) == points_in(points)


def test_what_is_clicked_before_the_line_stands_is_not_lost(enter):
    ada = enter(delay=2_500)
    match = vicus.game("bohemian_villages").new(players=2, seed=1)
    ada.open_record(match.save())
    expect(ada.at("table")).to_have_count(1)


def test_rolling_again_with_a_special_tile(enter):
    """A recorded position in which the first player holds a tile and is to move."""
    match = vicus.game("bohemian_villages").new(players=2, seed=8)
    while not (match.seat == 0 and match.state.special[0] and not match.state.took and match.state.made == 0):
        legal = {action.text: action for action in match.legal()}
        match.play(legal.get("tile") if match.seat == 0 and "tile" in legal else match.legal()[0])
    assert any(action.text.startswith("reroll") for action in match.legal())
    ada = enter()
    ada.open_record(match.save())
    assert ada.my_turn()
    number = ada.number
    ada.at("chip-reroll").click()
    ada.at("die-0").click()
    ada.page.mouse.move(1, 1)
    ada.page.locator("[data-testid^='chip-reroll ']").click()
    ada.until_moved(number)
    expect(ada.page.locator(".die.tumble")).to_have_count(1)  # the others were kept
    expect(ada.at("log")).to_contain_text("again")
    expect(ada.at("undo")).to_be_disabled()  # dice seal what came before


def test_a_building_tells_what_it_would_bring(enter):
    match = vicus.game("bohemian_villages").new(players=2, seed=8)
    while not (match.seat == 0 and any(told.get("pays") for told in match.preview().values())):
        match.play(match.legal()[0])
    text = next(text for text, told in match.preview().items() if told.get("pays"))
    place = next(action.id for action in match.legal() if action.text == text) - SET
    ada = enter()
    ada.open_record(match.save())
    assert ada.my_turn()
    ada.at(f"place-{place}").hover()
    expect(ada.at("prompt")).to_contain_text("You get")
    expect(ada.at(f"place-{place}")).to_have_attribute("aria-label", re.compile("You get"))
