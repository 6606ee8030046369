"""A server of any version, pages that talk to it, and how games are played through them."""

from __future__ import annotations

import hashlib
import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

PACE = 1 / 15
"""Seconds between two messages of a page: servers refuse what comes faster than a person."""
PATIENCE = 60.0


def cookie(name: str) -> str:
    """The cookie that a guest of the fixtures has."""
    return f"guest-{name}-" + "-" * 30


def next_action(legal: list[str], choices: int) -> str:
    """How a game is played on, the same in every version: by lot, from the texts and the number of choices made so far."""
    return min(legal, key=lambda text: hashlib.sha256(f"{choices} {text}".encode()).digest())


@contextmanager
def server_of(checkout: Path, database: Path) -> Iterator[Visit]:
    """Opens pages of the checkout's server; in the end it is killed, as a host's machine may be."""
    from websockets.sync.client import connect

    page = checkout / "src/vicus/server/page/index.html"
    if not page.exists():  # `serve` insists on one, and nobody looks at it here
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text("", "utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    serve = [sys.executable, "-m", "vicus", "serve"]
    known = subprocess.run([*serve, "--help"], capture_output=True, text=True, check=True).stdout
    quiet = ["--no-browser", *(["--no-warm"] if "--no-warm" in known else [])]
    where = ["--port", port, "--database", f"sqlite:///{database}", "--log-level", "warning"]
    process = subprocess.Popen([*serve, *quiet, *where], stdout=subprocess.DEVNULL)
    pages = ExitStack()

    def visit(name: str) -> Page:
        headers = {"Cookie": f"vicus_guest={cookie(name)}"}
        return Page(pages.enter_context(connect(f"ws://127.0.0.1:{port}/ws", additional_headers=headers, max_size=None)), name)

    try:
        end = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < end:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).close()
                break
            except OSError:
                time.sleep(0.1)
        yield visit
    finally:
        process.kill()
        process.wait()
        pages.close()


class Page:
    """A guest's page."""

    def __init__(self, socket: Any, name: str) -> None:
        self.name = name
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.welcome = self.ask("hello", "welcome", name=name)

    def send(self, kind: str, **fields: Any) -> None:
        time.sleep(PACE)
        self.socket.send(json.dumps({"type": kind, **fields}))

    def answer(self, *kinds: str, patience: float = PATIENCE) -> dict[str, Any]:
        while True:
            answer: dict[str, Any] = json.loads(self.socket.recv(timeout=patience))
            if answer["type"] == "table" and answer["id"] == self.table.get("id", answer["id"]):
                self.table = answer
            if answer["type"] in kinds:
                return answer
            if answer["type"] in ("error", "reason"):
                raise RuntimeError(str(answer))

    def ask(self, kind: str, answered: str, **fields: Any) -> dict[str, Any]:
        self.send(kind, **fields)
        return self.answer(answered)

    def create(self, game: str, *seats: str, **fields: Any) -> str:
        """A table; seats as "me", "free" or a level."""
        plans = [{"kind": s} if s in ("me", "free") else {"kind": "bot", "level": s} for s in seats]
        return str(self.ask("create", "created", game=game, seats=plans, **fields)["table"])

    def open(self, table: str) -> dict[str, Any]:
        if self.table:
            self.send("close", table=self.table["id"])
        self.table = {"id": table}
        self.send("open", table=table)
        while "status" not in self.table:  # something of the other table may still be on its way
            self.answer("table")
        return self.table

    def step(self, kind: str, **fields: Any) -> None:
        number = self.table["number"]
        self.send(kind, table=self.table["id"], number=number, **fields)
        while self.table["number"] == number:
            self.answer("table")

    @property
    def texts(self) -> list[str]:
        return [action["text"] for action in self.table["legal"]]

    @property
    def can_move(self) -> bool:
        return bool(self.table["legal"] or self.table["can_end"])


Visit = Callable[[str], Page]


def mover(pages: list[Page]) -> Page | None:
    """Whose move it is, as soon as one of them is asked; none once the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for page in pages:
            if page.table["status"] == "over":
                return None
            if page.table["status"] == "playing" and page.can_move:
                return page
            try:
                page.answer("table", patience=0.01)
            except TimeoutError:
                continue
    raise TimeoutError(str([page.table["status"] for page in pages]))


def play(pages: list[Page], choose: Callable[[list[str]], str], until: Callable[[Page], bool] = lambda _: False) -> None:
    """Legal moves at the table that all these pages look at, to the end or until somebody's page is as wanted."""
    while (page := mover(pages)) is not None and not until(page):
        if page.table["legal"]:
            page.step("act", action=choose(page.texts))
        else:
            page.step("end_turn")


def play_on(pages: list[Page]) -> None:
    """To the end, by `next_action`."""
    choices = 0

    def choose(legal: list[str]) -> str:
        nonlocal choices
        choices += len(legal) > 1  # whether one is asked where there is no choice depends on the version
        return next_action(legal, choices)

    play(pages, choose)
