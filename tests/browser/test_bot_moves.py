"""The bots of the page without a server, with real workers in a browser: the same moves as native code with the same seed."""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import vicus
from vicus.bots.code import code_for
from vicus.bots.deep import DeepBot
from vicus.bots.judgement import judgement
from vicus.bots.ladder import Rung
from vicus.bots.levels import bot
from vicus.bots.search import SearchBot
from vicus.engine import engines
from vicus.games import names
from vicus.static.remote_bots import remote_bot
from vicus.testing.scripts import bundled, served

from ..engine import thinking_elsewhere
from ..server.conftest import begin_apart

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("wasm")]

DECISIONS = 12
SIMULATIONS = 400


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder: Path = tmp_path_factory.mktemp("scripts")
    bundled("tests/wasm/page.ts", folder / "page.js")
    bundled("src/wasm/bot-worker.ts", folder / "bot-worker.js")
    for name in names():
        engines.wasm_program(name, vicus.game(name).box).save(folder)
        thinking_elsewhere.write(name, folder)
    with served(folder) as address:
        page = browser.new_page()
        page.goto(address)
        page.add_script_tag(url="page.js", type="module")
        page.wait_for_function("() => globalThis.lines")
        page.evaluate("(games) => { globalThis.bots = lines(...games) }", list(names()))
        yield page
        page.close()


class WorkersThere:
    """The workers of a page. It is asked by the thread of the test alone, which serves those who ask from others."""

    count = 2

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked: queue.Queue[tuple[str, Future[str]] | None] = queue.Queue()

    async def ask(self, message: str) -> str:
        answer: Future[str] = Future()
        self._asked.put((message, answer))
        return await asyncio.wrap_future(answer)

    def during(self, work: Any) -> Any:
        """What a coroutine returns that asks."""
        done = begin_apart(work)
        done.add_done_callback(lambda _: self._asked.put(None))
        while (asked := self._asked.get()) is not None:
            message, answer = asked
            try:
                answer.set_result(self._page.evaluate("(message) => bots.ask(message)", message))
            except BaseException as problem:  # whoever asked waits for it
                answer.set_exception(problem)
        return done.result()


def compare(page: Page, game: Any, level: str, twin: Any, trees: int = 1) -> None:
    workers = WorkersThere(page)
    remote = remote_bot(level, game, 5, workers, f"{game.name} {level}", trees)
    match = game.new(players=2, seed=3)
    for _ in range(DECISIONS):
        view, legal = match.view(match.seat), match.legal()
        chosen = twin.choose(view, legal)
        assert workers.during(remote.choose(view, legal)).id == chosen.id
        match.play(chosen)


@pytest.mark.parametrize("name", names())
def test_bots_in_a_browser_move_as_native_ones(page: Page, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = vicus.game(name)
    monkeypatch.setitem(judgement(name).levels, "strong", Rung("search", SIMULATIONS))
    monkeypatch.setitem(judgement(name).levels, "master", Rung("search", SIMULATIONS))
    compare(page, game, "casual", bot("casual", game, 5))
    compare(page, game, "strong", SearchBot(game, 5, SIMULATIONS, code=code_for(game, "native")))
    compare(page, game, "master", SearchBot(game, 5, SIMULATIONS, threads=2, code=code_for(game, "native")), trees=2)


@pytest.mark.parametrize("name", names())
def test_bots_that_play_by_a_net_move_as_they_do_here(page: Page, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """(That wasmtime searches as native code does is looked at in `tests/bots/test_deep.py`.)"""
    game = vicus.game(name)
    for level, rung in (("casual", Rung("policy", 150)), ("strong", Rung("policy", 0)), ("master", Rung("deep", SIMULATIONS))):
        monkeypatch.setitem(judgement(name).levels, level, rung)
    compare(page, game, "casual", bot("policy:150", game, 5))
    compare(page, game, "strong", bot("policy", game, 5))
    compare(page, game, "master", DeepBot(game, 5, SIMULATIONS, code=code_for(game, "wasm", thinks=True)), trees=2)
