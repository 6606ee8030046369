"""Storage in a database: the same statements for SQLite and PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from vicus.table.lines import AnyLine, Succeed, decode, encode
from vicus.table.message_parts import Pace

from .abandoned import GUESTS_AT_ONCE, TABLES_AT_ONCE, delete_guests, delete_leftovers, delete_tables, has_leftovers
from .database import Database, Link
from .notices.book import NoticeBook
from .sql_forgetting import KNOWN, forget
from .sql_games import SqlGames
from .storage import ALIVE, SEEN_AGAIN, LogConflict, Row, SeatRow, Summary

COLUMNS = "id, name, game, players, status, open, host, turn, seats, pace, waits, waited, due, remind"
IS_ALIVE = f"status IN ({', '.join(repr(status) for status in sorted(ALIVE))})"
_seats = msgspec.json.Decoder(tuple[SeatRow, ...])
_pace = msgspec.json.Decoder(Pace)


class _Rules(msgspec.Struct):
    """Of a log's first line, whatever else it says."""

    rules: int = 0


_rules = msgspec.json.Decoder(_Rules)

INSERT_LINE = (
    'INSERT INTO lines ("table", number, body, at) '
    "SELECT CAST(:table AS VARCHAR), CAST(:number AS INTEGER), CAST(:body AS TEXT), CAST(:at AS FLOAT) "
    'WHERE CAST(:number AS INTEGER) = 1 + (SELECT coalesce(max(number), 0) FROM lines WHERE "table" = :table) '
    "AND EXISTS (SELECT 1 FROM tables WHERE id = :table) "  # it may have been pruned
    'ON CONFLICT ("table", number) DO NOTHING'  # written at the same moment, by a transaction that cannot be seen yet
)
"""No row where it would not be the next line: neither in place of another, nor after a gap."""
UPDATE_TABLE = (
    "UPDATE tables SET status = :status, players = :players, open = :open, host = :host, turn = :turn, seats = :seats, "
    "pace = :pace, waits = :waits, due = :due, remind = :remind, "
    "waited_at = CASE WHEN waited = :waited THEN waited_at ELSE :now END, waited = :waited, "
    "changed = CASE WHEN :moved = 1 THEN :now ELSE changed END WHERE id = :id"
)
"""Since when somebody is waited for, and when it has changed, is known by the clock on the wall."""
STILL = 30.0
"""Seconds without a sign of any server after which nobody's time has run meanwhile."""
SERVED = "served + CASE WHEN {now} - wall BETWEEN 0 AND {still} THEN {now} - wall ELSE 0 END"
LENGTH = 'SELECT count(*) FROM lines WHERE "table" = :table'


@dataclass(frozen=True, slots=True)
class Growth:
    """The next lines of a log, encoded."""

    table_id: str
    after: int
    bodies: list[str]
    summary: Summary | None = None
    reseated: bool = True

    @property
    def length(self) -> int:
        """Of the log with them."""
        return self.after + len(self.bodies)


