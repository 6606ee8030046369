"""An action as everybody outside the rules sees it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Action:
    """`id` is the same in every position, `text` is canonical and reads back, `value` is the game's own frozen value."""

    id: int
    text: str
    value: Any = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a kind and parameters, never a sentence."""

    kind: str
    params: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat has: the total and the lines that it is made of."""

    total: int
    lines: list[tuple[str, int | None]]
