"""Carpe Diem at the table: taking, building, scoring, by mouse, finger and keyboard."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect

import vicus

from .conftest import DESKTOP, PHONE

GAME = "carpe_diem"


def worth(preview: dict, action: str, chance: Random) -> float:
    """What somebody who plays quite well would prefer."""
    sums = sum(preview.get("brings", {}).values()) + 3 * len(preview.get("finishes", ())) + 0.1 * preview.get("ways", 0)
    return sums - 2 * (action == "store") + chance.random()


@cache
def position(phase: str, choices: int = 2, players: int = 2) -> str:
    """A record that ends where the first player is asked something, in the second pass or later."""
    for seed in range(40):
        chance, match = Random(seed), vicus.game(GAME).new(players=players, seed=seed)
        while not match.over:
            view = match.view(0)
            if match.seat == 0 and view["phase"] == phase and view["pass"] > 1 and len(match.legal()) >= choices:
                return match.save()
            preview = match.preview()
            match.play(max((a.text for a in match.legal()), key=lambda text: worth(preview[text], text, chance)))
    raise AssertionError(phase)


@cache
def turning(only_cell: bool = False) -> str:
    """A record with a tile in hand that fits some cell in several turns: the only one, or there are others."""
    for seed in range(40):
        match = vicus.game(GAME).new(players=2, seed=seed)
        while not match.over:
            ways = Counter(action.text.split()[1] for action in match.legal() if action.text.startswith("build"))
            if match.seat == 0 and ways and (len(ways) == 1) == only_cell and max(ways.values()) > 1:
                return match.save()
            match.play(match.legal()[0])
    raise AssertionError("no such position")


def several(ada):
    """A legal cell in which the tile in hand can be turned."""
    for cell in ada.page.locator("[data-testid^=cell-][data-legal]").all():
        cell.click()
        ada.at("ghost").wait_for()
        if ada.page.locator(".ghost .turner").count():
            return cell
    raise AssertionError("the tile can be turned nowhere")


def turn_of(ada) -> str:
    return ada.at("ghost").get_attribute("data-turn") or ""


def is_turned(ada, to: str) -> None:
    expect(ada.at("ghost")).to_have_attribute("data-turn", to)


def is_turned_away(ada, before: str) -> str:
    """Another turn than before: which?"""
    expect(ada.at("ghost")).not_to_have_attribute("data-turn", before)
    return turn_of(ada)


def test_the_tile_turns_by_click_wheel_key_and_button(enter):
    ada = enter()
    ada.open_record(turning())
    cell = several(ada)
    first = turn_of(ada)
    cell.click()
    second = is_turned_away(ada, first)
    ada.page.keyboard.press("Shift+R")
    is_turned(ada, first)
    ada.page.keyboard.press("r")
    is_turned(ada, second)
    ada.page.mouse.wheel(0, -120)
    is_turned(ada, first)
    ada.page.wait_for_timeout(150)  # the wheel is deaf for a moment: one notch, one turn
    ada.page.mouse.wheel(0, 120)
    is_turned(ada, second)
    ada.at("turn").click()
    is_turned_away(ada, second)
    number = ada.number
    ada.at("build").click()
    ada.until_moved(number)
    expect(ada.at("ghost")).to_have_count(0)


def test_a_double_click_builds_at_once_and_undo_takes_it_back(enter):
    ada = enter()
    ada.open_record(turning())
    number = ada.number
    ada.page.locator("[data-testid^=cell-][data-legal]").first.dblclick()
    ada.until_moved(number)
    number = ada.number
    ada.at("undo").click()
    ada.until_moved(number)
    expect(ada.at("hand")).to_have_count(1)


def test_the_first_tile_waits_on_the_shovel(enter):
    """The only cell that fits is chosen already; a double click there builds, too."""
    ada = enter()
    ada.open_record(turning(only_cell=True))
    ada.at("ghost-build").wait_for()
    number = ada.number
    ada.page.locator("[data-testid^=cell-][data-legal]").dblclick()
    ada.until_moved(number)
    expect(ada.at("log")).to_contain_text("builds a tile")


def test_what_is_chosen_stays_when_the_same_state_comes_once_more(enter):
    """As it does when the server has taken over somebody's settings, on a slow line after their first click."""
    ada = enter(delay=700)
    ada.open_record(turning())
    cell = several(ada)
    ada.page.wait_for_timeout(1_500)
    before = turn_of(ada)
    cell.click()
    is_turned_away(ada, before)  # it was held


