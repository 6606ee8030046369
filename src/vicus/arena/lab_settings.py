"""What the laboratory does with a game unless it is told otherwise: who plays, and what is counted (a game's `lab.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from vicus.core.game import declaration
from vicus.engine.net_place import has_net

FILE = "lab.toml"
OTHERS = "greedy"
"""Plays where a game says nothing, or has lost its net."""


class LabSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a `lab.toml`; without one, all is counted that has words."""

    bot: str = OTHERS
    """Who compares a change with the standard game."""
    insights: str = OTHERS
    """Who plays for the page of insights: somebody who does not always begin in the same way."""
    actions: dict[str, list[str]] | None = None
    """Kinds of action that are counted, each with the fields by whose values it is told apart."""
    events: dict[str, list[str]] | None = None
    """Kinds of event that are counted, each with such parameters."""
    openings: dict[str, str] | None = None
    """Kinds of action and the field that tells how somebody opens, when it is done for the first time."""
    opening_events: dict[str, str] = {}
    """The same with events."""
    rests: dict[str, list[str]] = {}
    """Sections of the box in which a value is to be looked for, by `kind.field`; elsewhere its word means something else. With
    a star (`tiles*`): the values rest on the whole section."""


def lab_settings(game: str) -> LabSettings:
    """Of a game. Where its net is missing, the greedy player plays.

    >>> lab_settings("bohemian_villages").bot
    'policy'
    """
    file = declaration(game).folder / FILE
    found: Mapping[str, Any] = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    settings = msgspec.convert(found, LabSettings)
    if has_net(game):
        return settings
    return msgspec.structs.replace(settings, bot=OTHERS, insights=OTHERS)
