"""Tells people who are not there what they wait for: once, only if it is still true, and not at night."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from vicus.table.turn_clock import DAY
from vicus.texts import texts

from ..storage import StorageUnavailable, Summary
from .book import About, Entry, NoticeBook
from .channel import Channel
from .quiet_hours import Wishes, quiet_until
from .senders import Message, Senders

if TYPE_CHECKING:
    from ..service import TableService

log = logging.getLogger("vicus.notices")

LOOK = 5.0
"""Seconds between two looks for what is to be told."""
AT_ONCE = 8
"""Notices that are on their way at one time."""
HELD = 120.0
"""Seconds for which a process has a notice to itself; if it dies meanwhile another one tells it."""
TRIES = 4
PAUSE = 60.0
"""Seconds before the second try, four times as many before each of the next."""
MOST_FAILURES = 12
"""Notices in a row that a channel has not taken, before it is dropped."""
ALSO: frozenset[About] = frozenset({"over", "rematch"})
"""What a guest may do without."""


class Notifier:
    """For the tables of a service. `wall`: seconds since 1970."""

    def __init__(
        self, service: TableService, book: NoticeBook, senders: Senders, wall: Callable[[], float] = time.time
    ) -> None:
        self._service = service
        self._book = book
        self._senders = senders
        self._wall = wall
        self._errands: set[asyncio.Task[None]] = set()

    def expired(self, guest: str, table_id: str, wait: int) -> None:
        """The time of a guest was over."""
        task = asyncio.create_task(self._note_expired(guest, table_id, wait))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _note_expired(self, guest: str, table_id: str, wait: int) -> None:
        try:
            await self._book.expired(guest, table_id, wait, self._wall())
        except StorageUnavailable:
            log.warning("somebody is not told that their time is over", extra={"table": table_id})

    async def run(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StorageUnavailable:
                continue
            except Exception:
                log.exception("notices could not be sent")

    async def look(self) -> None:
        """Tell all that is to be told now."""
        now = self._wall()
        await self._book.gather(now, self._service.clock.now())
        while entries := await self._book.pending(now, AT_ONCE):
            await asyncio.gather(*(self._tell(entry) for entry in entries))

    async def _tell(self, entry: Entry) -> None:
        now = self._wall()
        if not await self._book.claim(entry, now + HELD):
            return  # another process does
        try:
            await self._tell_claimed(entry, now)
        except (StorageUnavailable, asyncio.CancelledError):
            raise
        except Exception:  # its game is not installed any more, say: that will not be better the next time
            log.exception("a notice could not be sent", extra={"table": entry.table})
            await self._book.settle(entry)

    async def _tell_claimed(self, entry: Entry, now: float) -> None:
        summaries = await self._service.storage.summaries([entry.table])
        wishes = await self._book.wishes(entry.guest)
        if not summaries or not await self._is_true(entry, summaries[0], wishes):
            await self._book.settle(entry)
            return
        later = self._later(entry, summaries[0], wishes, now)
        if later is not None:
            await self._book.settle(entry, later, entry.tries, entry.done)
            return
        if await self._book.told(entry.guest, now - DAY) >= self._service.limits.notices_per_day_per_guest:
            await self._book.settle(entry)
            return
        await self._send(entry, summaries[0], now)

    async def _is_true(self, entry: Entry, summary: Summary, wishes: Wishes) -> bool:
        """Is it still so, and does it have to be told?"""
        waits = summary.status == "playing" and summary.waits == entry.guest and summary.waited == entry.wait
        if entry.about in ("turn", "remind") and not waits:
            return False
        if entry.about in ALSO and not wishes.others:
            return False
        if entry.about == "rematch" and summary.status not in ("waiting", "playing"):
            return False
        elsewhere, _ = await self._service.cluster.present(entry.table)
        return entry.guest not in self._service.online(entry.table) | elsewhere

    def _later(self, entry: Entry, summary: Summary, wishes: Wishes, now: float) -> float | None:
        """When the quiet hours end; none if there are none now, or a reminder would come too late."""
        later = quiet_until(wishes, now)
        if later is not None and entry.about == "remind" and summary.due is not None:
            if later - now >= summary.due - self._service.clock.now():
                return None
        return later

    async def _send(self, entry: Entry, summary: Summary, now: float) -> None:
        channels = [c for c in await self._book.channels(entry.guest) if c.confirmed and c.id not in entry.done]
        done, failed = list(entry.done), False
        for channel in channels:
            outcome = await self._senders.send(channel, self._message(entry, summary, channel))
            if outcome == "later":
                failed = True
                continue
            done.append(channel.id)
            if outcome == "gone":
                await self._book.drop_channel(channel.id)
                log.info("a channel is gone", extra={"kind": channel.kind})
            else:
                await self._book.note_success(channel.id)
        tries = entry.tries + 1
        if failed and tries < TRIES:
            await self._book.settle(entry, now + PAUSE * 4.0 ** (tries - 1), tries, tuple(done))
            return
        for channel in channels:
            if channel.id not in done:
                await self._book.note_failure(channel.id, MOST_FAILURES)
        await self._book.settle(entry, tries=tries, done=tuple(done))

    def _message(self, entry: Entry, summary: Summary, channel: Channel) -> Message:
        say = texts(channel.language, summary.game)
        left = 0.0 if summary.due is None else max(0.0, summary.due - self._service.clock.now())
        hours = max(1, round(left / 3600))
        return Message(entry.about, f"{say('title')} · {summary.name}", say(f"notice-{entry.about}", hours=hours), entry.table)
