"""Backups, restoring, moving: the same tables afterwards, and nothing half done."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from vicus.core.game import game
from vicus.errors import BadOption
from vicus.server import databases
from vicus.server.database_copy import FLEETING, Counted, back_up, move, restore, upgrade
from vicus.server.database_lock import having, having_alone
from vicus.server.database_state import state_of, told_plainly
from vicus.server.databases import migrate, open_storage
from vicus.server.schema import metadata
from vicus.server.storage import summary_of
from vicus.server.web import connected
from vicus.table import changes
from vicus.table.seats import Seat

from .conftest import run_apart

POSTGRES = pytest.mark.linux


def fill(url: str, tables: int = 3) -> None:
    """Some tables, guests, and what only running processes know."""

    async def fill() -> None:
        storage = open_storage(url)
        await storage.name_guest("ada", "Ada 🎲")
        for _ in range(tables):
            table, lines = changes.lay(game("helvetia"), {}, [Seat("guest", "ada"), Seat("bot", None, "casual")], True, "ada")
            await storage.create(lines, summary_of(table))
            await storage.put_archive(table.id, b"\0\xff packed")
        await storage.alive()  # leaves a lease
        await storage.close()

    run_apart(fill())
    with databases.engine(url).begin() as connection:
        for table in metadata.sorted_tables:  # whatever there is besides: something of each kind
            if table.name not in FLEETING and not connection.execute(sa.select(table)).first():
                connection.execute(table.insert().values(any_row(connection, table)))


def any_row(connection: sa.Connection, table: sa.Table) -> dict[str, object]:
    values: dict[str, object] = {}
    for column in table.columns:
        parents = [key.column for key in column.foreign_keys]
        if parents:
            values[column.name] = connection.execute(sa.select(parents[0])).scalar()
        else:
            values[column.name] = {str: "1 🎲", int: 1, float: 1.5, bool: True, bytes: b"\0\xff"}[column.type.python_type]
    return values


def rows(url: str) -> dict[str, list[tuple]]:
    """All that is kept."""
    found = sa.MetaData()
    with databases.engine(url).connect() as connection:
        found.reflect(connection)
        names = [name for name in sorted(found.tables) if name != "alembic_version"]
        return {name: sorted(map(tuple, connection.execute(sa.select(found.tables[name])))) for name in names}


def key(wrong: pytest.ExceptionInfo[BadOption]) -> str:
    assert str(wrong.value)  # it has words
    return wrong.value.key


@pytest.fixture
def backup(database, tmp_path) -> Path:
    fill(database)
    back_up(database, tmp_path / "backup.db")
    return tmp_path / "backup.db"


def test_a_backup_is_one_plain_file_with_all_that_lasts(database, backup):
    kept, copied = rows(database), rows(f"sqlite:///{backup}")
    assert all(kept[name] for name in metadata.tables if name not in FLEETING)
    assert kept.pop("leases")
    assert copied.pop("leases") == []
    assert copied == kept
    assert {file.name for file in backup.parent.glob("backup*")} == {"backup.db"}
    if sys.platform != "win32":
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600


def test_a_backup_is_made_while_others_write(database, tmp_path):
    fill(database, 1)
    done = threading.Event()

    def write() -> None:
        while not done.is_set():
            fill(database, 1)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        with having(database, "database-served"):  # as a server has it
            for number in range(5):
                back_up(database, tmp_path / f"{number}.db")
                found = rows(f"sqlite:///{tmp_path / f'{number}.db'}")
                assert {row[0] for row in found["lines"]} == {row[0] for row in found["tables"]}
    finally:
        done.set()
        writer.join()


def test_nothing_is_overwritten_and_nothing_left_behind(database, backup):
    before = backup.read_bytes()
    with pytest.raises(BadOption) as wrong:
        back_up(database, backup)
    assert key(wrong) == "database-file-exists"
    assert backup.read_bytes() == before
    with pytest.raises(BadOption) as wrong:
        restore(backup, database)
    assert key(wrong) == "database-used"


def test_restored_it_is_the_same(database, backup, tmp_path):
    url = f"sqlite:///{tmp_path / 'new.db'}"
    counted = restore(backup, url)
    assert counted == Counted(guests=1, tables=3, lines=len(rows(database)["lines"]))
    kept = rows(database)
    assert rows(url) == kept | {"leases": []}


def test_a_backup_of_an_earlier_version_is_restored(tmp_path):
    old, new = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}"
    migrate(old, "0002")
    values = "('t', 'mill', 'helvetia', 2, '{}', NULL, 1, 5, 1, 'waiting', 'ada', NULL, 1.0)"
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.execute("INSERT INTO guests VALUES ('ada', 'Ada', 1.0)")
        connection.execute(f"INSERT INTO tables VALUES {values}")
    connection.close()
    back_up(old, tmp_path / "backup.db")
    before = (tmp_path / "backup.db").read_bytes()
    assert state_of(f"sqlite:///{tmp_path / 'backup.db'}").revision == "0002"  # for the version that wrote it
    assert restore(tmp_path / "backup.db", new) == Counted(guests=1, tables=1, lines=2)  # laid, begun
    assert (tmp_path / "backup.db").read_bytes() == before
    with pytest.raises(BadOption) as wrong:
        move(old, f"sqlite:///{tmp_path / 'another.db'}")
    assert key(wrong) == "database-earlier"


def test_an_upgrade_keeps_the_file_as_it_was(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    migrate(url, "0002")
    before, kept = upgrade(url)
    assert before == "0002"
    assert kept is not None
    assert state_of(f"sqlite:///{kept}").revision == "0002"
    assert state_of(url).kind == "current"
    assert upgrade(url) == (state_of(url).revision, None)


def test_an_upgrade_that_breaks_off_changes_nothing(tmp_path, monkeypatch):
    from alembic.ddl.impl import DefaultImpl

    def broken(*_, **__):
        raise KeyboardInterrupt

    url = f"sqlite:///{tmp_path / 'tables.db'}"
    migrate(url, "0002")
    before = rows(url)
    with monkeypatch.context() as patch:
        patch.setattr(DefaultImpl, "drop_table", broken)  # the last thing that the migration does
        with pytest.raises(KeyboardInterrupt):
            migrate(url)
    assert rows(url) == before
    migrate(url)
    assert state_of(url).kind == "current"


def test_what_is_served_is_neither_filled_nor_moved(database, backup, tmp_path):
    empty = f"sqlite:///{tmp_path / 'empty.db'}"
    with having(database, "database-served"), having(empty, "database-served"):
        with pytest.raises(BadOption) as wrong:
            move(database, empty)
        assert key(wrong) == "database-move-served"
        with pytest.raises(BadOption) as wrong:
            restore(backup, empty)
        assert key(wrong) == "database-served"


def test_a_copy_that_differs_does_not_count(database, backup, tmp_path, monkeypatch):
    from vicus.server import database_copy

    url = f"sqlite:///{tmp_path / 'new.db'}"
    real = database_copy._batches

    def lossy(here, table):
        return (rows[table.name == "lines" :] for rows in real(here, table))

    with monkeypatch.context() as patch:
        patch.setattr(database_copy, "_batches", lossy)
        with pytest.raises(BadOption) as wrong:
            restore(backup, url)
    assert key(wrong) == "database-differs"
    assert not any(rows(url).values())
    restore(backup, url)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("sqlite:///{folder}/nowhere.db", "database-missing"),
        ("sqlite:///{folder}/text.txt", "database-foreign"),
        ("sqlite:///{folder}/other.db", "database-foreign"),
        ("sqlite:///{folder}/later.db", "database-later"),
        ("sqlite:///{folder}/empty.db", "database-empty"),
        ("sqlite:///{folder}", "database-unusable"),
        ("nonsense", "database-no-url"),
        ("mysql://me:secret@here/db", "database-no-driver"),
        ("postgresql://me:secret@127.0.0.1:1/db", "database-unreachable"),
    ],
)
def test_what_cannot_be_used_is_told_in_a_sentence(tmp_path, source, reason):
    (tmp_path / "text.txt").write_text("no database " * 100)
    (tmp_path / "empty.db").write_bytes(b"")
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE shopping (what TEXT)")
    migrate(f"sqlite:///{tmp_path / 'later.db'}")
    with sqlite3.connect(tmp_path / "later.db") as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    for connection in (other, later):
        connection.close()
    url = source.format(folder=tmp_path)
    for attempt in (lambda: back_up(url, tmp_path / "new.db"), lambda: move(url, f"sqlite:///{tmp_path / 'new.db'}")):
        with pytest.raises(BadOption) as wrong:
            attempt()
        assert key(wrong) == reason
        assert "secret" not in str(wrong.value)
    assert not list(tmp_path.glob("new.db*"))


@pytest.mark.linux
def test_what_postgres_says_is_told_in_a_sentence(postgres_server):
    """What to do first, then its own words."""
    for url, reason in (
        (postgres_server.url("nowhere"), "database-no-name"),
        (postgres_server.url().replace("postgres@", "nobody@"), "database-no-entry"),
        ("postgresql://me@/club?host=/nowhere", "database-unreachable"),
    ):
        with pytest.raises(BadOption) as wrong:
            upgrade(url)
        assert key(wrong) == reason
        assert str(wrong.value).endswith(f"({wrong.value.params['problem']})")


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ('FATAL:  password authentication failed for user "me"', "database-no-entry"),
        ("fe_sendauth: no password supplied", "database-no-entry"),
        ('FATAL:  no pg_hba.conf entry for host "10.0.0.1"', "database-no-entry"),
        ("failed to resolve host 'nowhere.invalid'", "database-unreachable"),
        ('relation "tables" does not exist', "database-unusable"),
    ],
)
def test_what_the_driver_says_is_understood(said, reason):
    with pytest.raises(BadOption) as wrong, told_plainly("postgresql://me:secret@localhost/club"):
        raise sa.exc.OperationalError("SELECT 1", {}, Exception(said))
    assert key(wrong) == reason
    assert "secret" not in str(wrong.value)


def test_a_database_is_not_filled_from_itself(database):
    with pytest.raises(BadOption) as wrong:
        restore(Path(databases.sqlite_path(database)), database)
    assert key(wrong) == "database-same"


@POSTGRES
def test_to_postgres_and_back(database, backup, postgres, tmp_path):
    kept = rows(database) | {"leases": []}
    assert restore(backup, postgres).tables == 3
    assert rows(postgres) == kept
    with pytest.raises(BadOption) as wrong:
        move(database, postgres)
    assert key(wrong) == "database-used"
    back_up(postgres, tmp_path / "from_postgres.db")
    assert rows(f"sqlite:///{tmp_path / 'from_postgres.db'}") == kept
    assert move(postgres, f"sqlite:///{tmp_path / 'moved.db'}").tables == 3
    assert rows(f"sqlite:///{tmp_path / 'moved.db'}") == kept
    fill(f"sqlite:///{tmp_path / 'moved.db'}", 1)  # it can be played on


@POSTGRES
def test_a_postgres_that_is_served_is_backed_up_but_not_moved(postgres, tmp_path):
    def is_refused() -> bool:
        try:
            with having_alone(postgres, "database-move-served"):
                return False
        except BadOption:
            return True

    async def serve() -> None:
        storage, cluster = connected(postgres)
        await cluster.start(lambda news: None, lambda: None)
        while not await asyncio.to_thread(is_refused):  # its listener has a connection of its own
            await asyncio.sleep(0.1)
        with pytest.raises(BadOption, match="being played on"):
            await asyncio.to_thread(move, postgres, f"sqlite:///{tmp_path / 'moved.db'}")
        await asyncio.to_thread(back_up, postgres, tmp_path / "backup.db")
        await cluster.close()
        await storage.close()

    fill(postgres)
    run_apart(serve())
    assert move(postgres, f"sqlite:///{tmp_path / 'afterwards.db'}").tables == 3
