"""Which parts of a box are reconstructed, and which words stand in them: what rests on such a part says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vicus.engine.box import is_word

RECONSTRUCTED = "reconstructed"


def reconstructed(data: dict[str, Any]) -> dict[str, list[str]]:
    """The reconstructed parts of a box, by section; a section that is one as a whole has none.

    >>> reconstructed({"coins": {"1": 4, "provenance": "reconstructed"}, "cards": {"A": {"provenance": "rulebook"}}})
    {'coins': []}
    """
    found: dict[str, list[str]] = {}
    for section, name, _ in _parts(data):
        found.setdefault(section, [])
        if name:
            found[section].append(name)
    return found


def sections_of(data: dict[str, Any]) -> dict[str, list[str]]:
    """By word: the sections with a reconstructed part that has it as its name, as an entry, or in an entry.

    >>> sections_of({"villages": {"A": {"name": "Aue", "buildings": ["inn", "town_hall 8"], "provenance": "reconstructed"}}})
    {'A': ['villages'], 'Aue': ['villages'], 'inn': ['villages'], 'town_hall': ['villages']}
    """
    found: dict[str, dict[str, None]] = {}
    for section, name, part in _parts(data):
        for word in (name, *_words(part)):
            if word and not word.isdecimal():
                found.setdefault(word, {})[section] = None
    return {word: list(sections) for word, sections in found.items()}


def _parts(data: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for section, content in data.items():
        if isinstance(content, dict) and "provenance" in content:
            if content["provenance"] == RECONSTRUCTED:
                yield section, "", content
            continue
        entries = content.items() if isinstance(content, dict) else enumerate(content, 1) if isinstance(content, list) else ()
        for name, part in entries:
            if isinstance(part, dict) and part.get("provenance") == RECONSTRUCTED:
                yield section, str(name), part


def _words(part: dict[str, Any]) -> Iterator[str]:
    for key, value in part.items():
        if is_word(key):
            continue
        if isinstance(value, int):
            yield key  # so many of them, or worth so much
        elif isinstance(value, str):
            yield value
        elif isinstance(value, list):
            yield from (_unnumbered(entry) for entry in value if isinstance(entry, str))


def _unnumbered(entry: str) -> str:
    """`town_hall 8` is about town halls."""
    word, _, number = entry.rpartition(" ")
    return word if number.isdecimal() else entry