class SqlStorage:
    """See `storage.Storage`. `written` is called in the transaction in which logs grow."""

    def __init__(
        self,
        database: Database,
        written: Callable[[Link, Sequence[Growth]], None] | None = None,
        clock: str = "CAST(:now AS FLOAT)",
    ) -> None:
        """`clock`: the time on the wall as a statement asks for it; by default this process's."""
        self.database = database
        self._notices = NoticeBook(database)
        self.games = SqlGames(database)
        self._written = written or (lambda link, grown: None)
        self._served = SERVED.format(now=clock, still=STILL)
        self._clock = clock

    @property
    def notices(self) -> NoticeBook:
        return self._notices

    async def close(self) -> None:
        await self.database.close()

    async def alive(self) -> None:
        await self.database.read(lambda link: link.run("SELECT 1"))
        await self.database.write(_touch)

    # -- guests ---------------------------------------------------------------------------------------------------------

    async def guest_name(self, guest: str) -> str | None:
        return (await self.guest_names([guest])).get(guest)

    async def name_guest(self, guest: str, name: str) -> None:
        statement = (
            "INSERT INTO guests (id, name, seen) VALUES (:id, :name, :seen) "
            "ON CONFLICT (id) DO UPDATE SET name = :name, seen = :seen"
        )
        await self.database.write(lambda link: link.change(statement, id=guest, name=name, seen=time.time()))

    async def see_guest(self, guest: str) -> None:
        now = time.time()
        known = {"id": guest, "before": now - SEEN_AGAIN}
        if await self.database.read(lambda link: link.run("SELECT 1 FROM guests WHERE id = :id AND seen < :before", **known)):
            await self.database.write(
                lambda link: link.change("UPDATE guests SET seen = :now WHERE id = :id", id=guest, now=now)
            )

    async def prune_guests(self, before: float) -> int:
        number, gone = 0, GUESTS_AT_ONCE
        while gone == GUESTS_AT_ONCE:
            gone = await self.database.write(partial(delete_guests, before=before))
            number += gone
        return number

    async def guest_names(self, ids: Collection[str]) -> dict[str, str]:
        if not ids:
            return {}
        which, parameters = _one_of("id", ids)
        rows = await self.database.read(lambda link: link.run(f"SELECT id, name FROM guests WHERE {which}", **parameters))
        return dict(rows)

    async def forget_guest(self, guest: str) -> None:
        await self.database.write(lambda link: forget(link, guest))

    async def traces(self, guest: str, limit: int) -> list[str]:
        statement = f"SELECT id FROM tables WHERE id IN ({KNOWN}) ORDER BY changed DESC LIMIT :limit"
        return [row[0] for row in await self.database.read(lambda link: link.run(statement, guest=guest, limit=limit))]

    async def keep_token(self, token: str, body: str, until: float) -> None:
        def keep(link: Link) -> None:
            link.change("DELETE FROM tokens WHERE until <= :now", now=time.time())
            statement = "INSERT INTO tokens (id, body, until) VALUES (:id, :body, :until)"
            link.change(statement, id=token, body=body, until=until)

        await self.database.write(keep)

    async def take_token(self, token: str, now: float) -> str | None:
        def take(link: Link) -> str | None:
            rows = link.run("DELETE FROM tokens WHERE id = :id AND until > :now RETURNING body", id=token, now=now)
            link.change("DELETE FROM tokens WHERE until <= :now", now=now)
            return str(rows[0][0]) if rows else None

        return await self.database.write(take)

    # -- time -----------------------------------------------------------------------------------------------------------

    async def served(self, counting: bool) -> float:
        def count(link: Link) -> list[Row]:
            begun = f"INSERT INTO clocks (id, served, wall) VALUES (1, 0, {self._clock}) ON CONFLICT (id) DO NOTHING"
            link.change(begun, now=time.time())
            counted = f"UPDATE clocks SET served = {self._served}, wall = {self._clock} WHERE id = 1 RETURNING served"
            return link.run(counted, now=time.time())

        def read(link: Link) -> list[Row]:
            return link.run(f"SELECT {self._served} FROM clocks WHERE id = 1", now=time.time())

        rows = await (self.database.write(count) if counting else self.database.read(read))
        return float(rows[0][0]) if rows else 0.0

    async def due(self, before: float, limit: int, first: int = 0) -> list[str]:
        statement = "SELECT id FROM tables WHERE due <= :before ORDER BY due, id LIMIT :limit OFFSET :first"
        about = {"before": before, "limit": limit, "first": first}
        return [row[0] for row in await self.database.read(lambda link: link.run(statement, **about))]

    async def timed(self) -> int:
        statement = "SELECT count(*) FROM tables WHERE due IS NOT NULL"
        return int((await self.database.read(lambda link: link.run(statement)))[0][0])

    # -- tables ---------------------------------------------------------------------------------------------------------

    async def create(self, log: Sequence[AnyLine], summary: Summary, before: tuple[str, int] | None = None) -> None:
        def create(link: Link) -> None:
            places = ", ".join(f":{name.strip()}" for name in COLUMNS.split(","))
            statement = f"INSERT INTO tables ({COLUMNS}, changed, waited_at, follows) VALUES ({places}, :now, :now, :follows)"
            follows = None if before is None else before[0]
            link.change(statement, **_columns(summary), now=time.time(), follows=follows)
            self._grow(link, grown)
            _put_sitters(link, summary)

        grown = [Growth(summary.id, 0, [encode(line) for line in log])]
        if before is not None:
            grown.append(Growth(*before, [encode(Succeed(summary.id))]))
        await self.database.write(create)

    async def append(
        self, table_id: str, after: int, log: Sequence[AnyLine], summary: Summary | None, reseated: bool = True
    ) -> None:
        growth = Growth(table_id, after, [encode(line) for line in log], summary, reseated)
        await self.database.write_together(self._grow, growth)

    def _grow(self, link: Link, grown: Sequence[Growth]) -> None:
        now = time.time()
        grown = sorted(grown, key=lambda growth: growth.table_id)  # two processes never wait for each other
        rows = [
            {"table": growth.table_id, "number": number, "body": body, "at": now}
            for growth in grown
            for number, body in enumerate(growth.bodies, growth.after + 1)
        ]
        if rows and link.change_all(INSERT_LINE, rows) != len(rows):
            raise LogConflict
        changes = [_change(growth.summary, now, bool(growth.bodies)) for growth in grown if growth.summary is not None]
        if changes:
            link.change_all(UPDATE_TABLE, changes)
        for growth in grown:
            if growth.summary is not None and growth.reseated:
                _put_sitters(link, growth.summary)
            if not growth.bodies and link.run(LENGTH, table=growth.table_id) != [(growth.after,)]:
                raise LogConflict  # asked when nobody else can write the summary
        self._written(link, grown)

    async def read(self, table_id: str, after: int = 0) -> list[AnyLine]:
        statement = 'SELECT body FROM lines WHERE "table" = :table AND number > :after ORDER BY number'
        rows = await self.database.read(lambda link: link.run(statement, table=table_id, after=after))
        return [decode(body) for (body,) in rows]

    async def summaries(self, ids: Collection[str]) -> list[Summary]:
        if not ids:
            return []
        which, parameters = _one_of("id", ids)
        return await self._summaries(f"WHERE {which}", **parameters)

    async def open_tables(self, limit: int) -> list[Summary]:
        where = f"WHERE open AND {IS_ALIVE} ORDER BY status DESC, changed DESC LIMIT :limit"
        return await self._summaries(where, limit=limit)

    async def tables_of(self, guest: str, limit: int) -> list[Summary]:
        own = 'SELECT "table" FROM sitters WHERE guest = :guest AND seated'
        order = f"CASE WHEN waits = :guest THEN 0 WHEN {IS_ALIVE} THEN 1 ELSE 2 END, changed DESC"
        return await self._summaries(f"WHERE id IN ({own}) ORDER BY {order} LIMIT :limit", guest=guest, limit=limit)

    async def waits_for(self, guest: str, limit: int) -> list[Summary]:
        return await self._summaries("WHERE waits = :guest ORDER BY waited_at LIMIT :limit", guest=guest, limit=limit)

    async def _summaries(self, where: str, **parameters: Any) -> list[Summary]:
        rows = await self.database.read(lambda link: link.run(f"SELECT {COLUMNS} FROM tables {where}", **parameters))
        return [_summary(row) for row in rows]

    async def hosted_by(self, guest: str, since: float) -> int:
        statement = f"SELECT count(*) FROM tables WHERE host = :guest AND {IS_ALIVE} AND changed >= :since"
        return int((await self.database.read(lambda link: link.run(statement, guest=guest, since=since)))[0][0])

    async def unfinished(self) -> int:
        statement = f"SELECT count(*) FROM tables WHERE {IS_ALIVE}"
        return int((await self.database.read(lambda link: link.run(statement)))[0][0])

    async def laid_before(self, game: str, rules: int) -> list[str]:
        statement = (
            "SELECT id, body FROM tables JOIN lines ON \"table\" = id AND number = 1 WHERE game = :game AND status = 'playing'"
        )
        rows = await self.database.read(lambda link: link.run(statement, game=game))
        return [table_id for table_id, body in rows if _rules.decode(body).rules < rules]

    async def changed(self, table_id: str) -> float | None:
        statement = "SELECT changed FROM tables WHERE id = :table"
        rows = await self.database.read(lambda link: link.run(statement, table=table_id))
        return rows[0][0] if rows else None

    async def last_change(self, before: float) -> float | None:
        statement = "SELECT max(changed) FROM tables WHERE changed < :before"
        [(found,)] = await self.database.read(lambda link: link.run(statement, before=before))
        return None if found is None else float(found)

    # -- archives -------------------------------------------------------------------------------------------------------

    async def untended(self, limit: int) -> list[str]:
        statement = (
            'SELECT id FROM tables LEFT JOIN archives ON archives."table" = id '
            "WHERE (status = 'over' AND archives.\"table\" IS NULL) OR (status = 'playing' AND turn IS NULL) "
            "ORDER BY changed DESC LIMIT :limit"
        )
        return [row[0] for row in await self.database.read(lambda link: link.run(statement, limit=limit))]

    async def put_archive(self, table_id: str, packed: bytes) -> None:
        statement = (
            'INSERT INTO archives ("table", body) SELECT id, :body FROM tables WHERE id = :id ON CONFLICT ("table") DO NOTHING'
        )
        await self.database.write(lambda link: link.change(statement, id=table_id, body=packed))

    async def archive(self, table_id: str) -> bytes | None:
        statement = 'SELECT body FROM archives WHERE "table" = :id'
        rows = await self.database.read(lambda link: link.run(statement, id=table_id))
        return bytes(rows[0][0]) if rows else None

    async def put_analysis(self, table_id: str, depth: str, packed: bytes) -> None:
        statement = (
            'INSERT INTO analyses ("table", depth, body) SELECT id, :depth, :body FROM tables WHERE id = :id '
            'ON CONFLICT ("table", depth) DO UPDATE SET body = excluded.body'
        )
        await self.database.write(lambda link: link.change(statement, id=table_id, depth=depth, body=packed))

    async def analysis(self, table_id: str, depth: str) -> bytes | None:
        statement = 'SELECT body FROM analyses WHERE "table" = :id AND depth = :depth'
        rows = await self.database.read(lambda link: link.run(statement, id=table_id, depth=depth))
        return bytes(rows[0][0]) if rows else None

    async def prune(self, before: dict[str, float]) -> int:
        number = 0
        for status, when in before.items():
            gone = TABLES_AT_ONCE
            while gone == TABLES_AT_ONCE:
                gone = await self.database.write(partial(delete_tables, status=status, before=when))
                number += gone
        while await self.database.read(has_leftovers):
            await self.database.write(delete_leftovers)
        return number


