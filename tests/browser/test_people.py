"""People at a table: away and back, a bot that keeps a seat, resting, ending by agreement, talk, and the name on arrival."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from vicus.testing.serving import running_server

from .conftest import DESKTOP, GENEROUS, PHONE, begin
from .friends import lose_line, meet, restore_line, sit

GAME = "bohemian_villages"
HOSTILE = (
    "<img src=x onerror=\"document.title='run'\">",
    "<script>document.title='run'</script>",
    "javascript:alert(1) https://evil.example/ [x](javascript:1) { $name } {{7*7}} &lt;b&gt;",
)


@pytest.fixture(scope="module")
def strict() -> Iterator[str]:
    """A server where nobody loses a seat within a minute."""
    limits = [limit for limit in GENEROUS if not limit.startswith("grace")]
    with running_server("--no-warm", *(o for limit in [*limits, "grace_seconds=60"] for o in ("--limit", limit))) as (url, _):
        yield url


def friends(enter, *names, **more):
    return meet(enter, *names, game=GAME, **more)


def go_away(player) -> str:
    """Closes the page; comes back with `page.goto`."""
    link = player.page.url
    player.page.goto(player.address)
    return link


def wish(player, name: str) -> None:
    """Something of the table's menu, confirmed."""
    player.at("table-menu-button").click()
    player.at(f"menu-{name}").click()
    player.at(f"confirm-{name}-yes").click()


def say(player, text: str) -> None:
    player.at("say").fill(text)
    player.at("say").press("Enter")


