"""Whatever tables are kept in, the same is kept: memory, SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from vicus.games import names
from vicus.server import databases
from vicus.server.storage import LogConflict, SeatRow, Storage, Summary, summary_of
from vicus.table import changes, company, lines
from vicus.table.lines import decode, encode
from vicus.table.message_parts import Terms
from vicus.table.seats import Seat
from vicus.table.table import Table

from ..table.party import anything, begun, finished, new_table
from .conftest import run_apart

ADA, BEN, CLEO = ("a" * 64, "b" * 64, "c" * 64)
POSTGRES = pytest.param("postgres", marks=pytest.mark.linux)


@pytest.fixture
def url(request) -> str:
    fixtures = {"sqlite": "database", "postgres": "postgres"}
    return request.getfixturevalue(fixtures[request.param]) if request.param in fixtures else databases.MEMORY


every = pytest.mark.parametrize("url", ["memory", "sqlite", POSTGRES], indirect=True)
shared = pytest.mark.parametrize("url", ["sqlite", POSTGRES], indirect=True)


def with_storages(url: str, work: Callable[..., Awaitable[Any]], number: int = 1) -> Any:
    """What some work with so many storages on one database returns."""

    async def run() -> Any:
        storages = [databases.open_storage(url) for _ in range(number)]
        try:
            return await work(*storages)
        finally:
            for storage in storages:
                await storage.close()

    return run_apart(run())


def seated(*guests: str | None, is_open: bool = True, host: str = ADA, game: str = "bohemian_villages", watch: bool = True):
    """A table and its lines; none: a free seat."""
    import vicus

    seats = [Seat("guest", guest) if guest else Seat() for guest in guests]
    return changes.lay(vicus.game(game), {}, seats, is_open, host, terms=Terms(watch=watch))


async def kept(storage: Storage, *guests: str | None, **more: Any) -> Table:
    table, log = seated(*guests, **more)
    await storage.create(log, summary_of(table))
    return table


@every
def test_guests(url):
    async def work(storage: Storage):
        assert await storage.guest_name(ADA) is None
        await asyncio.gather(*(storage.name_guest(ADA, f"Ada {number}") for number in range(5)))
        assert (await storage.guest_name(ADA)).startswith("Ada")
        await storage.name_guest(ADA, "Żółć 😀 %s :name '")
        await storage.name_guest(BEN, "Ben")
        assert await storage.guest_names([ADA, BEN, CLEO]) == {ADA: "Żółć 😀 %s :name '", BEN: "Ben"}
        assert await storage.guest_names([]) == {}
        assert await storage.guest_names([f"{number:064}" for number in range(2000)]) == {}

    with_storages(url, work)


@every
def test_a_log_is_read_as_it_was_written(url):
    async def work(storage: Storage):
        table, log = seated(ADA, BEN)
        await storage.create(log, summary_of(table))
        assert await storage.read(table.id) == log
        odd = [lines.Act('\x00 "half" ü %(x)s :y \\'), lines.Prefer(ADA, True, 0.1), lines.End("00ff")]
        await storage.append(table.id, len(log), odd, None)
        assert await storage.read(table.id) == [*log, *odd]
        assert await storage.read(table.id, len(log) + 1) == odd[1:]
        assert await storage.read(table.id, 99) == []
        assert await storage.read("nowhere") == []

    with_storages(url, work)


@every
def test_a_line_that_somebody_else_has_written(url):
    """Neither the lines nor the summary of whoever was too late are kept."""

    async def work(storage: Storage):
        table, log = seated(ADA, None)
        await storage.create(log, summary_of(table))
        before = (await storage.summaries([table.id]))[0]
        await storage.append(table.id, len(log), [lines.Succeed("first")], None)
        changes.sit(table, BEN, 1)
        for after in (0, len(log), len(log) - 1, len(log) + 2, len(log) + 50):  # also beyond the end: no line is left out
            with pytest.raises(LogConflict):
                await storage.append(table.id, after, [lines.Succeed("second"), lines.Begin()], summary_of(table))
            with pytest.raises(LogConflict):  # nor a summary alone, of a log that has grown since
                await storage.append(table.id, after, [], summary_of(table))
        assert await storage.read(table.id) == [*log, lines.Succeed("first")]
        assert await storage.summaries([table.id]) == [before]
        await storage.append(table.id, len(log) + 1, [lines.Succeed("third")], None)
        assert len(await storage.read(table.id)) == len(log) + 2

    with_storages(url, work)


@shared
def test_of_two_who_write_at_once_exactly_one_wins(url):
    async def work(first: Storage, second: Storage):
        table = await kept(first, ADA, BEN)
        length = table.length
        for number in range(25):
            found = await asyncio.gather(
                *(storage.append(table.id, length, [lines.Succeed(f"{name} {number}")] * 2, None) for name, storage in both),
                return_exceptions=True,
            )
            assert sorted(type(each).__name__ for each in found) == ["LogConflict", "NoneType"]
            winner = both[found.index(None)][0]
            length += 2
            log = await second.read(table.id)
            assert log[-2:] == [lines.Succeed(f"{winner} {number}")] * 2
            assert len(log) == length

    both: list[tuple[str, Storage]] = []

    async def paired(first: Storage, second: Storage):
        both.extend((("first", first), ("second", second)))
        await work(first, second)

    with_storages(url, paired, 2)


@pytest.mark.linux
def test_somebody_else_is_about_to_write_that_line(postgres):
    """The other transaction has written it but is not committed yet: who comes second waits, and loses."""
    import psycopg

    async def work(storage: Storage):
        table = await kept(storage, ADA, BEN)
        with psycopg.connect(databases.plain_url(postgres)) as other:
            statement = 'INSERT INTO lines ("table", number, body, at) VALUES (%s, %s, %s, 0)'
            other.execute(statement, (table.id, table.length + 1, encode(lines.Succeed("theirs"))))
            writing = asyncio.create_task(storage.append(table.id, table.length, [lines.Succeed("ours")], None))
            done, _ = await asyncio.wait([writing], timeout=0.3)
            assert not done
            other.commit()
        with pytest.raises(LogConflict):
            await writing
        assert (await storage.read(table.id))[-1] == lines.Succeed("theirs")

    with_storages(postgres, work)


@every
@pytest.mark.parametrize("game", names())
def test_summaries_agree_with_the_lines(url, game):
    async def work(storage: Storage):
        table, log = new_table(game, *[Seat()] * 3)
        await storage.create(log, summary_of(table))
        known = summary_of(table)
        for written in anything(table, random.Random(8), 240):
            if written:
                now = summary_of(table)
                await storage.append(table.id, table.length - len(written), written, None if now == known else now)
                known = now
        assert (await storage.summaries([table.id])) == [summary_of(Table.replayed(await storage.read(table.id)))]
        assert known.status == "playing"

    with_storages(url, work)


@every
def test_lists_of_tables(url):
    async def work(storage: Storage):
        waiting = [await kept(storage, ADA, None) for _ in range(3)]
        playing = await kept(storage, ADA, BEN, host=BEN)
        private = await kept(storage, BEN, None, is_open=False, watch=False)
        over, log = seated(CLEO, BEN)
        await storage.create(log, summary_of(over))
        written = []
        finished(over, written)
        await storage.append(over.id, len(log), written, summary_of(over))
        found = [summary.id for summary in await storage.open_tables(10)]
        assert found == [table.id for table in reversed(waiting)] + [playing.id]
        assert len(await storage.open_tables(2)) == 2
        assert await storage.unfinished() == 5
        assert [s.id for s in await storage.tables_of(BEN, 10)] == [private.id, playing.id, over.id]  # what is alive first
        assert [s.id for s in await storage.tables_of(BEN, 1)] == [private.id]
        assert await storage.tables_of("nobody", 10) == []
        assert [await storage.hosted_by(guest, 0.0) for guest in (ADA, BEN, CLEO)] == [4, 1, 0]
        assert await storage.hosted_by(ADA, time.time() + 60) == 0, "those that were left long ago do not count"
        ids = [playing.id, private.id, "nowhere"]
        assert {s.id for s in await storage.summaries(ids)} == {playing.id, private.id}
        assert await storage.summaries([]) == []
        [summary] = await storage.summaries([playing.id])
        assert summary == summary_of(playing)
        assert summary.seats == (SeatRow("guest", ADA), SeatRow("guest", BEN))

    with_storages(url, work)


@every
def test_a_game_that_is_stopped_is_not_offered_but_still_ones_own(url):
    async def work(storage: Storage):
        table = await kept(storage, ADA, BEN)
        playing = await kept(storage, ADA, BEN)
        table.is_stopped = True
        await storage.append(table.id, table.length, [], summary_of(table))
        assert [s.id for s in await storage.open_tables(10)] == [playing.id]
        assert {s.id: s.status for s in await storage.tables_of(BEN, 10)} == {table.id: "stopped", playing.id: "playing"}
        assert (await storage.unfinished(), await storage.hosted_by(ADA, 0.0)) == (1, 1)

    with_storages(url, work)


@every
def test_games_of_earlier_rules_are_found(url):
    async def work(storage: Storage):
        playing, waiting = await kept(storage, ADA, BEN), await kept(storage, ADA, None)
        rules, game = playing.laid.rules, playing.laid.game
        assert waiting.laid.game == game
        assert await storage.laid_before(game, rules) == []
        assert await storage.laid_before(game, rules + 1) == [playing.id]
        assert await storage.laid_before("another", rules + 1) == []

    with_storages(url, work)


def everything_in(url: str, storage: Storage) -> str:
    """All that is kept, as text."""
    if url == databases.MEMORY:
        return repr(vars(storage))
    engine = databases.engine(url, poolclass=sa.NullPool)
    with engine.connect() as connection:
        found = [
            connection.execute(sa.text(f'SELECT * FROM "{table}"')).all() for table in sa.inspect(connection).get_table_names()
        ]
    return repr(found)


@every
def test_whoever_is_forgotten_is_nowhere(url):
    async def work(storage: Storage):
        for guest, name in ((ADA, "Ada"), (BEN, "Ben")):
            await storage.name_guest(guest, name)
        seats = await kept(storage, ADA, BEN, host=BEN)
        hosted = await kept(storage, BEN, None, host=ADA)
        table, log = seated(ADA, BEN, CLEO, host=BEN)
        await storage.create(log, summary_of(table))
        written = (
            company.vote(table, ADA, 2, {ADA, BEN}, away={}, grace=0.0)
            + changes.prefer(table, ADA, True, 0.5)
            + changes.leave(table, ADA)
        )
        await storage.append(table.id, len(log), written, summary_of(table))
        waiting, log = seated(ADA, BEN, None, host=BEN)
        await storage.create(log, summary_of(waiting))
        gone = changes.leave(waiting, ADA)
        await storage.append(waiting.id, len(log), gone, summary_of(waiting))
        await storage.forget_guest(ADA)
        assert ADA not in everything_in(url, storage)
        assert await storage.guest_names([ADA, BEN]) == {BEN: "Ben"}
        assert await storage.tables_of(ADA, 10) == []
        assert await storage.hosted_by(ADA, 0.0) == 0
        for each in (seats, hosted, table, waiting):
            again = Table.replayed(await storage.read(each.id))
            assert BEN in again.guests()
            assert again.status == each.status
        assert {s.id for s in await storage.tables_of(BEN, 10)} == {seats.id, hosted.id, table.id, waiting.id}

    with_storages(url, work)


@every
def test_old_tables_are_pruned_by_what_became_of_them(url):
    async def work(storage: Storage):
        waiting, playing = await kept(storage, ADA, None), await kept(storage, ADA, BEN)
        over, log = begun()
        finished(over, log)
        await storage.create(log, summary_of(over))
        await storage.put_archive(over.id, b"kept")
        now = time.time() + 1
        assert await storage.prune({}) == 0
        assert await storage.prune(dict.fromkeys(("waiting", "playing", "over"), now - 1000)) == 0
        assert await storage.prune({"waiting": now}) == 1
        assert await storage.read(waiting.id) == []
        assert await storage.prune({"waiting": now, "over": now}) == 1
        assert (await storage.read(over.id), await storage.archive(over.id)) == ([], None)
        assert [s.id for s in await storage.tables_of(ADA, 10)] == [playing.id]
        assert over.id not in everything_in(url, storage)
        assert await storage.prune({"playing": now}) == 1
        with pytest.raises(LogConflict):
            await storage.append(playing.id, playing.length, [lines.Succeed("x")], None)

    with_storages(url, work)


@every
def test_guests_who_sit_nowhere_and_do_not_come_are_forgotten(url, monkeypatch):
    async def work(storage: Storage):
        now, day = time.time(), 86_400.0
        clock = [now - 100 * day]
        monkeypatch.setattr(time, "time", lambda: clock[0])
        for guest in (ADA, BEN, CLEO):
            await storage.name_guest(guest, guest[:3])
        playing = await kept(storage, ADA, None)
        clock[0] = now - 80 * day
        await storage.see_guest(CLEO)
        await storage.see_guest("d" * 64)
        clock[0] = now
        assert await storage.prune_guests(now - 90 * day) == 1
        assert await storage.guest_names([ADA, BEN, CLEO, "d" * 64]) == {ADA: "aaa", CLEO: "ccc"}
        assert await storage.prune_guests(now - 70 * day) == 1
        assert await storage.prune({"waiting": now}) == 1
        assert await storage.read(playing.id) == []
        assert await storage.prune_guests(now - 90 * day) == 1
        assert await storage.guest_names([ADA, BEN, CLEO]) == {}

    with_storages(url, work)


@shared
def test_that_a_guest_was_here_is_noted_once_a_day(url, monkeypatch):
    async def work(storage: Storage):
        now, commits = time.time(), []
        clock = [now]
        monkeypatch.setattr(time, "time", lambda: clock[0])
        await storage.name_guest(ADA, "Ada")
        storage.database.committed = lambda works, seconds: commits.append(works)
        for hours in (0, 1, 23, 25, 26, 48, 50):
            clock[0] = now + hours * 3600
            await storage.see_guest(ADA)
        assert len(commits) == 2

    with_storages(url, work)


@every
def test_archives(url):
    async def work(storage: Storage):
        table, log = begun()
        await storage.create(log, summary_of(table))
        written = []
        finished(table, written)
        await storage.append(table.id, len(log), written, summary_of(table))
        assert await storage.archive(table.id) is None
        assert await storage.untended(5) == [table.id]
        assert await storage.untended(0) == []
        await storage.put_archive(table.id, bytes(range(256)))
        await storage.put_archive(table.id, b"later")
        await storage.put_archive("nowhere", b"of a table that was pruned")
        assert await storage.archive(table.id) == bytes(range(256))
        assert await storage.archive("nowhere") is None
        assert await storage.untended(5) == []

    with_storages(url, work)


@every
def test_analyses(url):
    async def work(storage: Storage):
        table, log = begun()
        await storage.create(log, summary_of(table))
        assert await storage.analysis(table.id, "quick") is None
        await storage.put_analysis(table.id, "quick", bytes(range(256)))
        await storage.put_analysis(table.id, "deep", b"deeper")
        await storage.put_analysis("nowhere", "quick", b"of a table that was pruned")
        assert await storage.analysis(table.id, "quick") == bytes(range(256))
        await storage.put_analysis(table.id, "quick", b"by a later version")
        assert await storage.analysis(table.id, "quick") == b"by a later version"
        assert await storage.analysis(table.id, "deep") == b"deeper"
        assert await storage.analysis("nowhere", "quick") is None

    with_storages(url, work)


@every
def test_a_storage_that_lives_says_so(url):
    async def work(storage: Storage):
        await storage.alive()
        await asyncio.gather(*(storage.alive() for _ in range(20)))

    with_storages(url, work)


@shared
def test_two_storages_live_on_one_database(url):
    async def work(first: Storage, second: Storage):
        await asyncio.gather(*(storage.alive() for _ in range(10) for storage in (first, second)))

    with_storages(url, work, 2)


@pytest.mark.parametrize("who", [ADA, BEN])
def test_a_log_without_somebody_has_the_same_summary(who):
    """Logs and summaries are rewritten apart when somebody is forgotten, and must not disagree afterwards."""
    table, log = seated(ADA, BEN)
    log += company.resign(table, who)
    forgotten = [decode(encode(line).replace(who, "")) for line in log]
    written = msgspec.json.decode(msgspec.json.encode(summary_of(table)).replace(who.encode(), b""), type=Summary)
    expected = msgspec.structs.replace(written, host=written.host or None)
    assert summary_of(Table.replayed(forgotten)) == expected
