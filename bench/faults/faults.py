"""What is broken, by name. Each fault breaks something, waits until that is felt where it must be, and mends it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from bench.load.wire import Person, Trouble

from vicus.server.databases import is_postgres, plain_url, sqlite_path

from . import room
from .people import UNANSWERED, Refusal, Shown, Town, Visit
from .stage import Server, Stage, gone, send
from .standby import Standby

LOCKED = 8.0
"""Seconds: more than a statement waits for a lock in SQLite."""
HANGING = 25.0
"""Seconds: more than a bot may take."""
FROZEN = 20.0
"""Seconds: more than a lease lasts."""
LOOK = 20
"""Kills between two audits."""
RACES = 20
"""Places in a log for which two write at once."""
CLOCKS = (86_400.0, -86_400.0, 3e8, -1e9, 0.0)
"""Seconds by which clocks are wrong, one after the other."""


@dataclass
class Scene:
    """All that a fault may touch, and what it has to tell."""

    stage: Stage
    town: Town
    kills: int = 3
    disk: Path | None = None
    """The file system of the database, if it is one of its own."""
    standby: Standby | None = None
    look: Callable[[str], Awaitable[None]] | None = None
    """An audit between two faults of a kind, told with a title."""
    killed: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def expect(self, fulfilled: bool, what: str) -> None:
        if not fulfilled:
            self.problems.append(what)

    async def go_on(self, after: str) -> None:
        """Every table must."""
        self.problems += [f"{after}: stands still: {party}" for party in await self.town.goes_on()]


Breaking = Callable[[Scene], Awaitable[None]]


# -- processes ------------------------------------------------------------------------------------------------------------


async def kill(scene: Scene) -> None:
    """SIGKILL for any process, at any moment: a server, the bots' workers, a backend of PostgreSQL."""
    for number in range(scene.kills):
        await asyncio.sleep(random.expovariate(1.5))
        kinds = ["server", "server", "worker"] + (["backend"] if scene.stage.postgres is not None else [])
        kind = random.choice(kinds) if number else "server"
        server = random.choice(scene.stage.servers)
        away = [guest for guest in scene.town.guests if guest.party.guests == 0 and random.random() < 0.5]
        for guest in away:  # nobody watches these bots meanwhile
            guest.leave()
        await KILLS[kind](scene, server)
        scene.killed[kind] += 1
        for guest in away:
            guest.is_away = False
        await scene.go_on(f"kill {number + 1}, a {kind}")
        if scene.look is not None and (number + 1) % LOOK == 0 and number + 1 < scene.kills:
            await scene.look(f"{number + 1} kills")


async def _kill_server(scene: Scene, server: Server) -> None:
    children = server.process.children(recursive=True)
    server.kill()
    left = await gone(children)
    scene.expect(not left, f"{len(left)} processes outlive the server that started them")
    await server.start()


async def _kill_worker(scene: Scene, server: Server) -> None:
    for worker in server.workers()[:1]:
        send(worker, signal.SIGKILL)


async def _kill_backend(scene: Scene, _: Server) -> None:
    """PostgreSQL then ends all its connections, and looks at its log."""
    import psycopg

    assert scene.stage.postgres is not None
    with psycopg.connect(scene.stage.postgres.url()) as connection:
        statement = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        pids = [row[0] for row in connection.execute(statement)]
    if pids:
        with suppress(ProcessLookupError):
            os.kill(random.choice(pids), signal.SIGKILL)


KILLS: dict[str, Callable[[Scene, Server], Awaitable[None]]] = {
    "server": _kill_server,
    "worker": _kill_worker,
    "backend": _kill_backend,
}


async def worker(scene: Scene) -> None:
    """Every worker is killed while its bots think."""
    for server in scene.stage.servers:
        for process in server.workers():
            send(process, signal.SIGKILL)
            scene.killed["worker"] += 1


async def hang(scene: Scene) -> None:
    """Every worker stops answering; it is given up and replaced."""
    stopped = [process for server in scene.stage.servers for process in server.workers()]
    for process in stopped:
        send(process, signal.SIGSTOP)
    await scene.go_on("while workers hang")
    await asyncio.sleep(1.0)
    for process in stopped:
        send(process, signal.SIGCONT)


async def freeze(scene: Scene) -> None:
    """A server stops for longer than it may keep its tables, and then goes on as if nothing had been."""
    server = scene.stage.servers[-1]
    alone = len(scene.stage.servers) == 1
    address, server.address = server.address, "" if not alone else server.address
    send(server.process, signal.SIGSTOP)
    await asyncio.sleep(FROZEN / 5 if alone else FROZEN)
    if not alone:
        await _come_elsewhere(scene)
        await scene.go_on("while a server is frozen")
    send(server.process, signal.SIGCONT)
    server.address = address


