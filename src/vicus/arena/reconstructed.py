"""Which parts of a box are reconstructed, and which words stand in them: what rests on such a part says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from vicus.engine.box import is_word

RECONSTRUCTED = "reconstructed"
WHOLE = "*"
"""Behind the name of a section: all of it counts."""


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


class Foundations:
    """Which reconstructed sections of a box a value rests on: by its word, or by where it is to be looked for (`rests`).

    >>> box = {"villages": {"A": {"name": "Aue", "buildings": ["inn", "town_hall 8"], "provenance": "reconstructed"}}}
    >>> Foundations(box, {}).of("place", "kind", "town_hall"), Foundations(box, {}).of("place", "kind", "mill")
    (['villages'], [])
    >>> Foundations(box, {"place.kind": ["villages*"]}).of("place", "kind", "mill")
    ['villages']
    """

    def __init__(self, data: dict[str, Any], rests: Mapping[str, list[str]]) -> None:
        self._rests = rests
        self._sections: dict[str, set[str]] = {}
        for section, name, part in _parts(data):
            self._sections.setdefault(section, set()).update(word for word in (name, *_words(part)) if not word.isdecimal())

    def of(self, kind: str, field: str, value: str) -> list[str]:
        """Of an action or event with a field that has this value."""
        asked = self._rests.get(f"{kind}.{field}", list(self._sections) if value else [])
        whole = [section.removesuffix(WHOLE) for section in asked if section.endswith(WHOLE)]
        return [each for each in self._sections if each in whole or (each in asked and value in self._sections[each])]


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
