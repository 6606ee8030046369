"""Everything of a guest as one file. It is made of parts, each written as it is read: nobody's file has to fit into memory.

Whoever adds something that is kept about guests adds a part here, and a step in `sql_forgetting.py`.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import msgspec

import vicus
from vicus.core.people import About, Person, dated
from vicus.core.record import with_people
from vicus.table import lines
from vicus.table.archive import restored
from vicus.table.message_parts import Settings

from .kept_games import KeptGame
from .my_games import shown
from .storage import Storage
from .workers import in_thread

log = logging.getLogger("vicus.personal")

FORMAT = 1
MOST_TABLES = 10_000
GAMES_AT_ONCE = 100

_encoder = msgspec.json.Encoder()


class Source(NamedTuple):
    """Where the parts come from."""

    storage: Storage
    guest: str


Part = Callable[[Source], AsyncIterator[Any]]


async def person(source: Source) -> AsyncIterator[Any]:
    """Who somebody is: the name. The cookie is known to the browser alone."""
    name = await source.storage.guest_name(source.guest)
    if name is not None:
        yield {"name": name}


async def games(source: Source) -> AsyncIterator[Any]:
    """The archive: results and ratings of finished games."""
    async for kept in _kept(source):
        own = kept.seats[kept.seat_of(source.guest) or 0]
        ratings = {"before": own.before, "after": own.after} if own.after is not None else {}
        scores = [dict(seat.lines) for seat in kept.seats]
        yield msgspec.to_builtins(shown(kept, source.guest)) | {"lines": scores, "rating": msgspec.to_builtins(ratings)}


async def tables(source: Source) -> AsyncIterator[Any]:
    """Where somebody sits or sat: the own settings there, and the own words."""
    for table_id in await source.storage.traces(source.guest, MOST_TABLES):
        try:
            written = await source.storage.read(table_id)
        except msgspec.MsgspecError:  # a line of a later version: all else is in the file
            continue
        if not written or not isinstance(laid := written[0], lines.Lay):
            continue
        own = [line for line in written if isinstance(line, lines.Say | lines.Prefer) and line.guest == source.guest]
        settings = Settings(laid.options, laid.open)
        for line in written:
            if isinstance(line, lines.Plan):
                settings.agree(line.terms)
        yield {
            "table": table_id,
            "name": laid.name,
            "game": laid.game,
            "options": settings.options,
            "made": laid.host == source.guest,
            "said": [_said(line) for line in own if isinstance(line, lines.Say)],
            "settings": [
                msgspec.to_builtins(line, str_keys=True) | {"guest": "me"} for line in own if isinstance(line, lines.Prefer)
            ],
        }


def _said(line: lines.Say) -> dict[str, Any]:
    return {"at": line.at, "text": line.text, "sign": line.sign, "ply": line.ply}


async def records(source: Source) -> AsyncIterator[Any]:
    """The record of each finished game that can still be looked at; `vicus replay` and the page read them."""
    async for kept in _kept(source):
        body = await source.storage.archive(kept.id) if kept.has_table and kept.status == "over" else None
        if body is None:
            continue
        try:
            record = with_people((await in_thread(restored, body)).record, _about(kept))
        except Exception:  # whatever it is: all else is in the file
            log.exception("a record could not be exported", extra={"table": kept.id})
        else:
            yield {"table": kept.id, "record": msgspec.Raw(record.encode())}


async def notices(source: Source) -> AsyncIterator[Any]:
    """How somebody is told that it is their turn: their own addresses and wishes."""
    book = source.storage.notices
    if book is not None:
        from .notices.quiet_hours import Wishes  # not where nobody can be told

        channels = await book.channels(source.guest)
        told = [{"kind": channel.kind, "to": channel.place.address or channel.place.url} for channel in channels]
        wishes = msgspec.to_builtins(await book.wishes(source.guest))
        if told or wishes != msgspec.to_builtins(Wishes()):
            yield {"channels": told, "wishes": wishes}


def _about(kept: KeptGame) -> About:
    people = [Person(seat.name, seat.level) for seat in kept.seats]
    winners = [number for number, seat in enumerate(kept.seats) if seat.won]
    return About(people, dated(kept.ended), [seat.total or 0 for seat in kept.seats], winners)


async def _kept(source: Source) -> AsyncIterator[KeptGame]:
    first = 0
    while found := await source.storage.games.of_guest(source.guest, None, first, GAMES_AT_ONCE):
        for kept in found:
            yield kept
        first += len(found)


PARTS: dict[str, Part] = {"person": person, "games": games, "tables": tables, "records": records, "notices": notices}
"""In the order of the file."""


async def everything(storage: Storage, guest: str) -> AsyncIterator[bytes]:
    """The file, piece by piece: a JSON object with a list for each part."""
    head = {"vicus": vicus.__version__, "format": FORMAT, "exported": dated(time.time())}
    yield _encoder.encode(head)[:-1]
    for name, part in PARTS.items():
        yield f',\n"{name}": ['.encode()
        comma = b"\n"
        async for item in part(Source(storage, guest)):
            yield comma + _encoder.encode(item)
            comma = b",\n"
        yield b"]"
    yield b"}\n"
