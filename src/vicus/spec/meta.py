"""How a game describes itself."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game, by name; the first value is the standard.

    The catalogues have its words: `option-<name>`, `option-<name>-<value>` and `option-<name>-hint`.

    >>> Option(("star", "ring")).standard
    'star'
    """

    values: tuple[str, ...]

    @property
    def standard(self) -> str:
        """The value where nobody has chosen one."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the itemised score; a private one is known to its owner alone until the game is over."""

    key: str
    private: bool = False


@dataclass(frozen=True, slots=True)
class Meta:
    """Title, people, numbers of players, options and score lines of a game."""

    title: str
    designer: str
    publisher: str
    year: int
    players: tuple[int, ...]
    rules_version: int
    """Raised with every change of behaviour; records of another version are refused."""
    lines: tuple[Line, ...] = ()
    """In the order in which `rules.score` writes them."""
    options: dict[str, Option] = field(default_factory=dict)
    rounds: str | None = None
    """The field of the view that counts rounds, if the game has rounds: for reports."""
