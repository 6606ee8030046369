"""The database, read behind the servers' backs: is everything there that anybody was told?"""

from __future__ import annotations

from dataclasses import dataclass, field

from vicus.core.record import digest
from vicus.server.database import Link
from vicus.server.databases import connect, is_postgres
from vicus.server.sql_storage import COLUMNS, _summary
from vicus.server.storage import Summary, summary_of
from vicus.table import lines
from vicus.table.lines import AnyLine, Lay, decode
from vicus.table.table import Table

from .ledger import Ledger, Move

KINDS: dict[type, str] = {lines.Act: "act", lines.Undo: "undo", lines.Restart: "restart", lines.End: "end_turn"}
SHOWN = 20
"""Problems that are told in full."""


@dataclass
class Findings:
    """What an audit has found; numbers of the whole run."""

    acknowledged: int = 0
    lines: int = 0
    tables: int = 0
    finished: int = 0
    digests: int = 0
    """Turns that ended where the log says."""
    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    """Lines in the name of people who did not send them: there twice, or in another place."""
    wrong: list[str] = field(default_factory=list)
    """Logs with gaps, games that do not replay, summaries that say something else."""

    def note(self, problem: str) -> None:
        """Once, however often it is seen."""
        if problem not in self.wrong:
            self.wrong.append(problem)

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.twice or self.wrong)

    def __str__(self) -> str:
        told = (
            f"{self.acknowledged} acknowledged lines: {len(self.lost)} lost, {len(self.twice)} twice; {self.lines} lines of "
            f"{self.tables} games ({self.finished} over), {self.digests} ends of turns replayed to their digest; "
            f"{len(self.wrong)} other problems"
        )
        return "\n  ".join([told, *(self.lost + self.twice + self.wrong)[:SHOWN]])


class _Kept:
    """A table as the last audit has left it."""

    def __init__(self, laid: str) -> None:
        first = decode(laid)
        assert isinstance(first, Lay)
        self.bodies = [laid]
        self.table = Table(first)
        self.moves: list[tuple[Move, str | None, bool]] = []
        """With the guest whose turn it was, none for a bot's, and whether that guest's turns end by themselves."""


class Audit:
    """Reads what is new each time, and remembers the rest: what was once there must stay as it was."""

    def __init__(self, url: str, ledger: Ledger) -> None:
        self.url = url
        self.ledger = ledger
        self.findings = Findings()
        self._kept: dict[str, _Kept] = {}

    def look(self, afresh: bool = False) -> Findings:
        """All tables; `afresh`: every log from its first line on."""
        if afresh:
            self._kept.clear()
            self.findings.digests = 0
        acknowledged, shown = dict(self.ledger.acknowledged), dict(self.ledger.shown)  # what comes meanwhile may be or not
        logs, summaries, sitters = self._read()
        found = self.findings
        found.lost, found.twice = [], []
        found.acknowledged = len(acknowledged)
        found.tables, found.lines = len(logs), sum(map(len, logs.values()))
        for table_id, bodies in logs.items():
            try:
                self._replay(table_id, bodies)
            except Exception as problem:
                found.note(f"{table_id}: does not replay: {problem!r}")
        found.finished = sum(kept.table.status == "over" for kept in self._kept.values())
        for table_id, kept in self._kept.items():
            self._compare(table_id, kept.table, summaries.get(table_id), sitters.get(table_id, set()))
        self._check_lines(acknowledged, shown)
        return found

    def _read(self) -> tuple[dict[str, list[str]], dict[str, Summary], dict[str, set[str]]]:
        link = connect(self.url)
        try:
            link.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" if is_postgres(self.url) else "BEGIN")
            found = self._logs(link), self._summaries(link), self._sitters(link)
            link.rollback()
            return found
        finally:
            link.close()

    def _logs(self, link: Link) -> dict[str, list[str]]:
        logs: dict[str, list[str]] = {}
        for table_id, number, body in link.run('SELECT "table", number, body FROM lines ORDER BY "table", number'):
            log = logs.setdefault(table_id, [])
            if number != len(log) + 1:
                self.findings.note(f"{table_id}: line {number} comes after {len(log)}")
            log.append(body)
        return logs

    def _summaries(self, link: Link) -> dict[str, Summary]:
        return {row[0]: _summary(row) for row in link.run(f"SELECT {COLUMNS} FROM tables")}

    def _sitters(self, link: Link) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for guest, table_id in link.run('SELECT guest, "table" FROM sitters WHERE seated'):
            found.setdefault(table_id, set()).add(guest)
        return found

    def _replay(self, table_id: str, bodies: list[str]) -> None:
        kept = self._kept.get(table_id)
        if kept is None:
            kept = self._kept[table_id] = _Kept(bodies[0])
        known = len(kept.bodies)
        if bodies[:known] != kept.bodies:
            self.findings.note(f"{table_id}: what was in its log has changed")
        for body in bodies[known:]:
            self._apply(table_id, kept, decode(body))
            kept.bodies.append(body)

    def _apply(self, table_id: str, kept: _Kept, line: AnyLine) -> None:
        table, kind = kept.table, KINDS.get(type(line))
        if kind is not None:
            guest = table.seats[table.turn].guest if table.turn is not None else None
            kept.moves.append(((kind, getattr(line, "action", "")), guest, guest in table.auto_end))
        table.apply(line)
        if isinstance(line, lines.End) and table.logged is not None:
            if line.digest != digest(table.logged.match):
                self.findings.note(f"{table_id}: another position after move {table.logged.number}")
            self.findings.digests += 1

    def _compare(self, table_id: str, table: Table, stored: Summary | None, sitters: set[str]) -> None:
        if stored is None:
            self.findings.note(f"{table_id}: has no summary")
            return
        for name in Summary.__struct_fields__:
            says, is_so = getattr(stored, name), getattr(summary_of(table), name)
            if says != is_so:
                self.findings.note(f"{table_id}: its summary says {name} {says!r}, its log {is_so!r}")
        if sitters != table.seats.people():
            self.findings.note(f"{table_id}: who sits there is not what its log says")

    def _check_lines(self, acknowledged: dict[tuple[str, int], Move], shown: dict[str, int]) -> None:
        found = self.findings
        for (table_id, number), move in acknowledged.items():
            kept = self._kept.get(table_id)
            there = kept.moves[number - 1][0] if kept is not None and number <= len(kept.moves) else None
            if there != move:
                found.lost.append(f"{table_id}: move {number} was acknowledged as {move}, there is {there}")
        for table_id, number in shown.items():
            kept = self._kept.get(table_id)
            if number > (len(kept.moves) if kept is not None else -1):
                found.lost.append(f"{table_id}: was shown with {number} moves, its log has fewer")
        for table_id, kept in self._kept.items():
            for number, (move, guest, ends_itself) in enumerate(kept.moves, 1):
                by_itself = ends_itself and move[0] == "end_turn"
                if guest is not None and not by_itself and move not in self.ledger.sent.get((table_id, number), ()):
                    found.twice.append(f"{table_id}: nobody sent move {number}, {move}")
