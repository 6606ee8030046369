"""Databases by their URL: which kind it is, its schema, and the storage in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from vicus.errors import VicusError
from vicus.table.lines import decode
from vicus.table.table import Table

from .database import Database, Link
from .memory_storage import MemoryStorage
from .sql_storage import SqlStorage
from .sqlite import SqliteLink
from .storage import Storage

MEMORY = "memory:"
"""Nothing is kept."""


def is_postgres(url: str) -> bool:
    """Any number of processes can use it.

    >>> is_postgres("postgresql://localhost/vicus"), is_postgres("sqlite:///tables.db")
    (True, False)
    """
    return sa.make_url(url).get_backend_name() == "postgresql" if url != MEMORY else False


def sqlite_path(url: str) -> str:
    """The file of an SQLite database.

    >>> sqlite_path("sqlite:///tables.db")
    'tables.db'
    """
    return sa.make_url(url).database or ":memory:"


def driver_url(url: str | sa.URL) -> sa.URL:
    """With the driver that this project uses."""
    found = sa.make_url(url)
    return found.set(drivername="postgresql+psycopg") if found.get_backend_name() == "postgresql" else found


def plain_url(url: str) -> str:
    """As libpq takes it."""
    return sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def connect(url: str) -> Link:
    """A connection of one's own."""
    if is_postgres(url):
        from .postgres import PostgresLink

        return PostgresLink(plain_url(url))
    return SqliteLink(sqlite_path(url))


def open_storage(url: str) -> Storage:
    """The storage in a migrated database (`migrate`) that one process uses."""
    if url == MEMORY:
        return MemoryStorage()
    return SqlStorage(Database(lambda: connect(url)))


def migrations() -> Config:
    """Alembic's settings, without a database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(url: str, revision: str = "head") -> None:
    """Bring a database to the current schema; raises what SQLAlchemy raises where there is none, or no driver for it."""
    if url != MEMORY:
        config = migrations()
        config.attributes["url"] = driver_url(url)
        command.upgrade(config, revision)
        if revision == "head":
            settle(url)


def settle(url: str) -> None:
    """Work out what an earlier version did not keep: whose turn it is, and whether a game is over.

    Its server may have been killed between two writes; the log knows. A game that cannot be replayed stays as it is.
    """
    link = connect(url)
    try:
        for (table_id,) in link.run("SELECT id FROM tables WHERE status = 'playing' AND turn IS NULL"):
            rows = link.run('SELECT body FROM lines WHERE "table" = :id ORDER BY number', id=table_id)
            try:
                table = Table.replayed(decode(body) for (body,) in rows)
            except VicusError:
                continue
            change = "UPDATE tables SET status = :status, turn = :turn WHERE id = :id"
            link.change(change, status=table.status, turn=table.turn, id=table_id)
    finally:
        link.close()


def engine(url: str | sa.URL, **settings: Any) -> sa.Engine:
    """For what is done to a database as a whole, each time in one transaction, whatever it is.

    Python's driver for SQLite begins a transaction when rows are changed, not when tables are, or when something is read.
    """
    made = sa.create_engine(driver_url(url), **({"poolclass": sa.NullPool} | settings))
    if made.dialect.name == "sqlite":
        sa.event.listen(made, "connect", _leave_transactions_alone)
        sa.event.listen(made, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return made


def _leave_transactions_alone(connection: Any, _: Any) -> None:
    connection.isolation_level = None
