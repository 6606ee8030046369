"""A process that tells people that it is their turn, with clocks that a test moves on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from vicus.server.limits import Limits
from vicus.server.notices import book
from vicus.server.notices.book import new_channel
from vicus.server.notices.channel import Place, channel_id
from vicus.server.notices.hosting import NoticeHosting
from vicus.server.notices.notifier import Notifier
from vicus.server.notices.senders import Senders

from .conftest import GENEROUS, as_test, run_apart
from .process import Page, Process, begin, processes, wait_for
from .receivers import HttpReceiver

DAY = 86_400.0
DAYS = {"pace": {"days": 3}}
PATIENCE = 200.0
"""Seconds after which a test that has not ended yet never will."""


class Post:
    """A process that tells people, with clocks that a test moves on."""

    def __init__(self, one: Process, receiver: HttpReceiver, hosting: NoticeHosting | None = None) -> None:
        self.one, self.receiver = one, receiver
        self.ahead = 2 * book.MOMENT
        self.hosting = hosting or NoticeHosting(frozenset({"push", "webhook"}), private=True)
        assert one.service.storage.notices is not None
        self.book = one.service.storage.notices
        self.senders = Senders(self.hosting, self.book)
        self.notifier = Notifier(one.service, self.book, self.senders, lambda: time.time() + self.ahead)
        one.service.timekeeper.expired = self.notifier.expired

    async def listen(self, guest: str, kind: str = "webhook", **place: Any) -> str:
        """A guest wants to be told."""
        where = Place(**({"url": f"{self.receiver.url}/{guest}", "origin": "http://here"} | place))
        made = channel_id(guest, kind, where)
        assert await self.book.put_channel(new_channel(guest, kind, where, "en", made), 8)
        if kind == "mail":
            await self.book.confirm(made, time.time())
        return made

    async def look(self) -> list[tuple[str, str]]:
        """Look once; all that was told so far: whom, and what."""
        await self.notifier.look()
        return [(got.path[1:], json.loads(got.body)["about"]) for got in self.receiver.got]

    async def pass_time(self, seconds: float) -> None:
        """Of the clock of the tables, and on the wall."""
        self.ahead += seconds
        database = self.one.service.storage.database
        await database.write(lambda link: link.change("UPDATE clocks SET served = served + :s", s=seconds))
        await self.one.service.clock.read()
        await self.one.service.timekeeper.look()

    async def without_ben(self, **fields: Any) -> tuple[Page, str]:
        """Ben, who wants to be told, has gone away from a table with Ada, and it is his turn."""
        await self.listen("ben")
        ada, ben, table = await together(self.one, **fields)
        await gone(self.one, ben, table)
        await ada.play_turn()
        return ada, table


async def together(one: Process, **fields: Any) -> tuple[Page, Page, str]:
    """Ada and Ben at a table; Ada is to move."""
    ada, ben = await one.page("ada"), await one.page("ben")
    table = await ada.create("me", "free", **fields)
    await ada.open(table)
    await ben.open(table)
    ben.send("sit", table=table, seat=1)
    await begin(ada, ben)
    return ada, ben, table


async def gone(one: Process, page: Page, table: str) -> None:
    await page.leave()
    await wait_for(lambda: page.guest not in one.service.online(table))


@asynccontextmanager
async def post_on(database: str, limits: Limits = GENEROUS, status: int = 200) -> AsyncIterator[Post]:
    """With a receiver that answers so."""
    async with processes(database, limits=limits) as [one], HttpReceiver(status) as receiver:
        yield Post(one, receiver)


def posted(limits: Limits = GENEROUS, status: int = 200) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., None]]:
    """Makes a test of a coroutine that is given a `post` on a database of its own, besides its other arguments."""

    def made(work: Callable[..., Awaitable[None]]) -> Callable[..., None]:
        async def run(database: str, others: dict[str, Any]) -> None:
            async with post_on(database, limits, status) as post:
                await asyncio.wait_for(work(post, **others), PATIENCE)

        def test(database: str, **others: Any) -> None:
            run_apart(run(database, others))

        return as_test(test, work, "database")

    return made
