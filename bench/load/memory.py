"""What a live table takes of the server's memory."""

from __future__ import annotations

import asyncio
import time

from .calm import SETTLING
from .figures import Figures, Goal
from .measure import Measurement, Wish, innocents
from .people import let_in
from .server import rss, served
from .tables import PlayedTable, Tables
from .wire import Page, Trouble

MIDDLE = 40
"""Moves after which a game is in its middle."""
LONGEST = 600.0
"""Seconds that the games may take to get there."""


async def memory(wish: Wish) -> Figures:
    """So many live tables in the middle of their games, against none; both with the same sockets, which are counted apart.

    A live table is one whose two players are connected and look at it.
    """
    with served(wish.hosting) as server:
        async with innocents([server]) as playing:
            await _warm_up(playing, wish)
            before = rss(server.process)
            idle = await let_in([Page(playing.town.innocent()) for _ in range(2 * wish.tables)])
            await asyncio.sleep(SETTLING)
            connected = rss(server.process)
            for page in idle:
                page.close()
            await asyncio.sleep(SETTLING)
            measurement = Measurement(playing, [server], playing.trips)
            await _play_to_the_middle(playing, wish)
            await asyncio.sleep(SETTLING)
            figures = measurement.figures("memory", f"{wish.tables} live tables in the middle of their games", wish)
            full = rss(server.process)
    figures.p50 = figures.p99 = figures.longest = 0.0  # everybody moved as fast as could be: that tells nothing
    a_table = (full - connected) / wish.tables / 1024
    figures.seen = {
        "MiB without": before / (1 << 20),
        "KiB a socket": (connected - before) / len(idle) / 1024,
        "KiB a table": a_table,
    }
    figures.goals = [Goal("KiB a live table", a_table, 100.0)]
    return figures


async def _warm_up(playing: Tables, wish: Wish) -> None:
    """What the server loads for its first table is no table's."""
    first = await playing.begin(4, 0.0, wish.game)
    await _until(first, MIDDLE)


async def _play_to_the_middle(playing: Tables, wish: Wish) -> None:
    begun = await playing.begin(wish.tables, 0.0, wish.game)
    await _until(begun, MIDDLE)


async def _until(tables: list[PlayedTable], moves: int) -> None:
    """Each table plays so many moves as fast as it can, then rests."""
    end = time.perf_counter() + LONGEST
    while not all(table.is_resting for table in tables):
        for table in tables:
            if table.lines >= moves:
                table.rest()
        if time.perf_counter() > end:
            raise Trouble(f"the games did not get to {moves} moves within {LONGEST:.0f} s")
        await asyncio.sleep(0.05)
