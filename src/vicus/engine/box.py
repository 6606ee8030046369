"""What is in a game's box: `box.toml`, or a file of the same form that an owner of the game has written."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from vicus.errors import BadBox


@dataclass(frozen=True)
class Box:
    """The contents of a box as plain data, and a short name that changes with them."""

    data: dict[str, Any]
    standard: bool = False
    contents: Any = None
    """The same as the game's own structs (`vicus.spec.box`)."""

    @property
    def reconstructed(self) -> bool:
        """Does any part of it differ from what is printed, as far as is known?"""
        return _has_reconstructed(self.data)

    @cached_property
    def digest(self) -> str:
        """Worked out once: every bot that is made asks for it, and nobody changes a box."""
        return hashlib.sha256(json.dumps(self.data, sort_keys=True, default=str).encode()).hexdigest()[:12]


def _has_reconstructed(part: Any) -> bool:
    if isinstance(part, dict):
        return part.get("provenance") == "reconstructed" or any(map(_has_reconstructed, part.values()))
    return isinstance(part, list) and any(map(_has_reconstructed, part))


def read(file: Path) -> dict[str, Any]:
    try:
        return parse(file.read_text("utf-8"), str(file))
    except FileNotFoundError:
        raise BadBox("box-no-file", file=str(file)) from None
    except OSError as problem:
        raise BadBox("box-unreadable", file=str(file), problem=problem.strerror or str(problem)) from None
    except ValueError as problem:  # of something that is no text
        raise BadBox("box-not-toml", file=str(file), problem=str(problem)) from None


def parse(text: str, file: str) -> dict[str, Any]:
    """What a box file holds, as TOML or as JSON (which begins with a brace, as no TOML does); `file` is how it is called.

    >>> parse("[figures]\\n2 = 12", "mine.toml") == parse('{"figures": {"2": 12}}', "mine.json")
    True
    """
    try:
        is_json = text.lstrip().startswith("{")
        found = msgspec.json.decode(text) if is_json else tomllib.loads(_without_towers(text))
        if _is_deep(found):
            raise ValueError(f"more than {DEEPEST} tables inside of each other")
    except (ValueError, RecursionError) as problem:  # msgspec.DecodeError is a ValueError
        raise BadBox("box-not-toml", file=file, problem=str(problem)) from None
    assert isinstance(found, dict)
    return found


def _is_deep(value: Any) -> bool:
    """Deeper than any box: whoever walks through it would not come to an end."""
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for part in level for inner in (part.values() if isinstance(part, dict) else part)]
        level = [inner for inner in level if isinstance(inner, dict | list)]
        if not level:
            return False
    return True


STRINGS = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
DEEPEST = 32
"""Parts of one key. The reader of TOML takes seconds for a key of thousands."""


def _without_towers(text: str) -> str:
    """The text itself; raises ValueError for one with a key like `a.a.a.a…`."""
    for chunk in re.split(r"[^\w.\-\s]|\n", STRINGS.sub("s", text)):
        if chunk.count(".") > DEEPEST:
            raise ValueError(f"a key has more than {DEEPEST} parts")
    return text


_loading: ContextVar[Box] = ContextVar("loading")


@contextmanager
def loading(box: Box) -> Iterator[None]:
    """While a mirror is loaded, its `tables.py` finds the mirror's box by `in_play()`."""
    token = _loading.set(box)
    try:
        yield
    finally:
        _loading.reset(token)


def in_play() -> Any:
    """The contents of the box that tables are made from."""
    return _loading.get().contents


def merge(standard: dict[str, Any], changes: dict[str, Any], replaced: tuple[str, ...]) -> dict[str, Any]:
    """A box with an owner's changes: tables are merged key by key, except those that only make sense as a whole
    (`boards`: by name, `tiles.*`: every one in a section).

    What was changed and does not say where it comes from is the owner's.
    """
    result = dict(standard)
    for key, value in changes.items():
        known = result.get(key)
        if not isinstance(value, dict):
            result[key] = value
        elif key in replaced or "*" in replaced or not isinstance(known, dict):
            has_source = not isinstance(known, dict) or "provenance" in known
            result[key] = {"provenance": "owner", **value} if has_source else value
        else:
            result[key] = merge(known, value, _inside(replaced, key))
            if "provenance" in result[key]:
                result[key]["provenance"] = value.get("provenance", "owner")
                if result[key]["provenance"] == "owner" and "note" not in value:
                    result[key].pop("note", None)  # it told where the old value came from
    return result


def _inside(replaced: tuple[str, ...], section: str) -> tuple[str, ...]:
    """What is replaced as a whole in a section."""
    anywhere = [name for name in replaced if "." not in name and name != "*"]
    return (*anywhere, *(name.removeprefix(f"{section}.") for name in replaced if name.startswith(f"{section}.")))


def difference(standard: dict[str, Any], data: dict[str, Any], replaced: tuple[str, ...]) -> dict[str, Any]:
    """What an owner's file has to hold so that `merge` makes these data of the standard ones.

    >>> old = {"coins": {"1": 4, "provenance": "reconstructed", "note": "a guess"}, "tiles": {"inn": 8}}
    >>> changes = difference(old, {"coins": {"1": 5, "provenance": "owner"}, "tiles": {"inn": 8}}, ())
    >>> changes, merge(old, changes, ())["coins"]
    ({'coins': {'1': 5}}, {'1': 5, 'provenance': 'owner'})
    """
    changes: dict[str, Any] = {}
    for key, value in data.items():
        known = standard.get(key)
        if value == known:
            continue
        if not isinstance(value, dict) or not isinstance(known, dict) or key in replaced or "*" in replaced:
            changes[key] = value
            continue
        inner = difference(known, value, _inside(replaced, key))
        if "provenance" in known:
            inner = _sourced(known, value, inner)
        changes[key] = inner
    return changes


def _sourced(known: dict[str, Any], value: dict[str, Any], inner: dict[str, Any]) -> dict[str, Any]:
    """Where a changed table comes from is said, unless `merge` would think of it by itself."""
    rest = {key: part for key, part in inner.items() if key not in ("provenance", "note")}
    source, note = value.get("provenance", "owner"), value.get("note")
    if source != "owner" or not rest:
        rest["provenance"] = source
    if note is not None or (source != "owner" and "note" in known):
        rest["note"] = note or ""
    return rest


def words_aside(part: Any) -> Any:
    """The same without what it says of itself: where it comes from, and notes. What is left is what can be played with.

    >>> words_aside({"inn": 8, "provenance": "owner", "note": "second edition"})
    {'inn': 8}
    """
    if isinstance(part, dict):
        return {key: words_aside(value) for key, value in part.items() if not is_word(key)}
    return [words_aside(value) for value in part] if isinstance(part, list) else part


def is_word(key: str) -> bool:
    """An entry that says something about the others."""
    return key == "note" or key.endswith("provenance")