def test_a_finger_holds_the_tile_turns_it_and_builds(enter):
    ada = enter(viewport=PHONE)
    ada.open_record(turning())
    cell = several(ada)
    before = turn_of(ada)
    cell.click()
    is_turned_away(ada, before)
    number = ada.number
    ada.at("ghost-build").click()
    ada.until_moved(number)


def test_the_bar_says_what_a_placement_brings(enter):
    ada = enter()
    ada.open_record(turning())
    expect(ada.at("hint")).to_contain_text("fits in")
    ada.page.locator("[data-testid^=cell-][data-legal]").first.hover()
    ada.at("ghost").wait_for()
    expect(ada.at("hint")).to_contain_text(re.compile(r"[Ff]inishes|step|coin|bread|fountain|frame"))
    ada.page.mouse.move(1, 1)
    expect(ada.at("ghost")).to_have_count(0)


@pytest.mark.parametrize(
    ("phase", "clicked", "words"),
    [
        ("take", "[data-testid^=tile-]:not(.legal, .hinted)", r"C-1\d|C-42"),
        ("build", "[data-testid^=cell-]:not(.legal)", r"C-2\d"),
        ("build", "[data-testid=circle-5], [data-testid=circle-7]", r"C-13"),
        ("disc", ".circle.taken", r"disc of .* C-52"),
        ("disc", "[data-testid=end-turn]", r"First put your disc .* C-52"),
    ],
)
def test_an_illegal_click_answers_with_the_rule(enter, phase, clicked, words):
    ada = enter()
    ada.open_record(position(phase))
    ada.page.locator(clicked).first.click(force=True)
    expect(ada.at("why")).to_contain_text(re.compile(words, re.DOTALL))


def test_before_a_disc_every_circle_says_what_it_would_bring(enter):
    ada = enter()
    ada.open_record(position("disc"))
    circles = ada.page.locator(".circle.legal")
    circles.nth(2).wait_for()
    for circle in circles.all():
        expect(circle.locator("[data-shown], .extras").first).to_be_attached()
        expect(circle).to_have_attribute("aria-label", re.compile("Would bring now"))
    number = ada.number
    circles.first.click()
    ada.until_moved(number)


@pytest.mark.parametrize("phase", ["reward", "fountain", "card", "pay", "breads", "craft"])
def test_every_question_has_answers(enter, phase):
    ada = enter()
    ada.open_record(position(phase))
    assert ada.my_turn()
    number = ada.number
    ada.step(1)
    ada.until_moved(number)


def test_numbers_answer_how_often(enter):
    ada = enter()
    ada.open_record(position("pay"))
    number = ada.number
    ada.page.keyboard.press("1")
    ada.until_moved(number)
    expect(ada.at("log")).to_contain_text("hands in once")


def test_cards_are_told_in_words(enter):
    ada = enter()
    ada.open_record(position("disc"))
    cards = ada.page.locator("[data-testid^=card-]")
    cards.first.wait_for()
    for card in cards.all():
        expect(card).to_have_attribute("aria-label", re.compile(r"^(Hand in|Have) \d .*: \d .* each time"))
        assert card.locator("i").get_attribute("data-shown") in ("give", "have"), "not told by colour alone"


def test_a_frame_task_shows_its_line(enter):
    ada = enter()
    ada.open_record(position("take"))
    assert ada.page.locator(".own .line").count() == 0
    ada.at("task-0").hover()
    ada.page.locator(".own .line").wait_for()
    expect(ada.at("task-0")).to_have_attribute("aria-label", re.compile("Frame task"))


