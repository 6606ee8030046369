"""The page without a server: how soon each step of it is there, how much is sent, and whether it ever stutters.

    python bench/static.py [--folder FOLDER] [--rounds 5] [--seconds 20] [--game GAME] [--json]

Each round is a browser that has never been there. Cold: the lobby, and a click on *Play* as soon as it is there. Again: a new
visit once the page and a snapshot of its memory are kept. Reload: of that table. Times are milliseconds on the wall's clock
since the beginning of the navigation, medians of the rounds, and the best of them, which a busy neighbour spoils least; files
come from this machine, so a slow line is not in them. The table's worker marks its steps itself (`ui/src/static/python.ts`).

Then somebody plays against grandmasters, at the pace of a quick player: the longest time in which the page did nothing else (a
timer that rings again and again, and what the browser itself calls a long task), and how many workers have searched.
Sizes are those of all files as hosts send them; nets come after everything else, and do not count. FOLDER is what
`vicus static` has written; without it, it is written anew.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Worker, sync_playwright

from vicus.static import folder

CHROMIUM = os.environ.get("VICUS_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 120_000
CALM = 6_000
"""Milliseconds until all that comes after the first table is done, too."""
NETS = "nets, later"
LOBBY_MS, COLD_MS, WARM_MS, PAUSE_MS, PACKED_MB = 1000, 4000, 1500, 50, 7.0
STEPS = ("lobby", "worker", "scripts", "created", "python", "imported", "open", "table")
"""The lobby can be used; the worker runs, has Pyodide's scripts, module, Python, our code, all tables; a table is shown."""
SEEN = """
window.seen = {}
{
  const marks = { lobby: '[data-testid=lobby] [data-testid^=play-]', table: '[data-testid=table] [data-testid=prompt]' }
  const look = () => {
    for (const [name, where] of Object.entries(marks))
      if (!(name in seen) && document.querySelector(where)) seen[name] = performance.now()
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true })
}
"""
KEPT = """(async () => {
  while (!performance.getEntriesByName('vicus: kept').length) await new Promise((on) => setTimeout(on, 100))
})()"""
MARKS = """[performance.timeOrigin, performance.getEntriesByType('mark')
  .filter(({ name }) => name.startsWith('vicus: ')).map(({ name, startTime }) => [name.slice(7), startTime])]"""
WATCH = """
window.pauses = { timer: 0, tasks: [] }
{
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    pauses.timer = Math.max(pauses.timer, now - last - 4)
    last = now
  }, 4)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pauses.tasks.push(duration)
  }).observe({ type: 'longtask' })
}
"""
LINE = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    window.line = this
    this.addEventListener('message', ({ data }) => {
      if (data.kind !== 'text' || !data.text.startsWith('{"type":"table"')) return
      setTimeout(() => { // the page itself comes first
        const { id, number, legal, can_end, status } = JSON.parse(data.text)
        window.now = { id, number, legal, can_end, status }
      }, 100)
    })
  }
}
"""
MUSING = 600
"""Milliseconds before each move of one's own."""
PLAY = """async ([seconds, musing]) => {
  const ask = (request) => window.line.postMessage({ kind: 'text', text: JSON.stringify({ table: now.id, ...request }) })
  const end = performance.now() + 1000 * seconds
  let [asked, moves] = [-1, 0]
  ask({ type: 'prefer', auto_end: true })
  while (performance.now() < end && now.status === 'playing') {
    const { number, legal } = now
    if (legal.length && number !== asked) {
      asked = number
      moves += 1
      await new Promise((on) => setTimeout(on, musing))
      ask({ type: 'act', number, action: legal[moves % legal.length].text })
    }
    await new Promise((on) => setTimeout(on, 5))
  }
  return moves
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *about: Any) -> None:
        pass


@contextmanager
def served(place: Path) -> Iterator[str]:
    """The address of a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(place)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:  # a thread that goes on would keep a bench that has failed from ending
        server.shutdown()
        thread.join()
        server.server_close()


def table_worker(page: Page) -> Worker:
    page.wait_for_function("window.line")
    while not (found := [worker for worker in page.workers if "table-worker" in worker.url]):
        page.wait_for_timeout(20)
    return found[-1]


def steps(page: Page) -> dict[str, float]:
    """When each was there, once the table is shown."""
    page.wait_for_function("window.seen.table")
    begun, seen = page.evaluate("[performance.timeOrigin, window.seen]")
    origin, marks = table_worker(page).evaluate(MARKS)
    found: dict[str, float] = {name: at + origin - begun for name, at in marks}
    found |= seen
    return found


def sit_down(page: Page, game: str, level: str = "") -> None:
    page.locator(f"[data-testid=play-{game}]").wait_for()
    for seat in (1, 2) if level else ():
        page.locator(f"article[data-game={game}]").get_by_test_id(f"seat-{seat}").select_option(level)
    page.get_by_test_id(f"play-{game}").click()


def new_page(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address, wait_until="commit")
    return page


def visits(browser: Browser, address: str, game: str) -> dict[str, dict[str, float]]:
    """One round."""
    context = browser.new_context(bypass_csp=True, viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SEEN + LINE)
    page = new_page(context, address)
    sit_down(page, game)
    found = {"cold": steps(page)}
    table_worker(page).evaluate(KEPT)
    page.close()
    page = new_page(context, address)
    sit_down(page, game)
    found["again"] = steps(page)
    page.reload(wait_until="commit")
    found["reload"] = steps(page)
    context.close()
    return found


