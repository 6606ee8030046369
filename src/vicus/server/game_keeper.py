"""Brings finished games into the archive: at once where they were played, and sooner or later whatever was missed.

A game that ended in the moment in which a server was killed, or before there was an archive, is found by those that run: the
rows are written once, whoever comes first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from vicus.bots.ladder import LEVELS
from vicus.bots.names import bot_names
from vicus.table.archive import Archive, restored
from vicus.table.lines import AnyLine
from vicus.table.message_parts import ScoreInfo
from vicus.table.outcome import Outcome, outcome
from vicus.table.serializers import score_infos

from .kept_games import KeptGame, KeptSeat, Why
from .ratings import rated
from .storage import LogConflict, Storage, StorageUnavailable
from .workers import in_thread

if TYPE_CHECKING:
    from .live_table import LiveTable

log = logging.getLogger("vicus.archive")

PAUSE = 20.0
"""Seconds between two looks for what was missed."""
AT_ONCE = 50
"""Games that are looked for at once."""
BREATH = 0.02
"""Seconds between two of them: whoever plays goes first."""
TRIES = 20
"""Of two processes that write a game at the same moment one has to try again."""


class Result(msgspec.Struct):
    """The points at the end, and who won."""

    scores: list[ScoreInfo]
    winners: list[int]
    plies: int


class GameKeeper:
    """For the games of one process."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._tasks: set[asyncio.Task[None]] = set()
        self._hopeless: set[str] = set()
        self.kept: Callable[[str], None] = lambda table_id: None
        """Told of each game that this process has brought into the archive."""

    def ended(self, live: LiveTable) -> None:
        """A game was ended by this process: it is kept beside everything else."""
        found = result_of(live)
        task = asyncio.create_task(self._keep_soon(live.id, found))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """All that was begun is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_soon(self, table_id: str, result: Result | None) -> None:
        try:
            await self.keep(table_id, result)
        except StorageUnavailable:
            log.warning("a finished game is brought into the archive later", extra={"table": table_id})
        except Exception:
            log.exception("a finished game could not be brought into the archive", extra={"table": table_id})

    async def tend(self) -> None:
        """Find what was missed, now and then, for ever."""
        while True:
            try:
                await self.tend_once()
            except StorageUnavailable:
                log.warning("finished games could not be looked for")
            except Exception:
                log.exception("finished games could not be brought into the archive")
            await asyncio.sleep(PAUSE)

    async def tend_once(self, breath: float = BREATH) -> int:
        """Keep all finished games that are not in the archive yet, a few at a time; how many."""
        number = 0
        while True:
            missing = await self._storage.games.missing(AT_ONCE + len(self._hopeless))
            self._hopeless &= set(missing)  # the others are there by now, or deleted
            found = [table_id for table_id in missing if table_id not in self._hopeless]
            if not found:
                return number
            for table_id in found:
                number += await self._tend(table_id)
                await asyncio.sleep(breath)

    async def _tend(self, table_id: str) -> bool:
        try:
            body = await self._storage.archive(table_id)
            result = None if body is None else await in_thread(_archived, body)
            if await self.keep(table_id, result):
                return True
        except (StorageUnavailable, asyncio.CancelledError):
            raise
        except Exception:  # a line of a later version, say: the others are looked at all the same
            log.exception("a finished game could not be brought into the archive", extra={"table": table_id})
        self._hopeless.add(table_id)  # or another process was first
        return False

    async def keep(self, table_id: str, result: Result | None) -> bool:
        """Write the rows of a game; false if they are there, or it is none that has ended."""
        lines = await self._storage.read(table_id)
        if not lines:
            return False
        game = kept_game(lines, result)
        if game is None:
            return False
        last = outcome(lines).last
        for _ in range(TRIES):
            try:
                is_new = await self._storage.games.keep(game, last, rated)
            except LogConflict:
                continue
            if is_new:
                self.kept(table_id)
            return is_new
        raise StorageUnavailable("somebody else is always first")


def result_of(live: LiveTable) -> Result | None:
    """Of a table in memory."""
    if live.archive is not None:
        return _of_archive(live.archive)
    logged = live.table.logged
    if logged is None or not logged.match.over:
        return None
    match = logged.match
    return Result(score_infos(match.scores()), match.winners(), len(match.actions))


def _archived(body: bytes) -> Result:
    return _of_archive(restored(body))


def _of_archive(archive: Archive) -> Result:
    return Result(archive.seen_by(None, archive.plies).scores, archive.winners, archive.plies)


def kept_game(lines: Sequence[AnyLine], result: Result | None) -> KeptGame | None:
    """What the archive keeps of a game; none if it is not over. Names of people are looked up when it is written."""
    found = outcome(lines)
    if result is None and not found.abandoned:
        return None
    laid = found.laid
    as_recorded = found.is_brought and not found.abandoned and found.played <= 0
    nobody = as_recorded or not any(seat.guest for seat in found.seats)
    shown = None if found.abandoned else result
    return KeptGame(
        id=laid.id,
        game=laid.game,
        name=laid.name,
        players=len(found.seats),
        status="recorded" if as_recorded else "abandoned" if found.abandoned else "over",
        options=found.options,
        seats=() if nobody else _seats(found, shown),
        why=why_unrated(found),
        plies=0 if shown is None else shown.plies,
    )


def why_unrated(found: Outcome) -> Why:
    """The first reason for which a game does not count."""
    levels = [seat.level for seat in found.seats if seat.guest is None]
    reasons: dict[Why, bool] = {
        "abandoned": found.abandoned,
        "brought": found.is_brought,
        "own-box": found.laid.box is not None,
        "alone": len(found.seats) < 2,
        "own-bot": any(level not in LEVELS for level in levels),
        "hints": any(seat.advised for seat in found.seats),
    }
    return next((why for why, holds in reasons.items() if holds), "")


def _seats(found: Outcome, result: Result | None) -> tuple[KeptSeat, ...]:
    levels = [None if seat.guest is not None else seat.level or "" for seat in found.seats]
    bots = bot_names(found.laid.id, levels, [seat.chair for seat in found.seats])
    places = _places(result)
    return tuple(
        KeptSeat(
            guest=seat.guest or None,
            name=bots[number],
            level=seat.level if seat.guest is None else None,
            fate=seat.fate,
            advised=seat.advised,
            won=result is not None and number in result.winners,
            place=places[number] if places else 0,
            total=result.scores[number].total if result is not None else None,
            lines=[(key, points or 0) for key, points in result.scores[number].lines] if result is not None else [],
        )
        for number, seat in enumerate(found.seats)
    )


def _places(result: Result | None) -> list[int]:
    """By seat: the winners are first, the others in the order of their points; equal points share a place."""
    if result is None:
        return []
    ranks = [(number not in result.winners, -score.total) for number, score in enumerate(result.scores)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
