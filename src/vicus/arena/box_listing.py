"""What a box says of one of its parts, in a line."""

from __future__ import annotations

from typing import Any

from vicus.engine.box import is_word


def listed(data: dict[str, Any], name: str) -> str:
    """Of the part with this name, in whatever section it stands; empty if there is none.

    >>> listed({"cards": {"C05": {"require": {"villa": 1}, "payout": {"points": 3}, "provenance": "rulebook"}}}, "C05")
    'require villa 1; payout points 3'
    """
    for section in data.values():
        part = section.get(name) if isinstance(section, dict) else None
        if isinstance(part, dict):
            return "; ".join(f"{key} {_told(value)}" for key, value in part.items() if not is_word(key))
    return ""


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_told(part)}" for key, part in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
