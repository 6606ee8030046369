"""What tables cost that nobody plays at."""

from __future__ import annotations

import asyncio
import dataclasses
import tempfile
import time

from .calm import SETTLING
from .cloning import clone
from .figures import Figures, Goal, share
from .measure import Wish, innocents, measured
from .records import random_game
from .server import Served, served
from .tables import GAMES
from .wire import Page, Socket, Trouble

LOBBIES = 20
"""How often the lobby is asked for."""
ONE_OWNER = (
    "cost_per_second_per_guest=10000",
    "cost_burst_per_guest=10000",
    "imports_per_minute_per_guest=10000",
    "imports_per_minute_per_address=10000",
    "tables_per_guest=10000",
)
"""All that is copied is made by one guest, in seconds."""
FINISHED, BEGUN, WAITING = 4, 3, 1
"""Of each game: tables that are copied."""


async def stored(wish: Wish) -> Figures:
    """So many tables in the database beforehand, against none: start, lobby (a stranger's, and that of a guest who has
    a share of the tables), and the moves of live tables. A database that is given has to be empty.
    """
    if wish.hosting.address is not None:
        raise Trouble("stored: a running server cannot be started again")
    with tempfile.TemporaryDirectory(prefix="vicus-stored-") as folder:
        database = wish.hosting.database or f"sqlite:///{folder}/tables.db"
        hosting = dataclasses.replace(wish.hosting, database=database, limits=[*ONE_OWNER, *wish.hosting.limits])
        at = dataclasses.replace(wish, hosting=hosting)
        empty, originals, owner = await _empty(at)
        clone(database, originals, wish.count)
        with served(hosting) as server:
            full = await _play(at, server, owner)
    before, after = empty.seen, full.seen
    full.calm_p50, full.calm_p99 = empty.p50, empty.p99
    full.seen = {what: f"{after[what]:.1f} (empty: {before[what]:.1f})" for what in after}
    full.goals = [Goal("p99, ms", full.p99, 50.0)]
    for what, most in (("start, s", 1.0), ("first lobby, ms", 50.0), ("lobby, ms", 10.0)):
        full.goals.append(Goal(f"{what} more than with none", float(after[what]) - float(before[what]), most))
    return full


async def _empty(wish: Wish) -> tuple[Figures, list[str], Page]:
    """The figures without stored tables; then the tables that are copied, and whose they are."""
    with served(wish.hosting) as server:
        async with innocents([server]) as playing:
            owner = Page(playing.town.innocent())
        figures = await _play(wish, server, owner)
        await owner.connect()
        await owner.ask("hello", "welcome")
        ids = []
        for game in GAMES:
            texts = [random_game(game, 2, seed) for seed in range(FINISHED)]
            texts += [random_game(game, 2, seed, actions=60) for seed in range(BEGUN)]
            ids += [(await owner.ask("import", "created", record=text)).table for text in texts]
            seats = [{"kind": "me"}, {"kind": "free"}]
            ids += [(await owner.ask("create", "created", game=game, seats=seats)).table for _ in range(WAITING)]
        owner.close()
    return figures, ids, Page(owner.person)


async def _play(wish: Wish, server: Served, owner: Page) -> Figures:
    async with innocents([server]) as playing:
        owner.person.server = server.address
        first, lobby = await _lobby_times([Socket(playing.town.innocent()) for _ in range(LOBBIES)])
        await playing.begin(wish.tables, wish.rate, wish.game)
        await asyncio.sleep(SETTLING)
        figures = (await measured(playing, [server], wish.seconds)).figures("stored", f"{wish.count} stored tables", wish)
        _, own = await _lobby_times([Socket(owner.person) for _ in range(LOBBIES)])  # last: it wakes bots at their tables
    figures.seen = {
        "start, s": server.started_in,
        "first lobby, ms": first,
        "lobby, ms": lobby,
        "lobby of somebody with many tables, ms": own,
    }
    return figures


async def _lobby_times(sockets: list[Socket]) -> tuple[float, float]:
    """Milliseconds from asking for the lobby until it is there: the first time, and the median."""
    times = []
    for socket in sockets:
        await socket.connect()
        socket.ask_first("hello")
        await _answered(socket)
        socket.ask_first("lobby")
        times.append(1000 * await _answered(socket))
        socket.close()
    return times[0], share(times, 0.5)


async def _answered(socket: Socket) -> float:
    begin = time.perf_counter()
    while socket.waited is None:
        if socket.lost or time.perf_counter() - begin > 60.0:
            raise Trouble("no lobby")
        await asyncio.sleep(0.001)
    return socket.waited
