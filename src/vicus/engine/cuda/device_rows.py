"""The rows of a batch in the memory of a GPU, beside whatever else runs there.

A program (`step_program.py`) works on them; that needs a driver and NumPy, and no compiler.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ..records import Rows
from .arrays import DeviceArray, Foreign
from .driver import Driver, array_words
from .launching import Launch
from .sorting import KEYS
from .step_program import COLUMNS, StepProgram

MOST_KEPT = 64
"""Arrays of actions whose launches are prepared."""


class Blocks(NamedTuple):
    """Threads side by side: where the rules are, where observations are written, where rows are sorted."""

    rules: int
    look: int
    sorting: int


SHORT, LONG = Blocks(32, 128, 1024), Blocks(64, 64, 256)
"""What was fastest on an H200 with short rules, and with long ones (in which what follows from an action is done in passes)."""


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
        self._blocks = LONG if program.passes else SHORT
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
            self._launch("scatter", self._keys, self._starts, self._order, block=self._blocks.sorting),
        )
        self._follow = self._after()
        self._steps: dict[int, tuple[Launch, ...]] = {}

    def _launch(self, kernel: str, *arguments: Any, block: int = 0) -> Launch:
        return Launch(self.driver, self._functions[kernel], arguments, self.games, block or self._blocks.rules)

    def _after(self) -> tuple[Launch, ...]:
        """What follows from an action. Rows are sorted anew only where rules are long: else the actions' order will do."""
        by_state = self._launch("count_states", self.rows, self._how, self._keys, self._tallies, block=self._blocks.sorting)
        resorted = (by_state, *self._sorted) if self.program.passes else ()
        follow = self._launch("follow", self.rows, self._how, self._order)
        settle = self._launch("settle", self.rows, self._how, self._order)
        look = self._launch("look", self.rows, self._how, self.refused, block=self._blocks.look)
        return (*(*resorted, follow) * self.program.passes, *resorted, settle, look)

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
        counted = self._launch("count_actions", self.rows, actions, self._keys, self._tallies, block=self._blocks.sorting)
        act = self._launch("act", self.rows, actions, self._how, self._order)
        return (counted, *self._sorted, act, *self._follow)

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
