"""Friends at two browsers and no server: a table in one of them, a data channel between them, links both ways."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import vicus

from ..conftest import ARGUMENTS, CHROMIUM, DESKTOP
from .conftest import LINE
from .site import LOADING, Site

pytestmark = [pytest.mark.browser, pytest.mark.compile]

FRIEND = (Path(__file__).parent / "friend.js").read_text("utf-8")
NEXT_DAYS = "{ const now = Date.now; Date.now = () => now() + 2 * 86_400_000 }"


@dataclass
class People:
    """Whoever has a browser in a test, and what goes wrong in any of them."""

    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def come(self, *scripts: str) -> Page:
        """Somebody else, with a browser of their own."""
        context = self.browser.new_context(bypass_csp=True, viewport=DESKTOP, locale="en", reduced_motion="reduce")
        self.contexts.append(context)
        for script in (LINE, *scripts):
            context.add_init_script(script)
        return self.tab(context)

    def tab(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.set_default_timeout(LOADING)
        page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        page.on("dialog", lambda dialog: dialog.accept())
        return page


@pytest.fixture(scope="module")
def apart(browser: Browser) -> Iterator[Browser]:
    """Tells addresses instead of names that the network has to answer (mDNS): not every machine that runs tests does that."""
    arguments = [*ARGUMENTS, "--disable-features=WebRtcHideLocalIpsWithMdns"]
    apart = browser.browser_type.launch(executable_path=CHROMIUM, args=arguments)
    yield apart
    apart.close()


@pytest.fixture
def people(apart: Browser) -> Iterator[People]:
    people = People(apart)
    yield people
    for context in people.contexts:
        context.close()
    assert people.problems == []


def host(page: Page, address: str, game: str) -> None:
    """Anna makes a table for two, and waits."""
    page.goto(address)
    page.get_by_test_id("name").fill("Anna")
    page.get_by_test_id("name").press("Enter")
    page.locator(f"article[data-game={game}]").get_by_test_id("seat-2").select_option("remove")
    page.get_by_test_id(f"invite-{game}").click()
    page.wait_for_url("**/#/t/*")
    page.get_by_test_id("invite-friend").click()


def invitation(page: Page) -> str:
    link = page.get_by_test_id("invitation-link")
    link.wait_for()
    return link.input_value()


def reply(page: Page) -> str:
    link = page.get_by_test_id("reply-link")
    link.wait_for()
    return link.input_value()


def meet(anna: Page, ben: Page, name: str = "Ben") -> None:
    """The link goes there, the answer comes back."""
    ben.goto(invitation(anna))
    ben.get_by_test_id("friend-name").fill(name)
    ben.get_by_test_id("friend-name").press("Enter")
    anna.get_by_test_id("answer").fill(reply(ben))
    anna.get_by_test_id("connect").click()
    anna.get_by_test_id("friend-came").wait_for()
    ben.wait_for_url("**/#/t/*")
    anna.get_by_test_id("invite-done").click()


def begin(anna: Page, ben: Page) -> None:
    ben.get_by_test_id("take-seat").click()
    ben.get_by_test_id("ready").click()
    anna.get_by_test_id("is-ready-1").wait_for()
    anna.get_by_test_id("start").click()
    for page in (anna, ben):
        page.locator("main.table").wait_for()
        page.wait_for_function("window.table.now?.status === 'playing'")


def play(anna: Page, ben: Page, most: int) -> list[str]:
    """Both at the same time; what became of the game."""
    for page in (anna, ben):
        page.evaluate("window.ask({ type: 'prefer', table: table.now.id, auto_end: true, bot_speed: 0 })")
        page.evaluate(f"void (window.done = window.play({most}).then((status) => (window.status = status)))")
    while True:
        for page in (anna, ben):
            page.wait_for_timeout(50)
        found = [page.evaluate("window.status ?? ''") for page in (anna, ben)]
        if any(found):
            for page in (anna, ben):  # the other one stops, too
                page.evaluate("window.playing = null, window.done")
                page.evaluate("window.status = undefined")
            return found


def test_a_whole_game_and_nothing_hidden_crosses_the_line(people: People, site: Site) -> None:
    anna, ben = people.come(), people.come(FRIEND)
    asked: list[str] = []
    ben.on("request", lambda request: asked.append(request.url))
    host(anna, site.address, "carpe_diem")
    meet(anna, ben)
    expect(ben.get_by_test_id("friends-note")).to_contain_text("Anna")
    begin(anna, ben)
    assert anna.evaluate("table.now.view.seats[0].fountains") == []  # her own, which nobody else may know
    site.stop()  # from now on there is nothing but the two of them
    assert "over" in play(anna, ben, 10_000)
    ben.wait_for_function("window.table.now.status === 'over'")
    anna.wait_for_function("window.table.now.status === 'over'")

    anna.evaluate("window.table.record = null; window.ask({ type: 'export', table: table.now.id })")
    anna.wait_for_function("window.table.record")
    match = vicus.load(anna.evaluate("window.table.record"))
    assert match.over
    assert [score.total for score in match.scores()] == ben.evaluate("table.now.scores.map((score) => score.total)")

    told: list[dict[str, Any]] = ben.evaluate("window.table.told")
    states = [state for state in told if state["type"] == "table"]
    during = [state["view"] for state in states if state["status"] == "playing"]
    assert {state["you"] for state in states} <= {None, 1}
    assert {view["viewer"] for view in during} == {1}
    assert {json.dumps(view["seats"][0]["fountains"]) for view in during} == {"null"}
    assert {kind["type"] for kind in told} <= {"welcome", "table", "talk", "notice", "error"}
    assert not any("pyodide" in url or "/table/" in url for url in asked)
    assert ben.workers == []
    for page in (anna, ben):
        assert page.evaluate("table.errors") == []


def test_they_talk_and_the_friend_may_look_elsewhere(people: People, site: Site) -> None:
    anna, ben = people.come(), people.come(FRIEND)
    host(anna, site.address, "bohemian_villages")
    meet(anna, ben)
    begin(anna, ben)
    ben.keyboard.press("w")
    ben.keyboard.type("Hello Anna")
    ben.keyboard.press("Enter")
    expect(anna.get_by_text("Hello Anna").first).to_be_attached()

    ben.goto(f"{site.address}#/")  # to tables of one's own, without a reload
    ben.get_by_test_id("lobby").wait_for()
    expect(ben.get_by_test_id("my-tables").get_by_role("link")).to_have_count(0)
    ben.evaluate("window.table.now = null")
    ben.get_by_test_id("friends-to-table").click()
    ben.wait_for_function("window.table.now?.you === 1")
    expect(ben.locator("main.table")).to_be_visible()


def test_both_come_back_to_their_seats(people: People, site: Site) -> None:
    anna, ben = people.come(), people.come(FRIEND)
    host(anna, site.address, "bohemian_villages")
    meet(anna, ben)
    begin(anna, ben)
    play(anna, ben, 12)

    ben.reload()
    ben.get_by_test_id("with-page").wait_for()
    expect(ben.get_by_test_id("with-page")).to_contain_text("Anna")
    anna.get_by_test_id("invite-again-1").click()
    link = invitation(anna)
    ben.get_by_test_id("with-link").fill(link)
    ben.get_by_test_id("with-go").click()
    answer = people.tab(people.contexts[0])  # as a link, in another tab of her browser
    answer.goto(reply(ben))
    expect(answer.get_by_test_id("answer-page")).to_have_attribute("data-found", "took")
    answer.close()
    anna.get_by_test_id("invite-done").click()
    ben.wait_for_function("window.table.now?.you === 1")
    number = ben.evaluate("window.table.now.number")
    assert number > 0

    anna.reload()
    ben.get_by_test_id("friends-return").click()
    anna.wait_for_function("window.table?.now?.view")
    anna.get_by_test_id("table-menu-button").click()
    anna.get_by_test_id("menu-invite").click()
    ben.evaluate("window.table.now = null")
    meet(anna, ben)
    ben.wait_for_function("window.table.now?.you === 1")
    assert ben.evaluate("window.table.now.number") >= number
    play(anna, ben, 2)
    assert anna.evaluate("window.table.now.seats.map((seat) => seat.name)") == ["Anna", "Ben"]


def test_the_tables_may_move_to_another_tab_of_the_host(people: People, site: Site) -> None:
    first, ben = people.come(), people.come(FRIEND)
    first.goto(site.address)
    first.wait_for_function("window.table && document.querySelector('[data-testid=static-loading]') === null")
    first.get_by_test_id("lobby").wait_for()
    anna = people.tab(people.contexts[0])
    host(anna, site.address, "bohemian_villages")
    meet(anna, ben)
    begin(anna, ben)
    play(anna, ben, 2)
    first.close()
    ben.evaluate("window.table.now = null")
    ben.wait_for_function("window.table.now?.you === 1")
    play(anna, ben, 2)
    assert ben.evaluate("table.errors") == []


def test_a_stranger_gets_nothing(people: People, site: Site) -> None:
    anna, eve = people.come(), people.come(FRIEND)
    host(anna, site.address, "bohemian_villages")
    other = people.tab(people.contexts[0])
    other.goto(site.address)
    other.get_by_test_id("play-helvetia").click()
    other.wait_for_url("**/#/t/*")
    secret = other.url.split("/")[-1]
    meet(anna, eve, "Eve")
    eve.wait_for_function("window.table.now")
    for request, code in (
        ({"type": "lobby"}, "not_allowed"),
        ({"type": "waits"}, "not_allowed"),
        ({"type": "forget"}, "not_allowed"),
        ({"type": "my_games"}, "not_allowed"),
        ({"type": "create", "game": "helvetia", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "not_allowed"),
        ({"type": "open", "table": secret}, "unknown_table"),
        ({"type": "export", "table": secret}, "unknown_table"),
        ("nonsense", "malformed"),
    ):
        eve.evaluate("window.table.errors = []")
        eve.evaluate("window.sendText", request if isinstance(request, str) else json.dumps(request))
        eve.wait_for_function("window.table.errors.length > 0")
        assert eve.evaluate("window.table.errors[0].code") == code
    assert {told["id"] for told in eve.evaluate("window.table.told") if told["type"] == "table"} == {anna.url.split("/")[-1]}

    eve.evaluate("window.sendText('x'.repeat(20_000))")  # more than anybody says
    eve.wait_for_function("window.isClosed")
    eve.get_by_test_id("friends-broken").wait_for()
    anna.get_by_test_id("add-seat").click()  # the table goes on
    anna.get_by_test_id("place-2").wait_for()


def test_what_is_no_code_is_told_so(people: People, site: Site) -> None:
    anna, ben = people.come(), people.come(FRIEND)
    host(anna, site.address, "bohemian_villages")
    link = invitation(anna)
    fault = anna.get_by_test_id("answer-fault")
    for text, words in ((link, "link for your friend"), ("hello", "not a whole link"), (link[:-4], "not a whole link")):
        anna.get_by_test_id("answer").fill(text)
        anna.get_by_test_id("connect").click()
        expect(fault).to_contain_text(words)

    ben.goto(link[:-3])
    expect(ben.get_by_test_id("with-fault")).to_contain_text("not a whole link")
    ben.goto(link)
    answer = reply(ben)
    ben.goto(answer.replace("#/answer/", "#/with/"))
    expect(ben.get_by_test_id("with-fault")).to_contain_text("This is an answer")
    ben.goto(answer)  # where nobody waits for it
    expect(ben.get_by_test_id("answer-page")).to_have_attribute("data-found", "nobody")

    late = people.come(NEXT_DAYS)
    late.goto(link)
    expect(late.get_by_test_id("with-fault")).to_contain_text("older than a day")

    anna.reload()  # the link is nobody's any more
    anna.get_by_test_id("invite-friend").click()
    invitation(anna)
    anna.get_by_test_id("answer").fill(answer)
    anna.get_by_test_id("connect").click()
    expect(fault).to_contain_text("none of the links")


def test_a_link_of_one_s_own_leads_nowhere(people: People, site: Site) -> None:
    anna = people.come()
    host(anna, site.address, "bohemian_villages")
    link = invitation(anna)
    other = people.tab(people.contexts[0])
    other.goto(link)
    anna.get_by_test_id("answer").fill(reply(other))
    anna.get_by_test_id("connect").click()
    expect(other.get_by_test_id("with-fault")).to_contain_text("made in this browser")
    anna.get_by_test_id("invite-renew").wait_for()
    anna.reload()  # the table is still hers
    anna.get_by_test_id("invite-friend").wait_for()
