"""What was: positions of the past, and the archives of finished games. Worked out in another process, a stretch at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING

import msgspec

from vicus.core.link import code_of
from vicus.core.match import Match
from vicus.core.people import About, dated, with_result
from vicus.core.record import Record, with_people
from vicus.errors import VicusError
from vicus.table import changes, lines
from vicus.table.answers import Position
from vicus.table.archive import STRETCH, Archive
from vicus.table.refusal import Refused
from vicus.table.rendering import people_of, viewer_of
from vicus.table.serializers import event_infos, score_infos
from vicus.table.table import Table

from . import past_worker
from .live_table import LiveTable
from .past_worker import Played, Stretch
from .storage import StorageUnavailable

if TYPE_CHECKING:
    from .service import TableService

log = logging.getLogger("vicus.history")

MOST_BYTES = 48 << 20
"""Of stretches that are kept."""
MOST_AT_ONCE = 1000
"""Finished games that are looked for at once."""
PAUSE = 10.0
"""Seconds between two looks for finished games without an archive."""
TRIES = 3
"""Times that a worker may fail to answer before a game is left without an archive."""

_encoder = msgspec.json.Encoder()
Key = tuple[str, int, int | None, int]


class History:
    """The past of all tables, the latest that was asked for in memory."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._kept: OrderedDict[Key, Stretch] = OrderedDict()
        self._bytes = 0
        self._hopeless: set[str] = set()
        """Tables that cannot be archived: their games are not installed, say."""
        self._unanswered: Counter[str] = Counter()
        """By table: how often no worker answered in time."""
        self._asked: dict[Key, asyncio.Future[Stretch]] = {}

    async def position(self, live: LiveTable, guest: str, ply: int) -> str:
        """The message about a position as far as a guest may see it; refused beyond that."""
        table = live.table
        seat = table.seat_of(guest)
        if live.archive is not None:
            return _from_archive(live.id, live.archive, seat, ply)
        if table.logged is None:
            raise Refused("bad_input")
        match, _ = table.logged.for_seat(seat)
        plies = len(match.actions)
        if not 0 <= ply <= plies:
            raise Refused("bad_input")
        if ply == plies:  # as it stands; a finished turn may not have been handed on yet
            events = event_infos([event for event in table.logged.events if event.ply == ply], match, seat)
            view, scores = dict(match.view(seat)), score_infos(match.scores_for(seat))
            return _encoder.encode(Position(live.id, ply, view, scores, events)).decode()
        first = ply // STRETCH * STRETCH  # whoever looks at one looks at the next
        played = _played(table, match, first + STRETCH)
        key = (live.id, hash(played.actions), seat, first)
        if key not in self._kept:
            await self._work_out(key, played, seat, first, min(first + STRETCH, plies))
        self._kept.move_to_end(key)
        return past_worker.message(live.id, ply, self._kept[key][ply - first])

    async def course(self, live: LiveTable, guest: str) -> str:
        """The message about how a game went, as far as a guest may know it; refused where today's rules do not know it."""
        table = live.table
        if table.logged is None:
            raise Refused("not_started" if live.archive is None else "bad_input")
        seat = viewer_of(table, guest).seat
        match, _ = table.logged.for_seat(seat)
        try:
            found = await self._service.analysts.ask(live.id, past_worker.course, _played(table, match), seat)
        except Exception:
            log.exception("the course of a game could not be worked out", extra={"table": live.id})
            raise Refused("internal") from None
        return past_worker.course_message(live.id, found)

    async def _work_out(self, key: Key, played: Played, seat: int | None, first: int, last: int) -> None:
        asked = self._asked.get(key)
        if asked is None:
            work = self._service.analysts.ask(key[0], past_worker.stretch, played, seat, first, last)
            asked = self._asked[key] = asyncio.ensure_future(work)
            asked.add_done_callback(lambda _: self._asked.pop(key, None))
        try:
            found = await asyncio.shield(asked)
        except Exception:
            log.exception("a position of the past could not be worked out", extra={"table": key[0]})
            raise Refused("internal") from None
        if key not in self._kept:
            self._kept[key] = found
            self._bytes += sum(len(text) for text in found)
            while self._bytes > MOST_BYTES and len(self._kept) > 1:
                _, forgotten = self._kept.popitem(last=False)
                self._bytes -= sum(len(text) for text in forgotten)

    async def record(self, live: LiveTable, guest: str) -> str:
        """The record of a finished game; of one that cannot go on for those who sit there, and it is stopped for good then.

        It names those who played as they are shown now: whoever had themselves forgotten is not among them.
        """
        text = await self._played_record(live, guest)
        return with_people(text, await self._about(live))

    async def _about(self, live: LiveTable) -> About:
        """Who played at a table, when, and how it ended."""
        table = live.table
        about = table.laid.about
        archived = live.archive is not None and live.archive.plies == table.laid.plies
        if about is None or not (table.is_as_recorded or archived):
            changed = await self._service.storage.changed(live.id)
            about = About(people_of(table, live.shown_names()), "" if changed is None else dated(changed))
        if live.archive is not None:
            last = live.archive.seen_by(None, live.archive.plies)
            return msgspec.structs.replace(about, scores=[score.total for score in last.scores], winners=live.archive.winners)
        return about if table.logged is None else with_result(about, table.logged.match)

    async def _played_record(self, live: LiveTable, guest: str) -> str:
        table = live.table
        if live.archive is not None:
            return live.archive.record
        if table.status == "over" and table.logged is not None:
            return table.logged.match.save()
        if table.status == "stopped" and table.seat_of(guest) is not None:
            await self._service.change(live, changes.stop)
            return record_of(table, await self._service.storage.read(live.id))
        raise Refused("not_allowed", "export-not-over")

    # -- archives -------------------------------------------------------------------------------------------------------

    async def tend(self) -> None:
        """Archive finished games, now and then, for ever."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.tend_once()
            except Exception:
                log.exception("finished games could not be archived")

    async def tend_once(self) -> int:
        """Archive all finished games that have no archive yet; how many. What cannot be archived is not tried again.

        A worker without an answer says more about the machine than about the game: `TRIES` times it is tried another time.
        """
        archived = 0
        while found := [i for i in await self._service.storage.untended(MOST_AT_ONCE) if i not in self._hopeless]:
            for table_id in found:
                try:
                    done = await self._tend(table_id)
                except StorageUnavailable:
                    raise
                except (TimeoutError, BrokenExecutor):
                    self._unanswered[table_id] += 1
                    if self._unanswered[table_id] < TRIES:
                        log.warning("a finished game is archived later: no answer", extra={"table": table_id})
                        return archived
                    log.warning("a finished game could not be archived: no answer", extra={"table": table_id})
                    done = False
                except Exception:
                    log.exception("a finished game could not be archived", extra={"table": table_id})
                    done = False
                if done:
                    archived += 1
                else:
                    self._hopeless.add(table_id)
        return archived

    async def _tend(self, table_id: str) -> bool:
        """False if nothing can be done for this table."""
        try:
            live = await self._service.registry.get(table_id)
        except Refused as refused:
            if refused.code == "unavailable":
                raise  # another time
            return False
        table = live.table
        if table.status != "over" or table.logged is None:
            return False
        played = _played(table, table.logged.match)
        packed = await self._service.archivists.ask(table_id, past_worker.archive, played, table.logged.number)
        await self._service.storage.put_archive(table_id, packed)
        return True


def _played(table: Table, match: Match, most: int | None = None) -> Played:
    """What a worker needs of a match at a table: its first actions, or all of them."""
    actions = tuple(action.id for action in match.actions[:most])
    return Played(table.game.name, table.laid.box, match.players, match.seed, match.options, actions)


def _from_archive(table_id: str, archive: Archive, seat: int | None, ply: int) -> str:
    if not 0 <= ply <= archive.plies:
        raise Refused("bad_input")
    found = archive.seen_by(seat, ply)
    return _encoder.encode(Position(table_id, ply, found.view, found.scores, found.events)).decode()


def link_of(record: str) -> str:
    """A record as a link; refused where it cannot be one."""
    try:
        return code_of(msgspec.json.decode(record, type=Record))
    except VicusError as problem:
        raise Refused("bad_input", problem.key, **problem.params) from None


def record_of(table: Table, log: list[lines.AnyLine]) -> str:
    """What was played under rules that are no longer known, as a record: up to the last turn whose end says where it led."""
    actions: list[str] = []
    sealed: list[str] = []
    digest = ""
    turn = 0
    for line in log:
        if isinstance(line, lines.Act):
            actions.append(line.action)
        elif isinstance(line, lines.Undo):
            del actions[-1:]
        elif isinstance(line, lines.Restart):
            del actions[line.left if line.left >= 0 else turn :]  # an older log does not say how far it went
        elif isinstance(line, lines.End):
            turn = len(actions)
            if line.digest:
                sealed, digest = list(actions), line.digest
    laid = table.laid
    box = laid.box if laid.box is not None else msgspec.UNSET
    record = Record(1, laid.game, laid.rules, len(table.seats), table.settings.options, laid.seed, sealed, digest, box)
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
