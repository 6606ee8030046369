"""Notes as somebody writes them: plain text, a line for each thing (docs/lessons.md). Only read here, not checked yet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any

from vicus.errors import BadRecord, IllegalAction, VicusError
from vicus.texts import LANGUAGES

HEADINGS = ("game", "players", "seed", "option", "learner", "bots")
"""What stands before the first step."""
DEEDS = ("do", "then", "play")
"""What is done: by whom the step is for, without words after it, by the others."""
SPOKEN = ("why", "nudge", "done", "mistake", "instead", "gain")
"""What has words of its own."""
KEYS = (*HEADINGS, *DEEDS, *SPOKEN, "mark", *LANGUAGES)
WIDTH = 120
STEP = re.compile(r"==+\s*(?P<name>[\w-]+)\s*=*")
LINE = re.compile(r"(?P<key>[a-z]+):(?:\s+(?P<value>.*))?")


class Misplaced(BadRecord):
    """Something is wrong in a text, in a line that it names."""

    def __init__(self, line: int, problem: VicusError) -> None:
        super().__init__(problem.key, problem.game, **problem.params)
        self.line = line
        self.problem = problem

    def message(self, language: str = "en") -> str:
        """The line, and what is wrong there."""
        from vicus.texts import texts

        told = self.problem.message(language)
        if isinstance(self.problem, IllegalAction):
            told = f"{told} ({self.problem.rule})"
        return texts(language)("annotate-line", line=self.line, problem=told)


def wrong(line: int, key: str, **params: Any) -> Misplaced:
    """An error in a line, by the key of its message."""
    return Misplaced(line, BadRecord(key, **params))


@dataclass
class Said:
    """Words of one language: what stands behind its code is the title, what follows the text."""

    line: int
    title: str
    text: list[str] = field(default_factory=list)


@dataclass
class Part:
    """A step, or something in it: a deed, a question, praise. Its words, and what belongs to it."""

    line: int
    key: str
    value: str
    words: dict[str, Said] = field(default_factory=dict)
    marks: list[tuple[int, str]] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)


@dataclass
class Script:
    """A whole text: the headings, and the steps."""

    headings: list[Part] = field(default_factory=list)
    steps: list[Part] = field(default_factory=list)


def parse(text: str) -> Script:
    """Raises `Misplaced` for a line that means nothing where it stands.

    >>> script = parse("game: carpe_diem\\n== hello\\nen: Welcome\\nTo Rome.\\ndo: start 0")
    >>> script.steps[0].words["en"].title, script.steps[0].parts[0].value
    ('Welcome', 'start 0')
    """
    script = Script()
    reader = _Reader(script)
    for number, line in _lines(text):
        reader.take(number, line)
    return script


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            yield number, stripped


class _Reader:
    def __init__(self, script: Script) -> None:
        self.script = script
        self.owner: Part | None = None
        """What words and marks belong to."""
        self.said: Said | None = None

    def take(self, number: int, line: str) -> None:
        if (step := STEP.fullmatch(line)) is not None:
            self.owner = Part(number, "step", step["name"])
            self.script.steps.append(self.owner)
            self.said = None
            return
        found = LINE.fullmatch(line)
        if found is not None and found["key"] in KEYS:
            self._keyed(number, found["key"], (found["value"] or "").strip())
        elif self.said is not None:
            self.said.text.append(line)
        else:
            raise wrong(number, "annotate-unknown", text=line, known=", ".join(KEYS))

    def _keyed(self, number: int, key: str, value: str) -> None:
        if key in HEADINGS:
            if self.script.steps:
                raise wrong(number, "annotate-heading", heading=key)
            self.script.headings.append(Part(number, key, value))
            return
        if key == "play" and self.owner is None:  # before the first step: by everybody
            self.script.headings.append(Part(number, key, value))
            return
        if self.owner is None:
            raise wrong(number, "annotate-no-step")
        if key in LANGUAGES:
            if key in self.owner.words:
                raise wrong(number, "annotate-twice", name=key)
            self.said = self.owner.words[key] = Said(number, value)
        elif key == "mark":
            self.owner.marks += [(number, mark) for mark in value.split()]
        else:
            self._begin(Part(number, key, value))

    def _begin(self, part: Part) -> None:
        """Something with words of its own: a deed has none, and what follows it belongs to the step again."""
        step = self.script.steps[-1]
        owner = self.owner
        inside = part.key == "gain" or (part.key == "why" and owner is not None and owner.key in ("done", "mistake", "instead"))
        if part.key == "gain" and (not step.parts or not any(each.key == "done" for each in step.parts)):
            raise wrong(part.line, "annotate-gain")
        home = (
            next((each for each in reversed(step.parts) if each.key in ("done", "mistake", "instead")), step)
            if inside
            else step
        )
        home.parts.append(part)
        self.owner = step if part.key in DEEDS else part
        self.said = None


def write(script: Script) -> str:
    """The text of a script; `parse` reads it back."""
    lines = [f"{part.key}: {part.value}" for part in script.headings]
    for step in script.steps:
        lines += ["", f"== {step.value}"]
        lines += _body(step)
    return "\n".join([*lines, ""])


def _body(part: Part) -> Iterator[str]:
    if part.marks:
        yield "mark: " + " ".join(mark for _, mark in part.marks)
    for language, said in part.words.items():
        yield f"{language}: {said.title}".rstrip()
        yield from wrap(" ".join(said.text), WIDTH, break_long_words=False, break_on_hyphens=False)
    for each in part.parts:
        yield f"{each.key}: {each.value}".rstrip()
        yield from _body(each)
