"""Everybody who is connected, and what they are told when something changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

from vicus.table.answers import Forgotten, LobbyChange, LobbyView, Notice
from vicus.table.refusal import Refused
from vicus.table.rendering import Surroundings, talk

from .allowance import Allowances, Counts
from .analyses import Analyses
from .cluster import News
from .connection import Connection, encoder
from .history import History
from .live_table import LiveTable
from .lobby import Lobby, info_of
from .measures import Measures, Unmeasured
from .page_socket import PageGone, PageSocket
from .presence import Presence
from .service import TableService
from .storage import StorageUnavailable, Summary

log = logging.getLogger("vicus.hub")

LOBBY_PAUSE = 0.5
"""Seconds: a busy server must not drown the lobby."""
WATCHERS_PAUSE = 1.0
"""Seconds between two counts of those who watch a table."""
SLICE = 40
"""Pages that are told something before others have their turn: nobody's move waits for a crowd."""
LOOK_AFTER = 2.0
"""Seconds between two looks for pages that do not read."""


class Hub:
    """The connections to a service. It shows them whatever the service says has changed."""

    def __init__(
        self,
        service: TableService,
        allowances: Allowances | None = None,
        counts: Counts | None = None,
        metrics: Measures | None = None,
    ) -> None:
        self.service = service
        self.allowances = allowances or Allowances(service.limits)
        self.counts = counts or Counts(service.limits)
        self.metrics = metrics or Unmeasured()
        self.presence = Presence()
        self.lobby = Lobby(service.storage, service.clock)
        self.history = History(service)
        self.analyses = Analyses(service, self._beside)
        service.tell = self.tell
        service.changed = self.changed
        service.online = self.presence.online
        service.watch.recovered = self.recovered
        service.box_compiled = self.readiness_changed
        service.pruned = self.lobby.lose_track
        service.registry.dropped = self._dropped
        service.gone = self._forgotten
        self.connections: set[Connection] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._lobby_due = False
        self._count_due: set[str] = set()

    async def start(self) -> None:
        """Listen to other processes, and look after pages that do not read."""
        await self.service.cluster.start(self._heard, self.recovered)
        self._beside(self._look_after())

    async def close(self) -> None:
        """Nobody is told anything more."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- connections ----------------------------------------------------------------------------------------------------

    async def serve(self, socket: PageSocket, guest: str, address: str | None = None, language: str = "") -> None:
        """A guest's page, from when its WebSocket was accepted until it goes away.

        `address`: where it comes from; `language`: that its browser asks for.
        """
        connection = Connection(socket, guest, self, address, language)
        self.connections.add(connection)
        self.service.bot_players.comes_from(guest, address)
        try:
            with suppress(PageGone):
                await connection.run()
        finally:
            self.left(connection)

    def _forgotten(self, guest: str) -> None:
        """Every page of somebody who is forgotten begins anew, on whatever device."""
        for connection in [connection for connection in self.connections if connection.guest == guest]:
            connection.name = ""
            connection.send(Forgotten())

    def left(self, connection: Connection) -> None:
        """A page has gone."""
        self.connections.discard(connection)
        self.analyses.leave(connection)
        connection.in_lobby = False
        for table_id in list(connection.tables):
            connection.stop_showing(table_id)

    def entered(self, connection: Connection, live: LiveTable) -> None:
        """A page looks at a table."""
        if self.presence.enter(live.id, connection):
            self._present(live.id, connection.guest)
            if live.id not in self.presence.elsewhere:
                self._beside(self._ask_elsewhere(live.id))

    def gone_from(self, connection: Connection, table_id: str) -> None:
        """A page looks at a table no longer."""
        if self.presence.leave(table_id, connection):
            self._present(table_id, connection.guest)

    def _present(self, table_id: str, guest: str) -> None:
        """A guest has come or gone: at once for whoever sits there, now and then for those who watch."""
        live = self.service.registry.tables.get(table_id)
        if live is not None and live.table.seat_of(guest) is not None:
            live.note_presence(self.presence.online(table_id))
            self._announce(table_id)
            live.stir()
            self.changed(live)
        elif table_id not in self._count_due:
            self._count_due.add(table_id)
            self._later(WATCHERS_PAUSE, self._count, table_id)

    def _count(self, table_id: str) -> None:
        self._count_due.discard(table_id)
        live = self.service.registry.tables.get(table_id)
        self._announce(table_id)
        if live is not None:
            watchers = self.presence.watchers(table_id, live.table.guests())
            if watchers != live.watchers:
                live.watchers = watchers
                live.stir()
                self.changed(live)

    def _announce(self, table_id: str) -> None:
        live = self.service.registry.tables.get(table_id)
        here = self.presence.local(table_id)
        seated = live.table.guests() & here if live is not None else set()
        self._beside(self.service.cluster.announce(table_id, seated, len(here - seated)))

    def _later(self, seconds: float, do: Callable[..., None], *about: Any) -> None:
        asyncio.get_running_loop().call_later(seconds, do, *about)

    async def _look_after(self) -> None:
        """A page that has not taken what it was sent goes: it holds memory.

        Under our own web server `http.Socket` ends the connection of who does not read, and of who says nothing; this
        lets go of what the hub keeps for a page, whatever serves it.
        """
        while True:
            await asyncio.sleep(LOOK_AFTER)
            now = time.monotonic()
            late = now - self.service.limits.write_seconds
            for connection in [c for c in self.connections if (c.writing_since or now) < late]:
                connection.let_go()

    # -- tables ---------------------------------------------------------------------------------------------------------

    def surroundings(self, live: LiveTable) -> Surroundings:
        """What is shown with a table besides its log."""
        bots = [self.service.bots.resolve(seat.level) for seat in live.table.seats if seat.level]
        ready = self.service.readiness.is_ready(live.table.game, live.box_key, bots)
        online = self.presence.online(live.id)
        live.note_presence(online)
        about = (live.shown_names(), online, live.watchers, ready)
        epoch = self.service.clock.epoch() if live.table.clock is not None else 0.0
        coming = self.service.box_compiler.is_coming(live)
        return Surroundings(*about, live.away_since(), self.service.limits.grace_seconds, epoch, coming)

    def changed(self, live: LiveTable) -> None:
        """Show a table anew to everybody who looks at it, and the lobby to those who are there."""
        watching = self.presence.at(live.id)
        seated = live.table.guests()
        if watching and seated != live.seated:  # whoever has sat down watches no longer
            live.seated = seated
            live.watchers = self.presence.watchers(live.id, seated)
            self._announce(live.id)
        watching.sort(key=lambda connection: connection.guest not in seated)  # whoever plays sees it first
        self._slowly(watching, lambda connection: connection.show(live.id))
        if len(live.table.said) > live.said_told:
            text = encoder.encode(talk(live.table, live.shown_names(), live.said_told)).decode()
            live.said_told = len(live.table.said)
            self._slowly(watching, lambda connection: connection.send_text(text))
        if live.told is not live.summary:
            live.told = live.summary
            self.lobby_changed(live.id, live.summary)

    def show_later(self, connection: Connection, table_id: str) -> None:
        """What was asked for is being written at this moment."""
        self._later(0.005, connection.show, table_id, True)

    def _slowly(self, connections: Iterable[Connection], do: Callable[[Connection], None]) -> None:
        told = list(connections)
        for connection in told[:SLICE]:
            do(connection)
        if len(told) > SLICE:
            self._beside(self._in_slices(told[SLICE:], do))

    async def _in_slices(self, connections: list[Connection], do: Callable[[Connection], None]) -> None:
        for start in range(0, len(connections), SLICE):
            await asyncio.sleep(0.001)
            for connection in connections[start : start + SLICE]:
                do(connection)

    def tell(self, table_id: str, message: str, params: dict[str, Any]) -> None:
        """A notice (a key of the catalogues, and its parameters) to everybody who looks at a table."""
        self._notice(table_id, message, params)
        cluster = self.service.cluster
        self._beside(cluster.tell(News(cluster.process, "notice", table_id, message=message, params=params)))

    def _notice(self, table_id: str, message: str, params: dict[str, Any]) -> None:
        text = encoder.encode(Notice(table_id, message, params)).decode()
        self._slowly(self.presence.at(table_id), lambda connection: connection.send_text(text))

    def readiness_changed(self) -> None:
        """Bots that plan ahead have become ready: the notice that they are not goes away by itself."""
        for live in list(self.service.registry.tables.values()):
            live.stir()
            self.changed(live)
        text = encoder.encode(LobbyChange(ready=self.service.readiness.games())).decode()
        self._slowly(self._in_lobby(), lambda connection: connection.send_text(text))

    def recovered(self) -> None:
        """Something may have been missed: every table that is looked at is brought back from its log, and shown."""
        self.lobby.lose_track()
        for table_id in self.presence.tables():
            self._beside(self._bring_back(table_id))

    def _dropped(self, table_id: str) -> None:
        """A table has to be brought back from its log: those who look at it do not have to ask for it."""
        if self.presence.at(table_id):
            self._beside(self._bring_back(table_id))

    async def _bring_back(self, table_id: str) -> None:
        try:
            live = await self.service.table(table_id)
            await self.service.catch_up(live)
        except Refused as refused:
            if refused.code == "unavailable":
                self.service.watch.look_again()  # everything is brought back when the storage works again
            return
        live.stir()
        self.changed(live)

    # -- the lobby ------------------------------------------------------------------------------------------------------

    def _in_lobby(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.in_lobby]

    async def show_lobby(self, connection: Connection) -> None:
        """The lobby as a guest may see it; changes follow."""
        mine = await self.lobby.mine(connection.guest)
        known = await self.lobby.known()
        connection.mine = {info.id for info in mine}
        connection.in_lobby = True  # with what is sent now: no change comes before it, and none is missed after it
        connection.send(LobbyView(known, mine, self.service.readiness.games()))

    def lobby_changed(self, table_id: str, summary: Summary | None = None) -> None:
        """Tell those in the lobby of a table, soon and not too often."""
        self.lobby.note(table_id, summary)
        if not self._lobby_due:
            self._lobby_due = True
            self._later(LOBBY_PAUSE, lambda: self._beside(self._tell_lobby()))

    async def _tell_lobby(self) -> None:
        self._lobby_due = False
        there = self._in_lobby()
        if not there:
            self.lobby.lose_track()
            return
        try:
            everybody, summaries, names = await self.lobby.changes()
        except Exception:
            self.lobby.lose_track()
            log.exception("the lobby could not be read")
            return
        if everybody is not None:
            text = encoder.encode(everybody).decode()
            self._slowly(there, lambda connection: connection.send_text(text))
        by_guest: dict[str, list[Connection]] = {}
        for connection in there:
            by_guest.setdefault(connection.guest, []).append(connection)
        for summary in summaries:
            seated = {seat.guest for seat in summary.seats if seat.guest in by_guest}
            for guest in seated:
                mine = LobbyChange(mine=[info_of(summary, names, guest, self.service.clock.epoch())])
                for connection in by_guest[guest or ""]:
                    connection.mine.add(summary.id)
                    connection.send(mine)
            for connection in [c for c in there if summary.id in c.mine and c.guest not in seated]:
                connection.mine.discard(summary.id)
                connection.send(LobbyChange(left=[summary.id]))

    # -- other processes ------------------------------------------------------------------------------------------------

    def _heard(self, news: News) -> None:
        """What another process tells."""
        if news.kind == "lines":
            if news.is_listed:  # else somebody would notice that somebody else tries something out
                self.lobby_changed(news.about)
            live = self.service.registry.tables.get(news.about)
            if live is not None and live.table.length < news.number:
                if not self.service.hear(live, news) and self.service.registry.tables.get(news.about) is live:
                    self._beside(self._catch_up(live))
            elif live is None and news.about in self.presence.tables():
                self._beside(self._bring_back(news.about))
        elif news.kind == "presence" and news.about in self.presence.tables():
            self._beside(self._ask_elsewhere(news.about))
        elif news.kind == "notice":
            self._notice(news.about, news.message, news.params)
        elif news.kind == "guest":
            self.service.renamed(news.about, news.message)
        elif news.kind == "forgotten":
            self.service.forgetting.forgotten(news.about)

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            if await self.service.catch_up(live):
                self.service.show(live)
        except Refused:
            self.service.watch.look_again()

    async def _ask_elsewhere(self, table_id: str) -> None:
        """Who looks at a table through other processes."""
        lock = self._asking.setdefault(table_id, asyncio.Lock())  # there for as long as somebody asks, or waits to
        async with lock:  # else a later answer could be overtaken
            try:
                found = await self.service.cluster.present(table_id)
            except StorageUnavailable:
                return
        live = self.service.registry.tables.get(table_id)
        if live is None or found == self.presence.elsewhere.get(table_id, (frozenset(), 0)):
            return
        self.presence.elsewhere[table_id] = found
        live.watchers = self.presence.watchers(table_id, live.table.guests())
        live.stir()
        self.changed(live)
