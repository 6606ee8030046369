"""Screens that are measured at every size: a new one is a line in `SCREENS`.

`python -m tests.browser.screens FOLDER [NAME …]` takes pictures of them and prints what `measure.js` finds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import vicus
from vicus.bots.greedy import GreedyBot
from vicus.puzzles.puzzle import own

from . import archive
from .looked_back import look_back
from .teaching import legend, lesson, scene, warned

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from .conftest import Player

LANGUAGES = ("en", "de", "ru")
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")


class Size(NamedTuple):
    """A window. `touch`: main controls are for fingers; `still`: a table fits without scrolling;
    `alike`: drawn as at a smaller size, only larger."""

    width: int
    height: int
    touch: bool = False
    still: bool = False
    alike: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = (
    Size(2560, 1440, still=True, alike=True),
    Size(1920, 1080, still=True, alike=True),
    Size(1366, 768, still=True),
    Size(1024, 768),
    Size(820, 1180, touch=True),
    Size(844, 390, touch=True),  # a phone on its side
    Size(683, 384),  # 1366 × 768 at 200 %
    Size(390, 844, touch=True),
)
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
MOST = {"bohemian_villages": 5, "carpe_diem": 4, "helvetia": 4}


@dataclass(frozen=True)
class Screen:
    name: str
    open: Callable[[Player], None]
    table: bool = False
    """A board, which fits where the size says that it should."""
    thorough: bool = True
    """Every language at every size. Otherwise every size in one language, another one for each size and screen."""


class Moments(NamedTuple):
    """Records of one game: the first question, one in the middle, the one with the most answers, and the end."""

    start: str
    middle: str
    widest: str
    result: str


@cache
def moments(game: str, players: int) -> Moments:
    """A game of greedy players, always the same one."""
    played = vicus.game(game)
    match, bot = played.new(players=players, seed=3), GreedyBot(played, 3)
    asked: list[tuple[int, str]] = []
    while not match.over:
        legal = match.legal()
        if match.seat == 0:
            asked.append((len(legal), match.save()))
        match.play(bot.choose(match.view(match.seat), legal))
    later = asked[len(asked) // 3 :]
    return Moments(asked[0][1], asked[len(asked) // 2][1], max(later, key=lambda one: one[0])[1], match.save())


def at_moment(game: str, players: int, moment: str) -> Callable[[Player], None]:
    def open_it(player: Player) -> None:
        record = getattr(moments(game, players), moment)
        if moment == "result":
            player.page.goto(player.address + "#/replay")
            player.at("record-text").fill(record)
            player.at("record-open").click()
            player.at("result").wait_for()
        else:
            player.open_record(record)
        player.page.evaluate("document.querySelectorAll('.notice .btn').forEach((button) => button.click())")

    return open_it


def in_lobby(*clicks: str, page: str = "") -> Callable[[Player], None]:
    """The lobby or another page of it, and what is clicked there, by test id."""

    def open_it(player: Player) -> None:
        player.page.goto(player.address + page)
        if not page:
            player.at("lobby").wait_for()
        for testid in clicks:
            player.at(testid).first.click()

    return open_it


def then(before: Callable[[Player], None], *clicks: str) -> Callable[[Player], None]:
    """What is clicked after that, by test id, as a script would: at some sizes it is elsewhere."""

    def open_it(player: Player) -> None:
        before(player)
        for testid in clicks:
            player.at(testid).first.evaluate("button => button.click()")

    return open_it


def rules(player: Player) -> None:
    player.page.goto(player.address + "#/rules/helvetia")
    player.page.locator(".rules").first.wait_for()


def own_room(player: Player) -> None:
    """The waiting room as its host sees it: with everything that can be changed, and a word that was said."""
    player.page.goto(player.address)
    card = player.page.locator("article[data-game=bohemian_villages]")
    for seat, who in enumerate(("me", "free", "strong")):
        if seat:
            card.get_by_test_id(f"seat-{seat}").select_option(who)
    player.at("invite-bohemian_villages").click()
    player.at("invite-link").wait_for()
    for seat in (3, 4):
        if not player.at(f"place-{seat}").count():  # the last table is remembered
            player.at("add-seat").click()
        player.at(f"place-{seat}").wait_for()
    player.at("say").fill("Wir fangen um acht an!")
    player.at("say").press("Enter")
    player.at("said").wait_for()


def others_room(player: Player) -> None:
    """The waiting room of somebody else, as an invited friend without a name sees it."""
    browser = player.context.browser
    assert browser
    host = browser.new_page()
    host.goto(player.address)
    host.get_by_test_id("invite-helvetia").click()
    host.get_by_test_id("invite-link").wait_for()
    player.page.goto(host.url)
    player.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage['vicus.settings'])
          localStorage['vicus.settings'] = JSON.stringify({ ...kept, name: '', named: false })
        }"""
    )
    player.page.reload()
    player.at("ask-name").wait_for()
    host.close()


