"""A run: servers, people, one fault after the other, and an audit after each."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vicus.server.databases import migrate
from vicus.testing.postgres import Postgres

from .audit import Audit, Findings
from .faults import FAULTS, Scene
from .people import Town, parties
from .room import small_disk
from .stage import Stage
from .standby import Standby, url_of_both

GAMES = ("bohemian_villages", "carpe_diem", "helvetia")
EXPECTED = {"stale", "unavailable", "busy", "seat_taken", "already_started", "not_your_turn"}
"""What may be refused when something breaks in the middle of it."""
SQLITE_DISK, POSTGRES_DISK = 64, 512
"""Megabytes of the file systems that are filled."""


@dataclass(frozen=True)
class Wish:
    """What a run is to be like."""

    names: Sequence[str] = ()
    """Of faults; none: all that make sense."""
    kills: int = 20
    tables: int = 6
    postgres: bool = False
    database: str | None = None
    """One that is there already."""
    seconds: float = 3.0
    """Of undisturbed play before each fault."""
    pause: float = 0.1
    """Seconds that people think."""
    servers: int = 0
    """None said: one on SQLite, two on PostgreSQL."""

    def faults(self) -> list[str]:
        kind = "postgres" if self.postgres or (self.database or "").startswith("postgresql") else "sqlite"
        own = {"full", "restart", "failover", "readonly"} if self.database and kind == "postgres" else set()
        return [
            name for name, fault in FAULTS.items() if kind in fault.on and name in (self.names or FAULTS) and name not in own
        ]


@dataclass
class Told:
    """What became of it."""

    findings: Findings
    killed: dict[str, int]
    problems: list[str]
    refused: dict[str, int]
    visits: int
    logged: list[str]

    @property
    def is_clean(self) -> bool:
        return self.findings.is_clean and not self.problems

    def __str__(self) -> str:
        killed = ", ".join(f"{many} {kind}" for kind, many in sorted(self.killed.items()))
        refused = ", ".join(f"{many} {code}" for code, many in sorted(self.refused.items())) or "nothing"
        lines = [
            f"killed: {sum(self.killed.values())} ({killed or 'nothing'}); connections: {self.visits}; refused: {refused}",
            str(self.findings),
            *self.problems,
            *(f"in the logs: {line}" for line in self.logged),
        ]
        return "\n".join(lines)


@contextmanager
def staged(wish: Wish) -> Iterator[tuple[Stage, dict[str, Any]]]:
    """Servers that are not started yet, on the database that was asked for; what a scene needs besides."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="vicus-faults-")))
        wants_disk = "full" in wish.faults()
        if wish.database is not None:
            yield Stage(folder, wish.database, wish.servers or (2 if "postgresql" in wish.database else 1)), {}
            return
        disk = stack.enter_context(small_disk(POSTGRES_DISK if wish.postgres else SQLITE_DISK)) if wants_disk else None
        if not wish.postgres:
            url = f"sqlite:///{disk or folder}/tables.db"
            yield Stage(folder, url, wish.servers or 1), {"disk": disk}
            return
        postgres = _postgres(disk)
        stack.callback(postgres.remove)
        postgres.start()
        url = postgres.create("vicus")
        standby = None
        if "failover" in wish.faults():
            standby = Standby(postgres)
            stack.callback(standby.remove)
            url = url_of_both("vicus", postgres, standby)
        yield Stage(folder, url, wish.servers or 2, postgres), {"disk": disk, "standby": standby}


def _postgres(disk: Path | None) -> Postgres:
    settings = {"max_wal_size": "64MB", "min_wal_size": "32MB"}
    before, tempfile.tempdir = tempfile.tempdir, str(disk) if disk is not None else tempfile.tempdir
    try:
        return Postgres(is_safe=True, **settings)
    finally:
        tempfile.tempdir = before


async def run(wish: Wish, stage: Stage, extras: dict[str, Any], tell: Any = print) -> Told:
    """Break everything that was asked for."""
    migrate(stage.url)
    town = Town(stage.addresses, wish.pause)
    scene = Scene(stage, town, wish.kills, **extras)
    audit = Audit(stage.url, town.ledger)

    async def look(title: str) -> None:
        tell(f"{title}: {await asyncio.to_thread(audit.look)}")
        tell("  the last table went on after {:.1f} s: {}".format(*town.slowest))
        town.slowest = (0.0, "")

    scene.look = look
    await stage.start()
    for party in parties(GAMES, wish.tables):
        town.come(party)
    await scene.go_on("the beginning")
    for name in wish.faults():
        if name == "full" and stage.postgres is not None and scene.disk is None:
            tell("full: left out, no file system may be mounted here")
            continue
        begin, silences = time.monotonic(), len(town.ledger.silences)
        await asyncio.sleep(wish.seconds)
        await FAULTS[name].breaking(scene)
        await scene.go_on(name)
        await look(f"{name} ({time.monotonic() - begin:.0f} s)")
        for silence in town.ledger.silences[silences:]:
            tell(f"  {silence}")
        for problem in scene.problems:
            tell(f"  {problem}")
    await town.go()
    await stage.stop()
    scene.problems += town.problems
    bad = {code: many for code, many in town.ledger.refused.items() if code not in EXPECTED}
    scene.problems += [f"{many} requests were refused: {code}" for code, many in bad.items()]
    found = await asyncio.to_thread(audit.look, True)
    visits = sum(guest.visits for guest in town.guests)
    return Told(found, dict(scene.killed), scene.problems, dict(town.ledger.refused), visits, stage.faults_in_logs())


def break_all(wish: Wish, seed: int | None = None, tell: Any = print) -> Told:
    """The whole run, with everything that it needs."""
    random.seed(seed)
    with staged(wish) as (stage, extras):
        return asyncio.run(run(wish, stage, extras, tell))
