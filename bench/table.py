"""The table in the browser: how soon the page can be used, how much script it loads, how long a move takes with many tables.

python bench/table.py [--tables 200] [--seconds 30]

First load: bytes of bodies as they travel to Chromium (which takes brotli), of every script and every catalogue of words, from
navigation in a fresh browser until all is shown and nothing more is asked for. Headers, styles (in all some 10 kB), the icon
and what goes through the WebSocket are not counted. Once for the lobby, and once for a table that is opened by its link; of
all languages and games the largest counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import websockets
from playwright.sync_api import Browser, Request, sync_playwright

from vicus.registry import names
from vicus.testing.serving import running_server
from vicus.texts import LANGUAGES

SCRIPT_KB = 110.0


async def guest(number: int, address: str, until: float, trips: list[float], ready: asyncio.Semaphore) -> None:
    """One person at one table against a bot: thinks for a while, acts, and waits to see it.

    Each has an address of their own on the loopback network: so many from one are more than the server's limits allow.
    """
    chooser = random.Random()
    own = f"127.1.{number // 250}.{number % 250 + 1}"
    async with ready:
        connection = await websockets.connect(address.replace("http:", "ws:") + "ws", max_size=None, local_addr=(own, 0))
    async with connection as page:

        async def send(kind: str, **fields: Any) -> None:
            await page.send(json.dumps({"type": kind, **fields}))

        async def receive(*kinds: str) -> dict[str, Any]:
            while (answer := json.loads(await page.recv()))["type"] not in kinds:
                pass
            return answer

        await send("hello")
        table: dict[str, Any] = {"status": "over"}
        while time.perf_counter() < until:
            if table["status"] == "over":
                seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
                await send("create", game="bohemian_villages", seats=seats, open=False)
                await send("open", table=(await receive("created"))["table"])
                table = await receive("table")
            if not (table["legal"] or table["can_end"]):
                table = await receive("table")
                continue
            await asyncio.sleep(chooser.uniform(0.5, 2.5))
            kind = {"action": chooser.choice(table["legal"])["text"]} if table["legal"] else {}
            number, start = table["number"], time.perf_counter()
            await send("act" if kind else "end_turn", table=table["id"], number=number, **kind)
            while (table := await receive("table", "error")).get("number", -1) <= number:
                assert table["type"] == "table", table
            trips.append(time.perf_counter() - start)


async def many_tables(address: str, tables: int, seconds: float) -> list[float]:
    """Seconds of each move's round trip while a guest plays at each of so many tables."""
    trips: list[float] = []
    ready = asyncio.Semaphore(20)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(guest(number, address, until, trips, ready) for number in range(tables)))
    return trips[len(trips) // 5 :]  # the first moves are made while the tables fill


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=os.environ.get("VICUS_CHROMIUM", "/usr/bin/chromium"), args=flags)
        yield browser
        browser.close()


def usable(browser: Browser, address: str) -> float:
    """Seconds from navigation until the Play button is there, median of five fresh browser contexts."""
    times = []
    for _ in range(5):
        context = browser.new_context()
        page = context.new_page()
        start = time.perf_counter()
        page.goto(address)
        page.get_by_test_id("play-bohemian_villages").wait_for()
        times.append(time.perf_counter() - start)
        context.close()
    return sorted(times)[len(times) // 2]


async def new_table(address: str, game: str) -> str:
    """The id of a table that is being played."""
    async with websockets.connect(address.replace("http:", "ws:") + "ws", max_size=None) as page:
        await page.send(json.dumps({"type": "hello"}))
        seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
        await page.send(json.dumps({"type": "create", "game": game, "seats": seats}))
        while (answer := json.loads(await page.recv()))["type"] != "created":
            assert answer["type"] != "error", answer
        return str(answer["table"])


def first_load(browser: Browser, address: str, language: str, shown: str) -> tuple[float, float]:
    """kB of script, and of words, that a first visit brings until `shown` is there."""
    context = browser.new_context(locale=language)
    page = context.new_page()
    fetched: list[Request] = []
    page.on("requestfinished", lambda request: fetched.append(request))
    page.goto(address)
    page.locator(shown).first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {".js": 0, ".json": 0}
    for request in fetched:
        kind = Path(urlsplit(request.url).path).suffix
        if kind in sizes:
            sizes[kind] += request.sizes()["responseBodySize"]
    context.close()
    return sizes[".js"] / 1000, sizes[".json"] / 1000


def first_loads(browser: Browser, address: str, tables: list[str]) -> tuple[tuple[float, float], tuple[float, float]]:
    """The largest first load of the lobby, and of a table that is opened by its link."""
    lobby = max(first_load(browser, address, language, "[data-testid^=play-]") for language in LANGUAGES)
    links = [f"{address}#/t/{table}" for table in tables]
    table = max(first_load(browser, link, language, "main.table") for link in links for language in LANGUAGES)
    return lobby, table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--json", type=Path, default=Path("bench/out/table.json"))
    arguments = parser.parse_args()
    with running_server() as (address, _):
        tables = [asyncio.run(new_table(address, game)) for game in names()]
        with browser() as chromium:
            page = usable(chromium, address)
            lobby, table = first_loads(chromium, address, tables)
        trips = sorted(asyncio.run(many_tables(address, arguments.tables, arguments.seconds)))
    middle, late = trips[len(trips) // 2] * 1000, trips[int(len(trips) * 0.99)] * 1000
    rows = [
        ("page usable after navigation, s (median of 5)", page, 1.0),
        (f"first load of the lobby, script, kB compressed (and {lobby[1]:.1f} of words)", lobby[0], SCRIPT_KB),
        (f"first load of a table by its link, the same (and {table[1]:.1f} of words)", table[0], SCRIPT_KB),
        (
            f"a move's round trip with {arguments.tables} live tables, p99, ms ({len(trips)} moves, median {middle:.1f})",
            late,
            50.0,
        ),
    ]
    for text, value, most in rows:
        print(f"{'yes' if value <= most else 'NO '}  {text}: {value:.2f} (≤ {most:g})")
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps({text: value for text, value, _ in rows}, indent=1))
    return 0 if all(value <= most for _, value, most in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
