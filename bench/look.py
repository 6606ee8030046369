"""Looking back at a game: how soon something is to be seen, with a server and without one.

    python -m bench.look [--folder FOLDER] [--rounds 5] [--game GAME …] [--whole] [--json]

A game of two greedy players is brought to a page that is open already, and *Look back* is pressed at its result.
Seconds from there until its course is drawn (points, what was played) and until there are chances to win at every moment; with
`--whole`, until a first decision is judged, and until all are. Each round is a table of its own: nothing was worked out before.
Medians of the rounds, and the best of them. FOLDER is what `vicus static` has written; without it, it is written anew.
"""

from __future__ import annotations

import argparse
import os
import statistics
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.static import ARGUMENTS, CHROMIUM, PATIENCE, served, show, written
from playwright.sync_api import Browser, Page, sync_playwright

import vicus
from vicus.bots.greedy import GreedyBot
from vicus.engine.engines import planner
from vicus.testing.serving import running_server

STEPS = ("course", "chances", "judged", "whole")
CHANCES_S = 2.0
"""Seconds: promised."""
LONGEST = 900_000
LIMITS = (
    "analyses_per_minute_per_guest=1000",
    "imports_per_minute_per_guest=1000",
    "imports_per_minute_per_address=1000",
    "cost_per_second_per_guest=1000",
    "cost_burst_per_guest=100000",
    "cost_per_second_per_address=1000",
    "cost_burst_per_address=100000",
)
"""Nobody looks back at so many games in so short a time."""
SEEN = """
window.looked = null
{
  const marks = {
    course: '[data-testid=chart]',
    chances: '[data-testid=look-now] .expected',
    judged: '[data-testid=look][data-judged]:not([data-judged="0"])',
    whole: '[data-testid=look-done]',
  }
  const look = () => {
    for (const [name, where] of Object.entries(marks))
      if (looked && !(name in looked) && document.querySelector(where)) looked[name] = performance.now() - looked.begun
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-judged'] })
  addEventListener('click', ({ target }) => {
    if (target.closest?.('[data-testid=look-back]')) window.looked = { begun: performance.now() }
  }, true)
}
"""


def played(game: str) -> str:
    """A whole game, the same each time."""
    match = vicus.game(game).new(players=2, seed=11)
    bot = GreedyBot(match.game, 4)
    while not match.over:
        match.play(bot.choose(match.view(match.seat or 0), match.legal()))
    return match.save()


def looked_back(page: Page, address: str, record: str, until: str) -> dict[str, float]:
    """Seconds until each step."""
    page.goto(f"{address}#/replay")
    page.get_by_test_id("record-text").fill(record)
    page.get_by_test_id("record-open").click()
    page.get_by_test_id("result").get_by_test_id("look-back").click()
    page.wait_for_function("until => window.looked?.[until]", arg=until, timeout=LONGEST)
    found: dict[str, float] = page.evaluate("window.looked")
    page.goto(f"{address}#/")
    page.get_by_test_id("lobby").wait_for()
    return {step: found[step] / 1000 for step in STEPS if step in found}


@contextmanager
def open_page(browser: Browser, address: str) -> Iterator[Page]:
    """A page that is there, and has nothing else to do any more."""
    context = browser.new_context(bypass_csp=True, viewport={"width": 1366, "height": 768}, locale="en")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SEEN)
    page = context.new_page()
    page.goto(address)
    page.get_by_test_id("lobby").wait_for()
    yield page
    context.close()


def measured(browser: Browser, address: str, games: list[str], rounds: int, until: str) -> dict[str, list[dict[str, float]]]:
    """By game. What is done once only (a worker that begins, code that is read) is not in it: a first round is not counted."""
    with open_page(browser, address) as page:
        found = {}
        for game in games:
            record = played(game)
            looked_back(page, address, record, "chances")
            found[game] = [looked_back(page, address, record, until) for _ in range(rounds)]
        return found


def told(report: dict[str, Any]) -> str:
    """As a table."""
    lines = ["| seconds: median (best) | game | " + " | ".join(STEPS) + " |", "|---" * (len(STEPS) + 2) + "|"]
    for where, games in report["pages"].items():
        for game, rounds in games.items():
            cells = [
                f"{statistics.median(times):.2f} ({min(times):.2f})"
                if (times := [each[step] for each in rounds if step in each])
                else ""
                for step in STEPS
            ]
            lines.append(f"| {where} | {game} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def missed(report: dict[str, Any]) -> list[str]:
    """Where chances are not there soon enough, by the medians."""
    found = []
    for where, games in report["pages"].items():
        for game, rounds in games.items():
            median = statistics.median(each["chances"] for each in rounds)
            if median > CHANCES_S:
                found.append(f"{where}, {game}: {median:.2f} s (≤ {CHANCES_S:g})")
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--folder", type=Path)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--game", nargs="+", default=list(vicus.games()))
    arguments.add_argument("--whole", action="store_true", help="until everything is judged")
    arguments.add_argument("--json", action="store_true", help="print the figures themselves")
    given = arguments.parse_args()
    until = "whole" if given.whole else "chances"
    for game in given.game:
        planner(game, vicus.game(game).box)  # compiled before anything is measured
    with ExitStack() as stack:
        place = given.folder or written(stack)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        before = os.getloadavg()[0]
        report: dict[str, Any] = {"pages": {}}
        with running_server(*(option for limit in LIMITS for option in ("--limit", limit))) as (address, _):
            report["pages"]["server"] = measured(browser, address, given.game, given.rounds, until)
        with served(place) as address:
            report["pages"]["no server"] = measured(browser, address, given.game, given.rounds, until)
        browser.close()
    report |= {"load": [before, os.getloadavg()[0]], "missed": missed(report)}
    show(report, None if given.json else told(report))


if __name__ == "__main__":
    main()
