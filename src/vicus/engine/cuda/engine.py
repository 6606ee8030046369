"""Random games on a GPU, with the results of the other engines."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Any

import numpy as np

from ..batch import COLUMNS, Batch
from . import playouts
from .driver import Buffer, Driver
from .program import Program
from .sorting import KEYS, SORTING_BLOCK

MOST_AT_ONCE = 1 << 20
"""Games in one launch: enough to fill the device, small enough for its memory."""


STEPS = 32
"""Before it is looked how many games still run."""


class Cuda:
    def __init__(self, program: Program, driver: Driver | None = None) -> None:
        self.program = program
        self.driver = driver or Driver()
        simulate, count, *steps = program.ptx.split("\0")
        self._simulate = self.driver.load(simulate, "simulate")
        self._count = self.driver.load(count, "count")
        self._kernels = {name: self.driver.load(ptx, name) for name, ptx in zip(playouts.ORDER, steps, strict=False)}
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
            if self.program.steps:
                self._in_steps(rows, points, chosen, seed, first, players, games)
            else:
                arguments: list[int | Buffer] = [rows, points, chosen, seed, first, players, games]
                self.driver.launch(self._simulate, -(-games // block), block, arguments)
            self.driver.wait()
            self.seconds += time.perf_counter() - start
            rows.get(results)
            points.get(scores)

    def _in_steps(
        self, results: Buffer, scores: Buffer, options: Buffer, seed: int, first: int, players: int, games: int
    ) -> None:
        """Sorted before each step; those whose game is over come last and are left out."""
        with ExitStack() as stack:

            def room(*shape: int, size: int) -> Buffer:
                return stack.enter_context(Buffer(self.driver, shape, size))

            states, actions = room(games, size=self.program.state_size), room(games, size=2)
            keys, order, tallies, starts, idle = (room(n, size=4) for n in (games, games, KEYS, KEYS, 1))

            def run(kernel: str, number: int, *arguments: int | Buffer, block: int = playouts.BLOCK) -> None:
                if number:
                    self.driver.launch(self._kernels[kernel], -(-number // block), block, [*arguments, number])

            def sort(kernel: str, number: int, *counted: Buffer) -> None:
                run(kernel, games, *counted, keys, tallies, block=SORTING_BLOCK)
                run("scan", KEYS, tallies, starts, idle, block=KEYS)
                run("scatter", games, keys, starts, order, block=SORTING_BLOCK)

            run("start", games, states, options, seed, first, players)
            left, told = games, np.zeros(1, "i4")
            while left:
                for _ in range(STEPS):
                    sort("count_phases", games, states)
                    run("choose", left, states, actions, order, seed, first)
                    sort("count_choices", games, states, actions)
                    run("carry_out", left, states, actions, order)
                sort("count_phases", games, states)
                left = games - int(idle.get(told)[0])
            run("conclude", games, states, results, scores, players)

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
