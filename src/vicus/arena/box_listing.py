"""What a box says of one of its parts, in a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vicus.engine.box import is_word


def listed(data: dict[str, Any], sections: Iterable[str], name: str) -> str:
    """Of the part with this name in one of some sections; empty if there is none.

    >>> box = {"cards": {"C05": {"require": {"villa": 1}, "payout": {"points": 3}, "provenance": "rulebook"}}}
    >>> listed(box, ["cards"], "C05"), listed(box, ["tiles"], "C05")
    ('require villa 1; payout points 3', '')
    """
    for section in sections:
        found = data.get(section)
        part = found.get(name) if isinstance(found, dict) else None
        if isinstance(part, dict):
            return "; ".join(f"{key} {_told(value)}" for key, value in part.items() if not is_word(key) and value != {})
    return ""


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_told(part)}" for key, part in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