def test_a_lost_line_is_said_and_costs_nothing(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    lose_line(ben)
    expect(ben.at("strip-offline")).to_contain_text("You are offline")
    expect(ada.at("away-1")).to_contain_text("away")
    expect(ada.at("strip-away-1")).to_contain_text("Ben has been away for")
    restore_line(ben)
    expect(ben.at("strip-back")).to_contain_text("You are back")
    ada.at("strip-away-1").wait_for(state="detached")
    ada.at("away-1").wait_for(state="detached")
    ben.at("strip-back").wait_for(state="detached")


def test_whoever_is_away_does_not_think(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    go_away(ada)  # it is her turn
    expect(ben.at("away-0")).to_be_visible()
    expect(ben.at("player-0")).not_to_contain_text("thinking")
    expect(ben.at("prompt")).to_contain_text("Ada is away")
    first = ben.at("strip-away-0").inner_text()
    ben.page.wait_for_function(
        "before => document.querySelector('[data-testid=strip-away-0]')?.innerText !== before", arg=first
    )
    expect(ben.at("strips-told")).to_have_text("Ada is away")


def test_before_the_grace_time_nobody_can_take_the_seat(enter, strict):
    ada, ben = friends(enter, "Ada", "Ben", at=strict)
    go_away(ben)
    expect(ada.at("strip-away-1")).to_contain_text("The seat is safe")
    expect(ada.at("replace-1")).to_have_count(0)


def test_a_bot_keeps_a_seat_and_its_owner_takes_it_back(enter):
    ada, ben, cleo = friends(enter, "Ada", "Ben", "Cleo")
    link = go_away(ben)
    ada.at("replace-1").click()
    expect(ada.at("confirm-replace")).to_contain_text("Cleo: not yet")
    assert ada.violations() == []
    ada.at("confirm-replace-yes").click()
    expect(ada.at("strip-away-1")).to_contain_text("1 of 2 agree")
    expect(cleo.at("strip-away-1")).to_contain_text("Ada would let a bot play for Ben")
    cleo.at("replace-1").click()
    expect(cleo.at("confirm-replace")).to_contain_text("Ada: agrees")
    cleo.at("confirm-replace-yes").click()
    for player in (ada, cleo):
        expect(player.at("keeps-1")).to_have_text("plays for Ben")
    ben.page.goto(link)
    expect(ben.at("strip-take-back")).to_contain_text("plays for you")
    assert ben.violations() == []
    ben.at("take-back").click()
    ben.at("strip-take-back").wait_for(state="detached")
    ada.at("keeps-1").wait_for(state="detached")
    expect(ada.at("player-1")).to_contain_text("Ben")


def test_cancelled_is_not_done(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    go_away(ben)
    ada.at("replace-1").click()
    ada.at("confirm-replace-no").click()
    expect(ada.at("replace-1")).to_be_visible()
    expect(ada.at("player-1")).to_contain_text("Ben")


def test_a_game_rests_until_somebody_goes_on(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    ada.my_turn()
    wish(ada, "pause")
    for player in (ada, ben):
        expect(player.at("strip-paused")).to_contain_text("The game rests")
    expect(ada.at("end-turn")).to_be_disabled()
    assert ada.choices() == []
    assert ada.violations() == []
    ben.at("go-on").click()
    ada.at("strip-paused").wait_for(state="detached")
    ada.my_turn()
    ada.step()


def test_a_game_ends_by_agreement(enter):
    """… and is played again, by the same people and before the same eyes."""
    ada, ben, cleo = friends(enter, "Ada", "Ben", "Cleo")
    dora = enter()
    dora.page.goto(ada.page.url)
    dora.at("board").wait_for()
    old = ada.page.url
    wish(ada, "abandon")
    expect(cleo.at("strip-abandon")).to_contain_text("1 of 3")
    cleo.at("abandon-no").click()
    cleo.at("strip-abandon").wait_for(state="detached")
    ada.at("abandon-back").click()
    ada.at("strip-abandon").wait_for(state="detached")
    wish(ada, "abandon")
    ben.at("abandon-agree").click()
    cleo.at("abandon-agree").click()
    for player in (ada, ben, cleo):
        expect(player.at("abandoned")).to_contain_text("Nobody has won")
        assert player.at("export").count() == 0
    assert ada.violations() == []
    ada.at("rematch").click()
    for player in (ada, ben, cleo, dora):
        player.at("room").wait_for()
        assert player.page.url == ada.page.url != old
    begin(ada, ben, cleo)
    for player in (ada, ben, cleo, dora):
        player.at("board").wait_for()


def test_an_ended_game_has_a_word_in_the_lobby(enter):
    (ada,) = [enter(name="Ada")]
    ada.sit_down()
    wish(ada, "abandon")
    ada.at("abandoned").wait_for()
    ada.page.goto(ada.address)
    expect(ada.at("my-tables")).to_contain_text("ended by agreement")


def test_who_leaves_can_come_back_and_who_resigns_cannot(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    link = ben.page.url
    wish(ben, "leave-game")
    ben.at("lobby").wait_for()
    expect(ada.at("keeps-1")).to_have_text("plays for Ben")
    ben.page.goto(link)
    ben.at("take-back").click()
    ben.at("strip-take-back").wait_for(state="detached")
    wish(ben, "resign")
    ben.page.get_by_text("You are watching.").wait_for()
    assert ben.at("strip-take-back").count() == 0
    expect(ada.at("keeps-1")).to_have_count(0)


def test_talk_is_text_and_nothing_else(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    ada.at("talk-button").click()
    for text in HOSTILE:
        say(ada, text)
    expect(ben.at("unread")).to_contain_text("3")
    expect(ben.at("talk-told")).to_contain_text("Ada: ")
    title = ben.page.title()
    ben.at("tab-talk").click()
    ben.at("unread").wait_for(state="detached")
    said = ben.page.locator("[data-testid=said] .words")
    expect(said).to_have_text([re.sub(r"\s+", " ", text) for text in HOSTILE])
    assert ben.page.locator("[data-testid=said] :is(img, script, a, b b)").count() == 0
    assert ben.page.title() == title
    assert ben.violations() == []


def test_signs_by_keyboard(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    ben.at("tab-talk").click()
    ada.page.locator("body").press("w")  # from anywhere on the page
    expect(ada.at("say")).to_be_focused()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Enter")
    expect(ada.at("signs").get_by_role("button")).to_have_count(12)
    ada.at("sign-luck").press("Enter")
    expect(ada.at("say")).to_be_focused()
    expect(ben.page.locator("[data-testid=said][data-sign=luck]")).to_contain_text("Good luck!")


def test_somebody_is_muted_with_one_click_and_heard_again(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    for player in (ada, ben):
        player.at("talk-button").click()
    say(ada, "tomatoes")
    ben.at("said").hover()
    ben.at("mute").click()
    expect(ben.at("muted")).to_contain_text("Ada is muted for you.")
    say(ada, "potatoes")
    ada.at("pick-sign").click()
    ada.at("sign-laugh").click()
    expect(ada.at("said")).to_have_count(3)
    expect(ben.at("said")).to_have_count(0)
    ben.page.reload()
    ben.at("tab-talk").click()
    expect(ben.at("muted")).to_be_visible()
    expect(ben.at("said")).to_have_count(0)
    ben.at("unmute").click()
    expect(ben.at("said")).to_have_count(3)


def test_the_host_switches_talk_off_and_on(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    for player in (ada, ben):
        player.at("talk-button").click()
    assert ben.at("hush").count() == 0
    ada.at("hush").click()
    expect(ben.at("say")).to_be_disabled()
    expect(ben.at("said-list")).to_contain_text("switched talk off")
    ada.at("hush").click()
    expect(ben.at("say")).to_be_enabled()


def test_one_can_write_about_a_move_and_others_see_it_on_the_board(enter):
    ada, ben = friends(enter, "Ada", "Ben")
    ada.play_turn()
    expect(ben.at("ply")).not_to_have_text("move 0")
    ben.at("log-all").click()
    button = ben.at("log-block").last.get_by_test_id("about-move").first
    button.focus()
    button.press("Enter")
    expect(ben.at("about")).to_contain_text("About move")
    say(ben, "Why this?")
    ada.at("tab-talk").click()
    ada.at("to-move").click()
    ada.at("back-to-now").wait_for()
    ada.at("about-this").click()
    expect(ada.at("about")).to_contain_text("About move")


def test_talk_on_a_phone_is_a_sheet(enter):
    ada, ben = friends(enter, "Ada", "Ben", viewport=PHONE)
    ada.at("open-log").click()
    ada.at("book").get_by_test_id("tab-talk").click()
    say(ada, "hello from a phone")
    ben.page.locator("[data-testid=open-log] .unread").wait_for()
    ben.at("open-log").click()
    expect(ben.at("said")).to_contain_text("hello from a phone")
    assert ben.violations() == []
    assert ben.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_friend_is_asked_for_a_name_once(enter):
    ada = enter(name="Ada", named=True)
    ada.at(f"invite-{GAME}").click()
    ada.at("invite-link").wait_for()
    ben = enter()
    ben.page.goto(ada.page.url)
    expect(ben.at("ask-name")).to_be_focused()
    expect(ben.at("ask-name")).to_have_value("")
    assert ben.violations() == []
    ben.page.keyboard.type("Ben")
    ben.page.keyboard.press("Enter")
    ben.at("name-card").wait_for(state="detached")
    expect(ben.at("waiting-name")).to_have_value("Ben")
    ben.page.reload()
    expect(ben.at("waiting-name")).to_have_value("Ben")
    assert ben.at("name-card").count() == 0
    ben.at("waiting-name").fill("Benno")
    ben.at("waiting-name").press("Enter")
    say(ada, "Sit down!")
    expect(ben.at("said")).to_contain_text("Sit down!")
    expect(ben.at("say")).to_be_disabled()
    sit(ben)
    begin(ada, ben)
    ada.at("board").wait_for()
    expect(ada.at("player-2")).to_contain_text("Benno")
    ada.at("settings").click()
    ada.at("settings-name").fill("Ada L.")
    ada.at("settings-name").press("Enter")
    ada.page.keyboard.press("Escape")
    expect(ben.at("player-0")).to_contain_text("Ada L.")


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_overflows(enter, language, scheme):
    """The strips take room from the board, and lie over nothing of it; all words are there in every language."""
    ada, ben = friends(enter, "Ada", "Ben", language=language, scheme=scheme)
    go_away(ben)
    ada.at("replace-1").wait_for()
    wish(ada, "pause")
    ada.at("strip-paused").wait_for()
    ada.at("talk-button").click()
    ada.at("pick-sign").click()
    assert ada.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == list(
        DESKTOP.values()
    )
    strips, board = ada.at("strips").bounding_box(), ada.at("board").bounding_box()
    assert strips
    assert board
    assert strips["y"] + strips["height"] <= board["y"] + 1
    text = ada.page.inner_text("body")
    ada.at("pick-sign").click()
    ada.at("table-menu-button").click()
    text += ada.at("table-menu").inner_text()
    assert not re.search(r"\{\s*\$?\w|page-[a-z]|undefined|\[object", text), text
    assert ada.violations() == []
