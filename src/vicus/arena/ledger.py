"""The file of a contest: its plan on the first line, then a line for each game, so that it can go on after a break."""

from __future__ import annotations

import fcntl
import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import msgspec

from vicus.core.definition import definition
from vicus.errors import BadRecord

from .contest import Outcome, Plan, box_name


class Ledger:
    """The outcomes so far. Without a file they are only in memory; a file of another contest is refused, and left as it is."""

    def __init__(self, plan: Plan, file: Path | None) -> None:
        self.outcomes: dict[int, Outcome] = {}
        self._plan, self._file = plan, file
        self._sink: IO[bytes] | None = None

    def __enter__(self) -> Self:
        if self._file is not None:
            self._sink = self._file.open("ab+")
            try:
                self._open(self._file, self._sink)
            except BaseException:
                self._sink.close()
                raise
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        if self._sink is not None:
            self._sink.close()

    def add(self, outcome: Outcome) -> None:
        self.outcomes[outcome.number] = outcome
        self._write(asdict(outcome))

    def _write(self, line: dict[str, Any]) -> None:
        if self._sink is not None:
            self._sink.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
            self._sink.flush()

    def _open(self, file: Path, sink: IO[bytes]) -> None:
        try:
            fcntl.flock(sink, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadRecord("arena-file-in-use", file=str(file)) from None
        sink.seek(0)
        text = sink.read()
        whole = text[: text.rfind(b"\n") + 1]  # a last line that was cut off is played again
        if not whole and text and not text.startswith(b'{"plan"'):
            raise BadRecord("arena-no-contest", file=str(file))
        if whole:
            self._read(whole.splitlines(), str(file))
        sink.truncate(len(whole))
        if not whole:
            self._write({"plan": head(self._plan)})

    def _read(self, lines: list[bytes], file: str) -> None:
        try:
            found = json.loads(lines[0])["plan"]
        except (ValueError, TypeError, KeyError):
            raise BadRecord("arena-no-contest", file=file) from None
        if found != head(self._plan):
            raise BadRecord("arena-other-plan", file=file)
        seats = {pairing.number: list(pairing.seats) for pairing in self._plan.pairings()}
        for number, line in enumerate(lines[1:], 2):
            outcome = _decoded(line, self._plan.players)
            if outcome is None or outcome.seats != seats.get(outcome.number, outcome.seats):
                raise BadRecord("arena-damaged", file=file, line=number)
            if outcome.number in seats:  # the file may be of a longer contest
                self.outcomes[outcome.number] = outcome


def _decoded(line: bytes, players: int) -> Outcome | None:
    try:
        outcome = msgspec.json.decode(line, type=Outcome)
    except (msgspec.MsgspecError, ValueError):
        return None
    rows = (outcome.seats, outcome.scores, outcome.lines, outcome.shares, outcome.decisions, outcome.seconds)
    return outcome if all(len(row) == players for row in (*rows, outcome.simulations)) else None


def head(plan: Plan) -> dict[str, Any]:
    """The plan as it stands in the file, without a number of games: so it can grow."""
    return {
        "game": plan.game,
        "rules": definition(plan.game).meta.rules_version,
        "box": box_name(plan),
        "bots": list(plan.bots),
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
    }
