"""Message after message, and what must not happen."""

from __future__ import annotations

import json
import logging
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from bench.faults.audit import Audit
from bench.faults.ledger import Ledger

from vicus.server.databases import migrate
from vicus.server.web import Application

from .house import Visitor, opened
from .values import Maker

GUESTS = 4
FRESH = 10_000
"""Messages after which everybody comes anew."""
IDLE = 50
"""Messages after which they begin anew where nobody plays any more."""
ENOUGH = 20
"""Problems after which there is no need to go on."""


class Head(msgspec.Struct):
    """What is looked at of an answer."""

    type: str
    code: str | None = None
    message: str | None = None
    table: str | None = None
    id: str = ""
    number: int = -1
    can_end: bool = False
    legal: list[dict[str, Any]] = []


decoder = msgspec.json.Decoder(Head)


class Listener(logging.Handler):
    """Errors and exceptions in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            told = logging.Formatter().formatException(record.exc_info) if record.exc_info and record.exc_info[0] else ""
            self.heard.append(f"{record.getMessage()} {told[-1500:]}")


@dataclass
class Told:
    """What became of it."""

    messages: int = 0
    seconds: float = 0.0
    answers: Counter[str] = field(default_factory=Counter)
    ways: int = 0
    """Kinds of answers to kinds of requests."""
    tables: int = 0
    lines: int = 0
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        pace = self.messages / max(self.seconds, 0.001)
        answers = ", ".join(f"{many} {kind}" for kind, many in self.answers.most_common())
        return "\n".join(
            [
                f"{self.messages} messages in {self.seconds:.0f} s ({pace:.0f} a second), answered in {self.ways} ways; "
                f"{self.tables} tables with {self.lines} lines; {len(self.problems)} problems",
                answers,
                *self.problems[:ENOUGH],
            ]
        )


class Fuzzer:
    """One server, some guests, and a maker of messages."""

    def __init__(self, app: Application, maker: Maker, told: Told) -> None:
        self.app = app
        self.maker = maker
        self.told = told
        self.registry = app.state.service.registry
        self.visitors = [Visitor(app, f"guest-{told.messages}-{number}") for number in range(GUESTS)]
        self.ways: set[tuple[str, ...]] = set()
        self.seeds: dict[str, str] = {}
        self.listener = Listener()

    async def step(self) -> None:
        """One message of somebody, and its answers."""
        number = self.maker.random.randrange(GUESTS)
        who = self.visitors[number]
        message: str | bytes = self.maker.message(number)
        if self.maker.random.random() < 0.002:
            message = message.encode("utf-8", "replace")
        lengths = {table_id: live.table.length for table_id, live in self.registry.tables.items()}
        try:
            answers = await who.ask(message)
        except Exception as problem:
            self._problem(f"{problem!r}", message)
            return
        self.told.messages += 1
        heads = [self._head(text, number) for text in answers]
        self._check(message, answers, heads, lengths)
        if isinstance(message, str) and heads:
            kind = self._kind(message)
            way = (kind, *sorted({" ".join((head.type, head.code or "", head.message or "")) for head in heads}))
            if way not in self.ways:
                self.ways.add(way)
                if len(message) < 20_000:
                    self.maker.kept.append(message)

    def _kind(self, message: str) -> str:
        found = re.match(r'\{"type": "(\w+)"', message)
        return found[1] if found else ""

    def _head(self, text: str, who: int) -> Head:
        head = decoder.decode(text)
        self.told.answers[head.type if head.type != "error" else f"error {head.code}"] += 1
        if head.type == "table":
            self._learn(head, who)
        elif head.type == "created":
            self.maker.tables = [*self.maker.tables[-30:], head.table or ""]
        return head

    def _learn(self, table: Head, who: int) -> None:
        if table.legal or table.can_end:
            self.maker.turns[who, table.id] = (table.number, [action["text"] for action in table.legal])
        else:
            self.maker.turns.pop((who, table.id), None)
        self.maker.numbers[table.id] = max(table.number, self.maker.numbers.get(table.id, -1))
        for action in table.legal[:3]:
            self.maker.actions = [*self.maker.actions[-300:], action["text"], action["value"]]

    def _check(self, message: str | bytes, answers: list[str], heads: list[Head], lengths: dict[str, int]) -> None:
        if any(head.code == "internal" for head in heads):
            self._problem("internal", message)
        if self.listener.heard:
            self._problem(f"in the log: {self.listener.heard.pop()}", message)
            self.listener.heard.clear()
        if [head.type for head in heads] == ["error"] and heads[0].code != "stale":
            for table_id, length in lengths.items():
                live = self.registry.tables.get(table_id)
                if live is None or live.table.length != length or live.pending:
                    self._problem(f"{heads[0].code}, and yet table {table_id} has changed", message)
        for table_id, live in self.registry.tables.items():
            if table_id not in self.seeds and live.table.status != "over":
                self.seeds[table_id] = str(live.table.laid.seed)
        self._check_secrets(message, answers)

    def _check_secrets(self, message: str | bytes, answers: list[str]) -> None:
        for text in answers:
            if '"record"' not in text[:20] and any(len(seed) > 12 and seed in text for seed in self.seeds.values()):
                self._problem("a seed was told", message)
            if any(visitor.connection.guest in text for visitor in self.visitors):
                self._problem("who a guest is was told", message)

    def _problem(self, what: str, message: str | bytes) -> None:
        self.told.problems.append(f"{what}\n    {message[:600]!r}")


async def fuzz(url: str, messages: int, seed: int, tell: Any = None) -> Told:
    """So many messages to a new server on a database."""
    migrate(url)
    told, maker, begin = Told(), Maker(random.Random(seed)), time.monotonic()
    ways: set[tuple[str, ...]] = set()
    while told.messages < messages and len(told.problems) < ENOUGH:
        async with opened(url) as app:
            fuzzer = Fuzzer(app, maker, told)
            fuzzer.ways = ways
            logging.getLogger("vicus").addHandler(fuzzer.listener)
            try:
                await _come(fuzzer)
                end = min(messages, told.messages + FRESH)
                while told.messages < end and len(told.problems) < ENOUGH:
                    if not maker.turns and told.messages % IDLE == 0:
                        await _come(fuzzer)
                    await fuzzer.step()
            finally:
                logging.getLogger("vicus").removeHandler(fuzzer.listener)
        told.seconds, told.ways = time.monotonic() - begin, len(ways)
        if tell is not None:
            tell(str(told).splitlines()[0])
    found = Audit(url, Ledger()).look()
    told.tables, told.lines = found.tables, found.lines
    told.problems += found.wrong
    return told


async def _come(fuzzer: Fuzzer) -> None:
    """Everybody has a table, and sits at another one's; the last one waits, to be arranged."""
    fuzzer.maker.tables = ["none"]
    fuzzer.maker.turns.clear()
    for visitor, game in zip(fuzzer.visitors, fuzzer.maker.games * 2, strict=False):
        seats = [{"kind": "me"}, {"kind": "free"}]
        for text in await visitor.ask(json.dumps({"type": "create", "game": game, "seats": seats})):
            fuzzer._head(text, 0)
    for number, visitor in enumerate(fuzzer.visitors):
        for place, table in enumerate(fuzzer.maker.tables[1:]):
            await visitor.ask(json.dumps({"type": "open", "table": table}))
            if place == (number + 1) % GUESTS:
                await visitor.ask(json.dumps({"type": "sit", "table": table, "seat": 1}))
                await visitor.ask(json.dumps({"type": "ready", "table": table}))
    for visitor in fuzzer.visitors:
        for table in fuzzer.maker.tables[1:-1]:
            await visitor.ask(json.dumps({"type": "start", "table": table}))  # refused to all but its host
