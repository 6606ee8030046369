"""What a batch tells after each step, and what is kept of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

KEPT = (
    *("seeds", "games", "pending", "menus", "counts", "seats", "mask", "observations"),
    *("done", "scores", "shares", "ranks", "finals", "history", "lengths"),
)
"""The arrays of a batch that are saved beside its states."""


@dataclass(frozen=True)
class TimeStep:
    """Where every game of a batch stands. The arrays are the batch's own: the next step writes into them."""

    seat: Array
    """[B] whose decision it is."""
    mask: Array
    """[B, A] true for each legal action."""
    legal: Array
    """[B, K] the legal actions; only the first `n_legal` of a row count."""
    n_legal: Array
    """[B] how many they are: at least two, or 0 where chance is asked (`chance="explicit"`)."""
    observation: Array
    """[B, D] what the seat to move may see; see `Batch.observation_spec`."""
    done: Array
    """[B] true where the last step ended a game. The arrays below have its result, all others tell of the next game."""
    returns: Array
    """[B, P] the share of the win, 1 / k for each of k who tied; only where `done`."""
    scores: Array
    """[B, P] points; only where `done`."""
    ranks: Array
    """[B, P] 1 for who won, tie-breaks included; only where `done`."""
    final: Array
    """[B, P, D] what each seat saw at the end; only where `done`."""


@dataclass(frozen=True)
class Saved:
    """A batch as it was: for `Batch.load`, of the same kind and number of games, on any engine."""

    kind: tuple[Any, ...]
    """Of which kind of batch: game, box, players, options, chance."""
    seed: int
    states: Array
    arrays: dict[str, Array]
