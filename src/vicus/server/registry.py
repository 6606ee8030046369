"""The tables that this process holds in memory: each is brought back from its log when somebody asks for it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from vicus.errors import VicusError
from vicus.table.archive import restored
from vicus.table.lines import AnyLine
from vicus.table.refusal import Refused
from vicus.table.table import Table

from .live_table import LiveTable
from .storage import Storage, StorageUnavailable
from .workers import in_thread

MOST_TABLES = 1000
"""Kept in memory; more only while somebody looks at them."""
KNOWN_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class TableRegistry:
    """Tables by id, the one asked for last at the end.

    `is_used`: whether a table must stay in memory; `on_load`: told of each table that was brought back from its log.
    """

    def __init__(
        self, storage: Storage, is_used: Callable[[LiveTable], bool], on_load: Callable[[LiveTable], Awaitable[None]]
    ) -> None:
        self.tables: dict[str, LiveTable] = {}
        self._storage = storage
        self._is_used = is_used
        self._on_load = on_load
        self.dropped: Callable[[str], None] = lambda table_id: None
        """Told of each table that has to be brought back from its log."""
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    async def get(self, table_id: str) -> LiveTable:
        """A table in memory, or brought back from its log; raises `Refused` if there is none, or if it cannot be read."""
        live = self.tables.pop(table_id, None)
        if live is not None:
            self.tables[table_id] = live  # asked for last: it goes last
            return live
        if not KNOWN_ID.fullmatch(table_id):
            raise Refused("unknown_table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(loading)  # others may wait for it, too

    def _loaded(self, table_id: str, done: asyncio.Future[LiveTable]) -> None:
        self._loading.pop(table_id, None)
        if not done.cancelled():
            done.exception()  # whoever asked may have gone: then nobody else looks at it

    async def _load(self, table_id: str) -> LiveTable:
        try:
            log = await self._storage.read(table_id)
            if not log:
                raise Refused("unknown_table")
            table = await in_thread(_replayed, log)
            archive = await self._storage.archive(table_id) if not table.is_replayed else None
            stored = await self._storage.summaries([table_id]) if not table.is_replayed else []
            live = self.hold(table, await self._storage.guest_names(table.seats.people()))
            if archive is not None:
                live.archive = restored(archive)
            if stored:
                live.summary = stored[0]
            await self._on_load(live)
        except StorageUnavailable:
            raise Refused("unavailable", "storage-unavailable") from None
        except msgspec.MsgspecError:  # a line of a later version
            raise Refused("not_allowed", "record-later") from None
        except VicusError as problem:  # its game is not installed any more, say
            raise Refused("not_allowed", "record-start", problem=str(problem)) from None
        return live

    def hold(self, table: Table, names: dict[str, str]) -> LiveTable:
        """Keep a table in memory."""
        self._make_room()
        live = self.tables[table.id] = LiveTable(table, names)
        return live

    def drop(self, table_id: str) -> None:
        """Whoever asks for it next gets it from its log."""
        if self.tables.pop(table_id, None) is not None:
            self.dropped(table_id)

    def _make_room(self) -> None:
        """Tables that nobody looks at can be brought back from their logs at any time."""
        surplus = len(self.tables) - MOST_TABLES + 1
        if surplus > 0:
            unused = [live.id for live in self.tables.values() if not self._is_used(live)]
            for table_id in unused[: surplus + MOST_TABLES // 20]:  # a few more, so that this is not done for each
                del self.tables[table_id]


def _replayed(log: Sequence[AnyLine]) -> Table:
    """A table from its log, without its match if that does not fit the rules of today."""
    try:
        return Table.replayed(log)
    except VicusError:
        return Table.unplayed(log)
