"""Two `vicus serve` on one PostgreSQL against one.

Two cores are too few to see it plainly: one server alone can use a core up, and the generator and the database need the
other, so two servers would share what one had to itself, and the quotient would tell of the machine. So each server is held
to the same share of a core (`throttle.py`), small enough that everything together fits on the machine; then the quotient
tells what the second process adds: 2 if the processes do not get in each other's way, less by what they do for each other
(telling, leases, conflicts) and by what they wait for in the database. It says nothing about when the database itself is full.

People come to either process by chance, as a load balancer without memory sends them: at every other table the two players
are at different ones, and what one does has to be told and played again at the other. `--seating apart` has that at every
table, `--seating together` at none.
"""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Iterator, Sequence

from .calm import SETTLING
from .figures import Figures, Goal
from .measure import Wish, innocents, measured
from .server import Served, served
from .wire import Trouble

WORDS = {"any": "at any", "apart": "of a table at different ones", "together": "of a table at the same one"}


@contextlib.contextmanager
def throttled(servers: Sequence[Served], share: float) -> Iterator[None]:
    """Each server has so much of a core."""
    command = [sys.executable, "-m", "bench.load.throttle", str(share), *(str(server.process.pid) for server in servers)]
    holding = subprocess.Popen(command, stdin=subprocess.PIPE)
    try:
        yield
    finally:
        holding.communicate()


async def processes(wish: Wish) -> Figures:
    """Saturated with one process, then with two."""
    if wish.hosting.database is None:
        raise Trouble("processes: which database? --database postgresql://…")
    one, two = [await _saturated(wish, number) for number in (1, 2)]
    ratio = two.moves_per_second / max(one.moves_per_second, 1e-9)
    two.seen = {
        "one process, moves/s": one.moves_per_second,
        "one process, CPU ms a move": one.cpu_ms_per_move,
        "two processes, CPU ms a move": two.cpu_ms_per_move,
    }
    two.goals = [Goal("times as many moves/s as one", ratio, 1.7, at_least=True)]
    return two


async def _saturated(wish: Wish, number: int) -> Figures:
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(served(wish.hosting)) for _ in range(number)]
        async with innocents(servers, wish.seating) as playing:
            await playing.begin(wish.tables, 0.0, wish.game)
            with throttled(servers, wish.share):
                await asyncio.sleep(2 * SETTLING)
                measurement = await measured(playing, servers, wish.seconds)
                kind = (wish.hosting.database or "").partition(":")[0]
                what = f"two processes against one on {kind}, each {wish.share:g} of a core, players {WORDS[wish.seating]}"
                return measurement.figures(f"processes-{wish.seating}", what, wish)
