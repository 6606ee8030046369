"""Storage in memory whose every change is written by the browser first (IndexedDB): what was answered is on disk.

On disk there are rows of text by key: `guest ID`, `person ID`, `log ID NUMBER` (lines from that one on), `table ID`, `game ID`,
`archive ID`, `analysis ID DEPTH` and `served`. All but archives and analyses are read when it opens.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec

from vicus.server.kept_games import KeptGame, Rate
from vicus.server.memory_games import MemoryGames
from vicus.server.memory_storage import MemoryStorage, without, without_in_log
from vicus.server.storage import SEEN_AGAIN, LogConflict, StorageUnavailable, Summary
from vicus.table.lines import AnyLine, Succeed, decode, encode

from .people import Person

log = logging.getLogger("vicus.storage")

Rows = list[tuple[str, str | None]]
"""By key: a text to put there, or none: the row goes."""


class Disk(Protocol):
    """What the page gives (`ui/src/static/disk.ts`); rows are JSON."""

    async def load(self) -> str:
        """All rows (`[[key, text], …]`); of archives and analyses the keys alone."""

    async def read(self, key: str) -> str | None:
        """One row."""

    async def write(self, rows: str) -> None:
        """All of these rows or none; raises if they cannot be written, or if another tab has the tables by now."""


class GuestRow(msgspec.Struct):
    """Of somebody who plays in this browser."""

    name: str
    seen: float


class TableRow(msgspec.Struct):
    """Of a table."""

    summary: Summary
    changed: float
    waited: float


_loaded = msgspec.json.Decoder(list[tuple[str, Any]])
_guest = msgspec.json.Decoder(GuestRow)
_person = msgspec.json.Decoder(Person)
_table = msgspec.json.Decoder(TableRow)
_game = msgspec.json.Decoder(KeptGame)
_texts = msgspec.json.Decoder(list[str])


def _json(what: Any) -> str:
    return msgspec.json.encode(what).decode()


class BrowserStorage(MemoryStorage):
    """See `vicus.server.storage.Storage`. Writes go one after the other; one that fails has changed nothing."""

    def __init__(self, disk: Disk) -> None:
        super().__init__()
        self._disk = disk
        self._writing = asyncio.Lock()
        self._served = 0.0
        """By earlier visits."""
        self._rows: dict[str, list[int]] = {}
        """By table: where the rows of its log begin."""
        self._archived: set[str] = set()
        self._unread: dict[str, Any] = {}
        """Rows that could not be understood, like those of a later version, and the others of such a log."""
        self._torn: set[str] = set()
        """Tables with such a log."""
        self.people: dict[str, Person] = {}
        """By the id of the guest: who plays at this device besides its owner."""
        self.games: BrowserGames = BrowserGames(self._finished, self._names, self._logs, self._writing, self._write)

    async def load(self) -> None:
        """Read everything that was kept; raises `StorageUnavailable`. A row that cannot be understood is left alone."""
        try:
            rows = _loaded.decode(await self._disk.load())
        except Exception as problem:
            raise StorageUnavailable(str(problem)) from problem
        parts: dict[str, dict[int, list[AnyLine]]] = {}
        for key, text in rows:
            kind, _, name = key.partition(" ")
            try:
                if kind == "log":
                    table_id, _, first = name.partition(" ")
                    parts.setdefault(table_id, {})[int(first)] = [decode(line) for line in _texts.decode(text)]
                else:
                    self._take(kind, name, text)
            except Exception as problem:  # whatever it is: all else is there
                self._unread[key] = text
                log.warning("a row could not be read: %s: %r", kind, problem)
        self._torn = {key.split(" ")[1] for key in self._unread if key.startswith("log ")}
        for table_id, part in parts.items():
            self._take_log(table_id, part)
        self._unread |= {key: text for key, text in rows if key.startswith("log ") and key.split(" ")[1] in self._torn}

    def _take_log(self, table_id: str, parts: dict[int, list[AnyLine]]) -> None:
        """By the numbers of their first lines; one that lacks some cannot be read either."""
        lines: list[AnyLine] = []
        for first in sorted(parts):
            if first != len(lines):
                self._torn.add(table_id)
            lines += parts[first]
        if table_id not in self._torn:
            self._rows[table_id], self._logs[table_id] = sorted(parts), lines

    def _take(self, kind: str, name: str, text: str) -> None:
        """A row of another kind than a log."""
        if kind == "table":
            row = _table.decode(text)
            self._summaries[name], self._changed[name], self._waited[name] = row.summary, row.changed, row.waited
        elif kind == "guest":
            guest = _guest.decode(text)
            self._names[name], self._seen[name] = guest.name, guest.seen
        elif kind == "person":
            self.people[name] = _person.decode(text)
        elif kind == "game":
            self.games.take(_game.decode(text))
        elif kind == "archive":
            self._archived.add(name)
        elif kind == "analysis":
            pass  # read when it is asked for
        elif kind == "served":
            self._served = float(text)
        else:
            raise ValueError("of a later version")

    async def _write(self, rows: Iterable[tuple[str, str | None]]) -> None:
        served: tuple[str, str | None] = ("served", repr(await self.served(False)))
        try:
            await self._disk.write(_json([*rows, served]))
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            raise StorageUnavailable(str(problem)) from problem

    async def _write_alone(self, rows: Iterable[tuple[str, str | None]]) -> None:
        async with self._writing:
            await self._write(rows)

    async def alive(self) -> None:
        await self._write_alone([])

    async def served(self, counting: bool) -> float:
        return self._served + await super().served(counting)

    # -- guests

    async def name_guest(self, guest: str, name: str) -> None:
        async with self._writing:
            await self._write([(f"guest {guest}", _json(GuestRow(name, time.time())))])
            await super().name_guest(guest, name)

    async def keep_person(self, guest: str, person: Person) -> None:
        """Somebody else plays at this device."""
        await self._write_alone([(f"person {guest}", _json(person))])
        self.people[guest] = person

    async def drop_person(self, guest: str) -> None:
        """Nobody knows any more that somebody played at this device."""
        await self._write_alone([(f"person {guest}", None)])
        self.people.pop(guest, None)

    def guests(self) -> list[str]:
        """Everybody who is known here."""
        return [*self._names, *(guest for guest in self.people if guest not in self._names)]

    async def see_guest(self, guest: str) -> None:
        if time.time() - self._seen.get(guest, 0.0) > SEEN_AGAIN and guest in self._names:
            await self.name_guest(guest, self._names[guest])

    async def forget_guest(self, guest: str) -> None:
        async with self._writing:
            unread = [key for key, text in self._unread.items() if guest in f"{key} {text}"]
            rows: Rows = [(key, None) for key in (*unread, f"guest {guest}")]
            logs = {table_id: kept for table_id, log in self._logs.items() if (kept := without_in_log(log, guest)) != log}
            summaries = [told for known in self._summaries.values() if (told := without(known, guest)) != known]
            for table_id, log in logs.items():
                rows += self._whole(table_id, log)
            rows += [self._table_row(summary) for summary in summaries]
            rows += [(f"game {game.id}", _json(game)) for game in self.games.without(guest)]
            await self._write(rows)
            for key in unread:
                del self._unread[key]
            self._rows |= {table_id: [0] for table_id in logs}
            await super().forget_guest(guest)

    # -- tables

    async def create(self, log: Sequence[AnyLine], summary: Summary, before: tuple[str, int] | None = None) -> None:
        async with self._writing:
            rows = [self._log_row(summary.id, 0, log), self._table_row(summary)]
            if before is not None:
                self._require(*before)
                rows.append(self._log_row(*before, [Succeed(summary.id)]))
            await self._write(rows)
            if before is not None:
                self._rows[before[0]].append(before[1])
            self._rows[summary.id] = [0]
            await super().create(log, summary, before)

    async def append(
        self, table_id: str, after: int, log: Sequence[AnyLine], summary: Summary | None, reseated: bool = True
    ) -> None:
        async with self._writing:
            self._require(table_id, after)
            rows = [self._log_row(table_id, after, log)] if log else []
            if summary is not None:
                rows.append(self._table_row(summary))
            if rows:
                await self._write(rows)
            if log:
                self._rows[table_id].append(after)
            await MemoryStorage.append(self, table_id, after, log, summary, reseated)

    async def read(self, table_id: str, after: int = 0) -> list[AnyLine]:
        if table_id in self._torn:
            raise msgspec.ValidationError("a line of a later version")
        return await super().read(table_id, after)

    def _require(self, table_id: str, after: int) -> None:
        if table_id not in self._logs or len(self._logs[table_id]) != after:
            raise LogConflict

    def _log_row(self, table_id: str, first: int, log: Sequence[AnyLine]) -> tuple[str, str | None]:
        return f"log {table_id} {first}", _json([encode(line) for line in log])

    def _table_row(self, summary: Summary) -> tuple[str, str | None]:
        known, now = self._summaries.get(summary.id), time.time()
        is_new = known is None or known.waited != summary.waited
        return f"table {summary.id}", _json(TableRow(summary, now, now if is_new else self._waited[summary.id]))

    def _whole(self, table_id: str, log: Sequence[AnyLine]) -> Rows:
        """A log as one row: many small ones make loading slow."""
        gone: Rows = [(f"log {table_id} {first}", None) for first in self._rows.get(table_id, []) if first]
        return [*gone, self._log_row(table_id, 0, log)]

    # -- archives

    async def untended(self, limit: int) -> list[str]:
        return [s.id for s in self._latest() if s.status == "over" and s.id not in self._archived][:limit]

    def _finished(self) -> list[str]:
        ended = [s.id for s in reversed(self._latest()) if s.status == "abandoned" or s.id in self._archived]
        return [table_id for table_id in ended if f"game {table_id}" not in self._unread]  # there is one, and it stays

    async def put_archive(self, table_id: str, packed: bytes) -> None:
        async with self._writing:
            if table_id in self._logs and table_id not in self._archived:
                body = base64.b64encode(packed).decode()
                await self._write([(f"archive {table_id}", body), *self._whole(table_id, self._logs[table_id])])
                self._archived.add(table_id)
                self._rows[table_id] = [0]

    async def put_analysis(self, table_id: str, depth: str, packed: bytes) -> None:
        async with self._writing:
            if table_id in self._logs:
                await self._write([(f"analysis {table_id} {depth}", base64.b64encode(packed).decode())])

    async def analysis(self, table_id: str, depth: str) -> bytes | None:
        return await self._packed(f"analysis {table_id} {depth}")

    async def archive(self, table_id: str) -> bytes | None:
        if table_id not in self._archived:
            return None
        return await self._packed(f"archive {table_id}")

    async def _packed(self, key: str) -> bytes | None:
        try:
            body = await self._disk.read(key)
        except Exception as problem:
            raise StorageUnavailable(str(problem)) from problem
        return None if body is None else base64.b64decode(body)


class BrowserGames(MemoryGames):
    """The archive of finished games, written in the same way."""

    def __init__(
        self,
        finished: Callable[[], list[str]],
        names: dict[str, str],
        tables: dict[str, list[AnyLine]],
        writing: asyncio.Lock,
        write: Callable[[Rows], Awaitable[None]],
    ) -> None:
        super().__init__(finished, names, tables)
        self._writing, self._write = writing, write

    def take(self, game: KeptGame) -> None:
        """One that was kept before."""
        self._games[game.id] = game

    async def keep(self, game: KeptGame, last: int, rate: Rate) -> bool:
        async with self._writing:
            if not await super().keep(game, last, rate):
                return False
            try:
                await self._write([(f"game {game.id}", _json(self._games[game.id]))])
            except StorageUnavailable:
                del self._games[game.id]
                raise
            return True
