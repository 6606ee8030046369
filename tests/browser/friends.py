"""Friends who sit down at one table, go away and come back."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from .conftest import Player, begin
from .hands import BLINK, PATIENCE
from .sight import Sight

LOST = re.compile("WebSocket connection|ERR_INTERNET_DISCONNECTED|Failed to load resource")
MOST = 5
"""Seats that a table can have."""


def meet(enter: Callable[..., Player], *names: str, game: str, bots: tuple[str, ...] = (), **settings: Any) -> list[Player]:
    """A table of the first of them, with a seat for each and then the bots; everybody is ready, and the host has begun."""
    players = [enter(name=name, named=True, **settings) for name in names]
    host = players[0]
    lay(host, game, ("free",) * (len(names) - 1) + bots)
    for player in players[1:]:
        player.page.goto(host.page.url)
        sit(player)
    begin(*players)
    for player in players:
        player.at("board").wait_for()
    return players


def lay(host: Player, game: str, others: tuple[str, ...]) -> None:
    """A table for whoever gets the link; `others` sit after the host: "free", or a bot's level."""
    card = host.page.locator(f"article[data-game={game}]")
    for _ in range(3, len(others) + 1):
        card.get_by_test_id("add-seat").click()
    for seat in range(MOST - 1, 0, -1):
        chip = card.get_by_test_id(f"seat-{seat}")
        if chip.count():
            chip.select_option(others[seat - 1] if seat <= len(others) else "remove")
    host.at(f"invite-{game}").click()
    host.at("invite-link").wait_for()


def sit(player: Player) -> None:
    """Take the first free seat."""
    player.page.locator("[data-testid^=sit-]").first.click()


def lose_line(player: Player) -> None:
    player.context.set_offline(True)
    player.at("strip-offline").wait_for()


def restore_line(player: Player) -> None:
    player.context.set_offline(False)
    player.at("strip-offline").wait_for(state="detached")
    player.problems[:] = [problem for problem in player.problems if not LOST.search(problem)]


def close_page(player: Player) -> str:
    """The page is closed, as with a lid; what `open_page` needs to come back."""
    link = player.page.url
    player.page.close()
    return link


def open_page(player: Player, link: str) -> None:
    player.page = player.tab()
    player.page.goto(link)
    player.at("board").wait_for()


def play(*players: Player, until: Callable[[Player, Sight], bool] = lambda player, now: False) -> Player | None:
    """All of them press on until something is seen by somebody: by whom? None: the game is over."""
    picks = 0
    end = time.monotonic() + PATIENCE
    while True:
        for player in players:
            now = player.hand.see(picks)
            if now["mine"] and until(player, now):
                return player
            if now["mine"]:
                player.hand.press(picks, now)
                picks += 1
                end = time.monotonic() + PATIENCE
        if now["status"] == "over":
            return None
        assert time.monotonic() < end, f"nobody can do anything: {now}"
        time.sleep(BLINK)


def reload_in_the_middle(ada: Any) -> None:
    """Somebody in Firefox, in the lobby, sits down, plays some turns and loads the page anew: it is the same turn."""
    ada.page.click("play-bohemian_villages")
    ada.page.wait_for("board")
    assert play(ada, until=lambda _, now: now["number"] > 12) is ada
    before = ada.hand.see()
    ada.page.reload()
    assert ada.hand.watch(lambda now: now["mine"], "the turn after the reload")["lit"] == before["lit"]
