"""The tables of a process, and how they change.

Every change of a table goes the same way: its lock is held, the change is made and written down, then shown. What was answered
is on disk; two changes for one place in a log cannot both be written.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from vicus.core.game import playable
from vicus.table import arranging, changes, company
from vicus.table.changes import Change
from vicus.table.lines import MOVES, AnyLine, Tick, decode
from vicus.table.refusal import Refused
from vicus.table.table import Table

from .bot_players import BotPlayers
from .box_compiler import BoxCompiler
from .cluster import Alone, Cluster, News
from .forgetting import Forgetting
from .game_keeper import GameKeeper
from .limits import Limits
from .live_table import LiveTable
from .my_games import Archive
from .new_tables import NewTables
from .offered_bots import OfferedBots
from .own_boxes import OwnBoxes
from .readiness import AnyReadiness, Readiness
from .registry import TableRegistry
from .storage import LogConflict, Storage, StorageUnavailable
from .storage_watch import StorageWatch
from .table_time import TableTime
from .timekeeper import Timekeeper
from .upkeep import Upkeep
from .workers import Workers, in_thread


class TableService:
    """The tables of this process. `guest` is who asks, `name` how they are called; what cannot be raises `Refused`."""

    def __init__(
        self,
        storage: Storage,
        workers: Workers,
        bots: OfferedBots,
        cluster: Cluster | None = None,
        analysts: Workers | None = None,
        archivists: Workers | None = None,
        limits: Limits | None = None,
        readiness: AnyReadiness | None = None,
        games: Callable[[], tuple[str, ...]] = playable,
    ) -> None:
        self.limits = limits or Limits()
        self.storage = storage
        self.cluster = cluster or Alone()
        self.bots = bots
        self.games = games
        """The names of those that can be played here."""
        self.readiness = readiness or Readiness()
        self.own_boxes = OwnBoxes(self.limits)
        self.box_compiler = BoxCompiler(self)
        self.analysts: Workers = analysts or _another_process()
        """Processes for what is worked out beside the games: hints, the past, records."""
        self.archivists: Workers = archivists or _another_process()
        """For what nobody waits for."""
        self.bot_players = BotPlayers(self, workers)
        self.registry = TableRegistry(storage, is_used=self._is_used, on_load=self._loaded)
        self.changed: Callable[[LiveTable], None] = lambda live: None
        """Told whenever there is something new to see at a table."""
        self.tell: Callable[[str, str, dict[str, Any]], None] = lambda table_id, message, params: None
        """Tells everybody at a table something in words."""
        self.online: Callable[[str], set[str]] = lambda table_id: set()
        """The guests with a seat, and others, who look at a table right now."""
        self.pruned: Callable[[], None] = lambda: None
        """Told when abandoned tables were deleted."""
        self.gone: Callable[[str], None] = lambda guest: None
        """Told of each guest about whom everything was deleted, here or elsewhere."""
        self.box_compiled: Callable[[], None] = lambda: None
        """Told when the code for somebody's box is there, or will not be."""
        self.upkeep = Upkeep(self)
        self.clock = TableTime(storage)
        self.timekeeper = Timekeeper(self)
        self.keeper = GameKeeper(storage)
        self.archive = Archive(storage)
        self.new_tables = NewTables(self)
        self.forgetting = Forgetting(self)
        self.watch = StorageWatch(storage)

    async def close(self) -> None:
        """Bots stop, and what is kept is safe."""
        self.watch.close()
        await self.box_compiler.close()
        await self.bot_players.close()
        await self.keeper.settled()
        for workers in (self.analysts, self.archivists):
            await in_thread(workers.close)
        await self.cluster.close()
        await self.storage.close()

    # -- tables ---------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table, brought back from its log if need be; its bots go on."""
        live = await self.registry.get(table_id)
        self.bot_players.wake(live)
        return live

    async def settled(self, table_id: str) -> LiveTable:
        """A table of which everything is on disk: whatever is told of it is true for ever."""
        live = await self.table(table_id)
        while live.pending:
            async with live.lock:
                pass
            live = await self.table(table_id)  # if it could not be written it was brought back from its log
        return live

    async def newest(self, table_id: str) -> LiveTable:
        """A table with all that other processes have written by now: nobody is shown less than they have seen elsewhere."""
        live = await self.table(table_id)
        if not isinstance(self.cluster, Alone) and await self.catch_up(live):
            self.show(live)
        return live

    def _is_used(self, live: LiveTable) -> bool:
        return bool(self.online(live.id)) or self.bot_players.are_at(live.id) or live.lock.locked()

    async def _loaded(self, live: LiveTable) -> None:
        """A table was brought back: it goes on under the rules of today, and its summary is what its log says."""
        table = live.table
        for seat in table.seats:
            seat.level = self.bots.known_level(seat.level)
        stored = await self.storage.summaries([table.id])
        if table.is_replayed and table.rules < table.game.meta.rules_version:
            await self.change(live, changes.adopt)
        newest = live.newest_summary()
        if stored and stored[0] != newest:
            with suppress(LogConflict):  # somebody else has written more, and a summary of that
                await self.storage.append(table.id, table.length, [], newest)
                live.summary = newest
                self.changed(live)
        if table.is_replayed:
            self.bot_players.prepare(live)
        self.box_compiler.look_at(live)

    async def change(self, live: LiveTable, make: Change) -> list[AnyLine]:
        """Change a table: on disk first, then shown. Refused as stale if another process was first."""
        async with live.lock:
            was_played = live.table.status == "playing"
            lines = await self._written(live, make)
        if lines:
            self.show(live)
            if was_played and live.table.status in ("over", "abandoned"):
                self.keeper.ended(live)
        return lines

    async def _written(self, live: LiveTable, make: Change) -> list[AnyLine]:
        if self.registry.tables.get(live.id) is not live:
            raise Refused("stale")  # it was brought back from its log while this waited
        table, length = live.table, live.table.length
        await self.tell_time(table)
        live.pending = True
        try:
            lines = make(table)
            if not lines:
                return lines
            lines += company.note_time(table, self.clock.now())
            summary = live.newest_summary()
            is_changed, reseated = summary != live.summary, summary.seats != live.summary.seats
            await self.storage.append(table.id, length, lines, summary if is_changed else None, reseated)
            self.watch.written()
            if is_changed:
                live.summary = summary
        except LogConflict:
            self.registry.drop(live.id)
            raise Refused("stale") from None
        except StorageUnavailable:
            self.registry.drop(live.id)
            self.watch.failed()
            raise Refused("unavailable", "storage-unavailable") from None
        except Refused:
            raise
        except BaseException:  # whatever it is, the log is right: it is read anew
            self.registry.drop(live.id)
            raise
        finally:
            live.pending = False
        return lines

    async def tell_time(self, table: Table) -> None:
        """The clock must not have stood still while nobody needed it."""
        if table.settings.pace.is_timed:
            try:
                await self.clock.count()
            except StorageUnavailable:
                self.watch.look_again()
                raise Refused("unavailable", "storage-unavailable") from None

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what other processes have written; true if there was something. Refused if it cannot be read."""
        async with live.lock:
            try:
                missed = await self.storage.read(live.id, live.table.length)
                for line in missed:
                    live.table.follow(line)
                if any(guest not in live.names for guest in live.table.seats.people()):
                    live.names |= await self.storage.guest_names(live.table.seats.people())
                    live.stir()
            except Exception:  # whatever it is, the log is right: it is read anew
                self.registry.drop(live.id)
                raise Refused("unavailable", "storage-unavailable") from None
            live.renew_summary()
            return bool(missed)

    def hear(self, live: LiveTable, news: News) -> bool:
        """Moves that another process has written and told; false if they have to be read."""
        table = live.table
        if not news.lines or live.lock.locked() or table.length + len(news.lines) != news.number:
            return False
        try:
            log = [decode(bytes(line)) for line in news.lines]
            if not all(isinstance(line, (*MOVES, Tick)) for line in log):
                return False  # of what else may have changed the catalogue of guests is asked
            for line in log:
                table.follow(line)
        except Exception:  # whatever it is, the log is right: it is read anew
            self.registry.drop(live.id)
            return False
        live.renew_summary()
        self.show(live)
        return True

    def show(self, live: LiveTable) -> None:
        """There is something new to see at a table."""
        live.rendered.clear()
        self.box_compiler.look_at(live)
        if live.table.status in ("over", "abandoned"):
            self.bot_players.dismiss(live)
        self.bot_players.wake(live)
        self.changed(live)

    async def sit(self, live: LiveTable, guest: str, name: str, seat: int, face: str = "") -> None:
        """Take a free seat, giving up another."""
        live.names[guest] = name
        await self.change(live, lambda table: changes.sit(table, guest, seat, face))

    async def start(self, live: LiveTable, guest: str, fill: str = "") -> None:
        """The host begins; `fill`: the level of bots for the free seats."""
        self.require_level(fill or changes.DEFAULT_LEVEL)
        await self.change(live, lambda table: arranging.start(table, guest, fill))
        self.bot_players.prepare(live)

    def require_level(self, level: str) -> None:
        """Raises `Refused` for a bot that cannot be had here."""
        if level not in self.bots.names():
            raise Refused("bad_input", "unknown-bot", bot=level, known=", ".join(self.bots.names()))

    def renamed(self, guest: str, name: str) -> None:
        """A guest is called otherwise now."""
        for live in list(self.registry.tables.values()):
            if live.names.get(guest, name) != name:
                live.names[guest] = name
                live.told = None  # the lobby shows names, too
                live.stir()
                self.changed(live)


def _another_process() -> Workers:
    """Imported only where there are processes."""
    from .worker_pool import WorkerPool

    return WorkerPool(1)
