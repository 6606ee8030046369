"""Who comes: the innocent each from an address of their own, attackers from one."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from ipaddress import IPv4Address
from itertools import count
from typing import TypeVar
from urllib.parse import urlsplit

from .wire import PATIENCE, Person, Socket, Trouble

Somebody = TypeVar("Somebody", bound=Socket)

INNOCENT, CROWD, ATTACKER = (int(IPv4Address(address)) for address in ("127.1.0.0", "127.2.0.0", "127.66.66.66"))
AT_ONCE = 40
"""People who are being let in at the same time."""


class Town:
    """The people of one measurement, spread over the servers as a load balancer without memory spreads them."""

    def __init__(self, servers: Sequence[str]) -> None:
        self.servers = list(servers)
        self._numbers = count(1)

    def innocent(self, server: int | None = None) -> Person:
        """Somebody who plays; `server`: at this one."""
        return self._person(INNOCENT, next(self._numbers), server)

    def onlooker(self) -> Person:
        """One of a crowd."""
        return self._person(CROWD, next(self._numbers))

    def attacker(self) -> Person:
        """All attackers have one address, and a cookie each (which costs them nothing)."""
        return self._person(ATTACKER, 0)

    def _person(self, network: int, number: int, server: int | None = None) -> Person:
        address = self.servers[(number if server is None else server) % len(self.servers)]
        is_here = (urlsplit(address).hostname or "").startswith("127.")
        return Person(address, str(IPv4Address(network + number)) if is_here else None)


async def let_in(sockets: Iterable[Somebody], patience: float = PATIENCE) -> list[Somebody]:
    """Connect them and say hello, some at a time; those who were let in before it took too long."""
    gate, end = asyncio.Semaphore(AT_ONCE), time.perf_counter() + patience
    inside: list[Somebody] = []

    async def enter(socket: Somebody) -> None:
        async with gate:
            if time.perf_counter() < end:
                try:
                    await asyncio.wait_for(socket.connect(), max(0.1, end - time.perf_counter()))
                except (Trouble, TimeoutError):
                    socket.close()
                else:
                    socket.send("hello")
                    inside.append(socket)

    await asyncio.gather(*map(enter, sockets))
    return inside


async def some_at_a_time(work: Iterable[Callable[[], Awaitable[None]]], at_once: int = AT_ONCE) -> None:
    """Do all of it, so much at the same time; the first that fails is raised."""
    gate = asyncio.Semaphore(at_once)

    async def one(step: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await step()

    await asyncio.gather(*map(one, work))


def many_files() -> None:
    """As many sockets as the system allows, here and in the servers that are started from here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
