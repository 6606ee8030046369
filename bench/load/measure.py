"""The frame of every scenario: a server, innocent tables, a while to settle, a while that counts."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from .figures import Figures, share
from .people import Town
from .server import Hosting, Served, Usage
from .tables import GAMES, Seating, Tables, Trips
from .wire import Page


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    hosting: Hosting
    seconds: float = 20.0
    calm: float = 5.0
    """Seconds that are measured before a crowd comes or an attack begins."""
    tables: int = 30
    rate: float = 40.0
    """Moves a second in all."""
    count: int = 0
    """Of what the scenario is about: sockets, requests, stored tables."""
    game: str = GAMES[0]
    bot: str = ""
    share: float = 0.5
    seating: Seating = "any"
    command: str = ""
    """As it was given, to repeat it."""


@contextlib.asynccontextmanager
async def innocents(servers: Sequence[Served], seating: Seating = "any") -> AsyncIterator[Tables]:
    """Tables to be begun; they go when the measurement ends. Whatever went wrong in the generator is raised then."""
    Page.problems.clear()
    tables = Tables(Town([served.address for served in servers]), seating)
    try:
        yield tables
    finally:
        tables.close()
        gc.enable()
    if Page.problems:
        raise RuntimeError(f"{len(Page.problems)} answers could not be used; the first:\n{Page.problems[0]}")


def keep_quiet() -> None:
    """This generator's own garbage collector must not be taken for the server's slowness."""
    gc.collect()
    gc.freeze()
    gc.disable()


@dataclass
class Measurement:
    """Begins when it is made; `figures` ends it. `trips`: those that count, else all of the tables'."""

    tables: Tables
    servers: Sequence[Served]
    trips: Trips

    def __post_init__(self) -> None:
        keep_quiet()
        self.usage = Usage(self.servers)
        self.lines, self.bytes = self.tables.lines, self.tables.bytes
        self.trips.begin()
        self.usage.begin()

    def times(self) -> list[float]:
        """Milliseconds of each round trip so far, those included that have waited long."""
        return [seconds * 1000 for seconds in self.trips.moves + self.tables.waiting(self.trips)]

    def figures(self, name: str, what: str, wish: Wish) -> Figures:
        self.usage.end()
        times, usage = self.times(), self.usage
        moves = self.tables.lines - self.lines
        gc.enable()
        made = Figures(
            name=name,
            what=what,
            command=wish.command,
            seconds=usage.seconds,
            moves=moves,
            moves_per_second=moves / usage.seconds,
            p50=share(times, 0.5),
            p99=share(times, 0.99),
            longest=max(times, default=0.0),
            cpu=100 * usage.server / usage.seconds,
            workers_cpu=100 * usage.children / usage.seconds,
            generator_cpu=100 * usage.generator / usage.seconds,
            others_cpu=100 * usage.others / usage.seconds,
            cpu_ms_per_move=1000 * usage.server / max(moves, 1),
            rss_mib=usage.rss / (1 << 20),
            kib_per_move=(self.tables.bytes - self.bytes) / 1024 / max(moves, 1),
            refused=dict(self.trips.refused),
        )
        made.see_machine()
        return made


async def measured(tables: Tables, servers: Sequence[Served], seconds: float) -> Measurement:
    """After so many seconds."""
    measurement = Measurement(tables, servers, tables.trips)
    await asyncio.sleep(seconds)
    return measurement
