"""Looks where somebody's time is over, and does what the table was laid for. Also where bots were left in the middle of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from vicus.table import company
from vicus.table.refusal import Refused

from .storage import StorageUnavailable

if TYPE_CHECKING:
    from .service import TableService

log = logging.getLogger("vicus.time")

QUICK, SLOW = 1.0, 5.0
"""Seconds between two looks: where a clock for the whole game runs at a table in memory, and else."""
AT_ONCE = 50
"""Tables that are looked at together."""
SETTLING = 30.0
"""Seconds after the start of a process before it takes a seat for a live clock: people have to come back first."""


class Timekeeper:
    """For the tables of a service. Any number of processes may do this: the next line of a log is written by one of them."""

    def __init__(self, service: TableService, steady: Callable[[], float] = time.monotonic) -> None:
        self._service = service
        self._steady = steady
        self._began = steady()
        self._passed = 0
        """Of those that are due: how many were looked at last time, and still are."""
        self.expired: Callable[[str, str, int], None] = lambda guest, table_id, wait: None
        """Told whose time is over where, and which wait it was."""

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                await self.look()
            except StorageUnavailable:
                pass
            except Exception:
                log.exception("the time of the tables could not be looked at")
            await asyncio.sleep(QUICK if self._is_live_clock_here() else SLOW)

    def _is_live_clock_here(self) -> bool:
        tables = (live.table for live in self._service.registry.tables.values())
        return any(table.clock is not None and table.clock.pace.minutes and table.status == "playing" for table in tables)

    async def look(self) -> None:
        """Do what is due."""
        service = self._service
        if not await service.storage.timed():
            return
        await service.clock.count()
        await service.clock.read()
        found = await service.storage.due(service.clock.now(), AT_ONCE, self._passed)
        is_all = len(found) < AT_ONCE
        if is_all:
            self._passed = 0
        for table_id in found:
            is_done = False
            with suppress(Refused):  # somebody has moved at this moment; or it cannot be read, and is looked at again
                is_done = await self._look_at(table_id)
            self._passed += not (is_done or is_all)  # tables where nothing can be done keep no other waiting

    async def _look_at(self, table_id: str) -> bool:
        """True if somebody's time was over, and that was seen to."""
        live = await self._service.newest(table_id)  # bots there go on
        table, clock = live.table, live.table.clock
        if clock is None or clock.seat is None:
            return False
        if clock.pace.minutes and self._steady() - self._began < SETTLING:
            return False
        seat, guest, wait = clock.seat, table.seats[clock.seat].guest, table.waited
        if not await self._service.change(live, lambda table: company.expire(table, self._service.clock.now())):
            return False
        if guest:
            log.info("somebody's time is over", extra={"table": table_id})
            self._service.tell(table_id, "time-over", {"seat": seat})
            self.expired(guest, table_id, wait)
        return True
