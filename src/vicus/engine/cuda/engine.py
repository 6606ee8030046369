"""Random games on a GPU, with the results of the other engines."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Any

import numpy as np

from ..batch import COLUMNS, Batch
from .driver import Buffer, Driver
from .program import Program

MOST_AT_ONCE = 1 << 20
"""Games in one launch: enough to fill the device, small enough for its memory."""


class Cuda:
    def __init__(self, program: Program, driver: Driver | None = None) -> None:
        self.program = program
        self.driver = driver or Driver()
        simulate, count = program.ptx.split("\0")
        self._simulate = self.driver.load(simulate, "simulate")
        self._count = self.driver.load(count, "count")
        self.seconds = 0.0
        """Time spent in the kernels of the last call, without transfers."""

    def simulate(self, seed: int, first: int, games: int, players: int, options: list[int], keep: int = 1) -> Batch:
        """Final states stay on the device; their digests come back."""
        results, scores = np.zeros((games, COLUMNS), "i8"), np.zeros((games, players), "i8")
        self.seconds = 0.0
        for begin in range(0, games, MOST_AT_ONCE):
            end = min(begin + MOST_AT_ONCE, games)
            self._some(seed, first + begin, players, options, results[begin:end], scores[begin:end])
        return Batch(results, scores)

    def _some(self, seed: int, first: int, players: int, options: list[int], results: Any, scores: Any) -> None:
        games, block = len(results), self.program.block
        with ExitStack() as stack:
            rows = stack.enter_context(Buffer(self.driver, results.shape, 8))
            points = stack.enter_context(Buffer(self.driver, scores.shape, 8))
            chosen = stack.enter_context(self._ints(options))
            start = time.perf_counter()
            self.driver.launch(self._simulate, -(-games // block), block, [rows, points, chosen, seed, first, players, games])
            self.driver.wait()
            self.seconds += time.perf_counter() - start
            rows.get(results)
            points.get(scores)

    def count(self, seed: int, players: int, options: list[int], depth: int) -> list[int]:
        return self.counts([seed], players, options, depth)[0]

    def counts(self, seeds: list[int], players: int, options: list[int], depth: int) -> list[list[int]]:
        """Action sequences by depth for several starts at once, a thread each."""
        n, program = len(seeds), self.program
        result = np.zeros((n, depth), "i8")
        with ExitStack() as stack:
            states = stack.enter_context(Buffer(self.driver, (n, depth + 1), program.state_size))
            menus = stack.enter_context(Buffer(self.driver, (n, depth + 1, program.max_legal), 2))
            cursors = stack.enter_context(Buffer(self.driver, (n, depth + 1), 8))
            counts = stack.enter_context(Buffer(self.driver, (n, depth), 8))
            starts, chosen = stack.enter_context(self._ints(seeds)), stack.enter_context(self._ints(options))
            arguments: list[int | Buffer] = [states, menus, cursors, counts, starts, chosen, players, depth]
            self.driver.launch(self._count, -(-n // 32), 32, arguments)
            self.driver.wait()
            counts.get(result)
        return [[int(c) for c in row] for row in result]

    def _ints(self, numbers: list[int]) -> Buffer:
        buffer = Buffer(self.driver, (len(numbers),), 8)
        buffer.put(np.array(numbers, "i8"))
        return buffer
