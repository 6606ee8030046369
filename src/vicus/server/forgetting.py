"""Everything about a guest is deleted: here, in the storage, and in the memory of every process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vicus.table import changes, company
from vicus.table.lines import AnyLine
from vicus.table.refusal import Refused
from vicus.table.table import Table

from .cluster import News
from .storage import StorageUnavailable

if TYPE_CHECKING:
    from .service import TableService


class Forgetting:
    """For the tables of a service."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def forget(self, guest: str) -> None:
        """Delete everything about a guest."""
        try:
            for summary in await self._service.storage.summaries(await self._service.storage.traces(guest, 10_000)):
                made = summary.status == "waiting" and summary.host == guest
                if made or any(guest in (seat.guest, seat.owner) for seat in summary.seats):
                    await self._leave(summary.id, guest)
            await self._service.storage.forget_guest(guest)
        except StorageUnavailable:
            raise Refused("unavailable", "storage-unavailable") from None
        self.forgotten(guest)
        await self._service.cluster.tell(News(self._service.cluster.process, "forgotten", guest))

    async def _leave(self, table_id: str, guest: str) -> None:
        for _ in range(3):  # somebody may move meanwhile
            try:
                live = await self._service.table(table_id)
                await self._service.change(live, lambda table: _without(table, guest))
                return
            except Refused as refused:
                if refused.code != "stale":
                    return

    def forgotten(self, guest: str) -> None:
        """A guest's id is no longer in the logs: tables in memory that know it are brought back from them."""
        self._service.archive.forget(guest)
        for live in list(self._service.registry.tables.values()):
            if guest in live.names or guest in (live.table.laid.host, live.table.host):
                self._service.registry.drop(live.id)
        self._service.gone(guest)


def _without(table: Table, guest: str) -> list[AnyLine]:
    """Somebody leaves for good, whether they sit here, a bot keeps their seat, or it is only their table."""
    if table.status == "playing":
        return company.resign(table, guest)
    return changes.hand_over(table, guest) if table.seat_of(guest) is None else changes.leave(table, guest)
