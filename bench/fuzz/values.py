"""Requests made from their declarations, and what can be wrong with them."""

from __future__ import annotations

import json
import random
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from vicus.table.messages import Request

RECORDS = Path(__file__).parents[2] / "tests" / "records"
REQUESTS = {str(kind.__struct_config__.tag): kind for kind in get_args(Request)}
RARE = {
    "import": 0.015,
    "check_box": 0.2,
    "forget": 0.02,
    "create": 0.1,
    "learn": 0.1,
    "hint": 0.1,
    "appraise": 0.1,
    "look": 0.15,
    "rematch": 0.3,
    "restart": 0.2,
    "leave": 0.1,
}
"""How often requests are made that cost a lot or spoil the game, compared with others."""

TEXTS = [
    "", " ", "\0", "a\0b", "\x7f", "\u202eevil", "\ufeff", "é" * 3, "e\u0301" * 40, "𝕍𝕚𝕔𝕦𝕤", "ℵ" * 300, "x" * 5000, "\r\n",
    "../../etc/passwd", "%s%n", "'; DROP TABLE lines; --", "{}", "null", "NaN", "-0", "<script>", "\\ud800", "{{7*7}}", "١٢",
]  # fmt: skip
NUMBERS: list[Any] = [
    0, -1, 1, 2, 3, 2**31, 2**31 - 1, -(2**31) - 1, 2**53, 2**63, 2**63 - 1, -(2**63), 2**64, 10**30, 10**400, 0.5, -0.0, 1e308,
]  # fmt: skip
RAW = [
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-1e999",
    '"\\ud800"',
    '"\\u0000"',
    "01",
    "1.",
    "tru",
    "[" * 5000,
    '{"a":' * 3000,
]
"""What is no JSON, or just."""
BOXES = [
    "[rules]\ngoal = 21\n",
    '[villages.N]\nbuildings = ["farm", "inn"]\n',
    '{"villages": {"A": {"name": "Aue"}}}',
    '{"boards": [], "coins": {"1": -1}, "tiles": 7}',
    "a." * 400 + "b = 1",
    "x = 1e400\ny = 1979-05-27\nz = nan",
    '{"rules": {"penalty": 1e400}, "box": {"name": "\\ud800"}}',
    '[box]\nname = "\u202eevil"\n[figures]\n2 = 1',
]
"""Boxes that can be played with, and boxes that cannot."""
SENSIBLE: dict[str, tuple[Any, ...]] = {
    "level": ("casual", "beginner", "strong", "grandmaster", "?"),
    "fill": ("", "", "casual", "?"),
    "pace": (None, {}, {"days": 1}, {"minutes": 5, "extra": 3, "over": "loss"}, {"minutes": -1}),
    "scene": ("X-B-45.1", "B-17.3", "X-C-24.1", "C-20.1", "X-H-41.1", "?"),
    "options": ({}, {"movement": "ring"}, {"first_game": "yes"}, {"": ""}),
}
"""By field: what some table could take."""
_MARK = "@@raw@@"


