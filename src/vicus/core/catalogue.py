"""The rule catalogue of a game, read from its RULES.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from vicus.errors import UnknownGame
from vicus.registry import folder, names

_RULE = re.compile(r"^- (?P<id>(?:X-)?[A-Z]-\d+[a-z]?)\s+(?:(?P<kind>[RI])\s+)?(?P<text>.*)")


@dataclass(frozen=True, slots=True)
class Rule:
    """`kind` is R (stated in the rulebook), I (an interpretation, with its reason) or X (an example of the rulebook)."""

    id: str
    kind: str
    chapter: str
    text: str


@cache
def catalogue(game: str, language: str = "en") -> tuple[Rule, ...]:
    """All rules of a game, in a language that it has, else in English; none if it has no catalogue. Raises UnknownGame.

    >>> "C-02" in {rule.id for rule in catalogue("carpe_diem")}
    True
    """
    return tuple(_read(_text(game, "RULES.{}md", language)))


def _text(game: str, pattern: str, language: str) -> str:
    if game not in names():
        raise UnknownGame("unknown-game", name=game, games=", ".join(names()))
    home = folder(game)
    for name in (f"{language}.", "en.", ""):
        file = home / pattern.format(name if name != "en." or "QUICK" in pattern else "")
        if file.exists():
            return file.read_text("utf-8")
    return ""


def rulebook(game: str, language: str) -> dict[str, Any]:
    """The catalogue as plain data, for the page, with the scenes that show a rule; raises UnknownGame."""
    from .scene import scenes_of_rules

    shown = scenes_of_rules(game)
    chapters = [
        {"title": title, "rules": [{"id": r.id, "kind": r.kind, "text": r.text, "scenes": shown.get(r.id, [])} for r in rules]}
        for title, rules in groupby(catalogue(game, language), key=lambda rule: rule.chapter)
    ]
    return {"game": game, "chapters": chapters}


@cache
def quick_reference(game: str, language: str) -> str:
    """A game on one page of Markdown, in a language that it has, else in English; raises UnknownGame."""
    return _text(game, "QUICK.{}md", language)


def _read(text: str) -> Iterator[Rule]:
    chapter, rule = "", None
    for line in text.splitlines():
        start = _RULE.match(line)
        if line.startswith("## ") or start:
            if rule:
                yield rule
            rule = None
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif start:
            kind = "X" if start["id"].startswith("X-") else start["kind"] or "R"
            rule = Rule(start["id"], kind, chapter, start["text"].strip())
        elif rule and line.startswith(" "):
            rule = Rule(rule.id, rule.kind, rule.chapter, f"{rule.text} {line.strip()}")
    if rule:
        yield rule


ID = re.compile(r"(?<![\w-])(?:X-)?[A-Z]-\d+[a-z]?(?!\w)")


@cache
def code_places(game: str) -> dict[str, list[str]]:
    """Where each rule stands in the game's code: `{"B-45": ["…/rules/placing.py:58"]}`."""
    home = folder(game)
    found: dict[str, list[str]] = {}
    for file in sorted(home.rglob("*.py")):
        if file.name == "uncoded.py":
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for rule in dict.fromkeys(ID.findall(line)):
                found.setdefault(rule, []).append(f"{_shown(file)}:{number}")
    return found


def _shown(file: Path) -> str:
    """From here, if it lies below."""
    here = Path.cwd()
    return (file.relative_to(here) if file.is_relative_to(here) else file).as_posix()


def coverage(tests: Path) -> dict[str, list[str]]:
    """The rule ids that tests are marked with, and the tests: `{"B-45": ["tests/…/test_inns.py::test_wakes_first"]}`."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _marked(node):
                    found.setdefault(rule, []).append(f"{file.as_posix()}::{node.name}")
    return found


def _marked(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (a.value for a in decorator.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
