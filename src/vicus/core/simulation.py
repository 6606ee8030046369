"""Random games in bulk."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from vicus.engine.batch import COLUMNS

if TYPE_CHECKING:
    import numpy as np

    from vicus.engine.batch import Batch, Engine

CHUNK = 4096
"""Games in one call of a processor engine: often enough for a progress bar, rarely enough to cost nothing."""

THREADED = ("native", "wasm")
"""Engines that let go of the interpreter's lock."""

Progress = Callable[[int], None]
"""Told how many games have just been finished."""


@dataclass(frozen=True)
class Simulation:
    """The results of n random games; game i is the match with the seed `derive(seed, i)`."""

    games: int
    players: int
    seed: int
    engine: str
    moves: int
    """Decisions with more than one option."""
    forced: int
    """Decisions with a single one."""
    scores: np.ndarray[Any, Any]
    """Games × players."""
    lengths: np.ndarray[Any, Any]
    """Moves of each game."""
    wins: np.ndarray[Any, Any]
    """Games × players: the share of the win, 1 / k for each of k tied."""
    checksum: str
    """Over every field of every final state; the same on every engine."""
    seconds: float


def run(
    engine: Engine, name: str, games: int, players: int, seed: int, options: list[int], threads: int | None, progress: Progress
) -> Simulation:
    """Random games on an engine that is ready, in chunks over `threads` (None: one for each core); `Game.simulate` checks."""
    import numpy as np

    threads = threads or os.cpu_count() or 1 if name in THREADED else 1
    size = max(games, 1) if name == "cuda" else CHUNK
    start = time.perf_counter()
    batches: list[Batch] = []

    def some(first: int) -> Batch:
        return engine.simulate(seed, first, min(size, games - first), players, options)

    for batch in _in_order(some, range(0, games, size), threads):
        batches.append(batch)
        progress(len(batch.results))
    seconds = time.perf_counter() - start
    results = np.concatenate([np.zeros((0, COLUMNS), "i8"), *(b.results for b in batches)])
    scores = np.concatenate([np.zeros((0, players), "i8"), *(b.scores for b in batches)])
    checksum = hashlib.sha256(np.ascontiguousarray(results[:, 0]).astype("<i8").tobytes()).hexdigest()[:16]
    moves, forced = int(results[:, 1].sum()), int(results[:, 2].sum())
    won = (results[:, 3, None] >> np.arange(players)) & 1
    wins = won / np.maximum(won.sum(1, keepdims=True), 1)
    return Simulation(games, players, seed, name, moves, forced, scores, results[:, 1].copy(), wins, checksum, seconds)


def _in_order(some: Callable[[int], Batch], starts: range, threads: int) -> Iterator[Batch]:
    if threads == 1:
        yield from map(some, starts)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(some, starts)
