"""What is kept about notices: how guests are told, what of, and what they were told already."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from vicus.table.turn_clock import DAY

from ..database import Database, Link
from ..storage import Row
from .channel import Channel, Place
from .quiet_hours import Wishes

About = Literal["turn", "remind", "over", "rematch", "expired"]
"""It is your turn; soon your time is over; the game is over; somebody wants another; a bot plays on for you."""

MOMENT = 10.0
"""Seconds that somebody may take before being told: many turns are taken at once."""
LATE = 7 * DAY
"""Seconds after which nobody is told of something any more."""
KEPT = 14 * DAY
"""Seconds for which it is known that somebody was told."""

UNANSWERED = 2 * DAY
"""Seconds after which a mail address is nobody's that was not confirmed."""

_place = msgspec.json.Decoder(Place)
_wishes = msgspec.json.Decoder(Wishes)
_done = msgspec.json.Decoder(list[str])
CHANNEL = "id, guest, kind, body, language, confirmed, created, failures"
PUT = (
    'INSERT INTO notices (guest, "table", kind, wait, at, until, tries, done) SELECT {guest}, t.id, '
    "CAST(:kind AS VARCHAR), {wait}, CAST(:now AS FLOAT), CAST(:now AS FLOAT), 0, '[]' FROM tables t {of} "
    "JOIN channels c ON c.guest = {guest} AND c.confirmed "
    "WHERE {where} ON CONFLICT DO NOTHING"
)
"""One of a kind for each wait, whichever process notices it first, and only for those who want to be told."""
PEOPLE = '(SELECT count(*) FROM sitters s WHERE s."table" = t.id AND s.seated) > 1'
"""Whoever plays with bots alone is not called back to it."""
SITTERS = 'JOIN sitters g ON g."table" = t.id AND g.seated'
SINCE = "BETWEEN c.created AND CAST(:now AS FLOAT)"
STATUS = "coalesce(t.status, '')"
"""Not by its index: there are more finished games than any that have changed of late."""
TURN = PUT.format(
    guest="t.waits",
    wait="t.waited",
    of="",
    where=f"t.waits > '' AND t.waited_at > :late AND t.waited_at {SINCE} - {MOMENT} AND {PEOPLE}",
)
REMIND = PUT.format(
    guest="t.waits",
    wait="t.waited",
    of="",
    where=f"t.waits > '' AND t.remind <= :served AND {PEOPLE}",
)
OVER = PUT.format(
    guest="g.guest",
    wait="0",
    of=SITTERS,
    where=f"{STATUS} IN ('over', 'abandoned') AND t.changed > :late AND t.changed {SINCE} - {MOMENT} AND {PEOPLE}",
)
REMATCH = PUT.format(
    guest="g.guest",
    wait="0",
    of=SITTERS,
    where=f"t.follows IS NOT NULL AND {STATUS} IN ('waiting', 'playing') AND g.guest <> coalesce(t.host, '') "
    f"AND g.guest <> coalesce(t.waits, '') AND t.changed > :late AND t.changed {SINCE} - {MOMENT}",
)
EXPIRED = PUT.format(
    guest="g.guest",
    wait=":wait",
    of='JOIN sitters g ON g."table" = t.id',  # who has lost by it has no seat any more
    where="t.id = :table AND g.guest = :guest",
)


class Entry(msgspec.Struct, frozen=True):
    """Something that a guest is to be told."""

    guest: str
    table: str
    about: About
    wait: int
    until: float
    """Not before; when it was claimed: until when by somebody else."""
    tries: int = 0
    done: tuple[str, ...] = ()
    """Channels that it has reached."""

    @property
    def key(self) -> dict[str, Any]:
        return {"guest": self.guest, "table": self.table, "kind": self.about, "wait": self.wait}