def my_games(side: str = "") -> Callable[[Player], None]:
    """The archive of somebody who has played much, or nothing at all yet."""

    def open_it(player: Player) -> None:
        player.page.goto(player.address)
        archive.tell(player.page, bool(side))
        player.page.goto(player.address + "#/mine")
        if side:
            player.page.locator(".figures section").nth(1).wait_for()
            player.at(f"side-{side}").evaluate("button => button.click()")
        else:
            player.at("mine-empty").wait_for()

    return open_it


def box_page(game: str, *clicks: str) -> Callable[[Player], None]:
    def open_it(player: Player) -> None:
        player.page.goto(f"{player.address}#/box/{game}")
        player.page.locator("[data-testid=box-verdict][data-state=good]").wait_for()

    return then(open_it, *clicks)


def puzzle(*clicks: str, game: str = "bohemian_villages") -> Callable[[Player], None]:
    """The first puzzle for two."""

    def open_it(player: Player) -> None:
        two = next(each for each in own(game).puzzles if each.players == 2)
        player.page.goto(f"{player.address}#/puzzles/{game}/{two.id}")
        player.at("prompt").wait_for()

    return then(open_it, *clicks)


SCREENS: tuple[Screen, ...] = (
    Screen("lobby", in_lobby()),
    Screen("rules", rules),
    Screen("settings", then(at_moment("helvetia", 4, "middle"), "settings")),
    *(
        Screen(f"{game}-{players}-{moment}", at_moment(game, players, moment), moment != "result", moment == "widest")
        for game, most in MOST.items()
        for players in (2, most)
        for moment in Moments._fields
        if players == most or moment in ("widest", "result")  # with two there is more room than with the most
    ),
    *(
        Screen(f"{game}-{most}-{what}", then(at_moment(game, most, "middle"), button), what == "talk", thorough=False)
        for game, most in MOST.items()
        for what, button in (("talk", "talk-button"), ("enlarged", "enlarge-1"))
    ),
    *(
        Screen(name, opened, thorough=False)
        for name, opened in {
            "mine-empty": my_games(),
            "mine-archive": my_games("archive"),
            "mine-statistics": my_games("statistics"),
            "box-bohemian_villages": box_page("bohemian_villages", "piece-villages.N"),
            "box-carpe_diem": box_page("carpe_diem"),
            "box-helvetia": box_page("helvetia", "box-play"),
            "box-shelf": box_page("helvetia", "box-shelf"),
            "puzzles": then(in_lobby(page="#/puzzles"), "level-helvetia-medium"),
            "puzzle-asked": puzzle("puzzle-fold"),
            "puzzle-carpe_diem": puzzle("puzzle-fold", game="carpe_diem"),
            "puzzle-helvetia": puzzle("puzzle-fold", game="helvetia"),
            "puzzle-shown": puzzle("puzzle-show", "puzzle-fold"),
            "learn-first": lesson("carpe_diem", 1),
            "learn-bohemian_villages": lesson("bohemian_villages", 5),
            "learn-carpe_diem": lesson("carpe_diem", 7),
            "learn-done": lesson("carpe_diem", 8, done=True),
            "learn-helvetia": lesson("helvetia", 8),
            "learn-last": lesson("carpe_diem", 15),
            **{f"look-{game}": look_back(game) for game in MOST},
            **{f"look-{game}-table": then(look_back(game), "view-table", "show-uses") for game in MOST},
            "look-lines": then(look_back("carpe_diem"), "view-lines", "luck-or-move"),
            "look-enlarged": then(look_back("helvetia"), "enlarge"),
            "look-waiting": look_back("bohemian_villages", analysed=False),
            "scene-bohemian_villages": scene("bohemian_villages", "X-B-43.1"),
            "scene-carpe_diem": scene("carpe_diem", "X-C-24.1"),
            "scene-helvetia": scene("helvetia", "X-H-41.1"),
            "scene-done": scene("carpe_diem", "X-C-24.1", tried=True),
            "coach": warned(at_moment("carpe_diem", 2, "start"), ".place.legal[data-target]"),
            **{f"legend-{game}": legend(at_moment(game, 2, "middle")) for game in MOST},
            "legend-words": legend(at_moment("helvetia", 2, "middle"), words=True),
            "room-host": own_room,
            "room-guest": others_room,
        }.items()
    ),
)


