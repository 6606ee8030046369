"""The lobby: one list of open tables for everybody, told as changes; each guest's own tables besides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vicus import registry
from vicus.bots.names import bot_names
from vicus.core.likeness import told_apart
from vicus.table.answers import LobbyChange
from vicus.table.message_parts import SeatInfo, TableInfo

from .storage import ALIVE, Storage, Summary
from .table_time import TableTime

MOST = 30
"""Tables in each list."""


def info_of(summary: Summary, names: dict[str, str], guest: str | None = None, epoch: float = 0.0) -> TableInfo:
    """A table as the lobby shows it to a guest, or to anybody. Who is there and who watches is not shown there.

    `epoch`: of the clock of the tables (`TableTime.epoch`).
    """
    levels = [seat.level or "" if seat.kind == "bot" else None for seat in summary.seats]
    chairs = [number if seat.chair is None else seat.chair for number, seat in enumerate(summary.seats)]
    bots = bot_names(summary.id, levels, chairs)
    apart = told_apart(tuple(names.get(seat.guest or "", "") for seat in summary.seats), tuple(filter(None, bots)))
    seats = [
        SeatInfo(
            seat.kind,
            bot or name,
            seat.level,
            online=seat.kind == "bot",
            votes=0,
            host=bool(seat.guest) and seat.guest == summary.host,
            colour=number if seat.colour is None else seat.colour,
            face=seat.face if seat.kind == "guest" else "",
        )
        for number, (seat, name, bot) in enumerate(zip(summary.seats, apart, bots, strict=True))
    ]
    you = next((number for number, seat in enumerate(summary.seats) if guest and guest in (seat.guest, seat.owner)), None)
    return TableInfo(
        id=summary.id,
        name=summary.name,
        game=summary.game,
        status=summary.status,
        players=summary.players,
        seats=seats,
        you=you,
        your_turn=you is not None and summary.turn == you and summary.seats[you].kind == "guest",
        watchers=0,
        pace=summary.pace,
        until=round(epoch + summary.due) if guest and summary.waits == guest and summary.due is not None else None,
    )


class Lobby:
    """The open tables as everybody sees them, and what has changed since that was told."""

    def __init__(self, storage: Storage, clock: TableTime | None = None) -> None:
        self._storage = storage
        self._clock = clock or TableTime(storage)
        self.open: dict[str, TableInfo] = {}
        self._is_known = False
        self._changed: dict[str, Summary | None] = {}

    def note(self, table_id: str, summary: Summary | None = None) -> None:
        """Something may have changed at a table; `summary`: where it is known, else it is looked up."""
        self._changed[table_id] = summary

    def lose_track(self) -> None:
        """Changes may have been missed, or nobody wants to know them: the list is read anew."""
        self._is_known = False
        self._changed.clear()

    async def known(self) -> list[TableInfo]:
        """The open tables; read once."""
        if not self._is_known:
            summaries = _installed(await self._storage.open_tables(MOST))
            self.open = dict(zip((s.id for s in summaries), await self._infos(summaries), strict=True))
            self._is_known = True
        return list(self.open.values())

    async def mine(self, guest: str) -> list[TableInfo]:
        """The tables at which a guest sits."""
        return await self._infos(_installed(await self._storage.tables_of(guest, MOST)), guest)

    async def waits(self, guest: str) -> list[TableInfo]:
        """The tables at which a guest's decision is waited for."""
        return await self._infos(_installed(await self._storage.waits_for(guest, MOST)), guest)

    async def _infos(self, summaries: Sequence[Summary], guest: str | None = None) -> list[TableInfo]:
        names = await self._storage.guest_names(guests_of(summaries))
        return [info_of(summary, names, guest, self._clock.epoch()) for summary in summaries]

    async def changes(self) -> tuple[LobbyChange | None, list[Summary], dict[str, str]]:
        """What everybody in the lobby is told now, if anything; the tables that have changed, and the names of those there."""
        changed, self._changed = self._changed, {}
        before = self.open if self._is_known else {}
        if not self._is_known:
            await self.known()
        found = [summary for summary in changed.values() if summary is not None]
        found += await self._storage.summaries([table_id for table_id, summary in changed.items() if summary is None])
        summaries = _installed(found)
        names = await self._storage.guest_names(guests_of(summaries))
        told = LobbyChange()
        for summary in summaries:
            info = info_of(summary, names)
            if summary.open and summary.status in ALIVE:
                if before.get(summary.id) != info and self._has_room_for(info):
                    self.open[summary.id] = info
                    told.open.append(info)
            elif self.open.pop(summary.id, None) is not None or summary.id in before:
                told.gone.append(summary.id)
        deleted = (set(changed) & set(self.open)) - {summary.id for summary in summaries}
        for table_id in deleted:
            del self.open[table_id]
            told.gone.append(table_id)
        self._make_room(told)
        return (told if told.open or told.gone else None), summaries, names

    def _has_room_for(self, info: TableInfo) -> bool:
        return info.id in self.open or info.status == "waiting" or len(self.open) < MOST

    def _make_room(self, told: LobbyChange) -> None:
        """A table that waits for players is listed before one that is only to be watched."""
        while len(self.open) > MOST:
            least = next((i for i, info in self.open.items() if info.status != "waiting"), next(iter(self.open)))
            del self.open[least]
            told.gone.append(least)


def _installed(summaries: Iterable[Summary]) -> list[Summary]:
    """Without those of games that are not there any more: a page could not show them."""
    known = registry.names()
    return [summary for summary in summaries if summary.game in known]


def guests_of(summaries: Iterable[Summary]) -> set[str]:
    """Everybody who sits at one of these tables."""
    return {seat.guest for summary in summaries for seat in summary.seats if seat.guest}
