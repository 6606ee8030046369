"""Batches on a GPU: the kernels of `kernel.stepping`, a thread for each row, beside whatever else runs there.

The program is compiled without a GPU (needs numba-cuda); running it needs a driver and NumPy alone.
"""

from __future__ import annotations

import ctypes
import json
import sys
import typing
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vicus.errors import EngineUnavailable

from ..kernel.stepping import MORE, REFUSED
from ..records import Rows
from .arrays import DeviceArray
from .driver import Driver
from .program import CAPABILITY, named, pretended_device
from .sorting import KEYS, SORTING_BLOCK, ordering, tally

if TYPE_CHECKING:
    from ..mirror import Mirror

BLOCK = 64
ANSWERS = 8
"""Of what may be answered to a question, rows are told apart by so many parts."""
PASSES, LARGE = 4, 1_000_000
"""Sorting pays off where the rules are long: so many letters of PTX."""
MOST_KEPT = 64
"""Arrays of actions whose launches are prepared."""
COLUMNS = ("observations", "finals", "menus")
"""Arrays of which neighbouring rows lie beside each other."""


@dataclass(frozen=True)
class StepProgram:
    """PTX by the name of its kernel, and what a caller has to know."""

    kernels: dict[str, str]
    state_size: int
    max_legal: int
    lines: int
    passes: int
    """So often what follows from an action is done step by step, with the rows sorted before each."""

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "stepping.json").write_text(json.dumps(asdict(self)))

    @classmethod
    def load(cls, folder: Path) -> StepProgram:
        return cls(**json.loads((folder / "stepping.json").read_text()))


def compile_stepping(mirror: Mirror) -> StepProgram:
    from numba import cuda, from_dtype, int8, int32, int64, types

    rules = mirror.module("rules")
    rows = _rows_type(from_dtype(mirror.state.dtype))
    ints, flags = types.Array(int64, 1, "C"), types.Array(int8, 1, "C")
    sights, whole = types.Array(int8, 2, "A"), types.Array(int32, 1, "C")
    signatures = {
        "reset": (rows, int64),
        "count_actions": (rows, ints, whole, whole, int64),
        "count_states": (rows, flags, whole, whole, int64),
        "scan": (whole, whole, whole, int64),
        "scatter": (whole, whole, whole, int64),
        "act": (rows, ints, flags, whole, int64),
        "follow": (rows, flags, whole, int64),
        "settle": (rows, flags, whole, int64),
        "look": (rows, flags, flags, int64),
        "chance": (rows, ints, int64),
        "observe": (rows, flags, sights, int64),
        "resample": (rows, ints, ints, int64),
        "show": (rows, ints, int64),
    }
    found = {}
    with pretended_device():
        for kernel in (*_acting(mirror), *_ending(mirror, rules.LINES), *_looking(mirror), *_sorting(mirror), *ordering()):
            name = kernel.__name__
            ptx, _ = cuda.compile(kernel, signatures[name], device=False, abi="numba", cc=CAPABILITY)
            found[name] = named(ptx.decode() if isinstance(ptx, bytes) else ptx, name)
    passes = PASSES if len(found["settle"]) > LARGE else 0
    return StepProgram(found, mirror.state.dtype.itemsize, rules.MAX_LEGAL, rules.LINES, passes)


def _rows_type(record: Any) -> Any:
    """`Rows` as a kernel takes it: arrays of any strides where rows lie beside each other."""
    import numpy as np
    from numba import from_dtype, types

    parts = []
    for name, hint in typing.get_type_hints(Rows, include_extras=True).items():
        if hint is int:
            parts.append(types.int64)
        elif name == "states":
            parts.append(types.Array(record, 1, "C"))
        else:
            element = from_dtype(np.dtype(hint.__metadata__[0]))
            parts.append(types.Array(element, str(hint.__origin__).count("list"), "A" if name in COLUMNS else "C"))
    return types.NamedTuple(parts, Rows)


def _acting(mirror: Mirror) -> Iterator[Any]:
    """A thread for each row. Numba takes the surrounding variables as constants."""
    from numba import cuda

    stepping = mirror.module("kernel.stepping")
    act_row, follow_row = stepping.act_row, stepping.follow_row

    def act(rows, actions, how, order, games):  # type: ignore[no-untyped-def]
        """An action that is not legal would be undefined behaviour: it is refused, and told."""
        k = cuda.grid(1)
        if k < games:
            i = order[k]
            action = actions[i]
            fine = rows.pending[i] == 0 and action >= 0 and action < rows.mask.shape[1] and rows.mask[i, action] == 1
            how[i] = MORE if fine else REFUSED
            rows.done[i] = 0
            if fine:
                act_row(rows, action, i)

    def follow(rows, how, order, games):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < games:
            i = order[k]
            if how[i] == MORE:
                how[i] = follow_row(rows, i)

    yield from (act, follow)


