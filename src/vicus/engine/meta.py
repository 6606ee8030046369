"""How a game describes itself."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game, by name; the first value is the standard."""

    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Meta:
    title: str
    designer: str
    publisher: str
    year: int
    players: tuple[int, ...]
    rules_version: int
    """Raised with every change of behaviour; records of another version are refused."""
    options: dict[str, Option] = field(default_factory=dict)
