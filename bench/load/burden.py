"""Innocent tables beside something that must not disturb them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from .calm import SETTLING
from .figures import Figures, Goal
from .measure import Measurement, Wish, innocents, measured
from .people import Town
from .server import Served, served
from .tables import Tables
from .wire import Page, Socket

RATE = 20.0
"""Messages a second that an attacker sends on each socket: what a page may at most."""


class Burden:
    """A crowd or an attack. `name`, `what` and `limit` (of the innocents' p99, ms) say what it is."""

    name = ""
    what = ""
    limit = 150.0
    warm = ""
    """The game whose bots must be compiled."""
    files: int | None = None
    """Files that the server may have open; else as many as the system allows."""

    def __init__(self, server: Served, tables: Tables, wish: Wish) -> None:
        self.server = server
        self.tables = tables
        self.wish = wish
        self.town: Town = tables.town
        self.sockets: list[Socket] = []

    async def prepare(self) -> None:
        """Before the measurement begins."""

    async def begin(self) -> None:
        """While it goes on; cancelled at its end."""

    def seen(self) -> dict[str, float | str]:
        """What else there is to tell."""
        return {}

    def goals(self) -> list[Goal]:
        """What has to be reached beside the innocents' p99."""
        return []

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()

    async def attacker(self) -> Page:
        """An attacker's page."""
        page = Page(self.town.attacker())
        self.sockets.append(page)
        await page.connect()
        await page.ask("hello", "welcome")
        return page

    @property
    def there(self) -> int:
        """Sockets that the server has not ended."""
        return sum(not socket.lost for socket in self.sockets)


async def beside(wish: Wish, kind: type[Burden]) -> Figures:
    """The innocents' figures while the burden is there; before it came as `calm`."""
    with served(wish.hosting, kind.warm, kind.files) as server:
        async with innocents([server]) as playing:
            await playing.begin(wish.tables, wish.rate, wish.game)
            await asyncio.sleep(SETTLING)
            calm = (await measured(playing, [server], wish.calm)).figures("calm", "calm", wish)
            burden = kind(server, playing, wish)
            try:
                await burden.prepare()
                measurement = Measurement(playing, [server], playing.trips)
                carried = asyncio.create_task(burden.begin())
                await asyncio.sleep(wish.seconds)
                what = burden.what.format(count=wish.count)
                figures = measurement.figures(kind.name, what, wish)
                figures.seen, more_goals = burden.seen(), burden.goals()
                carried.cancel()
                await asyncio.wait([carried])
                if not carried.cancelled():
                    carried.result()
            finally:
                burden.close()
    figures.calm_p50, figures.calm_p99 = calm.p50, calm.p99
    figures.goals = [Goal("p99, ms", figures.p99, kind.limit), *more_goals]
    return figures


async def pump(sockets: Sequence[Socket], send: Callable[[Socket], object]) -> None:
    """For ever: each socket sends at its rate, whether it is answered or not."""
    due = time.perf_counter()
    while True:
        for socket in sockets:
            send(socket)
        due = max(due + 1 / RATE, time.perf_counter())
        await asyncio.sleep(due - time.perf_counter())
