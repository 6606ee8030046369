"""Several processes on one PostgreSQL: they tell each other what happens by NOTIFY, and share out tables by leases."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Collection, Sequence

import msgspec
import psycopg

from .cluster import Heard, News, Present, new_process_id
from .database import Database, Link
from .database_lock import SERVED
from .databases import connect, plain_url
from .postgres import ALIVE
from .sql_storage import Growth, SqlStorage

log = logging.getLogger("vicus.cluster")

CHANNEL = "vicus"
LEASE = 15.0
"""Seconds for which a process plays for a table's bots without asking again."""
AGAIN = 1.0
"""Seconds after which a lease that could not be given back is given back once more."""
ABSENCE = 40.0
"""Seconds after which nobody is taken to look on through a process that says nothing; it says so twice in that time."""
PATIENCE = 5.0
"""Seconds that a process waits at its start until it hears the others."""
LARGEST = 7000
"""Bytes of a message: PostgreSQL takes 8000."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[News])


class PostgresCluster:
    """See `cluster.Cluster`. Times are the database's: clocks of machines differ, and jump."""

    def __init__(self, url: str) -> None:
        self.process = new_process_id()
        self.database = Database(lambda: connect(url), readers=2)
        self.storage = SqlStorage(self.database, self._written, clock="extract(epoch FROM clock_timestamp())")
        self._url = url
        self._own: dict[str, float] = {}
        """Tables whose bots are this process's, and until when by the own monotonic clock."""
        self._given_up: set[str] = set()
        """Tables of which the database does not know yet that they are no longer this process's."""
        self._here: dict[str, tuple[tuple[str, ...], int]] = {}
        self._listener: threading.Thread | None = None
        self._in_time = True
        """Whether this process heard the others before it began to serve."""
        self._listening, self._ends = threading.Event(), threading.Event()
        self._beat: asyncio.Task[None] | None = None

    # -- fan-out --------------------------------------------------------------------------------------------------------

    def _written(self, link: Link, grown: Sequence[Growth]) -> None:
        """In the transaction that writes lines: the others hear of it when it is committed."""
        _notify(link, [_news_of(self.process, growth) for growth in grown])

    async def tell(self, news: News) -> None:
        if len(_encoder.encode(news)) <= LARGEST:
            await self._quietly(lambda link: _notify(link, [news]))

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def pass_on(do: Callable[..., None], *about: object) -> None:
            if not self._ends.is_set():
                loop.call_soon_threadsafe(do, *about)

        self._listener = threading.Thread(target=self._listen, args=(pass_on, heard, lost), daemon=True)
        self._listener.start()
        # else what is told in the first moment would be missed
        self._in_time = await asyncio.to_thread(self._listening.wait, PATIENCE)
        self._beat = asyncio.create_task(self._go_on_being_present())

    def _listen(self, pass_on: Callable[..., None], heard: Heard, lost: Callable[[], None]) -> None:
        first = True
        while not self._ends.is_set():
            try:
                name = f"vicus {self.process}"  # as long as it is connected others know that this process lives
                with psycopg.connect(plain_url(self._url), autocommit=True, application_name=name, **ALIVE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    late = not first or not self._in_time
                    self._listening.set()
                    connection.execute(f"SELECT pg_advisory_lock_shared({SERVED})")  # nobody fills or moves it meanwhile
                    if late:
                        pass_on(lost)  # what was told meanwhile was not heard
                    first = False
                    while not self._ends.is_set():
                        for notification in connection.notifies(timeout=0.5, stop_after=100):
                            news = [one for one in _read(notification.payload) if one.process != self.process]
                            if news:
                                pass_on(_each, heard, news)
                    # not only when the server notices that the connection has ended
                    connection.execute(f"SELECT pg_advisory_unlock_shared({SERVED})")
            except RuntimeError:  # the event loop has gone
                return
            except Exception as problem:
                log.error("no news from other processes: %s", str(problem).strip())
                self._ends.wait(1.0)

    async def close(self) -> None:
        self._ends.set()
        if self._beat is not None:
            self._beat.cancel()
        await self._quietly(self._withdraw)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join, 5.0)

    def _withdraw(self, link: Link) -> None:
        for table in ("leases", "presence"):
            link.change(f"DELETE FROM {table} WHERE process = :me", me=self.process)

    async def _quietly(self, do: Callable[[Link], object]) -> bool:
        """What cannot be told now is found in the database later; false if it could not."""
        try:
            await self.database.write(do)
            return True
        except Exception as problem:
            log.warning("other processes could not be told: %s", problem)
            return False

    # -- leases ---------------------------------------------------------------------------------------------------------

    async def claim(self, table_id: str) -> bool:
        if self._own.get(table_id, 0.0) > time.monotonic():
            return True
        self._given_up.discard(table_id)  # what is written below counts
        statement = (
            'INSERT INTO leases ("table", process, until) '
            "VALUES (:table, :me, extract(epoch FROM clock_timestamp()) + :seconds) "
            'ON CONFLICT ("table") DO UPDATE SET process = :me, until = extract(epoch FROM clock_timestamp()) + :seconds '
            "WHERE leases.process = :me OR leases.until < extract(epoch FROM clock_timestamp()) "
            "OR NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = 'vicus ' || leases.process)"
        )
        asked = time.monotonic()
        change = await self.database.write(lambda link: link.change(statement, table=table_id, me=self.process, seconds=LEASE))
        if change == 1:
            self._own[table_id] = asked + LEASE / 2  # asked for again before it ends
        return change == 1

    async def release(self, table_id: str) -> None:
        if self._own.pop(table_id, None) is not None:
            self._given_up.add(table_id)
            await self._give_back()

    async def _give_back(self) -> None:
        given = sorted(self._given_up)
        statement = 'DELETE FROM leases WHERE "table" = :table AND process = :me'
        if await self._quietly(lambda link: [link.change(statement, table=table_id, me=self.process) for table_id in given]):
            self._given_up.difference_update(given)

    # -- presence -------------------------------------------------------------------------------------------------------

    async def announce(self, table_id: str, guests: Collection[str], watchers: int) -> None:
        here = (tuple(sorted(guests)), watchers)
        if here == ((), 0):
            self._here.pop(table_id, None)
        else:
            self._here[table_id] = here

        def announce(link: Link) -> None:
            _put_presence(link, self.process, {table_id: here})
            _notify(link, [News(self.process, "presence", table_id)])

        await self._quietly(announce)

    async def _go_on_being_present(self) -> None:
        renewed = time.monotonic()
        while True:
            await asyncio.sleep(min(AGAIN, ABSENCE / 3))
            if self._given_up:
                await self._give_back()
            if time.monotonic() - renewed >= ABSENCE / 3:
                renewed = time.monotonic()
                await self._quietly(self._renew_presence)

    def _renew_presence(self, link: Link) -> None:
        _put_presence(link, self.process, dict(self._here))
        gone = link.run('DELETE FROM presence WHERE until < extract(epoch FROM clock_timestamp()) RETURNING "table"')
        if gone:
            gone_from = sorted({row[0] for row in gone})
            _notify(link, [News("", "presence", table_id) for table_id in gone_from])  # for this process, too

    async def present(self, table_id: str) -> Present:
        statement = (
            'SELECT guests FROM presence WHERE "table" = :table AND process <> :me '
            "AND until > extract(epoch FROM clock_timestamp())"
        )
        rows = await self.database.read(lambda link: link.run(statement, table=table_id, me=self.process))
        found = [msgspec.json.decode(guests, type=tuple[tuple[str, ...], int]) for (guests,) in rows]
        return frozenset(guest for guests, _ in found for guest in guests), sum(watchers for _, watchers in found)


