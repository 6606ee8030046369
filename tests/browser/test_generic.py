"""Games that the page was not built with: the generic board, and boards that a package brings.

The server plays a game that it knows; on the way to the page it gets a name that the page has never heard of.
"""

import json
import re

import pytest

from .conftest import DESKTOP, PHONE

pytestmark = pytest.mark.xdist_group("browser")

KNOWN, STRANGE = "bohemian_villages", "strange_game"
PLAYS_FIRST = """
export default {
  mount(element, host) {
    const button = document.createElement('button')
    const list = document.createElement('p')
    element.append(button, list)
    let first
    button.dataset.testid = 'play-first'
    button.onclick = () => host.act(first)
    return {
      update({ view, legal, seat, you, scores, highlight }) {
        first = legal[0]
        button.textContent = first ? first.text : 'nothing'
        button.className = highlight.includes(first?.text) ? 'lit' : ''
        list.textContent = `${host.say('title')}: ${view.villages.length} villages, ${seat}, ${you}, ${scores.length}`
      },
      destroy() { element.replaceChildren() },
    }
  },
}
"""


def disguise(part: str | None = None):
    """A game as if it had come as a package, with a board of its own or without."""

    def prepare(context):
        def meet(route):
            server = route.connect_to_server()

            def answer(text):
                message = json.loads(text.replace(f'"{KNOWN}"', f'"{STRANGE}"'))
                for game in message.get("games", []):
                    game["part"] = game["name"] == STRANGE and part is not None
                route.send(json.dumps(message))

            route.on_message(lambda text: server.send(text.replace(f'"{STRANGE}"', f'"{KNOWN}"')))
            server.on_message(answer)

        def fetch(route):
            route.fulfill(response=route.fetch(url=route.request.url.replace(STRANGE, KNOWN)))

        context.route_web_socket(re.compile("/ws$"), meet)
        context.route(re.compile(f"/api/.*/{STRANGE}/"), fetch)
        if part is not None:
            script = {"body": part, "content_type": "text/javascript"}
            context.route(re.compile(f"/parts/{STRANGE}/part.js"), lambda route: route.fulfill(**script))

    return prepare


@pytest.mark.parametrize(("viewport", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_a_game_without_a_part_can_be_played_by_everybody(enter, viewport, scheme):
    ada = enter(viewport=viewport, scheme=scheme, prepare=disguise())
    ada.page.get_by_role("heading", name="Bohemian Villages").wait_for()
    assert ada.violations() == [], "lobby"
    ada.sit_down(STRANGE)
    ada.my_turn()
    assert ada.violations() == [], "table"
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    if viewport is DESKTOP:
        assert ada.page.evaluate("document.documentElement.scrollHeight") == DESKTOP["height"]
    for _ in range(3):
        ada.play_turn()
    ada.my_turn()
    if viewport is PHONE:
        ada.at("open-log").click()
    assert ada.at("log").locator("li").count() > 3


def test_it_can_be_played_with_the_keyboard_alone(enter):
    ada = enter(prepare=disguise())
    ada.sit_down(STRANGE)
    ada.my_turn()
    number = ada.number
    ada.page.keyboard.press("n")
    assert ada.focused().startswith("action-")
    ada.page.keyboard.press("Enter")
    ada.until_moved(number)
    number = ada.number
    ada.page.keyboard.press("1")
    ada.until_moved(number)
    if not ada.at("undo").is_disabled():
        number = ada.number
        ada.page.keyboard.press("u")
        ada.until_moved(number)


def test_a_turn_that_cannot_end_says_what_is_missing(enter):
    ada = enter(prepare=disguise())
    ada.sit_down(STRANGE)
    ada.my_turn()
    ada.page.keyboard.press("e")
    ada.at("why").wait_for()
    asked = ada.at("prompt").inner_text().splitlines()[0].strip()
    assert asked in ada.at("why").inner_text()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_its_words_are_those_of_the_package(enter, language):
    ada = enter(language=language, prepare=disguise())
    title = {"en": "Bohemian Villages", "de": "Böhmische Dörfer", "ru": "Богемские деревни"}[language]
    ada.page.get_by_role("heading", name=title).wait_for()
    ada.sit_down(STRANGE)
    ada.my_turn()
    assert not re.search(r"\{\s*\$?\w|page-[a-z]|event-[a-z]|undefined|\[object", ada.page.inner_text("body"))


def test_a_hint_points_at_its_button(enter):
    ada = enter(prepare=disguise())
    ada.sit_down(STRANGE)
    ada.my_turn()
    ada.page.keyboard.press("h")
    ada.at("hint-panel").wait_for()
    ada.page.locator(".place.do.lit").first.wait_for()


def test_a_package_can_bring_its_own_board(enter):
    ada = enter(prepare=disguise(PLAYS_FIRST))
    ada.sit_down(STRANGE)
    ada.my_turn()
    board = ada.at("board")
    assert "Bohemian Villages: 8 villages, 0, 0, 3" in board.inner_text()
    number = ada.number
    ada.at("play-first").click()
    ada.until_moved(number)
    assert ada.at("seen").count() == 0
    ada.at("language").select_option("de")
    ada.page.get_by_text("Böhmische Dörfer: 8 villages").wait_for()


@pytest.mark.parametrize(
    "part",
    ["export default { mount() { throw new Error('no') } }", "export default 1", "this is no JavaScript"],
    ids=["fails", "is nothing", "is broken"],
)
def test_a_board_that_fails_does_not_take_the_game_away(enter, part):
    ada = enter(prepare=disguise(part))
    ada.sit_down(STRANGE)
    ada.my_turn()
    ada.at("seen").wait_for()
    ada.step()
