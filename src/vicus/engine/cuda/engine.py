"""Random games on a GPU, with the results of the other engines."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Any

import numpy as np

from ..batch import COLUMNS, Batch
from . import playouts
from .driver import Buffer, Driver
from .launching import Launch
from .program import Program
from .sorting import KEYS

MOST_AT_ONCE, MOST_BYTES = 1 << 21, 1 << 31
"""Games in one launch, and their states: enough to fill the device, small enough for its memory."""
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
        self._block, self._shared = self._room() if program.steps else (program.block, 0)
        self.seconds = 0.0
        """Time spent in the kernels of the last call, without transfers."""

    def _room(self) -> tuple[int, int]:
        """How many threads play side by side in small steps, and how much shared memory they have."""
        size, play = self.program.state_size, self._kernels["play"]
        if size > playouts.LARGEST_STATE:
            return playouts.BLOCK, 0
        block = playouts.block_size(size, self.driver.shared_memory, self.driver.most_threads(play))
        self.driver.make_room(play, block * size)
        return block, block * size

    def simulate(self, seed: int, first: int, games: int, players: int, options: list[int], keep: int = 1) -> Batch:
        """Final states stay on the device; their digests come back."""
        results, scores = np.zeros((games, COLUMNS), "i8"), np.zeros((games, players), "i8")
        self.seconds = 0.0
        most = min(MOST_AT_ONCE, MOST_BYTES // self.program.state_size)
        for begin in range(0, games, most):
            end = min(begin + most, games)
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
        """Sorted before each step; those whose game is over are dropped."""
        with ExitStack() as stack:

            def room(*shape: int, size: int) -> Buffer:
                return stack.enter_context(Buffer(self.driver, shape, size))

            states, keys, *orders = (room(games, size=n) for n in (self.program.state_size, 1, 4, 4))
            tallies, starts, active, before = (room(n, size=4) for n in (KEYS, KEYS, 1, 1))
            active.put(np.array([games], "i4"))
            rows = states.words_of(playouts.WORD) if self._shared else states

            def launch(kernel: str, number: int, *arguments: Any, block: int = playouts.BLOCK, shared: int = 0) -> Launch:
                return Launch(self.driver, self._kernels[kernel], arguments, number, block, shared=shared)

            def sort(number: int, order: Buffer, target: Buffer) -> tuple[Launch, ...]:
                return (
                    launch("scan", KEYS, tallies, starts, active, before, block=KEYS),
                    launch("scatter", number, keys, order, target, starts, before, block=playouts.SORTING_BLOCK),
                )

            def step(number: int, order: Buffer, target: Buffer) -> tuple[Launch, ...]:
                played = rows, order, keys, tallies, active, seed, first
                play = launch("play", number, *played, block=self._block, shared=self._shared)
                return (play, *sort(number, order, target))

            def run(*launches: Launch) -> None:
                for each in launches:
                    each()

            run(launch("start", games, states, options, seed, first, players))
            run(launch("number", games, states, orders[0], keys, tallies, block=playouts.SORTING_BLOCK), *sort(games, *orders))
            left, told = games, np.zeros(1, "i4")
            while left:
                there, back = step(left, orders[1], orders[0]), step(left, orders[0], orders[1])
                for _ in range(STEPS // 2):
                    run(*there, *back)
                left = int(active.get(told)[0])
            run(launch("conclude", games, states, results, scores, players))

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
