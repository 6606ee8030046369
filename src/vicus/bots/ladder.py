"""The ladder of levels: what plays behind each of their names in a game.

`[levels]` of a game's `judgement.toml` says it. A number is what it always was: how far beginner and casual misjudge
(hundredths of a point), how many simulations the others make. Text names the kind of bot: `"greedy:180"`, `"search:500"`,
`"policy"`, `"policy:150"`, `"deep:200"`; all of these are names of bots as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple, cast, get_args

from vicus.errors import BadOption

if TYPE_CHECKING:
    from .judgement import Judgement

Level = Literal["beginner", "casual", "strong", "master", "grandmaster"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From the weakest to the strongest."""
FORMER = {"greedy": ("beginner", "casual"), "search": ("strong", "master")}
"""The levels as they would be without nets, whatever they have become, are bots by name: `greedy:beginner`, `search:master`."""

Kind = Literal["greedy", "search", "policy", "deep"]
RANGES: dict[Kind, tuple[int, int]] = {
    "greedy": (0, 1_000_000),
    "search": (1, 10_000_000),
    "policy": (0, 10_000),
    "deep": (1, 10_000_000),
}
"""Of the number behind each kind: compiled code checks nothing."""
BY_NET: tuple[Kind, ...] = "policy", "deep"
BARE: tuple[Kind, ...] = "greedy", "policy"
"""Without a number they make no mistakes of their own."""
PLAIN = {"beginner": 600, "casual": 180, "strong": 300, "master": 3000}
"""The levels without nets, as numbers, where neither `[plain]` nor `[levels]` of a judgement tell them."""
FURTHER = 4
"""So many times a master's simulations a grandmaster makes where a judgement does not name one."""


class Rung(NamedTuple):
    """What a level is, in a game."""

    kind: Kind
    number: int
    """greedy: misjudging in hundredths of a point; search, deep: simulations; policy: temperature in hundredths (0: always
    the best)."""

    @property
    def needs_net(self) -> bool:
        """Whether it cannot play in a game that has none."""
        return self.kind in BY_NET

    @property
    def plans_ahead(self) -> bool:
        """Whether it searches: interpreted it would keep people waiting."""
        return self.kind in ("search", "deep")


def rung(known: Judgement, level: str) -> Rung:
    """What a level is by a judgement; where that needs a net and the game has none that can be used, see `without_net`.

    >>> from vicus.bots.judgement import judgement
    >>> rung(judgement("helvetia"), "beginner").kind
    'greedy'
    """
    return known.levels[level]


def without_net(known: Judgement, level: str) -> Rung:
    """What plays instead of a level that is by a net, where there is no net: misjudging players, and the search.

    >>> from vicus.bots.judgement import judgement
    >>> without_net(judgement("helvetia"), "master")
    Rung(kind='search', number=3000)
    """
    return Rung(_plain_kind(level), known.plain[level] if level in known.plain else FURTHER * known.plain["master"])


def parsed(level: str, value: object) -> Rung:
    """What a judgement file says of a level; BadOption if that is no level.

    >>> parsed("strong", 500), parsed("strong", "policy:150")
    (Rung(kind='search', number=500), Rung(kind='policy', number=150))
    """
    if type(value) is int:
        return _within(level, Rung(_plain_kind(level), value))
    found = re.fullmatch(r"(greedy|search|policy|deep)(?::(\d{1,18}))?", value) if isinstance(value, str) else None
    if found is None or (found[2] is None and found[1] not in BARE):
        raise BadOption("level-unknown", level=level, value=str(value))
    return _within(level, Rung(cast("Kind", found[1]), int(found[2] or 0)))


def written(level: str, rung: Rung) -> str:
    """The same as TOML, as short as can be.

    >>> written("strong", Rung("search", 500)), written("strong", Rung("policy", 0)), written("strong", Rung("deep", 200))
    ('500', '"policy"', '"deep:200"')
    """
    if rung.kind == _plain_kind(level):
        return str(rung.number)
    return f'"{rung.kind}"' if rung.kind in BARE and not rung.number else f'"{rung.kind}:{rung.number}"'


def plain_of(levels: Mapping[str, Rung], told: Mapping[str, int], standard: Mapping[str, int]) -> dict[str, int]:
    """The levels without nets: as a judgement tells them, else its levels themselves (files that were written before there
    were other kinds), else the `standard`."""
    by_level = {name: at.number for name in PLAIN if (at := levels.get(name)) and at.kind == _plain_kind(name)}
    return {**PLAIN, **standard, **by_level, **told}


def _plain_kind(level: str) -> Kind:
    """What a mere number means."""
    return "greedy" if level in FORMER["greedy"] else "search"


def _within(level: str, found: Rung) -> Rung:
    low, high = RANGES[found.kind]
    if not low <= found.number <= high:
        raise BadOption("level-range", level=level, value=f"{found.kind}:{found.number}", low=low, high=high)
    return found