def _news_of(process: str, growth: Growth) -> News:
    """With the lines, so that nobody has to read them; without where they are too long for that."""
    is_listed = growth.summary is not None or growth.after == 0
    news = News(process, "lines", growth.table_id, growth.length, is_listed=is_listed)
    if sum(map(len, growth.bodies)) <= LARGEST // 4:
        news.lines = [msgspec.Raw(body.encode()) for body in growth.bodies]
    return news


def _read(payload: str) -> list[News]:
    """What another process tells; nothing if it is of a later version and says what this one does not know."""
    try:
        return _decoder.decode(payload)
    except msgspec.MsgspecError:
        return []


def _each(heard: Heard, news: list[News]) -> None:
    for one in news:
        try:
            heard(one)
        except Exception:  # of one table: the others' news count
            log.exception("news from another process could not be taken", extra={"table": one.about})


def _notify(link: Link, news: Sequence[News]) -> None:
    """As few messages as they fit into."""
    encoded = [_encoder.encode(one) for one in news]
    first, size = 0, 0
    for end, one in enumerate(encoded):
        if end > first and size + len(one) > LARGEST:
            _send(link, encoded[first:end])
            first, size = end, 0
        size += len(one) + 1
    _send(link, encoded[first:])


def _send(link: Link, encoded: Sequence[bytes]) -> None:
    link.run("SELECT pg_notify(:channel, :news)", channel=CHANNEL, news=f"[{b','.join(encoded).decode()}]")


def _put_presence(link: Link, process: str, here: dict[str, tuple[tuple[str, ...], int]]) -> None:
    statement = (
        'INSERT INTO presence ("table", process, guests, until) '
        "VALUES (:table, :me, :guests, extract(epoch FROM clock_timestamp()) + :seconds) "
        'ON CONFLICT ("table", process) DO UPDATE SET guests = excluded.guests, until = excluded.until'
    )
    for table_id, (guests, watchers) in sorted(here.items()):
        text = msgspec.json.encode((guests, watchers)).decode()
        if guests or watchers:
            link.change(statement, table=table_id, me=process, guests=text, seconds=ABSENCE)
        else:
            link.change('DELETE FROM presence WHERE "table" = :table AND process = :me', table=table_id, me=process)
