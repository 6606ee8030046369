"""The declaration of a game: everything that others need to know of it, in one typed object.

GAME: GameSpec[View, Value] = GameSpec(name="my_game", package=__name__, meta=META, …)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, NamedTuple

from .action import Kinds
from .action_space import ActionSpace
from .box import BoxSpec
from .event import EventKind, EventReader, declared
from .meta import Meta

if sys.version_info >= (3, 13):
    from typing import TypeVar
else:
    from typing_extensions import TypeVar

V = TypeVar("V", default=Any)
"""The view of a game: a TypedDict."""
A = TypeVar("A", default=Any)
"""The values of its actions: a union of frozen structs."""


class Why(NamedTuple):
    """Why something is not allowed, or what is asked for: the rule, the key of the reason, and what it is about."""

    rule: str
    reason: str
    params: dict[str, Any]


class ScorePart(NamedTuple):
    """What a line of a score is made of, or why it is 0: the key of its words (`part-…`), their parameters, the points.

    A reason that begins with `no-` says that there is nothing to speak of: a line in which nobody has more is left out.
    """

    reason: str
    params: dict[str, Any]
    points: int


Account = dict[str, list[ScorePart]]
"""The parts of a player's score, by line. A line that needs no words is not there."""


def no_account(_state: Any, _seat: int, _box: Any) -> Account:
    """Of games whose lines say it all themselves."""
    return {}


def no_ending(_state: Any, _box: Any) -> list[Why]:
    """Of games whose end nobody has to be warned of."""
    return []


def no_preview(_state: Any, _action: int, _rules: Any, _box: Any) -> Mapping[str, Any]:
    """Of actions that say it all themselves."""
    return {}


def never(_state: Any) -> bool:
    """Nobody is asked where there is no choice."""
    return False


@dataclass(frozen=True)
class GameSpec(Generic[V, A]):
    """A game as it declares itself. The functions get the state, and the box as the game's own struct.

    >>> from vicus.games.carpe_diem import GAME
    >>> GAME.name, GAME.meta.title, GAME.lines[0]
    ('carpe_diem', 'Carpe Diem', 'points')
    >>> GAME.actions.size, "took" in GAME.event_kinds
    (470, True)
    """

    name: str
    package: str
    """The package that the game lives in, with `rules`, `tables` and `state` in it."""
    meta: Meta
    box: BoxSpec[Any]
    actions: Kinds
    events: ModuleType
    """A function for each kind of event."""
    View: type[V]
    """What a seat may see: a TypedDict, every field with a comment that says what it is."""
    view: Callable[[Any, int | None, Any], V]
    """The table as seen from a seat (None: a spectator)."""
    restore: Callable[[V, Any], Any]
    """A state that agrees with a view. What is hidden may lie in any way that agrees; `rules.resample` deals it."""
    explain: Callable[[Any, int, list[int], Any, Any], Why]
    """(state, action, legal actions, rules, box): why an action that is not legal now is not."""
    duty: Callable[[Any], Why]
    """What the player whose decision it is has to do now."""
    census: Callable[[Any, Any], Mapping[str, tuple[int, int]]]
    """Where every piece is. By name: how many were found, how many there must be."""
    features: type[IntEnum]
    """What bots judge a position by."""
    burdens: frozenset[Any] = frozenset()
    """Features that are better fewer."""
    asks_alone: Callable[[Any], bool] = never
    """Is the player asked although there is one option only, because not being asked would tell the others something?"""
    Preview: Any = dict[str, Any]
    """What an action would bring: a TypedDict."""
    preview: Callable[[Any, int, Any, Any], Mapping[str, Any]] = no_preview
    """(state, action, rules, box): what a legal action would bring at once."""
    account: Callable[[Any, int, Any], Account] = no_account
    """(state, seat, box): what each line of a player's score is made of, or why it is 0. Its parts add up to it."""
    ending: Callable[[Any, Any], list[Why]] = no_ending
    """(state, box): what will end the game soon, the nearest first; asked while it runs. Their words are `ending-…`."""

    @cached_property
    def folder(self) -> Path:
        """Where the game's files are."""
        return Path(import_module(self.package).__file__ or "").parent

    @cached_property
    def event_kinds(self) -> dict[str, EventKind]:
        """The kinds of event by name, as the functions in `events` declare them."""
        return declared(self.events)

    @cached_property
    def private_lines(self) -> tuple[str, ...]:
        """Lines of a score that only their owner knows before the end."""
        return tuple(line.key for line in self.meta.lines if line.private)

    @property
    def lines(self) -> tuple[str, ...]:
        """The keys of the lines of a score."""
        return tuple(line.key for line in self.meta.lines)

    def action_space(self, box: Any) -> ActionSpace[A]:
        """Ids, values and texts of the actions with one box."""
        return ActionSpace(self.actions, box)

    def event_reader(self, box: Any) -> EventReader:
        """What turns the numbers that the rules tell into events, with one box."""
        return EventReader(self.event_kinds, box)
