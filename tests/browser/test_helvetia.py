"""Helvetia at the table: persons, payments, villages, by mouse, finger and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect

import vicus
from vicus.bots.greedy import GreedyBot

from .conftest import DESKTOP, PHONE

GAME = "helvetia"


@cache
def position(name: str, players: int = 3, **options: str) -> str:
    """A record that ends where the first player is asked something."""
    wanted = POSITIONS[name]
    for seed in range(60):
        game, chance = vicus.game(GAME), Random(seed)
        match, bot = game.new(players=players, seed=seed, **options), GreedyBot(game, seed)
        while not match.over:
            view = match.view(0)
            if match.seat == 0 and wanted(view, match):
                return match.save()
            legal = match.legal()
            match.play(chance.choice(legal) if chance.random() < 0.3 else bot.choose(match.view(match.seat), legal))
    raise AssertionError(name)


def texts(match, word: str) -> list[str]:
    return [action.text for action in match.legal() if action.text.startswith(word)]


def is_turn(view, match) -> bool:
    return view["phase"] == "act" and view["turn"]["paid"] == 0


def instead(match) -> tuple[str, str] | None:
    """A building whose payment can be changed, and the place of a villager who could work instead."""
    view = match.view(0)
    for text, preview in match.preview().items():
        if not text.startswith("build ") or not preview["plan"] or not preview["plan"][0].startswith("work "):
            continue
        good = preview["steps"][0]["good"]
        busy = [(one["village"], one["place"]) for one in preview["steps"] if one["do"] == "work"]
        for village in view["villages"]:
            for place in village["places"]:
                who = place["home"] if village["seat"] == 0 else place["guest"]
                mine = who and (village["seat"] == 0 or who["seat"] == 0) and not who["asleep"]
                kind = place["kind"]
                if not mine or (village["village"], place["place"]) in busy:
                    continue
                if view["buildings"][kind]["output"] == good or good in view["buildings"][kind]["exchanges"]:
                    return text, f"{village['village']}-{place['place']}"
    return None


def both_sources(match) -> list[str]:
    """Villages and places that somebody from the centre and somebody from the school could marry into."""
    centre, school = (
        {text.split(maxsplit=2)[2] for text in texts(match, f"marry {source} ")} for source in ("centre", "school")
    )
    return sorted(centre & school)


POSITIONS: dict[str, Callable] = {
    "turn": lambda view, match: is_turn(view, match) and view["round"] > 2 and len(texts(match, "build ")) > 1,
    "pay": lambda view, match: (
        is_turn(view, match)
        and any(
            text.startswith("build ") and len(one["plan"]) > 1 and one["steps"][0]["good"] in ("wood", "brick", "stone")
            for text, one in match.preview().items()
        )
    ),
    "instead": lambda view, match: is_turn(view, match) and instead(match) is not None,
    "extra": lambda view, match: is_turn(view, match) and texts(match, "extra ") and view["round"] > 1,
    "sleepers": lambda view, match: is_turn(view, match) and texts(match, "wake 0 ") and texts(match, "wake 1 "),
    "couple": lambda view, match: is_turn(view, match) and len(texts(match, "bear ")) > 1,
    "source": lambda view, match: is_turn(view, match) and both_sources(match),
    "neutral beside": lambda view, match: (
        view["phase"] == "act" and view["turn"]["paid"] == 1 and texts(match, "neutral marry") and texts(match, "deliver ")
    ),
    "neutral": lambda view, match: is_turn(view, match) and texts(match, "neutral build") and texts(match, "neutral marry"),
    **{
        phase: lambda view, match, phase=phase: view["phase"] == phase and len(match.legal()) > 1
        for phase in (
            *("draft", "lay", "neutral_kind", "neutral_place", "neutral_sex", "pair_1", "pair_2", "pair_3"),
            *("worker", "input", "place", "mover", "dowry", "school"),
        )
    },
}


def test_a_payment_is_proposed_and_shown_in_the_village(enter):
    ada = enter()
    ada.open_record(position("pay"))
    kinds = ada.page.locator("[data-testid^=kind-]:not(.off)")
    ada.at("person-builder").click()
    for kind in kinds.all():
        kind.click()
        if ada.page.locator(".lot.used").count():
            break
    ada.at("plan").locator(".pay-step").first.wait_for()
    expect(ada.at("hint")).to_contain_text("asleep")
    expect(ada.at("hint")).to_contain_text("coin")
    ada.page.locator(".lot.used").first.wait_for()
    number = ada.number
    ada.page.locator(".own .lot.open.hinted").first.click()
    ada.until_moved(number)
    ada.page.wait_for_function(
        "() => !document.querySelector('[data-testid=plan]')"
        "&& document.querySelector('.lot.last, [data-testid=answer-in-woman]')"
    )


def test_another_villager_works_instead(enter):
    record = position("instead")
    match = vicus.load(record)
    build, name = instead(match)
    ada = enter()
    ada.open_record(record)
    ada.at(f"kind-{build.split()[1]}").click()
    other = ada.at(f"lot-{name}")
    expect(other).to_contain_class("hinted")
    number = ada.number
    other.click()
    ada.until_moved(number)
    ada.page.locator(f"[data-testid=lot-{name}] .villager.asleep").wait_for()  # who was clicked has worked
    while ada.at("confirm").count():
        number = ada.number
        ada.page.keyboard.press("Enter")
        ada.until_moved(number)
    ada.page.locator(".lot.open.legal").first.wait_for()  # the rest was proposed anew, and now a place is asked for


def test_a_good_is_bought_instead(enter):
    ada = enter()
    ada.open_record(position("pay"))
    for kind in ada.page.locator("[data-testid^=kind-]:not(.off)").all():
        kind.click()
        if ada.at("step-0").count():
            break
    number = ada.number
    ada.at("step-0").click()
    ada.until_moved(number)
    ada.at("log").get_by_text("buys").first.wait_for()


def test_escape_goes_back_one_choice_at_a_time(enter):
    ada = enter()
    ada.open_record(position("turn"))
    ada.page.mouse.move(1, 1)  # what lies under the pointer is told in the prompt
    start = ada.at("prompt").inner_text()
    ada.page.keyboard.press("1")
    expect(ada.at("prompt")).not_to_have_text(start, use_inner_text=True)
    ada.page.locator("[data-testid^=kind-][data-legal]").first.click()
    ada.page.mouse.move(1, 1)
    expect(ada.at("confirm")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.at("confirm")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.page.mouse.move(1, 1)
    ada.page.evaluate("document.activeElement.blur()")
    expect(ada.at("prompt")).to_have_text(start, use_inner_text=True)


def test_the_tile_is_a_mode_of_its_own(enter):
    ada = enter()
    ada.open_record(position("extra"))
    expect(ada.page.locator(".with-tile")).to_have_count(0)
    ada.page.locator("[data-testid^=extra-][data-legal]").first.click()
    ada.page.locator(".with-tile").wait_for()
    expect(ada.page.locator(".person-place.tiled")).to_have_count(1)
    expect(ada.at("hint")).to_contain_text("coin")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".with-tile")).to_have_count(0)
    ada.page.keyboard.press("x")
    ada.page.locator(".with-tile").wait_for()
    ada.step(0)
    expect(ada.at("log")).to_contain_text("uses the tile")


def test_a_quarter_shows_who_would_wake(enter):
    ada = enter()
    ada.open_record(position("sleepers"))
    ada.at("person-watchman").click()
    quarter = ada.page.locator("[data-testid^=quarter-0-][data-legal]").first
    expect(quarter).to_have_attribute("aria-label", re.compile("would wake"))
    quarter.hover()
    ada.page.locator(".own .lot.wakes").first.wait_for()
    expect(ada.at("hint")).to_contain_text("wake")
    ada.page.locator("[data-testid^=quarter-1-][data-legal]").first.wait_for()  # other villages too
    asleep = ada.page.locator(".own .villager.asleep").count()
    assert asleep > 0
    number = ada.number
    quarter.click()
    ada.until_moved(number)
    expect(ada.page.locator(".own .villager.asleep").nth(asleep - 1)).to_have_count(0)  # fewer than before


def test_a_child_for_a_couple_by_a_direct_click(enter):
    ada = enter()
    record = position("couple")
    place = texts(vicus.load(record), "bear ")[0].split()[1]
    ada.open_record(record)
    ada.at(f"lot-0-{place}").click()
    number = ada.number
    ada.page.locator(".replies .reply", has_text="girl").click()
    ada.until_moved(number)
    expect(ada.at("log")).to_contain_text("a girl is born")
    expect(ada.page.locator(".school .newborn")).to_have_count(1)


def test_what_is_chosen_stays_when_the_same_state_comes_once_more(enter):
    ada = enter(delay=700)
    record = position("couple")
    ada.open_record(record)
    ada.at(f"lot-0-{texts(vicus.load(record), 'bear ')[0].split()[1]}").click()
    ada.page.wait_for_timeout(1_500)
    expect(ada.page.locator(".replies .reply", has_text="girl")).to_have_count(1)


def test_from_the_centre_or_from_the_school(enter):
    ada = enter()
    record = position("source")
    village, place = both_sources(vicus.load(record))[0].split()
    ada.open_record(record)
    ada.at(f"lot-{village}-{place}").click()
    expect(ada.page.locator(".replies .reply")).to_have_count(2)
    number = ada.number
    ada.page.keyboard.press("2")
    ada.until_moved(number)
    expect(ada.at("log")).to_contain_text("marries off")


def test_the_neutral_coin(enter):
    ada = enter()
    ada.open_record(position("neutral", players=2))
    ada.at("neutral-coin").click()
    ada.page.locator(".own [data-testid^=lot-0-][data-legal]").first.wait_for()  # a neutral villager can marry in
    number = ada.number
    ada.page.locator("[data-testid^=kind-][data-legal]").first.click()
    ada.until_moved(number)
    place = ada.page.locator("[data-testid=neutral] [data-testid^=lot-2-][data-legal]").first
    number = ada.number
    place.click()
    ada.until_moved(number)


def test_the_neutral_coin_beside_the_person_of_the_turn(enter):
    """With the option it stands for one action: afterwards the turn goes on with the same person."""
    ada = enter()
    ada.open_record(position("neutral beside", players=2, neutral_coin="action"))
    expect(ada.at("neutral-coin")).to_have_attribute("data-legal", "true")
    ada.at("neutral-coin").click()
    number = ada.number
    ada.page.locator(".own [data-testid^=lot-0-][data-legal]").first.click()
    ada.until_moved(number)
    ada.page.locator("[data-testid^=good-][data-legal]").first.wait_for()
    expect(ada.at("neutral-coin")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "clicked", "words"),
    [
        ("turn", "[data-testid=end-turn]", r"H-30"),
        ("turn", ".house-card.off", r"H-5\d"),
        ("turn", ".own .lot.open", r"H-\d"),
        ("turn", ".good.mine, [data-testid=good-cowbell]", r"H-[46]\d"),
        ("lay", "[data-testid=person-builder]", r"H-1\d"),
        ("dowry", "[data-testid=end-turn]", r"H-81"),
    ],
)
def test_an_illegal_click_answers_with_the_rule(enter, name, clicked, words):
    ada = enter()
    ada.open_record(position(name))
    ada.page.locator(clicked).first.click(force=True)
    expect(ada.at("why")).to_contain_text(re.compile(words, re.DOTALL))


@pytest.mark.parametrize(
    ("phase", "players"),
    [
        *(
            (phase, 3)
            for phase in ("draft", "lay", "pair_1", "pair_2", "pair_3", "worker", "input", "place", "mover", "dowry", "school")
        ),
        *((phase, 2) for phase in ("neutral_kind", "neutral_place", "neutral_sex")),
    ],
)
def test_every_question_has_answers(enter, phase, players):
    ada = enter()
    ada.open_record(position(phase, players))
    assert ada.my_turn()
    number = ada.number
    ada.step(1)
    ada.until_moved(number)


def test_the_chain_of_a_good_is_shown(enter):
    ada = enter()
    ada.open_record(position("turn"))
    ada.at("good-cheese").hover()
    expect(ada.page.locator(".market .link.on")).to_have_count(2)
    expect(ada.at("hint")).to_contain_text(re.compile("cheese dairy.*goat shed.*well"))


def test_another_village_enlarges(enter):
    ada = enter()
    ada.open_record(position("turn"))
    ada.page.locator(".mini-village .enlarger").first.click()
    dialog = ada.at("player-dialog")
    dialog.wait_for()
    dialog.locator("[data-testid^='big-1-']").nth(9).wait_for()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_awake_and_asleep_women_and_men_have_different_shapes(enter):
    ada = enter()
    ada.open_record(position("sleepers"))
    shapes = ada.page.eval_on_selector_all(
        ".hamlet .villager use:first-child", "nodes => [...new Set(nodes.map((node) => node.getAttribute('href')))]"
    )
    assert {"#icon-hv-woman-awake", "#icon-hv-man-awake"} <= set(shapes)
    assert any("asleep" in shape for shape in shapes)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(enter, viewport, scheme):
    ada = enter(viewport=viewport, scheme=scheme)
    for name, players in (("draft", 2), ("turn", 3), ("neutral", 2), ("worker", 3), ("dowry", 3)):
        ada.open_record(position(name, players))
        ada.my_turn()
        ada.page.mouse.move(1, 1)
        assert ada.violations() == [], name
        if name == "turn":
            for key in "123":
                ada.page.keyboard.press(key)
                assert ada.violations() == [], (name, key)
        assert ada.page.evaluate("document.documentElement.scrollWidth") == viewport["width"], name
    ada.at("enlarge-1").click()
    ada.at("player-dialog").wait_for()
    assert ada.violations() == [], "enlarged"


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_everything_is_visible_at_1366_by_768(enter, language):
    ada = enter(language=language)
    for players in (2, 3, 4):
        ada.open_record(position("turn", players))
        assert ada.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1366, 768]
        others = ["neutral"] if players == 2 else []
        names = ["persons", "own", "offer", "market", "undo", "end-turn", "prompt", "log", f"player-{players - 1}", *others]
        for testid in names:
            box = ada.at(testid).bounding_box()
            assert box, testid
            assert box["x"] >= 0, testid
            assert box["x"] + box["width"] <= 1366, testid
            assert box["y"] + box["height"] <= 768, testid
        bar = ada.page.locator("footer.actions").bounding_box()
        for testid in ("own", "offer", f"player-{players - 1}", *others):
            box = ada.at(testid).bounding_box()
            assert box["y"] + box["height"] <= bar["y"], testid
        assert ada.at("log").bounding_box()["height"] >= 50


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_three_languages_without_a_hole(enter, language):
    """A missing key would be shown as itself, in braces or with dashes."""
    ada = enter(language=language, viewport=PHONE)
    for name, players in (
        ("draft", 3),
        ("pair_2", 3),
        ("neutral_place", 2),
        ("turn", 3),
        ("extra", 3),
        ("worker", 3),
        ("dowry", 3),
        ("school", 3),
    ):
        ada.open_record(position(name, players))
        for key in ("", "1", "2", "3", "4", "5"):
            if key:
                ada.page.keyboard.press(key)
            labels = ada.page.eval_on_selector_all("[aria-label]", "nodes => nodes.map((node) => node.ariaLabel).join('\\n')")
            text = ada.page.inner_text("body") + labels
            assert not re.search(r"\{\s*\$?\w|page-[a-z]|event-[a-z]|kind-[a-z]|undefined|NaN|\[object", text), text
            if name != "turn":
                break
        assert ada.page.evaluate("document.documentElement.scrollWidth") == 390, name
