"""Looking back at a finished game: the page as people use it, by mouse and keyboard, on a desk and on a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import vicus

from .conftest import DESKTOP, PHONE
from .test_recorded import bring

PLAYERS = 2


def played() -> str:
    match = vicus.game("bohemian_villages").new(players=PLAYERS, seed=11)
    match.about = vicus.About([vicus.Person("Ada"), vicus.Person("Rosa", "casual")])
    rng = random.Random(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match.save()


@pytest.fixture(scope="module")
def record() -> str:
    return played()


@pytest.fixture(scope="module")
def planner() -> None:
    """The server of the tests compiles nothing by itself, and nothing is judged before that is done."""
    from vicus.engine.engines import planner

    planner("bohemian_villages", vicus.game("bohemian_villages").box)


def look_back(player, record: str) -> None:
    bring(player, record)
    player.at("result").get_by_test_id("look-back").click()
    player.at("chart").wait_for()


def until_judged(player, least: int) -> None:
    player.page.wait_for_function(
        "least => Number(document.querySelector('[data-testid=look]')?.dataset.judged) >= least", arg=least, timeout=150_000
    )


def at(player) -> int:
    return int(player.at("look").get_attribute("data-at") or -1)


def scrolls(player) -> list[bool]:
    """Whether the page is larger than the window: down, and to the side."""
    return list(
        player.page.evaluate("(e => [e.scrollHeight > innerHeight, e.scrollWidth > innerWidth])(document.documentElement)")
    )


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
@pytest.mark.usefixtures("planner")
def test_from_the_result_to_what_was_better_and_on_from_there(enter, record):
    ada = enter()
    look_back(ada, record)
    assert scrolls(ada) == [False, False]
    until_judged(ada, 5)

    # one cursor for everything, by keyboard
    ada.page.keyboard.press("Home")
    expect(ada.at("look")).to_have_attribute("data-at", "0")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.at("look")).not_to_have_attribute("data-at", "0")
    ada.page.wait_for_url("**#/look/*/" + str(at(ada)))
    ada.page.keyboard.press("End")
    expect(ada.at("look-now")).to_contain_text("100")
    ada.page.keyboard.press("Home")
    expect(ada.at("small-board").locator("[data-target]").first).to_be_attached()
    expect(ada.at("decision")).to_contain_text("could do")

    # the same figures as a table, and what winners do
    ada.at("view-table").click()
    expect(ada.at("look-table").locator("tbody tr").first).to_be_visible()
    ada.at("view-lines").click()
    expect(ada.at("sources").locator("figure").first).to_contain_text("typical")
    ada.at("show-uses").click()
    expect(ada.at("uses").locator("li").first).to_be_visible()
    assert scrolls(ada) == [False, False]
    assert ada.violations() == []

    # another way on from here, and back to the same place
    here = ada.page.url
    ada.at("try").click()
    ada.at("back-to-game").click()
    ada.at("chart").wait_for()
    ada.page.wait_for_url(here)
    expect(ada.at("look")).to_have_attribute("data-at", "0")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_everything_is_in_one_column(enter, record, scheme):
    ada = enter(viewport=PHONE, scheme=scheme, touch=True, language="de")
    look_back(ada, record)
    assert scrolls(ada) == [True, False]
    narrow = "[...document.querySelectorAll('.look-back button, .look-back a.btn')].filter(b => b.offsetParent"
    small = ada.page.evaluate(
        f"{narrow} && !b.closest('.stage, .flags, .decisions') && b.offsetHeight < 39).map(b => b.outerHTML)"
    )
    assert small == []
    assert ada.violations() == []


def test_a_link_leads_to_the_same_moment_for_somebody_else(enter, record):
    ada, ben = enter(), enter(viewport=DESKTOP, scheme="dark", language="ru")
    look_back(ada, record)
    ada.page.keyboard.press("End")
    ada.page.keyboard.press(",")
    ada.page.wait_for_url(f"**/{at(ada)}")
    ben.page.goto(ada.page.url)
    ben.at("chart").wait_for()
    expect(ben.at("look")).to_have_attribute("data-at", str(at(ada)))
    assert scrolls(ben) == [False, False]
