"""The page without a server behind a plain file server, which can be stopped and can serve another version; who plays there."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Worker

LOADING = 120_000
"""Milliseconds until the table is there, on a busy machine."""
BELOW = "/games/vicus/"
GAMES = ("bohemian_villages", "carpe_diem", "helvetia")


class Site:
    """`folder`: what is served now; `missing`: the ends of paths that are not there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.missing: tuple[str, ...] = ()
        self.asked: list[str] = []
        site = self

        class Files(SimpleHTTPRequestHandler):
            def translate_path(self, path: str) -> str:
                site.asked.append(path)
                if not path.startswith(BELOW) or path.endswith(site.missing or ("?",)):
                    return str(site.folder / "nothing")
                self.directory = str(site.folder)
                return super().translate_path("/" + path.removeprefix(BELOW))

            def log_message(self, *about: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Files)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}{BELOW}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@dataclass
class Visitor:
    """A tab, and what goes wrong in it. Its line to the tables is open to tests (`page.js`)."""

    page: Page
    problems: list[str] = field(default_factory=list)

    @classmethod
    def at(cls, context: BrowserContext, address: str) -> Visitor:
        """In the lobby, or at the table that the address names, as soon as it is there."""
        visitor = cls(context.new_page())
        visitor.page.set_default_timeout(LOADING)
        visitor.page.on("pageerror", lambda problem: visitor.problems.append(str(problem)))
        visitor.page.on("console", lambda said: visitor.problems.append(said.text) if "a bot failed" in said.text else None)
        visitor.page.goto(address)
        visitor.page.wait_for_selector("main")
        return visitor

    def sit_down(self, game: str, level: str = "strong") -> None:
        """With two bots."""
        card = self.page.locator(f"article[data-game={game}]")
        for seat in (1, 2):
            card.get_by_test_id(f"seat-{seat}").select_option(level)
        self.page.get_by_test_id(f"play-{game}").click()
        self.page.wait_for_url("**/#/t/*")
        self.wait("now?.status === 'playing'")

    def play(self, most: int = 10_000) -> str:
        """So many decisions, or to the end; how the table stands then."""
        status: str = self.page.evaluate("(most) => play(most)", most)
        return status

    def act(self) -> None:
        """Ask for something legal, and go on."""
        self.page.evaluate(
            "ask({ type: 'act', table: table.now.id, number: table.now.number, action: table.now.legal[0].text })"
        )

    def wait(self, what: str, **how: Any) -> None:
        """Until that is true of what was told: `now?.legal.length`."""
        self.page.wait_for_function(f"window.table?.{what}", **how)

    def wait_for_turn(self) -> None:
        self.wait("now?.legal.length > 0")

    def told(self, what: str) -> Any:
        """Something of what was told: `now.number`, `errors`."""
        return self.page.evaluate(f"table.{what}")

    def record(self) -> str:
        self.page.evaluate("table.record = null; ask({ type: 'export', table: table.now.id })")
        self.wait("record")
        record: str = self.told("record")
        return record

    def table_worker(self) -> Worker:
        (worker,) = (each for each in self.page.workers if "table-worker" in each.url)
        return worker

    def is_fine(self) -> None:
        """Nothing was refused, and nothing has failed."""
        assert self.told("errors") == []
        assert self.problems == []
