"""Screens that teach, opened for measuring: guided games, scenes of rules, the legend, the coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .conftest import Player

FORGET = """() => {
  const kept = JSON.parse(localStorage['vicus.settings'])
  localStorage['vicus.settings'] = JSON.stringify({ ...kept, lessons: {} })
}"""
"""A guided game that was left is gone on with: this one begins anew."""

BAD = """() => {
  const read = JSON.parse
  let legal = []
  JSON.parse = (...given) => {
    const answer = read(...given)
    if (answer?.type === 'table' && answer.legal?.length) legal = answer.legal
    if (answer?.type !== 'appraisal') return answer
    const [good, bad] = [{ chance: 0.6, lead: 0 }, { chance: 0.3, lead: -4.2 }]
    const worth = (action, number) => ({ action, visits: 300, doubt: 0.01, ...(number ? bad : good) })
    return { ...answer, options: legal.map(worth) }
  }
}"""
"""From now on every appraisal says that only the first legal action is any good, until the page is loaded anew."""


def lesson(game: str, step: int, done: bool = False) -> Callable[[Player], None]:
    """A guided game at a step: before what is to be done there, or after it."""

    def open_it(player: Player) -> None:
        page = player.page
        page.goto(player.address)
        page.evaluate(FORGET)
        page.reload()
        player.at(f"learn-{game}").click()
        player.at("lesson").wait_for()
        if step > 1:
            player.at(f"learn-dot-{step}").click()
        page.locator(f"[data-testid=lesson][data-step='{step}']:not([data-phase=wait])").wait_for()
        while done and page.locator("[data-testid=lesson][data-phase=do]").count():
            ply = player.at("lesson").get_attribute("data-ply")
            player.at("learn-next").click()
            page.locator(f"[data-testid=lesson]:not([data-ply='{ply}'])").wait_for()

    return open_it


def scene(game: str, rule: str, tried: bool = False) -> Callable[[Player], None]:
    """*Show me* of a rule: as it begins, or once it was tried."""

    def open_it(player: Player) -> None:
        player.page.goto(f"{player.address}#/rules/{game}/{rule}")
        player.at("scene-board").wait_for()
        player.at("scene-todo").wait_for()
        while tried and player.at("scene-try").count():
            steps = player.page.locator("[data-steps]").get_attribute("data-steps")
            player.at("scene-try").click()
            player.page.locator(f"[data-steps]:not([data-steps='{steps}'])").wait_for()

    return open_it


def legend(before: Callable[[Player], None], words: bool = False) -> Callable[[Player], None]:
    """What the signs mean, or the words, over a table."""

    def open_it(player: Player) -> None:
        before(player)
        player.at("legend-button").click()
        player.page.locator("[data-sign]").first.wait_for()
        if words:
            player.at("legend-words").click()
            player.page.locator("[data-word]").first.wait_for()

    return open_it


def warned(before: Callable[[Player], None], place: str) -> Callable[[Player], None]:
    """The coach holds something back, and shows what is better."""

    def open_it(player: Player) -> None:
        player.page.goto(player.address)
        player.page.evaluate(BAD)
        before(player)
        player.at("table-menu-button").click()
        player.at("menu-coach").click()
        player.page.keyboard.press("Escape")
        player.at("table-menu").wait_for(state="detached")
        player.at("coach-knows").wait_for(state="attached")
        player.page.locator(place).last.click()
        player.at("coach-warning").wait_for()
        player.at("coach-show").click()
        player.at("coach-better").wait_for()

    return open_it
