"""What is kept: guests, tables, seats, and each table's append-only log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the cookie: the table alone lets nobody in
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("box", sa.JSON, nullable=True),  # only where it is not the standard one
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),  # secret: whoever knows it knows all coming dice
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("host", sa.String(64), nullable=True),
    sa.Column("successor", sa.String(32), nullable=True),
    sa.Column("changed", sa.Float, nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("guest", sa.String(64), nullable=True, index=True),
    sa.Column("level", sa.String(200), nullable=True),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("action", sa.String(120), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


class Taken(Exception):
    """That place in the log has been taken by somebody else."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log: act, undo, restart or end."""

    number: int
    kind: str
    action: str


def async_url(url: str) -> str:
    """The driver of this project for a plain database URL."""
    if url.startswith("sqlite:"):
        return url.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if url.startswith("postgresql:"):
        return url.replace("postgresql:", "postgresql+psycopg:", 1)
    return url


def migrate(url: str) -> None:
    """Bring a database to the current form."""
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
        await self.engine.dispose()

    async def alive(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(sa.select(sa.literal(1)))).scalar())

    # -- guests ---------------------------------------------------------------------------------------------------------

    async def guest_name(self, guest: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(sa.select(guests.c.name).where(guests.c.id == guest))).scalar()

    async def name_guest(self, guest: str, name: str) -> None:
        async with self._writing() as connection:
            values = {"name": name, "seen": time.time()}
            changed = await connection.execute(guests.update().where(guests.c.id == guest).values(values))
            if changed.rowcount == 0:
                with suppress(IntegrityError):  # another process has just met the same guest
                    async with connection.begin_nested():
                        await connection.execute(guests.insert().values(id=guest, **values))

    async def guest_names(self, ids: Sequence[str]) -> dict[str, str]:
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

    async def add_table(self, row: dict[str, Any], seat_rows: list[dict[str, Any]], log: Sequence[Entry] = ()) -> None:
        async with self._writing() as connection:
            await connection.execute(tables.insert().values(changed=time.time(), **row))
            await connection.execute(seats.insert(), [{"table": row["id"], **seat} for seat in seat_rows])
            if log:
                lines = [{"table": row["id"], "number": e.number, "kind": e.kind, "action": e.action} for e in log]
                await connection.execute(entries.insert(), [line | {"at": time.time()} for line in lines])

    async def load_table(self, table: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[Entry]] | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table))).mappings().first()
            if row is None:
                return None
            chairs = await connection.execute(sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat))
            return dict(row), [dict(chair) for chair in chairs.mappings()], await _log(connection, table, 0)

    async def log_since(self, table: str, number: int) -> list[Entry]:
        async with self.engine.connect() as connection:
            return await _log(connection, table, number)

    async def append(self, table: str, entry: Entry) -> None:
        """Write the next line of a log; raises Taken if somebody else was first."""
        try:
            async with self._writing() as connection:
                row = {"table": table, "number": entry.number, "kind": entry.kind, "action": entry.action, "at": time.time()}
                await connection.execute(entries.insert().values(row))
        except IntegrityError:
            raise Taken from None

    async def update_table(self, table: str, **values: Any) -> None:
        async with self._writing() as connection:
            await connection.execute(tables.update().where(tables.c.id == table).values(changed=time.time(), **values))

    async def update_seat(self, table: str, seat: int, kind: str, guest: str | None, level: str | None) -> None:
        async with self._writing() as connection:
            where = (seats.c.table == table, seats.c.seat == seat)
            await connection.execute(seats.update().where(*where).values(kind=kind, guest=guest, level=level))
            await connection.execute(tables.update().where(tables.c.id == table).values(changed=time.time()))

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
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.guest == guest)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


async def _log(connection: Any, table: str, after: int) -> list[Entry]:
    query = (
        sa.select(entries.c.number, entries.c.kind, entries.c.action)
        .where(entries.c.table == table, entries.c.number > after)
        .order_by(entries.c.number)
    )
    return [Entry(row.number, row.kind, row.action) for row in await connection.execute(query)]


def _careful_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log: readers do not wait for writers. Every commit is on disk before it is answered."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
