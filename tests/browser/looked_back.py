"""Finished games and what an analysis found in them, kept: an analysis takes a minute, and a screen only shows it.

`python -m tests.browser.looked_back [GAME …]` plays and analyses them anew.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import vicus
from vicus.analysis.report import VERSION, Report

if TYPE_CHECKING:
    from .conftest import Player

FOLDER = Path(__file__).parent / "reports"
PLAYERS = {"bohemian_villages": 5, "carpe_diem": 4, "helvetia": 2}

STAND_IN = """report => {
  const sent = (WebSocket.prototype.sent ??= WebSocket.prototype.send)
  WebSocket.prototype.send = function (text) {
    const { type, table } = JSON.parse(text)
    if (type !== 'analyse') return sent.call(this, text)
    const data = JSON.stringify({ type: 'analysis', table, report })
    if (report) setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}"""
"""The page hears this report when it asks for an analysis, or nothing; everything else comes from the server."""


class LookedBack(msgspec.Struct, frozen=True):
    """The record lies beside its report: bots may come to play otherwise, and the two must fit."""

    record: str
    report: Report


class Outdated(Exception):
    """A kept report is of another version than those that are made now."""


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json.xz"


@cache
def kept(game: str) -> LookedBack:
    packed = lzma.decompress(file_of(game).read_bytes())
    version = msgspec.json.decode(packed)["report"]["version"]
    if version != VERSION:
        anew = f"make it anew with: python -m tests.browser.looked_back {game}"
        raise Outdated(f"the kept report of {game} has version {version}, reports are now made in version {VERSION}: {anew}")
    return msgspec.json.decode(packed, type=LookedBack)


def look_back(game: str, analysed: bool = True) -> Callable[[Player], None]:
    """A finished game that is looked back at: with all that was found, or before anything is."""

    def open_it(player: Player) -> None:
        game_and_report = kept(game)
        player.page.goto(player.address + "#/replay")
        player.page.evaluate(STAND_IN, msgspec.to_builtins(game_and_report.report) if analysed else None)
        player.at("record-text").fill(game_and_report.record)
        player.at("record-open").click()
        player.at("result").get_by_test_id("look-back").click()
        player.at("chart").wait_for()
        player.at("sources").locator("figure").first.wait_for()
        player.at("small-board").locator("[data-target]").first.wait_for(state="attached")
        if analysed:
            player.at("option-0").or_(player.at("spread")).first.wait_for()

    return open_it


def make(game: str) -> None:
    from vicus.analysis.analyse import analyse
    from vicus.engine.engines import planner

    from .screens import moments

    def tell(done: int, all_of: int) -> None:
        sys.stdout.write(f"\r{game}: {done} of {all_of} decisions")
        sys.stdout.flush()

    record = moments(game, PLAYERS[game]).result
    match = vicus.load(record)
    planner(game, match.game.box)  # interpreted code would take hours
    found = LookedBack(record, analyse(match, tell=tell))
    FOLDER.mkdir(exist_ok=True)
    file_of(game).write_bytes(lzma.compress(msgspec.json.encode(found), preset=9))
    sys.stdout.write(f", {file_of(game).stat().st_size:,} bytes\n")


if __name__ == "__main__":
    for each in sys.argv[1:] or PLAYERS:
        make(each)
