"""Nobody but people who play."""

from __future__ import annotations

import asyncio

from .figures import Figures, Goal
from .measure import Wish, innocents, measured
from .server import served

SETTLING = 2.0
"""Seconds in which tables that have just begun get out of step."""


async def tables(wish: Wish) -> Figures:
    """So many live tables, ~80 moves a second in all."""
    with served(wish.hosting) as server:
        async with innocents([server]) as playing:
            await playing.begin(wish.tables, wish.rate, wish.game, bot=wish.bot)
            await asyncio.sleep(max(SETTLING, wish.tables / wish.rate / 2))
            measurement = await measured(playing, [server], wish.seconds)
            figures = measurement.figures(f"tables-{wish.tables}", f"{wish.tables} live tables", wish)
    figures.goals = [Goal("p99, ms", figures.p99, 50.0)]
    return figures


async def saturated(wish: Wish) -> Figures:
    """Everybody moves as soon as it is their turn: as many moves as the server can take."""
    with served(wish.hosting) as server:
        async with innocents([server]) as playing:
            await playing.begin(wish.tables, 0.0, wish.game)
            await asyncio.sleep(SETTLING)
            measurement = await measured(playing, [server], wish.seconds)
            kind = "" if wish.game == "bohemian_villages" else f"-{wish.game}"
            figures = measurement.figures(f"saturated{kind}", f"saturated, {wish.tables} tables, {wish.game}", wish)
    figures.seen = {"CPU ms a move": figures.cpu_ms_per_move}
    figures.goals = [Goal("moves/s", figures.moves_per_second, 1500.0, at_least=True)]
    return figures