def _touch(link: Link) -> None:
    """A real write: a full disk is noticed, not only a lost connection."""
    statement = (
        "INSERT INTO leases (\"table\", process, until) VALUES ('', '', :now) "
        'ON CONFLICT ("table") DO UPDATE SET until = excluded.until'
    )
    link.change(statement, now=time.time())


def _one_of(column: str, values: Collection[str]) -> tuple[str, dict[str, str]]:
    """A condition that both databases read, and its parameters."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    names = {f"v_{letters[i // 26 % 26]}{letters[i % 26]}{letters[i // 676]}": value for i, value in enumerate(values)}
    return f"{column} IN ({', '.join(':' + name for name in names)})", names


def _columns(summary: Summary) -> dict[str, Any]:
    values = {name: getattr(summary, name) for name in summary.__struct_fields__}
    pace = None if summary.pace is None else msgspec.json.encode(summary.pace).decode()
    return values | {"seats": msgspec.json.encode(summary.seats).decode(), "pace": pace}


def _change(summary: Summary, now: float, moved: bool) -> dict[str, Any]:
    columns = _columns(summary)
    kept = {name: value for name, value in columns.items() if name not in ("name", "game")}
    return kept | {"now": now, "moved": int(moved)}


def _put_sitters(link: Link, summary: Summary) -> None:
    link.change('UPDATE sitters SET seated = false WHERE "table" = :id', id=summary.id)
    statement = (
        'INSERT INTO sitters (guest, "table", seated) VALUES (:guest, :id, true) '
        'ON CONFLICT (guest, "table") DO UPDATE SET seated = true'
    )
    for guest in sorted({guest for seat in summary.seats if (guest := seat.guest or seat.owner)}):
        link.change(statement, guest=guest, id=summary.id)


def _summary(row: Row) -> Summary:
    table_id, name, game, players, status, is_open, host, turn, seats, pace, waits, waited, due, remind = row
    shown = (table_id, name, game, players, status, bool(is_open), host, turn, _seats.decode(seats))
    return Summary(*shown, None if pace is None else _pace.decode(pace), waits, waited or 0, due, remind)
