"""The rules page: Show me, search, and links that lead to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import PHONE

EXAMPLES = {"bohemian_villages": "X-B-43", "carpe_diem": "X-C-24", "helvetia": "X-H-41"}
TOLD = {"bohemian_villages": "Mirschetz", "carpe_diem": "pond of 3", "helvetia": "cow"}


@pytest.mark.parametrize(("game", "rule"), EXAMPLES.items())
def test_a_rule_is_shown_and_tried(enter, game, rule):
    ada = enter()
    ada.page.goto(f"{ada.address}#/rules/{game}")
    ada.at(f"show-{rule}").click()
    scene = ada.at("scene")
    scene.get_by_test_id("scene-board").wait_for()
    expect(scene.get_by_test_id("scene-todo")).to_be_visible()
    assert ada.page.url.endswith(f"#/rules/{game}/{rule}.1"), "whoever is given the address sees the same"
    assert ada.violations() == []
    while scene.get_by_test_id("scene-try").count():
        steps = int(scene.locator("[data-steps]").get_attribute("data-steps") or 0)
        scene.get_by_test_id("scene-try").click()
        expect(scene.locator("[data-steps]")).to_have_attribute("data-steps", str(steps + 1))
    scene.get_by_test_id("scene-done").wait_for()
    expect(scene.get_by_test_id("scene-lines")).to_contain_text(TOLD[game])
    scene.get_by_test_id("scene-again").click()
    expect(scene.locator("[data-steps]")).to_have_attribute("data-steps", "0")
    expect(scene.get_by_test_id("scene-todo")).to_be_visible()
    ada.page.keyboard.press("Escape")
    scene.wait_for(state="detached")
    expect(ada.page.locator(f"#rule-{rule}")).to_be_in_viewport()


def test_the_board_itself_can_be_clicked(enter):
    """The lit place does what the button would do."""
    ada = enter()
    ada.page.goto(f"{ada.address}#/rules/bohemian_villages/X-B-45.1")
    scene = ada.at("scene")
    scene.get_by_test_id("scene-try").click()
    expect(scene.locator("[data-steps]")).to_have_attribute("data-steps", "1")
    scene.locator("[data-testid^=place-].legal").first.click()
    scene.get_by_test_id("scene-done").wait_for()
    expect(scene.get_by_test_id("scene-lines")).to_contain_text("Nenbrad")


def test_what_is_not_allowed_says_why(enter):
    ada = enter(viewport=PHONE)
    ada.page.goto(f"{ada.address}#/rules/carpe_diem/C-20.1")
    scene = ada.at("scene")
    scene.get_by_test_id("scene-try").click()
    expect(ada.at("why")).to_contain_text("C-20")
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    ada.at("why").get_by_role("link").click()
    scene.wait_for(state="detached")


@pytest.mark.parametrize(("game", "words"), [("helvetia", "Kuhglocke"), ("carpe_diem", ""), ("bohemian_villages", "")])
def test_the_quick_reference_is_one_click_away(enter, game, words):
    ada = enter(language="de")
    ada.sit_down(game)
    ada.at("rules-button").click()
    expect(ada.at("rules").locator(".quick")).to_contain_text(words)
    ada.page.keyboard.press("Escape")
    ada.at("rules").wait_for(state="detached")
    ada.page.keyboard.press("q")
    expect(ada.at("rules").locator(".quick")).to_be_visible()


def test_search_finds_marks_counts_and_suggests(enter):
    ada = enter(language="de")
    ada.page.goto(f"{ada.address}#/rules/helvetia")
    field, hits = ada.at("search-rules"), ada.at("search-hits")
    field.wait_for()
    ada.page.keyboard.press("/")
    ada.page.keyboard.type("gebaeude ring")
    expect(hits).to_contain_text("Treffer")
    expect(ada.page.locator("#rule-H-53 mark").first).to_have_text("Gebäude")
    assert ada.violations() == []
    field.press("ArrowDown")
    assert ada.page.evaluate("document.activeElement.dataset.hit === ''"), "the keyboard goes on to what was found"
    field.fill("Nachtwachter")
    ada.at("hits-quick").wait_for()
    field.fill("Gebürde")
    ada.at("nothing-found").get_by_role("button", name="gebäude", exact=True).click()
    expect(hits).to_contain_text("Treffer")
    field.press("Escape")
    expect(field).to_have_value("")


def test_every_line_of_the_log_leads_to_its_rule(enter):
    ada = enter()
    ada.sit_down("bohemian_villages")
    ada.play_turn()
    ada.my_turn()
    lines = ada.at("log-line")
    lines.first.wait_for()
    assert ada.at("log-rule").count() == lines.count()
    link = ada.at("log-rule").first
    rule = link.inner_text()
    lines.first.hover()
    link.click()
    expect(ada.page.locator(f"#rule-{rule}")).to_be_in_viewport()


def test_every_line_of_a_score_leads_to_its_rule(enter):
    ada = enter()
    ada.sit_down("bohemian_villages")
    ada.my_turn()
    ada.at("enlarge-1").click()
    ada.at("rule-of-churches").click()
    expect(ada.page.locator("#rule-B-48")).to_be_in_viewport()


def test_at_a_table_rules_and_scenes_lie_over_it(enter):
    ada = enter()
    ada.sit_down("bohemian_villages")
    ada.my_turn()
    number = ada.number
    ada.at("rules-button").click()
    ada.at("show-X-B-43").click()
    scene = ada.at("scene")
    scene.get_by_test_id("scene-try").click()
    expect(scene.locator("[data-steps]")).to_have_attribute("data-steps", "1")
    ada.page.keyboard.press("Escape")
    scene.wait_for(state="detached")
    ada.at("rules").wait_for()
    ada.page.keyboard.press("Escape")
    ada.at("rules").wait_for(state="detached")
    assert ada.number == number
    assert ada.is_mine()
