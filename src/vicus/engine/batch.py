"""What every engine gives back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


COLUMNS = 4


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of a series: a row (digest, moves, forced, winners as bits) and the scores of each, and final states."""

    results: Array
    scores: Array
    states: Any = None


class Engine(Protocol):
    """A game that is ready to run. The same arguments give the same numbers on every engine."""

    def simulate(self, seed: int, first: int, games: int, players: int, options: list[int], keep: int = 1) -> Batch: ...

    def count(self, seed: int, players: int, options: list[int], depth: int) -> list[int]: ...
