"""What a server does beside the games: it deletes tables that nobody comes to, and finds games that cannot go on."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from vicus.core.game import declaration
from vicus.table.turn_clock import DAY

from . import past_worker
from .pruning_clock import PruningClock
from .storage import STATUSES, StorageUnavailable

if TYPE_CHECKING:
    from .service import TableService

log = logging.getLogger("vicus.service")

PRUNING = 3600.0
"""Seconds between two looks for abandoned tables."""
STILLNESS = 30 * DAY
"""Seconds since the last move before the start of a process, after which it deletes nothing: the clock may be months ahead."""


class Upkeep:
    """For the tables of a service."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self.clock = PruningClock()

    async def find_stopped(self) -> None:
        """Games that cannot go on under the rules of today are listed as stopped, also where nobody asks for them.

        Those that can are left alone until somebody does: a process of the version before may still be serving them.
        """
        try:
            for name in self._service.games():
                for table_id in await self._service.storage.laid_before(name, declaration(name).meta.rules_version):
                    await self._find_out_if_stopped(table_id)
        except StorageUnavailable:
            log.warning("games of earlier rules could not be looked through")

    async def _find_out_if_stopped(self, table_id: str) -> None:
        try:
            lines = await self._service.storage.read(table_id)
            if lines and not await self._service.archivists.ask(table_id, past_worker.fits, lines):
                await self._service.registry.get(table_id)
        except (StorageUnavailable, asyncio.CancelledError):
            raise
        except Exception:  # a worker that hung, say: the others are looked at all the same
            log.exception("nobody knows whether a game of earlier rules can go on", extra={"table": table_id})

    async def prune(self) -> None:
        """Delete tables that nobody has touched for as long as the host has set, now and then, for ever."""
        began = time.monotonic()
        is_believed = await self._is_clock_believable()
        if not is_believed:
            log.warning(
                "abandoned tables are not deleted for %g days: nothing was played for as long, or the clock is wrong",
                STILLNESS / DAY,
            )
        while True:
            await asyncio.sleep(PRUNING)
            is_believed = is_believed or time.monotonic() - began > STILLNESS
            if is_believed:
                with suppress(StorageUnavailable):
                    await self.prune_now()

    async def _is_clock_believable(self) -> bool:
        """Was something played not long ago, by the clock as it is when the process begins?"""
        began = time.time()
        while True:
            try:
                last = await self._service.storage.last_change(before=began)
            except StorageUnavailable:
                await asyncio.sleep(PRUNING)
                continue
            return last is None or began - last < STILLNESS

    async def prune_now(self) -> None:
        """Delete those that have waited long enough by now."""
        limits, now = self._service.limits, self.clock.now()
        if now is None:
            return
        days = {"waiting": limits.waiting_days, "playing": limits.unfinished_days, "finished": limits.finished_days}
        before = {status: now - many * DAY for kind, many in days.items() if many > 0 for status in STATUSES[kind]}
        gone = await self._service.storage.prune(before)
        if gone:
            log.info("%s abandoned tables were deleted", gone)
            self._service.pruned()
        if limits.guest_days > 0:
            await self._service.storage.prune_guests(now - limits.guest_days * DAY)
        if self._service.storage.notices is not None:
            await self._service.storage.notices.prune(now)
