"""Random games in WebAssembly, with the results of the other engines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..batch import COLUMNS, Batch
from ..mirror import Mirror
from ..records import RandomSeries
from .instance import Code, Instance
from .program import Program


class Wasm:
    """A module and its instances: each thread that plays has one, and leaves it to the next."""

    def __init__(self, program: Program, mirror: Mirror) -> None:
        self.code = Code(program)
        self.about = program.about
        self._dtype = mirror.state.dtype
        self._idle: list[Instance] = []

    def instance(self) -> Instance:
        """A new one, with a memory of its own."""
        return Instance(self.code)

    @contextmanager
    def _borrowed(self) -> Iterator[Instance]:
        try:
            instance = self._idle.pop()
        except IndexError:
            instance = self.instance()
        with instance.for_now():
            yield instance
        self._idle.append(instance)

    def simulate(self, seed: int, first: int, games: int, players: int, options: list[int], keep: int = 1) -> Batch:
        with self._borrowed() as instance:
            states = instance.array((keep,), self._dtype)
            results, scores = instance.array((games, COLUMNS), "i8"), instance.array((games, players), "i8")
            acts, lines = instance.array((self.about.max_legal,), "i2"), instance.array((self.about.lines,), "i8")
            series = RandomSeries(seed, first, players, _ints(instance, options))
            instance.call("simulate", states, results, scores, series, acts, lines)
            return Batch(results.copy(), scores.copy(), states.copy())

    def count(self, seed: int, players: int, options: list[int], depth: int) -> list[int]:
        with self._borrowed() as instance:
            states = instance.array((depth + 1,), self._dtype)
            menus = instance.array((depth + 1, self.about.max_legal), "i2")
            cursor, counts = instance.array((depth + 1,), "i8"), instance.array((depth,), "i8")
            instance.call("count", states, menus, cursor, counts, seed, players, _ints(instance, options), depth)
            return [int(n) for n in counts]


def _ints(instance: Instance, numbers: list[int]) -> Any:
    array = instance.array((len(numbers),), "i8")
    array[:] = numbers
    return array
