"""The events of a game, declared once: a function for each kind in the game's `events.py`.

    def gained(s: State, seat: Seat, what: Annotated[int, Word(GOODS)], amount: int) -> None:
        \"\"\"Somebody gets something.\"\"\"

    def stored(s: State, seat: Seat, tile: Annotated[int, BoxWord(tile_ids), OnlyFor("seat")]) -> None:
        \"\"\"A tile goes into the storage; only its owner knows which.\"\"\"

Rules call them like any other function. The interpreted engine writes the numbers down while somebody listens, the compiled
ones do nothing there. A trailing underscore (`from_`) keeps a name from being a word of Python.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import FunctionType, ModuleType
from typing import Annotated, Any, get_type_hints

Raw = tuple[Any, ...]
"""A kind and the numbers of its parameters, as the rules tell them."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a kind and parameters, never a sentence.

    >>> Event("turn", {"seat": 0}).kind
    'turn'
    """

    kind: str
    params: dict[str, Any]


class Word:
    """The parameter is the number of a word; below 0 it is None."""

    def __init__(self, words: Iterable[str | None] | Mapping[int, str | None]) -> None:
        self.words: dict[int, Any] = dict(words) if isinstance(words, Mapping) else dict(enumerate(words))

    def names(self, _box: Any) -> dict[int, Any]:
        """The word of each number, the same with every box."""
        return self.words


class BoxWord:
    """The same with words that come from the box."""

    def __init__(self, words: Callable[[Any], Iterable[str]]) -> None:
        self.words = words

    def names(self, box: Any) -> dict[int, Any]:
        """The word of each number with one box."""
        return dict(enumerate(self.words(box)))


class With:
    """The parameter stays a number, and further ones are told with it: what stands at a place, say."""

    def __init__(self, **more: Callable[[Any], Mapping[int, Any]]) -> None:
        self.more = more


class WithAmounts(With):
    """The same for how many there are of each of some words: what a card wants, say."""


class PartOf:
    """Several parameters make one list: those that are not below 0."""

    def __init__(self, name: str) -> None:
        self.name = name


class OnlyFor:
    """Hidden from everybody but the seat in this other parameter."""

    def __init__(self, seat: str) -> None:
        self.seat = seat


Seat = int
"""A seat."""
SeatOrNobody = Annotated[int, Word({n: n for n in range(16)})]
"""A seat, or nobody: below 0 for the rules, None for everybody else."""


@dataclass(frozen=True)
class Parameter:
    """A parameter of an event as it is declared."""

    name: str
    words: Word | BoxWord | None = None
    more: With | None = None
    list_name: str | None = None
    only_for: str | None = None

    @property
    def told(self) -> tuple[str, ...]:
        """The names under which others hear of it: its own or its list's, and what is told with it."""
        return (self.list_name or self.name, *(self.more.more if self.more else ()))


@dataclass(frozen=True)
class EventKind:
    """A kind of event: what it tells and who may know it."""

    name: str
    about: str
    parameters: tuple[Parameter, ...]

    @property
    def hidden(self) -> dict[str, str]:
        """Parameters as they are told, what is told with them included, and whose seat may know each."""
        return {name: p.only_for for p in self.parameters if p.only_for for name in p.told}


def plain(name: str) -> str:
    """A name without the underscore that keeps it from being a word of Python.

    >>> plain("from_")
    'from'
    """
    return name.removesuffix("_")


def declared(module: ModuleType) -> dict[str, EventKind]:
    """All kinds of a module, by name."""
    functions = {n: f for n, f in vars(module).items() if isinstance(f, FunctionType) and f.__module__ == module.__name__}
    return {plain(name): _kind(plain(name), function) for name, function in functions.items() if not name.startswith("_")}


def _kind(name: str, function: FunctionType) -> EventKind:
    hints = get_type_hints(function, include_extras=True)
    names = list(inspect.signature(function).parameters)[1:]
    kind = EventKind(name, inspect.getdoc(function) or "", tuple(_parameter(plain(n), hints[n]) for n in names))
    for owner in kind.hidden.values():
        if owner not in [parameter.name for parameter in kind.parameters]:
            raise TypeError(f"event {name}: OnlyFor({owner!r}) names no parameter of it")
    return kind


def _parameter(name: str, hint: Any) -> Parameter:
    found = Parameter(name)
    changes: dict[str, Any] = {}
    for extra in getattr(hint, "__metadata__", ()):
        if isinstance(extra, Word | BoxWord):
            changes["words"] = extra
        elif isinstance(extra, With):
            changes["more"] = extra
        elif isinstance(extra, PartOf):
            changes["list_name"] = extra.name
        elif isinstance(extra, OnlyFor):
            changes["only_for"] = extra.seat
    return Parameter(found.name, **changes)


@dataclass
class EventReader:
    """Turns what the rules told into events, with one box.

    >>> import vicus
    >>> events = vicus.game("carpe_diem").events
    >>> event = events.read(("kept", 1, 0))
    >>> sorted(event.params), sorted(events.seen(event, seat=0).params)
    (['returned', 'seat'], ['seat'])
    """

    kinds: Mapping[str, EventKind]
    box: Any
    _words: dict[tuple[str, str], Mapping[int, Any]] = field(default_factory=dict)

    def read(self, raw: Raw) -> Event:
        """An event of the rules as a kind and named parameters that need no table to be understood."""
        kind = self.kinds[raw[0]]
        params: dict[str, Any] = {}
        for parameter, number in zip(kind.parameters, raw[1:], strict=True):
            value = number if parameter.words is None else self._word(kind, parameter, number)
            if parameter.list_name:
                params.setdefault(parameter.list_name, [])
                if number >= 0:
                    params[parameter.list_name].append(value)
                continue
            params[parameter.name] = value
            if parameter.more:
                for name, names in parameter.more.more.items():
                    params[name] = self._named(kind, name, names)[number]
        return Event(kind.name, params)

    def _word(self, kind: EventKind, parameter: Parameter, number: int) -> Any:
        assert parameter.words is not None
        return self._named(kind, parameter.name, parameter.words.names).get(number)

    def _named(self, kind: EventKind, name: str, names: Callable[[Any], Mapping[int, Any]]) -> Mapping[int, Any]:
        key = kind.name, name
        if key not in self._words:
            self._words[key] = names(self.box)
        return self._words[key]

    def seen(self, event: Event, seat: int | None) -> Event:
        """The event without what a seat may not know."""
        owners = self.kinds[event.kind].hidden
        hidden = {name for name, owner in owners.items() if seat is None or event.params[owner] != seat}
        if not hidden:
            return event
        return Event(event.kind, {name: value for name, value in event.params.items() if name not in hidden})
