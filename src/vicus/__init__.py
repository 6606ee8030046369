"""Vicus: an open digital table for building games, on a fast rules engine.

>>> import vicus
>>> match = vicus.game("bohemian_villages").new(players=3, seed=7)
>>> while not match.over:
...     _ = match.play(match.legal()[0])
>>> len(match.scores())
3

Importing this package is quick: nothing is loaded before it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vicus.core.action import Action, Event, Score
    from vicus.core.game import Game, game
    from vicus.core.match import Match
    from vicus.core.people import About, Person
    from vicus.core.record import load
    from vicus.core.simulation import Simulation
    from vicus.errors import (
        BadBox,
        BadOption,
        BadRecord,
        CannotUndo,
        EngineUnavailable,
        IllegalAction,
        UnknownAction,
        UnknownGame,
        VicusError,
    )

    def games() -> tuple[str, ...]:
        """The names of all games."""


__version__ = "0.2.0"

__all__ = [
    "About",
    "Action",
    "BadBox",
    "BadOption",
    "BadRecord",
    "CannotUndo",
    "EngineUnavailable",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Person",
    "Score",
    "Simulation",
    "UnknownAction",
    "UnknownGame",
    "VicusError",
    "game",
    "games",
    "load",
]

_HOME = {
    "Action": "vicus.core.action",
    "Event": "vicus.core.action",
    "Score": "vicus.core.action",
    "Game": "vicus.core.game",
    "game": "vicus.core.game",
    "Match": "vicus.core.match",
    "About": "vicus.core.people",
    "Person": "vicus.core.people",
    "load": "vicus.core.record",
    "Simulation": "vicus.core.simulation",
    "BadBox": "vicus.errors",
    "BadOption": "vicus.errors",
    "BadRecord": "vicus.errors",
    "CannotUndo": "vicus.errors",
    "EngineUnavailable": "vicus.errors",
    "IllegalAction": "vicus.errors",
    "UnknownAction": "vicus.errors",
    "UnknownGame": "vicus.errors",
    "VicusError": "vicus.errors",
}


_PACKAGES = {"arena", "batch", "bots", "dataset", "games"}
"""What the docs call `vicus.arena` and so on needs no import of its own; `vicus.games` is a package that can be called."""


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in _PACKAGES:
        return import_module(f"vicus.{name}")
    if name not in _HOME:
        raise AttributeError(f"module 'vicus' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
