"""Storage that lasts as long as the process: for tests, and for tables that nobody wants to keep."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import msgspec

from vicus.table.lines import AnyLine, Lay, Say, Succeed, decode, encode

from .memory_games import MemoryGames
from .storage import ALIVE, LogConflict, Summary


class MemoryStorage:
    """See `storage.Storage`."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._seen: dict[str, float] = {}
        self._logs: dict[str, list[AnyLine]] = {}
        self._summaries: dict[str, Summary] = {}
        self._changed: dict[str, float] = {}
        self._archives: dict[str, bytes] = {}
        self._analyses: dict[str, dict[str, bytes]] = {}
        self._tokens: dict[str, tuple[str, float]] = {}
        self._waited: dict[str, float] = {}
        self._began = time.monotonic()
        self.games = MemoryGames(self._finished, self._names, self._logs)

    @property
    def notices(self) -> None:
        """Nobody is told anything who is not there."""
        return None

    async def close(self) -> None:
        pass

    async def alive(self) -> None:
        pass

    async def guest_name(self, guest: str) -> str | None:
        return self._names.get(guest)

    async def name_guest(self, guest: str, name: str) -> None:
        self._names[guest] = name
        self._seen[guest] = time.time()

    async def see_guest(self, guest: str) -> None:
        if guest in self._names:
            self._seen[guest] = time.time()

    async def prune_guests(self, before: float) -> int:
        seated = {seat.guest for summary in self._summaries.values() for seat in summary.seats}
        old = [guest for guest, seen in self._seen.items() if seen < before and guest not in seated]
        for guest in old:
            del self._names[guest], self._seen[guest]
            self.games.forget(guest)
        return len(old)

    def _finished(self) -> list[str]:
        return [s.id for s in reversed(self._latest()) if s.status == "abandoned" or s.id in self._archives]

    async def guest_names(self, ids: Collection[str]) -> dict[str, str]:
        return {guest: self._names[guest] for guest in ids if guest in self._names}

    async def forget_guest(self, guest: str) -> None:
        self._names.pop(guest, None)
        self._seen.pop(guest, None)
        self.games.forget(guest)
        self._logs |= {table_id: without_in_log(log, guest) for table_id, log in self._logs.items()}
        self._summaries |= {table_id: without(summary, guest) for table_id, summary in self._summaries.items()}

    async def traces(self, guest: str, limit: int) -> list[str]:
        known = [s.id for s in self._latest() if any(guest in encode(line) for line in self._logs.get(s.id, ()))]
        return known[:limit]

    async def keep_token(self, token: str, body: str, until: float) -> None:
        self._tokens[token] = (body, until)

    async def take_token(self, token: str, now: float) -> str | None:
        body, until = self._tokens.pop(token, ("", 0.0))
        return body if until > now else None

    async def served(self, counting: bool) -> float:
        return time.monotonic() - self._began

    async def due(self, before: float, limit: int, first: int = 0) -> list[str]:
        return [s.id for s in self._summaries.values() if s.due is not None and s.due <= before][first : first + limit]

    async def timed(self) -> int:
        return sum(s.due is not None for s in self._summaries.values())

    async def create(self, log: Sequence[AnyLine], summary: Summary, before: tuple[str, int] | None = None) -> None:
        if before is not None:
            await MemoryStorage.append(self, *before, [Succeed(summary.id)], None)
        self._logs[summary.id] = list(log)
        self._put(summary)

    async def append(
        self, table_id: str, after: int, log: Sequence[AnyLine], summary: Summary | None, reseated: bool = True
    ) -> None:
        if table_id not in self._logs or len(self._logs[table_id]) != after:
            raise LogConflict
        self._logs[table_id] += log
        if summary is not None:
            self._put(summary)

    def _put(self, summary: Summary) -> None:
        known = self._summaries.get(summary.id)
        if known is None or known.waited != summary.waited:
            self._waited[summary.id] = time.time()
        self._summaries[summary.id] = summary
        self._changed[summary.id] = time.time()

    async def read(self, table_id: str, after: int = 0) -> list[AnyLine]:
        return self._logs.get(table_id, [])[after:]

    async def summaries(self, ids: Collection[str]) -> list[Summary]:
        return [self._summaries[table_id] for table_id in ids if table_id in self._summaries]

    def _latest(self) -> list[Summary]:
        return sorted(self._summaries.values(), key=lambda summary: -self._changed[summary.id])

    async def open_tables(self, limit: int) -> list[Summary]:
        found = [summary for summary in self._latest() if summary.open and summary.status in ALIVE]
        return sorted(found, key=lambda summary: summary.status != "waiting")[:limit]

    async def tables_of(self, guest: str, limit: int) -> list[Summary]:
        own = [s for s in self._latest() if any(guest in (seat.guest, seat.owner) for seat in s.seats)]
        return sorted(own, key=lambda s: (s.waits != guest, s.status not in ALIVE))[:limit]

    async def waits_for(self, guest: str, limit: int) -> list[Summary]:
        found = [s for s in self._summaries.values() if s.waits == guest]
        return sorted(found, key=lambda summary: self._waited[summary.id])[:limit]

    async def hosted_by(self, guest: str, since: float) -> int:
        hosted = [s for s in self._summaries.values() if s.host == guest and s.status in ALIVE]
        return sum(self._changed[summary.id] >= since for summary in hosted)

    async def unfinished(self) -> int:
        return sum(summary.status in ALIVE for summary in self._summaries.values())

    async def laid_before(self, game: str, rules: int) -> list[str]:
        playing = [s.id for s in self._summaries.values() if (s.game, s.status) == (game, "playing")]
        laid = {table_id: self._logs[table_id][0] for table_id in playing if table_id in self._logs}
        return [table_id for table_id, line in laid.items() if isinstance(line, Lay) and line.rules < rules]

    async def changed(self, table_id: str) -> float | None:
        return self._changed.get(table_id)

    async def last_change(self, before: float) -> float | None:
        return max((changed for changed in self._changed.values() if changed < before), default=None)

    async def untended(self, limit: int) -> list[str]:
        return [s.id for s in self._latest() if s.status == "over" and s.id not in self._archives][:limit]

    async def put_archive(self, table_id: str, packed: bytes) -> None:
        if table_id in self._logs:
            self._archives.setdefault(table_id, packed)

    async def archive(self, table_id: str) -> bytes | None:
        return self._archives.get(table_id)

    async def put_analysis(self, table_id: str, depth: str, packed: bytes) -> None:
        if table_id in self._logs:
            self._analyses.setdefault(table_id, {})[depth] = packed

    async def analysis(self, table_id: str, depth: str) -> bytes | None:
        return self._analyses.get(table_id, {}).get(depth)

    async def prune(self, before: dict[str, float]) -> int:
        old = [s.id for s in self._summaries.values() if self._changed[s.id] < before.get(s.status, 0.0) and s.due is None]
        for table_id in old:
            for kept in (self._logs, self._summaries, self._changed, self._archives, self._analyses, self._waited):
                kept.pop(table_id, None)
        return len(old)


def without_in_log(log: Sequence[AnyLine], guest: str) -> list[AnyLine]:
    """A log as it is when somebody is forgotten: it is as long as before."""
    kept = [Say("", 0.0) if isinstance(line, Say) and line.guest == guest else line for line in log]
    return [decode(encode(line).replace(guest, "")) for line in kept]


def without(summary: Summary, guest: str) -> Summary:
    """And what is told of a table."""
    text = msgspec.json.encode(summary).decode().replace(guest, "")
    host = None if summary.host == guest else summary.host
    waits = None if summary.waits == guest else summary.waits
    return msgspec.structs.replace(msgspec.json.decode(text, type=Summary), host=host, waits=waits)
