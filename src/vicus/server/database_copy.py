"""Databases as a whole: copied from one kind to another, backed up while they are played on, restored, brought up to date.

A backup is an SQLite file whatever it was made of, so restoring it and moving to another database are the same work.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from vicus.errors import BadOption

from .database_lock import having_alone
from .database_state import require, shown, sqlite_file, told_plainly
from .databases import engine, migrate

FLEETING = frozenset({"leases", "presence", "tokens", "alembic_version"})
"""Of the processes that run, or set by migrations: not copied."""
RENEWED = frozenset({"clocks", "keys"})
"""What a server has written into an empty database at its start: replaced."""
AT_ONCE = 2000
"""Rows."""


class Counted(msgspec.Struct, frozen=True):
    """What a database keeps."""

    guests: int
    tables: int
    lines: int


# -- commands -------------------------------------------------------------------------------------------------------------


def upgrade(url: str) -> tuple[str | None, Path | None]:
    """Bring a database to the current schema. Returns the one it had, and where a copy of it as it was is kept.

    Of SQLite alone: its file lies beside it, for whoever wants to go back. PostgreSQL has its own ways, and its own disk.
    """
    state = require(url, "missing", "empty", "earlier", "current")
    kept = None
    path = sqlite_file(url)
    if state.kind == "earlier" and path is not None:
        kept = path.with_name(f"{path.name}.{state.revision}-{time.strftime('%Y%m%d-%H%M%S')}")
        back_up(url, kept)
    if state.kind != "current":
        with told_plainly(url):
            migrate(url)
    return state.revision, kept


def back_up(url: str, file: Path) -> Counted:
    """A consistent copy in a new file, of the schema that the database has; others may go on writing meanwhile."""
    revision = require(url, "earlier", "current").revision
    assert revision is not None
    if file.exists():
        raise BadOption("database-file-exists", file=str(file))
    with _written_whole(file) as part, told_plainly(url):
        if (path := sqlite_file(url)) is not None:
            _copy_file(path, part)
        else:
            migrate(_url(part), revision)
            _copy(url, _url(part))
        return _settled(part, file)


def restore(file: Path, url: str) -> Counted:
    """Fill an empty database from a backup of this or an earlier schema."""
    if not file.exists():
        raise BadOption("database-no-file", file=str(file))
    if require(_url(file), "earlier", "current").kind == "current":
        return _fill(_url(file), url)
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:  # the backup stays as it is
        copied = Path(folder, "backup.db")
        shutil.copyfile(file, copied)
        with told_plainly(_url(copied)):
            migrate(_url(copied))
        return _fill(_url(copied), url)


def move(source: str, target: str) -> Counted:
    """Fill an empty database from another one that nobody serves; nothing is changed there."""
    require(source, "current")
    with having_alone(source, "database-move-served"):
        return _fill(source, target)


# -- copying --------------------------------------------------------------------------------------------------------------


def _fill(source: str, target: str) -> Counted:
    here, there = sqlite_file(source), sqlite_file(target)
    if source == target or (here is not None and there is not None and here.resolve() == there.resolve()):
        raise BadOption("database-same", database=shown(source))
    require(target, "missing", "empty", "current")
    with having_alone(target, "database-served"), told_plainly(target):
        migrate(target)
        return _copy(source, target)


def _copy(source: str, target: str) -> Counted:
    """All rows, in one transaction on each side; both are compared before what was written counts."""
    with _snapshot(engine(source)) as here, engine(target).begin() as there:
        found = sa.MetaData()
        found.reflect(here)
        tables = [table for table in found.sorted_tables if table.name not in FLEETING]
        _lock(there, tables)
        kept = [table for table in tables if table.name not in RENEWED]
        if any(there.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() for table in kept):
            raise BadOption("database-used", database=shown(target))
        for table in tables:
            if table.name in RENEWED:
                there.execute(table.delete())
        for table in tables:
            for rows in _batches(here, table):
                there.execute(table.insert(), rows)
        _compare(here, there, tables, target)
        return _count(there)


@contextmanager
def _snapshot(source: sa.Engine) -> Iterator[sa.Connection]:
    """Everything as it is at one moment, whatever others write."""
    settings = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    postgres = source.dialect.name == "postgresql"
    with (source.execution_options(**settings) if postgres else source).connect() as connection, connection.begin():
        yield connection


def _lock(connection: sa.Connection, tables: list[sa.Table]) -> None:
    """Nobody else begins to fill them meanwhile."""
    if connection.dialect.name == "postgresql":
        names = ", ".join(table.name for table in tables)
        connection.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")


def _batches(connection: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
    order = list(table.primary_key.columns)
    found = connection.execution_options(yield_per=AT_ONCE).execute(sa.select(table).order_by(*order)).mappings()
    for rows in found.partitions():
        yield [{name: _value(value) for name, value in row.items()} for row in rows]


def _value(value: Any) -> Any:
    """SQLite takes a NUL in a text, PostgreSQL does not."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _compare(here: sa.Connection, there: sa.Connection, tables: list[sa.Table], target: str) -> None:
    """As many rows of each kind, and every log as long."""
    for table in tables:
        counts = [sa.select(sa.literal("all"), sa.func.count()).select_from(table)]
        if {"table", "number"} <= set(table.c.keys()):
            counts.append(sa.select(table.c.table, sa.func.count()).group_by(table.c.table))
        for count in counts:
            if dict(here.execute(count).all()) != dict(there.execute(count).all()):
                raise BadOption("database-differs", database=shown(target), table=table.name)


def _count(connection: sa.Connection) -> Counted:
    names = set(sa.inspect(connection).get_table_names())
    lines = "lines" if "lines" in names else "entries"
    counts = [sa.select(sa.func.count()).select_from(sa.table(name)) for name in ("guests", "tables", lines)]
    return Counted(*(connection.execute(count).scalar_one() for count in counts))


# -- files ----------------------------------------------------------------------------------------------------------------


def _url(file: Path) -> str:
    return f"sqlite:///{file}"


@contextmanager
def _written_whole(file: Path) -> Iterator[Path]:
    """The file is there when all of it is; for nobody else's eyes."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        os.replace(part, file)
    except OSError as problem:
        if problem.filename != str(part):
            raise
        raise OSError(problem.errno, problem.strerror, str(file)) from None  # the part is nobody's concern
    finally:
        for left in (part, *(part.with_name(f"{part.name}{end}") for end in ("-journal", "-wal", "-shm"))):
            with suppress(OSError):
                left.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    """By SQLite's own backup, in one step: writers do not wait for it, nor it for them."""
    reading, writing = sqlite3.connect(source, timeout=30), sqlite3.connect(target)
    try:
        reading.backup(writing)
    finally:
        reading.close()
        writing.close()


def _settled(part: Path, file: Path) -> Counted:
    """One plain file without a journal, looked through once; what is in it."""
    connection = sqlite3.connect(part, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode=DELETE")
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for name in names & (FLEETING - {"alembic_version"}):
            connection.execute(f"DELETE FROM {name}")
        found = [text for (text,) in connection.execute("PRAGMA integrity_check")]
        if found != ["ok"]:
            raise BadOption("database-damaged", file=str(file), problem=found[0])
        lines = "lines" if "lines" in names else "entries"
        counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("guests", "tables", lines)]
        return Counted(*counts)
    finally:
        connection.close()
