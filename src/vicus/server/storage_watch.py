"""Whether the storage works: what a health check is told, and a look now and then while it does not."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from .storage import Storage, StorageUnavailable

log = logging.getLogger("vicus.service")

FAILING = 5.0
"""Seconds for which a change that could not be written counts, if none is written after it."""
RECOVERY = 1.0
"""Seconds between two looks whether the storage works again."""


class StorageWatch:
    """Of one process."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.recovered: Callable[[], None] = lambda: None
        """Told when the storage works again."""
        self._recovering: asyncio.Task[None] | None = None
        self._failed_at: float | None = None
        """When the last change could not be written, by the monotonic clock; none if it could."""

    def close(self) -> None:
        """Nobody looks any more."""
        if self._recovering is not None:
            self._recovering.cancel()

    def written(self) -> None:
        """A change was written."""
        self._failed_at = None

    def failed(self) -> None:
        """A change could not be written."""
        self._failed_at = time.monotonic()
        self.look_again()

    async def alive(self) -> None:
        """Returns if the storage works; raises `StorageUnavailable` also where the last change of a table could not be written:
        a disk may be full for some changes and not for others.
        """
        await self._storage.alive()
        if self._failed_at is not None and time.monotonic() - self._failed_at < FAILING:
            raise StorageUnavailable("the last change could not be written")

    def look_again(self) -> None:
        """The storage does not work: look again until it does."""
        if self._recovering is None or self._recovering.done():
            self._recovering = asyncio.create_task(self._until_it_works())

    async def _until_it_works(self) -> None:
        while True:
            await asyncio.sleep(RECOVERY)
            try:
                await self._storage.alive()
            except Exception:  # whatever it is: it does not
                continue
            log.warning("the storage works again")
            self.recovered()
            return
