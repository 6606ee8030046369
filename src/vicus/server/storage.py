"""What is kept: guests, tables, seats, and each table's append-only log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .schema import TableRow, entries, guests, seats, tables


class LogConflict(Exception):
    """That number of a table's log has been taken by somebody else."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a table's log."""

    number: int
    """1, 2, 3 … without gaps."""
    kind: str
    """act, undo, restart or end."""
    action: str
    """The text of the action, where it is an act."""


def async_url(url: str) -> str:
    """The driver of this project for a plain database URL.

    >>> async_url("sqlite:///tables.db")
    'sqlite+aiosqlite:///tables.db'
    """
    if url.startswith("sqlite:"):
        return url.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if url.startswith("postgresql:"):
        return url.replace("postgresql:", "postgresql+psycopg:", 1)
    return url


def migrate(url: str) -> None:
    """Bring a database to the current schema; raises what SQLAlchemy raises where there is none, or no driver for it."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = async_url(url).replace("+aiosqlite", "")
    command.upgrade(config, "head")


class Storage:
    """All reads and writes. What a call has returned from is on disk."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(async_url(url))
        self._writer = asyncio.Lock()
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", _careful_sqlite)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. One at a time in this process: SQLite has one writer, and waiting here is in order."""
        async with self._writer, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Give the connections back."""
        await self.engine.dispose()

    async def alive(self) -> bool:
        """Does the database answer? Raises what the driver raises where there is none."""
        async with self.engine.connect() as connection:
            return bool((await connection.execute(sa.select(sa.literal(1)))).scalar())

    # -- guests ---------------------------------------------------------------------------------------------------------

    async def guest_name(self, guest: str) -> str | None:
        """The name a guest chose; none for one who is not known."""
        async with self.engine.connect() as connection:
            return (await connection.execute(sa.select(guests.c.name).where(guests.c.id == guest))).scalar()

    async def name_guest(self, guest: str, name: str) -> None:
        """Keep the name of a guest, new or known."""
        async with self._writing() as connection:
            values = {"name": name, "seen": time.time()}
            changed = await connection.execute(guests.update().where(guests.c.id == guest).values(values))
            if changed.rowcount == 0:
                with suppress(IntegrityError):  # another process has just met the same guest
                    async with connection.begin_nested():
                        await connection.execute(guests.insert().values(id=guest, **values))

    async def guest_names(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of those of these guests who are known."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(sa.select(guests.c.id, guests.c.name).where(guests.c.id.in_(ids)))
            return {row.id: row.name for row in rows}

    async def forget_guest(self, guest: str, level: str) -> list[str]:
        """Delete a guest; returns the tables where a seat was theirs (a bot of that level has it now, or it is free)."""
        async with self._writing() as connection:
            rows = (await connection.execute(sa.select(seats.c.table).where(seats.c.guest == guest))).scalars().all()
            waiting = sa.select(tables.c.id).where(tables.c.status == "waiting")
            theirs = seats.c.guest == guest
            await connection.execute(
                seats.update().where(theirs, seats.c.table.in_(waiting)).values(kind="free", guest=None, level=None)
            )
            await connection.execute(seats.update().where(theirs).values(kind="bot", guest=None, level=level))
            await connection.execute(tables.update().where(tables.c.host == guest).values(host=None))
            await connection.execute(guests.delete().where(guests.c.id == guest))
            return list(rows)

    # -- tables ---------------------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, seat_rows: list[dict[str, Any]], log: Sequence[LogEntry] = ()) -> None:
        """A new table: its row (all columns of `schema.tables` but `changed`), its seats, and the log it begins with."""
        async with self._writing() as connection:
            await connection.execute(tables.insert().values(changed=time.time(), **row))
            await connection.execute(seats.insert(), [{"table": row["id"], **seat} for seat in seat_rows])
            if log:
                lines = [{"table": row["id"], "number": e.number, "kind": e.kind, "action": e.action} for e in log]
                await connection.execute(entries.insert(), [line | {"at": time.time()} for line in lines])

    async def load_table(self, table_id: str) -> tuple[TableRow, list[dict[str, Any]], list[LogEntry]] | None:
        """A table's row, its seats in order, and its whole log; none if there is no such table."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table_id))).mappings().first()
            if row is None:
                return None
            found = await connection.execute(sa.select(seats).where(seats.c.table == table_id).order_by(seats.c.seat))
            return cast(TableRow, dict(row)), [dict(seat) for seat in found.mappings()], await _log(connection, table_id, 0)

    async def log_since(self, table_id: str, number: int) -> list[LogEntry]:
        """The entries of a log after a number."""
        async with self.engine.connect() as connection:
            return await _log(connection, table_id, number)

    async def append(self, table_id: str, entry: LogEntry) -> None:
        """Write the next entry of a log; raises `LogConflict` if its number is taken: somebody else was first."""
        try:
            async with self._writing() as connection:
                row = {"table": table_id, "number": entry.number, "kind": entry.kind, "action": entry.action, "at": time.time()}
                await connection.execute(entries.insert().values(row))
        except IntegrityError:
            raise LogConflict from None

    async def update_table(self, table_id: str, **values: Any) -> None:
        """Set columns of a table's row."""
        async with self._writing() as connection:
            await connection.execute(tables.update().where(tables.c.id == table_id).values(changed=time.time(), **values))

    async def update_seat(self, table_id: str, seat: int, kind: str, guest: str | None, level: str | None) -> None:
        """Whose a seat is from now on: a guest's, a bot's of a level, or nobody's."""
        async with self._writing() as connection:
            where = (seats.c.table == table_id, seats.c.seat == seat)
            await connection.execute(seats.update().where(*where).values(kind=kind, guest=guest, level=level))
            await connection.execute(tables.update().where(tables.c.id == table_id).values(changed=time.time()))

    async def open_tables(self, limit: int = 30) -> list[str]:
        """Tables that anybody may see, those that wait for players first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.open, tables.c.status != "over")
            .order_by(tables.c.status.desc(), tables.c.changed.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, guest: str, limit: int = 30) -> list[str]:
        """Tables at which a guest has a seat, the latest first."""
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.guest == guest)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


async def _log(connection: Any, table_id: str, after: int) -> list[LogEntry]:
    query = (
        sa.select(entries.c.number, entries.c.kind, entries.c.action)
        .where(entries.c.table == table_id, entries.c.number > after)
        .order_by(entries.c.number)
    )
    return [LogEntry(row.number, row.kind, row.action) for row in await connection.execute(query)]


def _careful_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log: readers do not wait for writers. Every commit is on disk before it is answered."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
