"""The words of a game and those of the house, each explained in a sentence: `GLOSSARY.<language>.md`, a line for each word.

A line is `- id · **Word** · C-22 · What it is.`; the rule is left out where none speaks of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from vicus.errors import UnknownGame
from vicus.registry import folder, names
from vicus.texts import FOLDER

_LINE = re.compile(r"^- (?P<id>\w+) · \*\*(?P<word>.+?)\*\* · (?:(?P<rule>[A-Z]-\d+[a-z]?) · )?(?P<text>.+)$")


class Word(msgspec.Struct, frozen=True):
    """The same `id` in every language; `rule` is empty for words of the house."""

    id: str
    word: str
    rule: str
    text: str


def words_of(game: str, language: str) -> tuple[Word, ...]:
    """The words of a game in a language that it has, else in English; none if it explains none. Raises UnknownGame.

    >>> next(word.rule for word in words_of("carpe_diem", "en") if word.id == "banderole")
    'C-22'
    """
    if game not in names():
        raise UnknownGame("unknown-game", name=game, games=", ".join(names()))
    return _read(folder(game), language)


def words_of_the_house(language: str) -> tuple[Word, ...]:
    """What tables, seats and hints are, whatever is played.

    >>> [word.word for word in words_of_the_house("de") if word.id == "hint"]
    ['Tipp']
    """
    return _read(FOLDER, language)


def glossary(game: str, language: str) -> dict[str, Any]:
    """Both as plain data, for the page; raises UnknownGame."""
    found = {"words": words_of(game, language), "house": words_of_the_house(language)}
    return {part: [msgspec.to_builtins(word) for word in words] for part, words in found.items()}


@cache
def _read(place: Path, language: str) -> tuple[Word, ...]:
    for name in (language, "en"):
        file = place / f"GLOSSARY.{name}.md"
        if file.is_file():
            return tuple(_words(file.read_text("utf-8")))
    return ()


def _words(text: str) -> Iterator[Word]:
    for line in text.splitlines():
        if found := _LINE.match(line):
            yield Word(found["id"], found["word"], found["rule"] or "", found["text"])
