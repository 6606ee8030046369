"""Looking back at games: analyses that are under way, who is told of them, and those that are done."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from vicus.analysis.progress import Part, merged
from vicus.analysis.report import VERSION, Depth, Report
from vicus.table.answers import Analysis, AnalysisPart, Refusal
from vicus.table.refusal import Refused

from . import analysis_worker
from .allowance import network
from .analysis_worker import CannotAnalyse, NotReady, Wanted
from .storage import StorageUnavailable
from .workers import in_thread

if TYPE_CHECKING:
    from .connection import Connection
    from .live_table import LiveTable
    from .service import TableService

log = logging.getLogger("vicus.analyses")

NOT_READY = "analyse-not-ready"
PATIENCE = 3.0
"""Seconds between two looks whether the code is there by now."""
MOST = 12
"""Analyses that are under way at one time, all tables together; a worker has room for more of them (`analysis_worker.MOST`)."""
TRIES = 3
"""Workers that may be lost before an analysis is given up: they are others', too."""
_report = msgspec.json.Decoder(Report)


def _packed(report: Report) -> bytes:
    return zlib.compress(msgspec.json.encode(report), 9)


class _Run:
    """An analysis that is under way, and the pages that follow it."""

    def __init__(self, table_id: str, wanted: Wanted) -> None:
        self.table_id, self.wanted = table_id, wanted
        self.pages: set[Connection] = set()
        self.report: Report | None = None
        self.told = False
        """That it has to wait."""
        self.tries = TRIES

    def take(self, part: Part) -> None:
        """Something new: whoever follows is told, and whoever comes later is told all."""
        if part.report is None and not part.steps:
            return  # a decision that takes long: nothing has come of it yet
        self.report = part.report if self.report is None else merged(self.report, part)
        about = (self.wanted.depth, part.judged, part.steps, part.tallies, part.turning)
        answer = AnalysisPart(self.table_id, *about) if part.report is None else Analysis(self.table_id, part.report)
        for page in list(self.pages):  # one that does not read is let go, and leaves
            page.send(answer)


class Analyses:
    """All of a server. They take turns, so that one that takes long keeps nobody else waiting; none goes on unwatched."""

    def __init__(self, service: TableService, beside: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._service = service
        self._beside = beside
        """Sees to some work, whoever asked for it and is gone by then: others may follow it."""
        self._running: dict[tuple[str, Wanted], _Run] = {}
        self._turn = asyncio.Lock()

    async def show(self, page: Connection, live: LiveTable, depth: Depth) -> None:
        """What is known of a game so far, and go on. Refused where it cannot be, or while the guest plays there."""
        self.leave(page)
        wanted = self._wanted(page, live, depth)
        if not wanted.public and (kept := await self._kept(live.id, depth)) is not None:
            page.send(Analysis(live.id, kept))
            return
        run = self._running.get((live.id, wanted))
        self._require_room(page, run)
        if run is None:
            run = self._running[live.id, wanted] = _Run(live.id, wanted)
            run.pages.add(page)
            self._beside(self._work(run))
        else:
            run.pages.add(page)
            if run.report is not None:
                page.send(Analysis(live.id, run.report))
            elif run.told:
                page.refuse(Refusal("not_allowed", live.id, NOT_READY))

    def leave(self, page: Connection, table_id: str | None = None) -> None:
        """A page follows no analysis any more, or none of one table."""
        for key, run in list(self._running.items()):
            if table_id in (None, run.table_id):
                run.pages.discard(page)
            if not run.pages:
                del self._running[key]

    def _require_room(self, page: Connection, run: _Run | None) -> None:
        """Refused where a guest, or everybody at an address, follows enough of them: with each, all others wait longer."""
        others = [each for each in self._running.values() if each is not run]
        own = sum(any(other.guest == page.guest for other in each.pages) for each in others)
        near = sum(any(network(other.address) == network(page.address) for other in each.pages) for each in others)
        limits = self._service.limits
        full = run is None and len(others) >= MOST
        if full or own >= limits.analyses_per_guest or near >= limits.analyses_per_address:
            raise Refused("busy", "analyse-busy")

    def _wanted(self, page: Connection, live: LiveTable, depth: Depth) -> Wanted:
        table = live.table
        if live.archive is not None:
            return Wanted(live.archive.record, depth, public=False)
        if table.logged is None:
            raise Refused("not_started")
        if table.status == "over":
            return Wanted(table.logged.match.save(), depth, public=False)
        if table.status != "abandoned" and table.seat_of(page.guest) is not None:
            raise Refused("not_allowed", "analyse-not-over")
        match, _ = table.logged.for_seat(None)
        return Wanted(match.save(), depth, public=True)

    async def _kept(self, table_id: str, depth: Depth) -> Report | None:
        packed = await self._service.storage.analysis(table_id, depth)
        if packed is None:
            return None
        try:
            report = _report.decode(zlib.decompress(packed))
        except (zlib.error, msgspec.MsgspecError):  # of another version
            return None
        return report if report.version == VERSION else None

    async def _work(self, run: _Run) -> None:
        try:
            while run.pages:
                try:
                    part = await self._next(run)
                except NotReady:
                    self._tell_to_wait(run)
                    await asyncio.sleep(PATIENCE)
                    continue
                except (TimeoutError, BrokenExecutor):
                    run.tries -= 1
                    if not run.tries:
                        raise
                    run.report = None  # the next worker begins anew, and tells everything
                    continue
                if part is not None:
                    run.take(part)
                await asyncio.sleep(0)  # whoever is told comes first
                if part is not None and part.done:
                    await self._keep(run)
                    return
        except CannotAnalyse as problem:
            self._refuse(run, Refusal("not_allowed", run.table_id, str(problem)))
        except Exception:
            log.exception("an analysis failed", extra={"table": run.table_id})
            self._refuse(run, Refusal("internal", run.table_id))
        finally:
            if self._running.get((run.table_id, run.wanted)) is run:
                del self._running[run.table_id, run.wanted]

    async def _next(self, run: _Run) -> Part | None:
        """More of it, if there is more to tell."""
        async with self._turn:
            whole = run.report is None
            return await self._service.analysts.ask(run.table_id, analysis_worker.advance, run.wanted, whole)

    def _tell_to_wait(self, run: _Run) -> None:
        """Once: there is no code for it yet."""
        if not run.told:
            run.told = True
            self._refuse(run, Refusal("not_allowed", run.table_id, NOT_READY))

    def _refuse(self, run: _Run, refusal: Refusal) -> None:
        for page in list(run.pages):
            page.refuse(refusal)

    async def _keep(self, run: _Run) -> None:
        if run.report is not None and not run.wanted.public:
            packed = await in_thread(_packed, run.report)  # some 50 ms
            with suppress(StorageUnavailable):  # it was told; whoever asks again has it worked out again
                await self._service.storage.put_analysis(run.table_id, run.wanted.depth, packed)
