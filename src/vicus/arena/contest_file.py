"""The file of a contest: its plan on the first line, then a line for each game, so that it can go on after a break."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import msgspec
from filelock import FileLock, Timeout

from vicus.bots.fingerprint import fingerprint
from vicus.core.game import declaration
from vicus.errors import BadRecord

from .contest import Outcome, Plan, box_name


class ContestFile:
    """The outcomes so far. Without a file they are only in memory; a file of another contest is refused, and left as it is."""

    def __init__(self, plan: Plan, file: Path | None) -> None:
        self.outcomes: dict[int, Outcome] = {}
        self._plan, self._file = plan, file
        self._sink: IO[bytes] | None = None
        self._alone = ExitStack()

    def __enter__(self) -> Self:
        if self._file is not None:
            with ExitStack() as opening:
                self._sink = opening.enter_context(self._file.open("ab+"))
                opening.enter_context(hold(self._file, BadRecord("arena-file-in-use", file=str(self._file))))
                self._open(self._file, self._sink)
                self._alone = opening.pop_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self._alone.close()

    def add(self, outcome: Outcome) -> None:
        """A game was finished: it is written at once."""
        self.outcomes[outcome.number] = outcome
        self._write(asdict(outcome))

    def _write(self, line: dict[str, Any]) -> None:
        if self._sink is not None:
            self._sink.write(_encoded(line))
            self._sink.flush()

    def _open(self, file: Path, sink: IO[bytes]) -> None:
        sink.seek(0)
        text = sink.read()
        whole = text[: text.rfind(b"\n") + 1]  # a last line that was cut off is played again
        first = {"plan": head(self._plan)}
        if not whole and not _begins(first, text, self._plan.entropy):  # cut off in our own first line: nothing is lost
            raise BadRecord("arena-no-contest", file=str(file))
        if whole:
            self._read(whole.splitlines(), str(file))
        sink.truncate(len(whole))
        if not whole:
            self._write(first)

    def _read(self, lines: list[bytes], file: str) -> None:
        try:
            found = json.loads(lines[0])["plan"]
        except (ValueError, TypeError, KeyError):
            raise BadRecord("arena-no-contest", file=file) from None
        wanted = head(self._plan)
        if found != wanted:
            raise _other(found, wanted, file)
        seats = {pairing.number: list(pairing.seats) for pairing in self._plan.pairings()}
        for number, line in enumerate(lines[1:], 2):
            outcome = _decoded(line, self._plan.players)
            if outcome is None or outcome.seats != seats.get(outcome.number, outcome.seats):
                raise BadRecord("arena-damaged", file=file, line=number)
            if outcome.number in seats:  # the file may be of a longer contest
                self.outcomes[outcome.number] = outcome


def _begins(first: dict[str, Any], text: bytes, entropy: str) -> bool:
    """Is the text cut off in such a first line? What bots draw from may be another: it is not known from a part of the line."""
    line = _encoded(first)
    known = line.index(entropy.encode()) if entropy else len(line)
    return line.startswith(text) or (
        text.startswith(line[:known]) and re.fullmatch(rb'[0-9a-f]*("\}?\}?)?', text[known:]) is not None
    )


@contextmanager
def hold(file: Path, problem: BadRecord) -> Iterator[None]:
    """Nobody else writes to this: a lock beside its file, which goes with whoever holds it. Else that is the problem."""
    lock = FileLock(f"{file}.lock", blocking=False)
    try:
        lock.acquire()
    except Timeout:
        raise problem from None
    try:
        yield
    finally:
        with suppress(OSError):  # Windows deletes it when it is released, and not before
            Path(lock.lock_file).unlink()
        lock.release()


def _other(found: Any, wanted: dict[str, Any], file: str) -> BadRecord:
    """Why a file cannot be gone on with: the same bots by name may play otherwise than they did."""
    if not isinstance(found, dict) or any(found.get(key) != wanted.get(key) for key in {*wanted, *found} - {"code"}):
        return BadRecord("arena-other-plan", file=file)
    was = found.get("code")
    known = was if isinstance(was, list) and len(was) == len(wanted["code"]) else [""] * len(wanted["code"])
    changed = [bot for bot, old, new in zip(wanted["bots"], known, wanted["code"], strict=True) if old != new]
    return BadRecord("arena-other-bots", file=file, bots=", ".join(dict.fromkeys(changed)))


def _encoded(line: dict[str, Any]) -> bytes:
    return json.dumps(line, ensure_ascii=False).encode() + b"\n"


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
        "rules": declaration(plan.game).meta.rules_version,
        "box": box_name(plan),
        "bots": list(plan.bots),
        "code": [fingerprint(name, plan.game) for name in plan.bots],
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        **({"entropy": plan.entropy} if plan.entropy else {}),
    }


def kept_entropy(file: Path | None) -> str | None:
    """What the bots' seeds of a contest that goes on follow from: empty in files of earlier versions, None without any."""
    if file is None:
        return None
    try:
        with file.open("rb") as lines:
            plan = json.loads(lines.readline())["plan"]
        return str(plan.get("entropy", ""))
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None