def _ending(mirror: Mirror, lines_length: int) -> Iterator[Any]:
    from numba import cuda, int64

    stepping = mirror.module("kernel.stepping")
    settle_row, reset_rows, chance_rows = stepping.settle_row, stepping.reset_rows, stepping.chance_rows

    def settle(rows, how, order, games):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        lines = cuda.local.array(lines_length, int64)
        if k < games:
            i = order[k]
            if how[i] != REFUSED:
                settle_row(rows, lines, games + i, i, how[i])

    def reset(rows, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        lines = cuda.local.array(lines_length, int64)
        if i < games:
            reset_rows(rows, lines, games + i, i, i + 1)

    def chance(rows, outcomes, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        lines = cuda.local.array(lines_length, int64)
        if i < games:
            chance_rows(rows, outcomes, lines, games + i, i, i + 1)

    yield from (settle, reset, chance)


def _looking(mirror: Mirror) -> Iterator[Any]:
    from numba import cuda

    stepping = mirror.module("kernel.stepping")
    observe_rows, resample_rows, show_rows = stepping.observe_rows, stepping.resample_rows, stepping.show_rows
    sight = stepping.observe

    def observe(rows, seats, out, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games:
            observe_rows(rows, seats, out, i, i + 1)

    def look(rows, how, refused, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games:
            refused[i] = 1 if how[i] == REFUSED else 0
            if how[i] != REFUSED and rows.counts[i] > 0 and len(rows.observations) > 0:
                sight(rows.states[i], rows.seats[i], rows.observations[i])

    def resample(rows, chosen, seeds, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games:
            resample_rows(rows, chosen, seeds, i, i + 1)

    def show(rows, chosen, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games:
            show_rows(rows, chosen, i, i + 1)

    yield from (observe, look, resample, show)


def _sorting(mirror: Mirror) -> Iterator[Any]:
    """Rows that are about to do the same are brought side by side.

    The threads of a GPU share their instructions in groups of 32. Left as they are, of 32 rows of Helvetia 2.5 were at the same
    one on average, and four fifths of the time went by with waiting for instructions.
    """
    from numba import cuda

    has_phase = any(field.name == "phase" for field in mirror.state.fields)

    count = tally()

    def count_actions(rows, actions, keys, tallies, games):  # type: ignore[no-untyped-def]
        """By what is asked, and roughly what is answered."""
        i = cuda.grid(1)
        key = 0
        if i < games:
            part = actions[i] * ANSWERS // rows.mask.shape[1]
            key = max(0, min(part, ANSWERS - 1))
            if has_phase:
                key += ANSWERS * (rows.states[i].phase & (KEYS // ANSWERS - 1))
        count(keys, tallies, key, i, games)

    def count_states(rows, how, keys, tallies, games):  # type: ignore[no-untyped-def]
        """By what comes next."""
        i = cuda.grid(1)
        key = 0
        if i < games:
            s = rows.states[i]
            if how[i] != MORE:
                key = KEYS - 1
            elif s.pending != 0 or s.over != 0:
                key = KEYS // 2 + (s.pending & (KEYS // 2 - 1))
            elif has_phase:
                key = s.phase & (KEYS // 2 - 1)
        count(keys, tallies, key, i, games)

    yield from (count_actions, count_states)


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


class Foreign:
    """Somebody else's array of whole numbers on the GPU, as a kernel takes it."""

    def __init__(self, given: Any, length: int) -> None:
        told = getattr(given, "__cuda_array_interface__", None)
        if told is None:
            raise EngineUnavailable("cuda-no-array", kind=type(given).__name__)
        itemsize = int(told["typestr"][2:])
        contiguous = told.get("strides") in (None, (itemsize,))
        if told["typestr"] != "<i8" or tuple(told["shape"]) != (length,) or not contiguous:
            raise EngineUnavailable("cuda-bad-array", number=length, kind=told["typestr"], shape=str(list(told["shape"])))
        self.address = int(told["data"][0])
        self.length = length

    def words(self) -> list[int]:
        return [0, 0, self.length, 8, self.address, self.length, 8]


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
        states = _Records(self.driver, games * (2 if explicit else 1), program.state_size)
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


class _Records(DeviceArray):
    """States, each a record of so many bytes."""

    def __init__(self, driver: Driver, number: int, size: int) -> None:
        super().__init__(driver, (number * size,), "i1")
        self._number, self._size = number, size

    def words(self) -> list[int]:
        return [0, 0, self._number, self._size, self.address, self._number, self._size]
