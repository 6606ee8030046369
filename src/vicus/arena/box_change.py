"""A box with single values changed: `scoring.flour=3`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from vicus.errors import BadOption

NOTES = ("provenance", "name_provenance", "note")
"""Entries that tell about values and are none."""

Part = dict[str, Any] | list[Any]


def changed(data: dict[str, Any], changes: list[str]) -> dict[str, Any]:
    """A copy with the changes, each KEY=VALUE. The key goes down the box name by name; entries of lists count from 1.

    BadOption for a key that is not there, or a value of another kind.

    >>> changed({"scoring": {"flour": 2, "shops": [1, 5]}}, ["scoring.flour=3", "scoring.shops.2=6"])
    {'scoring': {'flour': 3, 'shops': [1, 6]}}
    """
    data = deepcopy(data)
    for text in changes:
        key, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not key:
            raise BadOption("lab-form", text=text, example=_example(data))
        _change(data, key, _value(value))
    return data


def _value(text: str) -> Any:
    """As TOML writes it; a word needs no quotes."""
    try:
        read = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        return text
    return read["value"] if len(read) == 1 else text


def _change(data: dict[str, Any], key: str, new: Any) -> None:
    *above, last = key.split(".")
    part: Any = data
    sourced: dict[str, Any] | None = None
    for depth, name in enumerate(above):
        inner = part[_entry(part, name, key, above[:depth])]
        if not isinstance(inner, dict | list):
            raise BadOption("lab-no-key", entry=key, where=".".join(above[: depth + 1]), known=_shown(inner))
        part = inner
        sourced = part if isinstance(part, dict) and "provenance" in part else sourced
    entry = _entry(part, last, key, above)
    old = part[entry]
    if not _same_kind(old, new):
        raise BadOption("lab-kind", entry=key, old=_shown(old), new=_shown(new))
    if isinstance(old, dict) and "provenance" in old:
        new = {"provenance": "owner", **new}
    part[entry] = new
    if sourced is not None and old != new:
        sourced["provenance"] = "owner"
        sourced.pop("note", None)  # it told where the old value came from


def _entry(part: Part, name: str, key: str, above: list[str]) -> str | int:
    if isinstance(part, list):
        known = [str(n) for n in range(1, len(part) + 1)]
        if name in known:
            return int(name) - 1
    else:
        known = [entry for entry in part if entry not in NOTES]
        if name in known:
            return name
    if not above:
        raise BadOption("lab-no-section", entry=key, known=", ".join(known))
    raise BadOption("lab-no-key", entry=key, where=".".join(above), known=", ".join(known))


def _same_kind(old: Any, new: Any) -> bool:
    if isinstance(old, list) and isinstance(new, list) and old:
        return all(_same_kind(old[0], each) for each in new)
    return type(old) is type(new)


def differences(standard: Any, other: Any, key: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Key, value and other value wherever two boxes differ.

    >>> list(differences({"scoring": {"flour": 2}}, {"scoring": {"flour": 3}}))
    [('scoring.flour', 2, 3)]
    """
    if isinstance(standard, dict) and isinstance(other, dict):
        for name in dict.fromkeys((*standard, *other)):
            if name not in NOTES:
                yield from differences(standard.get(name), other.get(name), f"{key}.{name}" if key else name)
    elif isinstance(standard, list) and isinstance(other, list) and len(standard) == len(other):
        for number, (old, new) in enumerate(zip(standard, other, strict=True), 1):
            yield from differences(old, new, f"{key}.{number}")
    elif standard != other:
        yield key, standard, other


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_shown(each)}" for name, each in value.items() if name not in NOTES) + " }"
    return str(value)


def _example(part: Any, key: str = "") -> str:
    """The first number of a box."""
    for name, value in part.items():
        if type(value) is int:
            return f"{key}{name}={value + 1}"
        if isinstance(value, dict) and (found := _example(value, f"{key}{name}.")):
            return found
    return ""
