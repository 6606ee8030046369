"""A page in Firefox, through WebDriver BiDi, which every Firefox speaks.

Playwright drives builds of its own, or a Firefox that is newer than the one that Debian has.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from .hands import BLINK, PATIENCE, Hand, Mouse

PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-US",
    "remote.active-protocols": 1,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "network.captive-portal-service.enabled": False,
    "extensions.getAddons.cache.enabled": False,
}
LISTENS = re.compile(r"BiDi listening on (ws://\S+)")
CALL = """async (arg) => {{
  const made = ({}
  )
  return JSON.stringify(typeof made === 'function' ? await made(JSON.parse(arg)) : made)
}}"""
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c"}


def installed() -> str | None:
    """The program, if there is one: VICUS_FIREFOX, or what the system has."""
    return os.environ.get("VICUS_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


class Session:
    """What is asked of a browser, and what it answers or tells by itself."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.asked = line, 0
        self.problems: list[str] = []

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            said = json.loads(self.line.recv(timeout=2 * PATIENCE))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.problems.append(str(said["params"]["text"]))
            if said.get("id") == self.asked:
                assert said["type"] == "success", f"{method}: {said}"
                result: dict[str, Any] = said["result"]
                return result


class FirefoxMouse:
    def __init__(self, page: FirefoxPage) -> None:
        self.page = page

    def move(self, x: float, y: float) -> None:
        self._perform({"type": "pointerMove", "x": round(x), "y": round(y)})

    def click(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "x": round(x), "y": round(y)}
        self._perform(there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def _perform(self, *actions: dict[str, Any]) -> None:
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(actions)}
        self.page.session.ask("input.performActions", context=self.page.tab, actions=[pointer])


class FirefoxPage:
    """A tab, as far as hands and eyes need it."""

    def __init__(self, session: Session, settings: dict[str, Any], size: dict[str, int]) -> None:
        self.session = session
        self.tab = session.ask("browsingContext.create", type="tab")["context"]
        self.mouse = FirefoxMouse(self)
        session.ask("browsingContext.setViewport", context=self.tab, viewport=size)
        stored = json.dumps(json.dumps(settings))
        keep = f"() => {{ if (location.protocol === 'http:') localStorage['vicus.settings'] ??= {stored} }}"
        session.ask("script.addPreloadScript", functionDeclaration=keep, contexts=[self.tab])

    def goto(self, address: str) -> None:
        self.session.ask("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def reload(self) -> None:
        self.session.ask("browsingContext.reload", context=self.tab, wait="complete")

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        found = self.session.ask(
            "script.callFunction",
            functionDeclaration=CALL.format(expression),
            arguments=[{"type": "string", "value": json.dumps(arg)}],
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def wait_for_focus(self, testid: str) -> None:
        """Until one can type there."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate("([testid]) => document.activeElement?.dataset.testid === testid", [testid]):
            assert time.monotonic() < end, f"{testid} does not get the focus"

    def wait_for(self, testid: str, words: str = "") -> None:
        """Until there is something of this name, with these words in it."""
        end = time.monotonic() + PATIENCE
        found = "([testid, words]) => document.querySelector(`[data-testid=${testid}]`)?.innerText.includes(words) ?? false"
        while not self.evaluate(found, [testid, words]):
            assert time.monotonic() < end, f"{testid} with {words!r} does not come"
            time.sleep(BLINK)

    def click(self, testid: str) -> None:
        self.wait_for(testid)
        where = """(testid) => {
          const { left, top, width, height } = document.querySelector(`[data-testid=${testid}]`).getBoundingClientRect()
          return [left + width / 2, top + height / 2]
        }"""
        self.mouse.click(*self.evaluate(where, testid))

    def type(self, *keys: str) -> None:
        """Texts, letter by letter, and keys by name."""
        strokes = [key for text in keys for key in ([KEYS[text]] if text in KEYS else text)]
        actions = [{"type": kind, "value": stroke} for stroke in strokes for kind in ("keyDown", "keyUp")]
        self.session.ask("input.performActions", context=self.tab, actions=[{"type": "key", "id": "keys", "actions": actions}])


class FirefoxPlayer:
    """Somebody with a page open in Firefox."""

    def __init__(self, session: Session, address: str, size: dict[str, int], **settings: Any) -> None:
        self.page = FirefoxPage(session, {"speed": 0, "botSpeed": 0, "language": "en", **settings}, size)
        self.hand: Hand = Mouse(self)
        self.page.goto(address)
        self.page.wait_for("lobby")


@contextmanager
def running_firefox(program: str) -> Iterator[Session]:
    """A Firefox without a window, with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (Path(profile) / "user.js").write_text("".join(lines), "utf-8")
        said = Path(profile) / "said.txt"
        with said.open("w", encoding="utf-8") as written:
            process = subprocess.Popen(
                [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
                stdout=subprocess.DEVNULL,
                stderr=written,
            )
        try:
            with connect(f"{listening(said)}/session", max_size=None, open_timeout=PATIENCE) as line:
                session = Session(line)
                session.ask("session.new", capabilities={})
                session.ask("session.subscribe", events=["log.entryAdded"])
                yield session
                session.ask("browser.close")
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE)


def listening(said: Path) -> str:
    """The address that Firefox tells when it has started."""
    end = time.monotonic() + 2 * PATIENCE
    while not (found := LISTENS.search(said.read_text("utf-8"))):
        assert time.monotonic() < end, f"Firefox does not start: {said.read_text('utf-8')}"
        time.sleep(BLINK)
    return found[1]