class Maker:
    """Makes messages. `tables`: ids that there are, and `actions`: texts that games know, both as they become known."""

    def __init__(self, chooser: random.Random) -> None:
        self.random = chooser
        self.tables: list[str] = ["none"]
        self.numbers: dict[str, int] = {}
        self.actions: list[Any] = ["pass"]
        self.turns: dict[tuple[int, str], tuple[int, list[str]]] = {}
        """By guest and table, where it is that guest's turn: its number, and what can be done."""
        self.games = ["bohemian_villages", "carpe_diem", "helvetia"]
        self.records = [file.read_text("utf-8") for file in sorted(RECORDS.glob("*/*.json"))] or ["{}"]
        self.kept: list[str] = []
        """Messages that were answered in a new way."""
        self._kinds = list(REQUESTS)
        self._weights = [RARE.get(kind, 1.0) for kind in self._kinds]

    def message(self, who: int) -> str:
        """The next one, of a guest."""
        chance = self.random.random()
        if self.kept and chance < 0.15:
            return self.spoil(self.random.choice(self.kept))
        if chance < 0.17:
            return self.rubbish()
        (kind,) = self.random.choices(self._kinds, self._weights)
        text = self.written(self.sensible(kind, who) or self.request(kind))
        return self.spoil(text) if chance > 0.9 else text

    def sensible(self, kind: str, who: int) -> dict[str, Any] | None:
        """What a guest may do now, if anything: games must go on, or there is nothing to be broken."""
        mine = [table for guest, table in self.turns if guest == who]
        if kind not in ("act", "end_turn", "undo", "hint", "appraise") or not mine or self.random.random() < 0.3:
            return None
        table = self.random.choice(mine)
        number, legal = self.turns[who, table]
        if not legal:
            return {"type": "end_turn", "table": table, "number": number}
        about = {"action": self.random.choice(legal)} if kind == "act" else {}
        return {"type": kind, "table": table, "number": number, **about}

    def request(self, kind: str) -> dict[str, Any]:
        """A request of a kind; about every fourth field is not as it should be."""
        made: dict[str, Any] = {"type": kind}
        hints = get_type_hints(REQUESTS[kind])
        for name, wanted in hints.items():
            if self.random.random() < 0.04:
                continue
            made[name] = self.value(wanted, name, made) if self.random.random() > 0.06 else self.hostile()
        return made

    def value(self, wanted: Any, name: str, made: dict[str, Any]) -> Any:
        """As a page would fill in a field, more or less."""
        origin = get_origin(wanted)
        if origin in (Union, types.UnionType):
            return self.value(self.random.choice(get_args(wanted)), name, made)
        if origin is Literal:
            return self.random.choice(get_args(wanted))
        if origin is list:
            return [self.value(get_args(wanted)[0], name, made) for _ in range(self.random.choice((0, 1, 2, 2, 3, 3, 4, 9)))]
        if origin is dict and name == "options" and self.random.random() < 0.7:
            return self.plain(wanted, name, made)
        if origin is dict:
            return {self.text(): self.hostile() for _ in range(self.random.randrange(3))}
        if isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
            return {key: self.value(hint, key, made) for key, hint in get_type_hints(wanted).items()}
        return self.plain(wanted, name, made)

    def plain(self, wanted: Any, name: str, made: dict[str, Any]) -> Any:
        if name == "table":
            return self.random.choice(self.tables)
        if name == "number":
            return self.numbers.get(str(made.get("table")), 0) + self.random.choice((0, 0, 0, 0, 1, -1))
        if name in ("action", "intent", "steps", "why"):
            return self.random.choice(self.actions)
        if name in ("game", "box") and self.random.random() < 0.9:
            return self.random.choice(self.games if name == "game" else BOXES)
        if name in SENSIBLE:
            return self.random.choice(SENSIBLE[name])
        if name == "record":
            return self.record()
        if wanted is int:
            return self.random.choice((0, 0, 1, 1, 2, 3, 7, -1))
        if wanted is float:
            return self.random.choice((0.0, 1.0, 2.5, -1.0))
        if wanted is bool:
            return self.random.random() < 0.5
        return self.text() if wanted is str else None

    def text(self) -> str:
        return self.random.choice(TEXTS)

    def hostile(self, depth: int = 0) -> Any:
        """Anything but what is expected."""
        kind = self.random.randrange(9 if depth < 3 else 6)
        if kind < 2:
            return self.text()
        if kind < 4:
            return self.random.choice(NUMBERS)
        if kind == 4:
            return _MARK + self.random.choice(RAW)
        if kind == 5:
            return self.random.choice((None, True, False))
        if kind == 6:
            return [self.hostile(depth + 1) for _ in range(self.random.randrange(4))]
        return {self.text(): self.hostile(depth + 1) for _ in range(self.random.randrange(4))}

    def written(self, request: Any) -> str:
        """As JSON, or what comes close."""
        text = json.dumps(request, ensure_ascii=self.random.random() < 0.5)
        while _MARK in text:
            begin = text.index(f'"{_MARK}')
            end = begin + 1
            while text[end] != '"' or text[end - 1] == "\\":
                end += 1
            raw = json.loads(text[begin : end + 1])[len(_MARK) :]
            text = text[:begin] + raw + text[end + 1 :]
        return text

    def spoil(self, text: str) -> str:
        """Some characters are others, gone, or there twice."""
        for _ in range(self.random.choice((1, 1, 2, 5))):
            at = self.random.randrange(len(text) + 1)
            how = self.random.randrange(4)
            if how == 0:
                text = text[:at] + text[at + self.random.choice((1, 1, 4, 40)) :]
            elif how == 1:
                text = text[:at] + self.random.choice('{}[]",:0-9eE.\\u\0é𝕍') + text[at:]
            elif how == 2:
                text = text[:at] + self.random.choice(RAW[:8]) + text[at:]
            else:
                text = text[:at] + text[at : at + 30] + text[at:]
        return text

    def rubbish(self) -> str:
        length = self.random.choice((0, 1, 10, 200, 3000))
        return "".join(
            chr(self.random.choice((self.random.randrange(128), self.random.randrange(0xD7FF)))) for _ in range(length)
        )

    def record(self) -> str:
        """A record of a game, with something in it that is not right."""
        try:
            found = json.loads(self.random.choice(self.records))
        except ValueError:
            return "{}"
        for _ in range(self.random.choice((0, 1, 1, 1, 1, 2, 2, 3))):
            self._change(found)
        return self.written(found)

    def _change(self, found: Any) -> None:
        """Somewhere in it."""
        if isinstance(found, dict) and found and self.random.random() < 0.9:
            key = self.random.choice(list(found))
            if isinstance(found[key], dict | list) and found[key] and self.random.random() < 0.7:
                self._change(found[key])
            elif self.random.random() < 0.15:
                del found[key]
            else:
                found[key] = self.hostile()
        elif isinstance(found, list) and found:
            at = self.random.randrange(len(found))
            if isinstance(found[at], dict | list) and found[at] and self.random.random() < 0.7:
                self._change(found[at])
            elif self.random.random() < 0.3:
                del found[at:]
            else:
                found[at] = self.hostile()
        elif isinstance(found, dict):
            found[self.text()] = "x" * self.random.choice((3, 40_000)) if self.random.random() < 0.5 else self.hostile()