def test_another_quarter_enlarges(enter):
    ada = enter()
    ada.open_record(position("take"))
    ada.page.locator(".mini-quarter").first.click()
    dialog = ada.at("player-dialog")
    dialog.wait_for()
    expect(dialog.locator("[data-testid^='cell-1-']")).to_have_count(36)
    expect(dialog).to_contain_text("?")  # what others keep is hidden until the end


def test_the_ring_can_be_chosen_in_the_lobby(enter):
    ada = enter()
    ada.at(f"options-{GAME}").click()
    ada.at("option-movement").get_by_text("ring").click()
    ada.page.keyboard.press("Escape")
    ada.sit_down(GAME)
    expect(ada.page.locator(".ways line")).to_have_count(7)
    lengths = ada.page.eval_on_selector_all(".ways line", "lines => lines.map((line) => Math.round(line.getTotalLength()))")
    assert max(lengths) < 200, "neighbours are linked, not opposites"


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(enter, viewport, scheme):
    ada = enter(viewport=viewport, scheme=scheme)
    for phase in ("take", "build", "fountain", "disc", "pay"):
        ada.open_record(position(phase))
        ada.my_turn()
        if phase == "build":
            ada.page.locator("[data-testid^=cell-][data-legal]").first.click()
        ada.page.mouse.move(1, 1)
        assert ada.violations() == [], phase
        wide = ada.page.evaluate("document.documentElement.scrollWidth")
        assert wide == viewport["width"], phase
    ada.page.locator(".mini-quarter").first.click()
    ada.at("player-dialog").wait_for()
    assert ada.violations() == [], "enlarged"


def test_everything_is_visible_at_1366_by_768(enter):
    for players in (2, 3, 4):
        ada = enter()
        ada.open_record(position("disc", players=players))
        assert ada.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1366, 768]
        for testid in (
            "track",
            "forum",
            "own",
            "cards",
            "undo",
            "end-turn",
            "prompt",
            "log",
            "craft-sign",
            f"player-{players - 1}",
        ):
            box = ada.at(testid).bounding_box()
            assert box, testid
            assert box["x"] >= 0, testid
            assert box["x"] + box["width"] <= 1366, testid
            assert box["y"] + box["height"] <= 768, testid
        assert ada.at("log").bounding_box()["height"] >= 50


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_three_languages_without_a_hole(enter, language):
    """A missing key would be shown as itself, in braces or with dashes."""
    ada = enter(language=language, viewport=PHONE)
    for phase in ("take", "build", "fountain", "disc", "card", "pay", "breads", "reward", "craft"):
        ada.open_record(position(phase))
        labels = ada.page.eval_on_selector_all("[aria-label]", "nodes => nodes.map((node) => node.ariaLabel).join('\\n')")
        text = ada.page.inner_text("body") + labels
        assert not re.search(r"\{\s*\$?\w|page-[a-z]|event-[a-z]|undefined|NaN|\[object", text), text
        assert ada.page.evaluate("document.documentElement.scrollWidth") == 390, phase


def test_a_long_level_leaves_a_name_its_line_and_the_points_their_place(enter):
    """Beside “grandmaster” a name was broken into letters, and the points stood outside."""
    ada = enter(viewport=DESKTOP)
    for seat in (1, 2):
        ada.page.locator("article[data-game=carpe_diem]").get_by_test_id(f"seat-{seat}").select_option("grandmaster")
    ada.sit_down("carpe_diem")
    for seat in (1, 2):
        card, name = ada.at(f"player-{seat}"), ada.at(f"enlarge-{seat}")
        expect(card.locator(".tag.level")).to_have_text("GM")
        expect(card.locator(".tag.level")).to_have_attribute("title", re.compile("grandmaster"))
        assert (
            name.evaluate(
                "e => { const r = document.createRange(); r.selectNodeContents(e); return r.getClientRects().length }"
            )
            == 1
        )
        around, points = card.bounding_box(), card.locator(".score").bounding_box()
        assert points["x"] + points["width"] <= around["x"] + around["width"]
