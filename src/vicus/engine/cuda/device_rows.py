"""The rows of a batch in the memory of a GPU, beside whatever else runs there.

A program (`step_program.py`) works on them; that needs a driver and NumPy, and no compiler.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from ..records import Rows
from .arrays import DeviceArray, Foreign
from .driver import Driver, array_words
from .sorting import KEYS, SORTING_BLOCK
from .step_program import COLUMNS, StepProgram

BLOCK = 64
MOST_KEPT = 64
"""Arrays of actions whose launches are prepared."""


class Launch:
    """A kernel with its arguments: calling it costs one call of the driver."""

    def __init__(
        self, driver: Driver, function: Any, arguments: tuple[Any, ...], games: int, block: int = BLOCK, grid: int = 0
    ) -> None:
        self._driver, self._function, self._keep = driver, function, arguments
        self._grid, self._block = grid or -(-games // block), block
        words = [word for argument in (*arguments, games) for word in _words(argument)]
        self._cells = (ctypes.c_int64 * len(words))(*words)
        at = ctypes.addressof(self._cells)
        self._pointers = (ctypes.c_void_p * len(words))(*[at + 8 * n for n in range(len(words))])

    def __call__(self, stream: int) -> None:
        if self._grid:
            self._driver.launch_on(stream, self._function, self._grid, self._block, self._pointers)


def _words(argument: Any) -> Iterator[int]:
    if isinstance(argument, int):
        yield argument
    elif isinstance(argument, tuple):
        for part in argument:
            yield from _words(part)
    else:
        yield from argument.words()


def current_stream() -> int:
    """The stream that PyTorch works on, if it is there and does; else the default one."""
    torch: Any = sys.modules.get("torch")
    if torch is not None and torch.cuda.is_available() and torch.cuda.is_initialized():
        return int(torch.cuda.current_stream().cuda_stream)
    return 0


@cache
def loaded(kernels: tuple[tuple[str, str], ...]) -> tuple[Driver, dict[str, Any]]:
    """Once in a process: the driver compiles them anew each time, and never forgets."""
    driver = Driver()
    return driver, {name: driver.load(ptx, name) for name, ptx in kernels}


class DeviceRows:
    """The rows of a batch on the GPU. `make` is `Plan.rows`: it says which arrays there are."""

    def __init__(self, program: StepProgram, games: int, explicit: bool, make: Callable[..., Rows]) -> None:
        self.games, self.program = games, program
        self.driver, self._functions = loaded(tuple(program.kernels.items()))
        states = Records(self.driver, games * (2 if explicit else 1), program.state_size)
        arrays = make(states, program.max_legal, lambda shape, code: (shape, code))
        made: dict[str, Any] = {}
        for name, value in arrays._asdict().items():
            if isinstance(value, tuple):
                shape, code = value
                made[name] = DeviceArray(self.driver, (games, 0) if name == "history" else shape, code, name in COLUMNS)
        self.rows: Any = arrays._replace(**made)
        self._how = DeviceArray(self.driver, (games,), "i1")
        self.refused = DeviceArray(self.driver, (games,), "i1")
        """1 in the rows whose last action was not legal, so that nothing has changed there."""
        whole = {name: DeviceArray(self.driver, (games,), "i4") for name in ("keys", "order")}
        sums = {name: DeviceArray(self.driver, (KEYS,), "i4") for name in ("tallies", "starts")}
        self._idle = DeviceArray(self.driver, (1,), "i4")
        self._keys, self._order, self._tallies, self._starts = *whole.values(), *sums.values()
        self._reset = self._launch("reset", self.rows)
        self._sorted = (
            Launch(self.driver, self._functions["scan"], (self._tallies, self._starts, self._idle), games, KEYS, grid=1),
            self._launch("scatter", self._keys, self._starts, self._order, block=SORTING_BLOCK),
        )
        counted = self._launch("count_states", self.rows, self._how, self._keys, self._tallies, block=SORTING_BLOCK)
        self._follow = (counted, *self._sorted, self._launch("follow", self.rows, self._how, self._order))
        self._end = (
            counted,
            *self._sorted,
            self._launch("settle", self.rows, self._how, self._order),
            self._launch("look", self.rows, self._how, self.refused),
        )
        self._steps: dict[int, tuple[Launch, ...]] = {}

    def _launch(self, kernel: str, *arguments: Any, block: int = BLOCK) -> Launch:
        return Launch(self.driver, self._functions[kernel], arguments, self.games, block)

    def reset(self) -> None:
        self._reset(current_stream())

    def step(self, actions: Any) -> None:
        """Actions in the same memory as before cost no preparation, and can be captured in a graph."""
        given = Foreign(actions, self.games)
        launches = self._steps.get(given.address)
        if launches is None:
            if len(self._steps) > MOST_KEPT:
                self._steps.clear()
            launches = self._steps[given.address] = self._prepared(given)
        stream = current_stream()
        for launch in launches:
            launch(stream)

    def _prepared(self, actions: Foreign) -> tuple[Launch, ...]:
        counted = self._launch("count_actions", self.rows, actions, self._keys, self._tallies, block=SORTING_BLOCK)
        act = self._launch("act", self.rows, actions, self._how, self._order)
        return (counted, *self._sorted, act, *self._follow * self.program.passes, *self._end)

    def run(self, kernel: str, length: int, *arguments: Any) -> None:
        Launch(self.driver, self._functions[kernel], (self.rows, *arguments), length)(current_stream())

    def array(self, shape: tuple[int, ...], code: str, columns: bool = False) -> DeviceArray:
        return DeviceArray(self.driver, shape, code, columns)


class Records(DeviceArray):
    """States, each a record of so many bytes."""

    def __init__(self, driver: Driver, number: int, size: int) -> None:
        super().__init__(driver, (number * size,), "i1")
        self._number, self._size = number, size

    def words(self) -> list[int]:
        return array_words(self.address, self._size, (self._number,), (self._size,))