async def _come_elsewhere(scene: Scene) -> None:
    """Pages notice that nothing is answered, and connect anew; whoever waits in silence is disconnected by the balancer."""
    for guest in scene.town.guests:
        guest.leave()
    await asyncio.sleep(0.1)
    for guest in scene.town.guests:
        guest.is_away = False


async def race(scene: Scene) -> None:
    """One guest, two tabs, at two servers where there are two: both move at the same moment, for the same place in the log."""
    addresses = scene.stage.addresses()
    cookie = f"race-{random.getrandbits(160):040x}"
    tabs = [Visit(Person(addresses[number % len(addresses)], "127.4.0.1", cookie)) for number in range(2)]
    try:
        for tab in tabs:
            await tab.connect()
            tab.send("hello", name="Racer")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
        tabs[0].send("create", game=scene.town.parties[0].game, seats=seats)
        table = ""
        while not table:
            table = getattr(await tabs[0].answer(UNANSWERED), "table", "")
        tabs[0].send("prefer", table=table, bot_speed=0.0)
        rounds = 0
        while rounds < RACES:
            rounds += await _run_race(scene, tabs, table)
    except Trouble as trouble:
        scene.problems.append(f"race: {trouble}")
    finally:
        for tab in tabs:
            tab.close()


async def _run_race(scene: Scene, tabs: list[Visit], table: str) -> bool:
    """Whether both moved at once. If only one thing can be done, one of them does it."""
    ledger, shown = scene.town.ledger, [await _open(tab, table) for tab in tabs]
    number, choices = shown[0].number, [choice.text for choice in shown[0].choices()]
    if shown[0].number != shown[1].number or len(choices) < 2:
        if choices or shown[0].can_end:
            kind, about = ("act", {"action": choices[0]}) if choices else ("end_turn", {})
            ledger.send(table, number + 1, (kind, about.get("action", "")))
            tabs[0].send(kind, table=table, number=number, **about)
        await asyncio.sleep(0.2)
        return False
    wishes = random.sample(choices, 2)
    for tab, wish in zip(tabs, wishes, strict=True):
        ledger.send(table, number + 1, ("act", wish))
        tab.send("act", table=table, number=number, action=wish)
    refused = [await _is_refused(tab) for tab in tabs]
    scene.expect(sum(refused) == 1, f"race at {table}, move {number + 1}: {sum(refused)} of two were refused")
    if sum(refused) == 1:
        ledger.acknowledge(table, number + 1, ("act", wishes[refused.index(False)]))
    return True


async def _open(tab: Visit, table: str) -> Shown:
    """The table as it is now; everything that was sent before has been read then."""
    await _settled(tab)
    tab.send("open", table=table, since=-1)
    while True:
        answer = await tab.answer(UNANSWERED)
        if isinstance(answer, Shown):
            return answer


async def _is_refused(tab: Visit) -> bool:
    return any(isinstance(answer, Refusal) and answer.code == "stale" for answer in await _settled(tab))


async def _settled(tab: Visit) -> list[object]:
    """All answers up to now: `hello` is answered after whatever was asked before."""
    tab.send("hello")
    answers: list[object] = []
    while type(answer := await tab.answer(UNANSWERED)).__name__ != "Welcome":
        answers.append(answer)
    return answers


# -- databases ------------------------------------------------------------------------------------------------------------


async def locked(scene: Scene) -> None:
    """Somebody else keeps the database locked for some seconds."""
    if is_postgres(scene.stage.url):
        import psycopg

        with psycopg.connect(plain_url(scene.stage.url)) as other:
            other.execute("LOCK TABLE lines, tables IN ACCESS EXCLUSIVE MODE")
            await asyncio.sleep(LOCKED)
            other.rollback()
        return
    other_link = sqlite3.connect(sqlite_path(scene.stage.url), isolation_level=None)
    try:
        other_link.execute("BEGIN IMMEDIATE")
        scene.expect(await scene.town.refused("unavailable"), "locked: nobody was told")
        other_link.execute("ROLLBACK")
    finally:
        other_link.close()