class NoticeBook:
    """In the database: any number of processes may use it, and each notice is claimed by one of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- secrets of the server

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """A secret that is made once."""

        def keep(link: Link) -> str:
            statement = "INSERT INTO keys (name, body) VALUES (:name, :body) ON CONFLICT (name) DO NOTHING"
            link.change(statement, name=name, body=make())
            return str(link.run("SELECT body FROM keys WHERE name = :name", name=name)[0][0])

        rows = await self._database.read(lambda link: link.run("SELECT body FROM keys WHERE name = :name", name=name))
        return str(rows[0][0]) if rows else await self._database.write(keep)

    # -- what guests want

    async def wishes(self, guest: str) -> Wishes:
        statement = "SELECT body FROM wishes WHERE guest = :guest"
        rows = await self._database.read(lambda link: link.run(statement, guest=guest))
        return _wishes.decode(rows[0][0]) if rows else Wishes()

    async def put_wishes(self, guest: str, wishes: Wishes) -> None:
        statement = "INSERT INTO wishes (guest, body) VALUES (:guest, :body) ON CONFLICT (guest) DO UPDATE SET body = :body"
        body = msgspec.json.encode(wishes).decode()
        await self._database.write(lambda link: link.change(statement, guest=guest, body=body))

    async def channels(self, guest: str) -> list[Channel]:
        statement = f"SELECT {CHANNEL} FROM channels WHERE guest = :guest ORDER BY created"
        return [_channel(row) for row in await self._database.read(lambda link: link.run(statement, guest=guest))]

    async def channel(self, channel_id: str) -> Channel | None:
        statement = f"SELECT {CHANNEL} FROM channels WHERE id = :id"
        rows = await self._database.read(lambda link: link.run(statement, id=channel_id))
        return _channel(rows[0]) if rows else None

    async def put_channel(self, channel: Channel, most: int) -> bool:
        """A channel, new or known; false if a guest has as many as there may be."""
        statement = (
            f"INSERT INTO channels ({CHANNEL}) VALUES (:id, :guest, :kind, :body, :language, :confirmed, :created, 0) "
            "ON CONFLICT (id) DO UPDATE SET body = :body, language = :language, failures = 0"
        )
        columns = msgspec.structs.asdict(channel) | {"body": msgspec.json.encode(channel.place).decode()}
        del columns["place"], columns["failures"]

        def put(link: Link) -> bool:
            others = "SELECT count(*) FROM channels WHERE guest = :guest AND id <> :id"
            if link.run(others, guest=channel.guest, id=channel.id)[0][0] >= most:
                return False
            link.change(statement, **columns)
            return True

        return await self._database.write(put)

    async def confirm(self, channel_id: str, now: float) -> bool:
        """Its owner has answered."""
        statement = "UPDATE channels SET confirmed = true, created = :now WHERE id = :id AND NOT confirmed"
        return await self._database.write(lambda link: link.change(statement, id=channel_id, now=now)) == 1

    async def drop_channel(self, channel_id: str, guest: str | None = None) -> None:
        """Nobody is told anything by it any more; `guest`: if it is theirs."""
        statement = "DELETE FROM channels WHERE id = :id" + (" AND guest = :guest" if guest is not None else "")
        about = {"id": channel_id} | ({"guest": guest} if guest is not None else {})
        await self._database.write(lambda link: link.change(statement, **about))

    async def note_failure(self, channel_id: str, most: int) -> None:
        """It could not be reached; dropped once that has happened too often in a row."""

        def note(link: Link) -> None:
            link.change("UPDATE channels SET failures = failures + 1 WHERE id = :id", id=channel_id)
            link.change("DELETE FROM channels WHERE id = :id AND failures >= :most", id=channel_id, most=most)

        await self._database.write(note)

    async def note_success(self, channel_id: str) -> None:
        """It was reached."""
        statement = "UPDATE channels SET failures = 0 WHERE id = :id AND failures > 0"
        await self._database.write(lambda link: link.change(statement, id=channel_id))

    async def count(self, kind: str, place: str) -> int:
        """How many guests want to be told by the same address that is not confirmed: nobody fills a stranger's mailbox."""
        statement = "SELECT count(*) FROM channels WHERE kind = :kind AND lower(body) LIKE :like ESCAPE '!' AND NOT confirmed"
        escaped = re.sub("([!%_])", r"!\1", msgspec.json.encode(place.lower()).decode())
        rows = await self._database.read(lambda link: link.run(statement, kind=kind, like=f"%{escaped}%"))
        return int(rows[0][0])

    # -- what is to be told

    async def gather(self, now: float, served: float) -> None:
        """Put down whatever has come to pass since the last time; `served`: by the clock of the tables."""

        def put(link: Link) -> None:
            late = now - LATE
            link.change(TURN, kind="turn", now=now, late=late)
            link.change(REMIND, kind="remind", now=now, served=served)
            link.change(OVER, kind="over", now=now, late=now - DAY)
            link.change(REMATCH, kind="rematch", now=now, late=now - DAY)
            link.change("DELETE FROM notices WHERE until IS NULL AND at < :old", old=now - KEPT)

        if await self._database.read(lambda link: link.run("SELECT 1 FROM channels WHERE confirmed LIMIT 1")):
            await self._database.write(put)

    async def expired(self, guest: str, table: str, wait: int, now: float) -> None:
        """The time of a guest was over at a table."""
        about = {"kind": "expired", "now": now, "table": table, "guest": guest, "wait": wait}
        await self._database.write(lambda link: link.change(EXPIRED, **about))

    async def pending(self, now: float, limit: int) -> list[Entry]:
        """What is to be told now, the oldest first."""
        statement = (
            'SELECT guest, "table", kind, wait, until, tries, done FROM notices WHERE until <= :now ORDER BY at LIMIT :limit'
        )
        rows = await self._database.read(lambda link: link.run(statement, now=now, limit=limit))
        return [_entry(row) for row in rows]

    async def claim(self, entry: Entry, until: float) -> bool:
        """Does this process tell it? If so nobody else does until a time."""
        statement = f"UPDATE notices SET until = :later WHERE {KEY} AND until = :until"
        about = entry.key | {"later": until, "until": entry.until}
        return await self._database.write(lambda link: link.change(statement, **about)) == 1

    async def settle(self, entry: Entry, until: float | None = None, tries: int = 0, done: tuple[str, ...] = ()) -> None:
        """It was told, or need not be; `until`: or is to be told then."""
        statement = f"UPDATE notices SET until = :until, tries = :tries, done = :done WHERE {KEY}"
        about = entry.key | {"until": until, "tries": tries, "done": msgspec.json.encode(list(done)).decode()}
        await self._database.write(lambda link: link.change(statement, **about))

    async def told(self, guest: str, since: float) -> int:
        """How much a guest was told since a time; what was settled without it, since they were there, is nothing."""
        statement = "SELECT count(*) FROM notices WHERE guest = :guest AND at > :since AND until IS NULL AND tries > 0"
        return int((await self._database.read(lambda link: link.run(statement, guest=guest, since=since)))[0][0])

    async def prune(self, now: float) -> None:
        """Channels that nobody has answered for, and what is left of guests who are forgotten."""

        def prune(link: Link) -> None:
            link.change("DELETE FROM channels WHERE NOT confirmed AND created < :before", before=now - UNANSWERED)
            for table in ("channels", "wishes"):
                link.change(f"DELETE FROM {table} WHERE NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = {table}.guest)")

        await self._database.write(prune)


KEY = 'guest = :guest AND "table" = :table AND kind = :kind AND wait = :wait'


def forget_notices(link: Link, guest: str) -> None:
    """All of a guest."""
    for table in ("notices", "channels", "wishes"):
        link.change(f"DELETE FROM {table} WHERE guest = :guest", guest=guest)


def new_channel(guest: str, kind: Any, place: Place, language: str, channel_id: str) -> Channel:
    """Nobody has to confirm a page or a webhook of their own; a mail address may be somebody else's."""
    return Channel(channel_id, guest, kind, place, language, kind != "mail", time.time())


def _entry(row: Row) -> Entry:
    guest, table, about, wait, until, tries, done = row
    return Entry(guest, table, about, wait, until, tries, tuple(_done.decode(done)))


def _channel(row: Row) -> Channel:
    channel_id, guest, kind, body, language, confirmed, created, failures = row
    return Channel(channel_id, guest, kind, _place.decode(body), language, bool(confirmed), created, failures)
