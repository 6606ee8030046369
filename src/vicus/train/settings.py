"""How a game is learned, unless somebody says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Settings:
    """All numbers of a run; a checkpoint keeps them, and a run is repeated by them."""

    hidden: int = 192
    blocks: int = 3
    learned: int = 8
    """Columns of symbols with many values."""
    games: int = 65536
    """At once, for all numbers of players together; the fewest players get so many times their share:"""
    duels: int = 3
    steps: int = 24
    """Decisions in each game between two lessons."""
    minibatch: int = 32768
    epochs: int = 1
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.01
    points: float = 0.0
    """How much being ahead by many points counts beside winning: at the beginning, half-way no more."""
    trace: float = 0.92
    """λ: how far back a surprise is credited."""
    past: float = 0.2
    """The part of the games that is played against former selves …"""
    keep_every: int = 40
    """… of which one is kept after so many iterations …"""
    most_kept: int = 24
    """… and no more than so many."""
    gradient: float = 0.5
    """The longest gradient."""
    seed: int = 1

    def to_data(self) -> dict[str, Any]:
        return asdict(self)


ON_A_PROCESSOR: dict[str, Any] = {"games": 256, "minibatch": 1024}
"""So that the first lesson comes within seconds, unless something else is set."""
EVALUATED = {"cuda": 1024, "cpu": 32}
"""Games of a look at the strength: on a processor they take longer than learning does."""
RANGES: dict[str, tuple[float, float]] = {
    "hidden": (1, 4096),
    "blocks": (0, 32),
    "learned": (1, 64),
    "games": (2, 1 << 22),
    "duels": (1, 100),
    "steps": (1, 1024),
    "minibatch": (2, 1 << 22),
    "epochs": (1, 100),
    "seed": (0, 2**31),
    "rate": (0.0, 1.0),
    "entropy": (0.0, 10.0),
    "points": (0.0, 1.0),
    "trace": (0.0, 1.0),
    "past": (0.0, 0.9),
    "clip": (0.001, 10.0),
}
"""What a run can be told, by name; the others are what they are."""
CHANGEABLE: dict[str, type] = {name: type(low) for name, (low, _) in RANGES.items()}


def checked(name: str, text: str) -> float:
    """A setting out of a text; ValueError for what it cannot be.

    >>> checked("hidden", "64"), checked("past", "0.2")
    (64, 0.2)
    """
    return within(name, CHANGEABLE[name](text), *RANGES[name])


def within(name: str, value: float, low: float, high: float) -> float:
    """The value; ValueError if it cannot be (what is no number is between no two)."""
    if not low <= value <= high:
        raise ValueError(f"{name} must be between {low} and {high}")
    return value


def settings_for(known: Mapping[str, Any], **changed: Any) -> Settings:
    """What was found to work for a game (its `training.toml`), with some of it changed.

    >>> found = settings_for({"hidden": 256, "past": 0.25}, seed=7, past=None)
    >>> found.hidden, found.past, found.seed, found.blocks
    (256, 0.25, 7, 3)
    """
    return replace(Settings(**known), **{name: value for name, value in changed.items() if value is not None})


def shares(players: tuple[int, ...], games: int, duels: int) -> dict[int, int]:
    """How many games are played at once with each number of players: with the fewest so many times as many.

    >>> shares((2, 3, 4), 16384, 2)
    {2: 8192, 3: 4096, 4: 4096}
    >>> shares((2,), 100, 3)
    {2: 100}
    """
    times = {each: duels if each == min(players) else 1 for each in players}
    return {each: max(1, games // sum(times.values())) * times[each] if len(players) > 1 else games for each in players}
