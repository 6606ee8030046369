"""The threads behind a database: what is committed together, what fails alone, and that it goes on afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from vicus.server import database as database_module
from vicus.server import databases
from vicus.server.database import Database, Link
from vicus.server.sqlite import SqliteLink
from vicus.server.storage import StorageUnavailable

from .conftest import run_apart


class CountingLink(SqliteLink):
    """Knows how often it was asked to commit."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.commits = 0

    def commit(self) -> None:
        super().commit()
        self.commits += 1


def with_database(connect: Callable[[], Link], work: Callable[[Database], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        database = Database(connect)
        try:
            return await asyncio.wait_for(work(database), 60)
        finally:
            await database.close()

    return run_apart(run())


@pytest.fixture
def path(tmp_path) -> str:
    found = str(tmp_path / "notes.db")
    with sqlite3.connect(found) as connection:
        connection.execute("CREATE TABLE notes (text TEXT PRIMARY KEY)")
    connection.close()
    return found


def note(text: str) -> Callable[[Link], int]:
    return lambda link: link.change("INSERT INTO notes (text) VALUES (:text)", text=text)


def notes(link: Link) -> list[str]:
    return [text for (text,) in link.run("SELECT text FROM notes ORDER BY text")]


class Gate:
    """A work that holds the writing thread up, so that others pile up behind it."""

    def __init__(self) -> None:
        self.reached, self.open = threading.Event(), threading.Event()

    def __call__(self, link: Link) -> str:
        self.reached.set()
        assert self.open.wait(30)
        return "through"


async def piled_up(database: Database, *works: Callable[[Link], Any]) -> list[Any]:
    """All of them wait while another one is carried out; what became of each."""
    gate = Gate()
    first = asyncio.create_task(database.write(gate))
    assert await asyncio.to_thread(gate.reached.wait, 30)
    waiting = [asyncio.ensure_future(database.write(work)) for work in works]
    await asyncio.sleep(0)  # each has asked
    gate.open.set()
    assert await first == "through"
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_whoever_asks_meanwhile_goes_into_one_commit(path):
    links, together = [], []

    def connect() -> Link:
        links.append(CountingLink(path))
        return links[-1]

    async def work(database: Database):
        database.committed = lambda works, seconds: together.append(works)
        assert await piled_up(database, *(note(f"{number:03}") for number in range(100))) == [1] * 100
        assert len(await database.read(notes)) == 100

    with_database(connect, work)
    assert together == [1, 100]
    assert sum(link.commits for link in links) == 3, "one of them for the reader"


def test_nobody_waits_for_more_than_so_many(path, monkeypatch):
    monkeypatch.setattr(database_module, "MOST_AT_ONCE", 10)
    together = []

    async def work(database: Database):
        database.committed = lambda works, seconds: together.append(works)
        await piled_up(database, *(note(f"{number:03}") for number in range(25)))
        assert len(await database.read(notes)) == 25

    with_database(lambda: SqliteLink(path), work)
    assert together == [1, 10, 10, 5]


def test_one_that_fails_spoils_nothing_for_the_others(path):
    def fail(link: Link) -> None:
        note("torn")(link)
        raise KeyError("my mistake")

    async def work(database: Database):
        await database.write(note("there"))
        found = await piled_up(database, note("a"), fail, note("b"), note("there"), note("c"))
        assert [type(each) for each in found] == [int, KeyError, int, sqlite3.IntegrityError, int]
        assert await database.read(notes) == ["a", "b", "c", "there"]
        assert await database.write(note("d")) == 1

    with_database(lambda: SqliteLink(path), work)


def test_whoever_has_gone_is_no_trouble(path):
    async def work(database: Database):
        gate = Gate()
        first = asyncio.create_task(database.write(gate))
        assert await asyncio.to_thread(gate.reached.wait, 30)
        gone, there = (asyncio.create_task(database.write(note(text))) for text in ("gone", "there"))
        await asyncio.sleep(0)
        gone.cancel()
        gate.open.set()
        assert await first == "through"
        assert await there == 1
        assert await database.read(notes) == ["gone", "there"], "it was asked for"

    with_database(lambda: SqliteLink(path), work)


def test_closing_does_first_what_was_asked(path):
    async def work():
        database = Database(lambda: SqliteLink(path))
        written = [asyncio.ensure_future(database.write(note(str(number)))) for number in range(50)]
        await asyncio.sleep(0)
        await database.close()
        assert await asyncio.gather(*written) == [1] * 50

    run_apart(work())
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT count(*) FROM notes").fetchone() == (50,)
    connection.close()


# -- when it cannot be used -----------------------------------------------------------------------------------------------


def limited(path: str) -> SqliteLink:
    """On a disk that is full: the file cannot grow."""
    link = SqliteLink(path)
    link.run("PRAGMA max_page_count=2")
    return link


def read_only(path: str) -> SqliteLink:
    link = SqliteLink(path)
    link.run("PRAGMA query_only=1")
    return link


def nowhere(path: str) -> SqliteLink:
    return SqliteLink(path + "/nowhere/notes.db")


@pytest.mark.parametrize("trouble", [limited, read_only, nowhere])
def test_no_room_no_rights_no_file_and_it_goes_on_afterwards(path, trouble, caplog):
    now = [lambda: SqliteLink(path)]

    async def work(database: Database):
        await database.write(note("before"))
        now[0] = lambda: trouble(path)
        database._writer._link.close()
        database._writer._link = None
        several = (database.write(note(f"{number} {'x' * 9000}")) for number in range(3))
        assert {type(each) for each in await asyncio.gather(*several, return_exceptions=True)} == {StorageUnavailable}
        with pytest.raises(StorageUnavailable):
            await database.write(note("x" * 9000))
        now[0] = lambda: SqliteLink(path)
        assert await database.write(note("after")) == 1
        assert await database.read(notes) == ["after", "before"]

    with_database(lambda: now[0](), work)


def test_a_database_that_somebody_else_locks(path, monkeypatch):
    monkeypatch.setattr("vicus.server.sqlite.PRAGMAS", ("journal_mode=WAL", "busy_timeout=50"))

    async def work(database: Database):
        other = SqliteLink(path)
        other.begin(writing=True)
        with pytest.raises(StorageUnavailable, match="locked"):
            await database.write(note("during"))
        assert await database.read(notes) == [], "reading can be done"
        other.rollback()
        other.close()
        assert await database.write(note("after")) == 1

    with_database(lambda: SqliteLink(path), work)


def cut(server, url: str) -> None:
    """All connections to a database."""
    name = databases.driver_url(url).database
    server._administer(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_connections_that_are_cut_are_made_anew(postgres, postgres_server):
    async def work(database: Database):
        await database.write(lambda link: link.run("CREATE TABLE notes (text TEXT PRIMARY KEY)"))
        await database.read(notes)
        cut(postgres_server, postgres)  # nothing was done in them: nobody has to notice
        assert await database.write(note("after")) == 1
        assert await database.read(notes) == ["after"]

    with_database(lambda: databases.connect(postgres), work)


def test_a_server_that_is_restarted(postgres, postgres_server):
    async def work(database: Database):
        await database.write(lambda link: link.run("CREATE TABLE notes (text TEXT PRIMARY KEY)"))
        assert await database.write(note("before")) == 1
        postgres_server.kill()
        try:
            for _ in range(2):
                with pytest.raises(StorageUnavailable):
                    await database.write(note("during"))
        finally:
            postgres_server.start()
        assert await database.write(note("after")) == 1
        assert await database.read(notes) == ["after", "before"]

    with_database(lambda: databases.connect(postgres), work)


def test_one_that_fails_on_postgres_spoils_nothing_for_the_others(postgres):
    async def work(database: Database):
        await database.write(lambda link: link.run("CREATE TABLE notes (text TEXT PRIMARY KEY)"))
        await database.write(note("there"))
        found = await piled_up(database, note("a"), note("there"), note("\x00"), note("b"))
        assert [type(each).__name__ for each in found] == ["int", "UniqueViolation", "DataError", "int"]
        assert await database.read(notes) == ["a", "b", "there"]

    with_database(lambda: databases.connect(postgres), work)


def test_a_server_that_only_reads_is_taken_for_none(postgres, postgres_server):
    """After a failover, say: the connection may lead to one that is not the first any more."""

    async def work(database: Database):
        await database.write(lambda link: link.run("CREATE TABLE notes (text TEXT PRIMARY KEY)"))
        await database.write(lambda link: link.run("SET default_transaction_read_only = on"))
        with pytest.raises(StorageUnavailable):
            await database.write(note("lost"))
        assert await database.write(note("after")) == 1

    with_database(lambda: databases.connect(postgres), work)
