"""What is in a game's box: `box.toml`, or a file of the same form that an owner of the game has written."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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

    @property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.data, sort_keys=True, default=str).encode()).hexdigest()[:12]


def _has_reconstructed(part: Any) -> bool:
    if isinstance(part, dict):
        return part.get("provenance") == "reconstructed" or any(map(_has_reconstructed, part.values()))
    return isinstance(part, list) and any(map(_has_reconstructed, part))


def read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise BadBox("box-no-file", file=str(file)) from None
    except OSError as problem:
        raise BadBox("box-unreadable", file=str(file), problem=problem.strerror or str(problem)) from None
    except (ValueError, RecursionError) as problem:
        raise BadBox("box-not-toml", file=str(file), problem=str(problem)) from None


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
            if "provenance" in result[key] and "provenance" not in value:
                result[key]["provenance"] = "owner"
                if "note" in result[key] and "note" not in value:
                    del result[key]["note"]  # it told where the old value came from
    return result


def _inside(replaced: tuple[str, ...], section: str) -> tuple[str, ...]:
    """What is replaced as a whole in a section."""
    anywhere = [name for name in replaced if "." not in name and name != "*"]
    return (*anywhere, *(name.removeprefix(f"{section}.") for name in replaced if name.startswith(f"{section}.")))
