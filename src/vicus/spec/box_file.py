"""An owner's box as a TOML file: what `--box` reads."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date, time
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")
DEEPEST_HEADING = 2
"""Tables inside of `[section.name]` stand on one line."""


def written(changes: dict[str, Any]) -> str:
    """The file that holds these changes.

    >>> print(written({"tiles": {"inn": 9}, "villages": {"N": {"name": "Nenbrad", "buildings": ["farm", "inn"]}}}))
    [tiles]
    inn = 9
    <BLANKLINE>
    [villages.N]
    name = "Nenbrad"
    buildings = ["farm", "inn"]
    <BLANKLINE>
    """
    return "\n".join("\n".join(block) + "\n" for block in _blocks(changes, ()))


def _blocks(table: dict[str, Any], at: tuple[str, ...]) -> Iterator[list[str]]:
    inner = {key: value for key, value in table.items() if isinstance(value, dict) and len(at) < DEEPEST_HEADING}
    plain = {key: value for key, value in table.items() if key not in inner and value is not None}
    lines = [f"{_key(key)} = {_long(value)}" for key, value in plain.items()]
    if at and (lines or not inner):
        lines.insert(0, f"[{'.'.join(map(_key, at))}]")
    if lines:
        yield lines
    for key, value in inner.items():
        yield from _blocks(value, (*at, key))


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _long(value: Any) -> str:
    """A list of tables has a line for each."""
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return "[\n" + "".join(f"  {_value(part)},\n" for part in value) + "]"
    return _value(value)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key)} = {_value(part)}" for key, part in value.items() if part is not None)
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_value(part) for part in value if part is not None)}]"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, date | time):
        return value.isoformat()
    return str(value).lower() if isinstance(value, bool | float) else str(value)