async def full(scene: Scene) -> None:
    """The disk is full: people are told, /health says so, and when there is room again play goes on by itself."""
    async with AsyncExitStack() as stack:
        if scene.disk is not None:
            stack.enter_context(room.full(scene.disk))
        else:
            stack.enter_context(room.no_room([server.process for server in scene.stage.servers]))
        scene.expect(await scene.town.refused("unavailable"), "full: nobody was told")
        scene.expect(await scene.stage.is_well(False), "full: /health says that all is well")
        await asyncio.sleep(2.0)
    if scene.stage.postgres is not None and not scene.stage.postgres.is_running:
        scene.stage.postgres.start()  # it ends itself when it cannot write its own log
    scene.expect(await scene.stage.is_well(), "full: /health does not say that all is well again")


async def restart(scene: Scene) -> None:
    """PostgreSQL is stopped like in a crash, and later started again."""
    assert scene.stage.postgres is not None
    for how in ("immediate", "kill"):
        if how == "kill":
            scene.stage.postgres.kill()
        else:
            scene.stage.postgres.stop(signal.SIGQUIT)
        scene.expect(await scene.town.refused("unavailable"), f"restart ({how}): nobody was told")
        await asyncio.sleep(random.uniform(0.0, 3.0))
        scene.stage.postgres.start()
        await scene.go_on(f"PostgreSQL is back ({how})")


async def readonly(scene: Scene) -> None:
    """PostgreSQL can only be read for a while, as one that is not the first any more."""
    import psycopg

    assert scene.stage.postgres is not None
    with psycopg.connect(scene.stage.postgres.url(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        connection.execute("SELECT pg_reload_conf()")
        scene.expect(await scene.town.refused("unavailable"), "readonly: nobody was told")
        scene.expect(await scene.stage.is_well(False), "readonly: /health says that all is well")
        connection.execute("ALTER SYSTEM RESET default_transaction_read_only")
        connection.execute("SELECT pg_reload_conf()")
    scene.expect(await scene.stage.is_well(), "readonly: /health does not say that all is well again")


async def failover(scene: Scene) -> None:
    """The first PostgreSQL is lost for ever; its standby takes its place."""
    assert scene.stage.postgres is not None
    assert scene.standby is not None
    scene.stage.postgres.kill()
    await asyncio.sleep(random.uniform(0.0, 2.0))
    scene.standby.promote()
    scene.killed["PostgreSQL"] += 1


# -- around ---------------------------------------------------------------------------------------------------------------


async def sockets(scene: Scene) -> None:
    """Connections that say nothing, half a request, a byte at a time; pages that ask a lot and never read."""
    address = scene.stage.addresses()[0]
    half_open = [_connection(address) for _ in range(200)]
    deaf = [Visit(Person(address, "127.5.0.2")) for _ in range(20)]
    try:
        for page in deaf:
            await page.connect()
            assert page.transport is not None
            page.transport.underlying_transport.pause_reading()
            for party in scene.town.parties * 20:
                page.send("open", table=party.id, since=-1)
        half = b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgra"
        for position in range(len(half)):
            for connection in half_open[::4]:
                with suppress(OSError):
                    connection.send(half[position : position + 1])
            await asyncio.sleep(0.05)
        await scene.go_on("among sockets that do not read")
    except Trouble as trouble:
        scene.problems.append(f"sockets: {trouble}")
    finally:
        for connection in half_open:
            connection.close()
        for page in deaf:
            page.close()


def _connection(address: str) -> socket.socket:
    target, made = urlsplit(address), socket.socket()
    made.setblocking(False)
    made.bind(("127.5.0.1", 0))
    made.connect_ex((target.hostname or "", target.port or 0))
    return made


async def clock(scene: Scene) -> None:
    """The machine's clock jumps, forwards and backwards."""
    for seconds in CLOCKS:
        scene.stage.set_clock(seconds)
        await scene.go_on(f"the clock is wrong by {seconds:g} s")


@dataclass(frozen=True)
class Fault:
    """One that can be asked for."""

    breaking: Breaking
    on: str = "sqlite postgres"
    """The databases for which it makes sense."""

    @property
    def about(self) -> str:
        return (self.breaking.__doc__ or "").strip()


FAULTS = {
    "kill": Fault(kill),
    "worker": Fault(worker),
    "hang": Fault(hang),
    "freeze": Fault(freeze),
    "race": Fault(race),
    "locked": Fault(locked),
    "full": Fault(full),
    "sockets": Fault(sockets),
    "clock": Fault(clock),
    "readonly": Fault(readonly, "postgres"),
    "restart": Fault(restart, "postgres"),
    "failover": Fault(failover, "postgres"),
}
"""In this order: after a failover there is no second one."""