def thinking(browser: Browser, address: str, game: str, seconds: float) -> dict[str, Any]:
    """Somebody plays against grandmasters."""
    context = browser.new_context(bypass_csp=True, viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SEEN + LINE)
    page = new_page(context, address)
    sit_down(page, game, "grandmaster")
    page.wait_for_function("window.seen.table && window.now?.legal.length")
    page.wait_for_timeout(CALM)
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    page.evaluate(WATCH)
    moves = page.evaluate(PLAY, [seconds, MUSING])
    pauses = page.evaluate("window.pauses")
    processor = longest_task(json.loads(browser.stop_tracing())["traceEvents"])
    workers = len([worker for worker in page.workers if "bot-worker" in worker.url])
    cores = page.evaluate("navigator.hardwareConcurrency")
    context.close()
    return {
        "longest_pause": pauses["timer"],
        "longest_task_processor": processor,
        "long_tasks": pauses["tasks"],
        "moves": moves,
        "workers": workers,
        "cores": cores,
    }


def longest_task(events: list[dict[str, Any]]) -> float:
    """Milliseconds of processor time that the page's own thread has worked without a break: a busy neighbour is not in it."""
    threads = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    tasks: list[float] = [
        event.get("tdur", 0) / 1000
        for event in events
        if event["name"].endswith("RunTask") and threads.get((event["pid"], event["tid"])) == "CrRendererMain"
    ]
    return max(tasks)


def sizes(place: Path) -> dict[str, float]:
    """Megabytes as hosts send them, by what they are."""
    found = {"Pyodide": 0.0, "tables and games": 0.0, "rules and words": 0.0, "page": 0.0, NETS: 0.0}
    kinds = {"pyodide": "Pyodide", "table": "tables and games", "api": "rules and words", folder.NETS: NETS}
    for file in (file for file in place.rglob("*") if file.is_file()):
        first = file.relative_to(place).parts[0]
        found[kinds.get(first.split("-")[0], "page")] += folder.packed_size(file) / 1e6
    return found | {"all": sum(found.values()) - found[NETS]}


def told(report: dict[str, Any]) -> str:
    """As tables."""
    lines = ["| since the navigation, ms: median (best) | " + " | ".join(STEPS) + " |", "|---" * (len(STEPS) + 1) + "|"]
    for visit, rounds in report["visits"].items():
        cells = [
            f"{statistics.median(times):,.0f} ({min(times):,.0f})"
            if (times := [each[step] for each in rounds if step in each])
            else ""
            for step in STEPS
        ]
        lines.append(f"| {visit} | " + " | ".join(cells) + " |")
    lines += ["", "| sent, MB | " + " | ".join(report["sizes"]) + " |", "|---" * (len(report["sizes"]) + 1) + "|"]
    lines += ["| | " + " | ".join(f"{size:.2f}" for size in report["sizes"].values()) + " |", ""]
    pause = report["thinking"]
    tasks = ", ".join(f"{task:.0f}" for task in sorted(pause["long_tasks"], reverse=True)[:5]) or "none"
    lines.append(
        f"While grandmasters think ({pause['moves']} moves of one's own): longest pause {pause['longest_pause']:.0f} ms "
        f"(longest task without waiting for a processor: {pause['longest_task_processor']:.0f} ms), "
        f"long tasks (ms): {tasks}; workers that search: {pause['workers']}, cores of the machine: {pause['cores']}."
    )
    return "\n".join(lines)


def missed(report: dict[str, Any]) -> list[str]:
    """Goals that are not reached, by the medians."""

    def median(visit: str, step: str) -> float:
        times: list[float] = [each[step] for each in report["visits"][visit]]
        return statistics.median(times)

    found = (
        ("lobby, ms", median("cold", "lobby"), LOBBY_MS),
        ("first table cold, ms", median("cold", "table"), COLD_MS),
        ("first table warm, ms", median("again", "table"), WARM_MS),
        ("table after a reload, ms", median("reload", "table"), WARM_MS),
        ("longest pause, ms", report["thinking"]["longest_pause"], PAUSE_MS),
        ("sent, MB", report["sizes"]["all"], PACKED_MB),
    )
    return [f"{what}: {figure:,.1f} (≤ {goal:,})" for what, figure, goal in found if figure > goal]


def written(stack: ExitStack) -> Path:
    """A folder of `vicus static`, as long as the stack lasts."""
    place = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "static"
    folder.write(place)
    return place


def show(report: dict[str, Any], table: str | None) -> None:
    """Print a table and what was missed, or else the figures themselves."""
    if table is None:
        print(json.dumps(report, indent=1))
        return
    load = " to ".join(f"{load:.1f}" for load in report["load"])
    print(table)
    print(f"\nGoals that are not reached (medians): {'; '.join(report['missed']) or 'none'}. Load of the machine: {load}.")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--folder", type=Path)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--game", default="bohemian_villages")
    arguments.add_argument("--json", action="store_true", help="print the figures themselves")
    given = arguments.parse_args()
    with ExitStack() as stack:
        place = given.folder or written(stack)
        address = stack.enter_context(served(place))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        before = os.getloadavg()[0]
        rounds = [visits(browser, address, given.game) for _ in range(given.rounds)]
        report: dict[str, Any] = {
            "visits": {visit: [each[visit] for each in rounds] for visit in rounds[0]},
            "thinking": thinking(browser, address, given.game, given.seconds),
            "sizes": sizes(place),
            "load": [before, os.getloadavg()[0]],
        }
        browser.close()
    report["missed"] = missed(report)
    show(report, None if given.json else told(report))


if __name__ == "__main__":
    main()