def speak(page: Page, language: str) -> None:
    """As the list of languages in the bar does it; it is there when it is not shown, too."""
    page.evaluate(
        """language => {
          const list = document.querySelector('[data-testid=language]')
          list.value = language
          list.dispatchEvent(new Event('change', { bubbles: true }))
        }""",
        language,
    )
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def settled(page: Page) -> None:
    """Until the page has drawn itself: what measures itself needs two frames."""
    page.evaluate(
        """() => new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))"""
    )


def variants(page: Page, screen: Screen, sizes: tuple[Size, ...] = SIZES, every: bool = False) -> Iterator[tuple[Size, str]]:
    """Languages and sizes, one after the other; the page speaks and has the size when they come."""
    turn = SCREENS.index(screen)
    for number, language in enumerate(LANGUAGES):
        wanted = [
            size
            for place, size in enumerate(sizes)
            if every or (screen.thorough and not size.alike) or (place + turn) % len(LANGUAGES) == number
        ]
        if wanted:
            speak(page, language)
        for size in wanted:
            page.set_viewport_size({"width": size.width, "height": size.height})
            settled(page)
            yield size, language


def show(player: Player, screen: Screen) -> None:
    """Open it on a usual screen; nothing is pointed at afterwards."""
    player.page.set_viewport_size(DESKTOP)
    screen.open(player)
    player.page.mouse.move(0, 0)


def measure(page: Page, screen: Screen, size: Size) -> list[str]:
    return page.evaluate(MEASURE, {"touch": size.touch, "still": size.still and screen.table})


def main(folder: str, *wanted: str) -> None:
    """Pictures (none: `-`) and findings of all screens whose names contain one of the words."""
    from playwright.sync_api import sync_playwright

    from vicus.testing.serving import running_server

    from .conftest import ARGUMENTS, CHROMIUM, GENEROUS, Player, settings_script

    limits = [option for limit in GENEROUS for option in ("--limit", limit)]
    if folder != "-":
        Path(folder).mkdir(parents=True, exist_ok=True)
    scheme = "dark" if "dark" in wanted else "light"
    sizes = tuple(size for size in SIZES if str(size) in wanted) or SIZES
    words = [word for word in wanted if word != scheme and word not in map(str, SIZES)]
    with running_server("--no-warm", *limits) as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = browser.new_context(locale="en-US", reduced_motion="reduce", color_scheme=scheme)
        context.add_init_script(settings_script(language="en", name="Maximiliane", named=True))
        player = Player(context, address)
        for screen in SCREENS:
            if words and not any(word in screen.name for word in words):
                continue
            show(player, screen)
            for size, language in variants(player.page, screen, sizes, every=True):
                for problem in measure(player.page, screen, size):
                    sys.stdout.write(f"{screen.name}\t{size}\t{language}\t{problem}\n")
                if folder != "-":
                    player.page.screenshot(path=f"{folder}/{screen.name}-{size}-{language}-{scheme}.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
