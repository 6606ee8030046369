"""Two processes on one PostgreSQL that do the same at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from vicus.core.game import game
from vicus.server.postgres_cluster import PostgresCluster
from vicus.server.storage import LogConflict, summary_of
from vicus.table import changes
from vicus.table.lines import Succeed
from vicus.table.seats import Seat
from vicus.table.table import Table

from .conftest import run_apart

pytestmark = pytest.mark.linux

SEATS = [Seat("guest", "ada"), Seat("guest", "ben")]


def with_two(url: str, work: Callable[[PostgresCluster, PostgresCluster], Awaitable[None]]) -> None:
    async def both() -> None:
        here, there = PostgresCluster(url), PostgresCluster(url)
        for cluster in (here, there):
            await cluster.start(lambda news: None, lambda: None)
        await work(here, there)
        for cluster in (here, there):
            await cluster.close()
            await cluster.storage.close()

    run_apart(both())


async def laid(cluster: PostgresCluster) -> Table:
    table, lines = changes.lay(game("helvetia"), {}, SEATS, True, "ada")
    await cluster.storage.create(lines, summary_of(table))
    return table


def test_a_line_is_written_once(postgres):
    async def work(here: PostgresCluster, there: PostgresCluster) -> None:
        for _ in range(20):
            table = await laid(here)
            wishes = [c.storage.append(table.id, table.length, [Succeed(c.process)], None) for c in (here, there, here, there)]
            done = await asyncio.gather(*wishes, return_exceptions=True)
            assert [type(problem) for problem in done if problem is not None] == [LogConflict] * 3
            assert len(await there.storage.read(table.id)) == table.length + 1

    with_two(postgres, work)


def test_a_rematch_has_one_table(postgres):
    async def work(here: PostgresCluster, there: PostgresCluster) -> None:
        for _ in range(20):
            table = await laid(here)
            made = [changes.lay(game("helvetia"), {}, SEATS, True, "ada") for _ in range(2)]
            wishes = [
                cluster.storage.create(lines, summary_of(next_table), (table.id, table.length))
                for cluster, (next_table, lines) in zip((here, there), made, strict=True)
            ]
            done = await asyncio.gather(*wishes, return_exceptions=True)
            assert sorted(type(problem).__name__ for problem in done) == ["LogConflict", "NoneType"]
            (last,) = await there.storage.read(table.id, table.length)
            assert [summary.id for summary in await here.storage.summaries([t.id for t, _ in made])] == [last.table]

    with_two(postgres, work)


def test_the_bots_of_a_process_that_is_gone_are_taken_over(postgres):
    async def work(here: PostgresCluster, there: PostgresCluster) -> None:
        while not await there.claim("table") or await here.claim("table"):  # until both are known to live
            await there.release("table")
            await asyncio.sleep(0.05)
        there._ends.set()  # its connection ends as if it had died: it tells nobody
        while not await here.claim("table"):
            await asyncio.sleep(0.05)

    with_two(postgres, work)
