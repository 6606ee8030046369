"""Batches on a GPU as a program: the kernels of `kernel.stepping`, a thread for each row.

It is compiled without a GPU (needs numba-cuda); running it needs a driver and NumPy alone (`device_rows.py`).
"""

from __future__ import annotations

import json
import typing
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..kernel.stepping import MORE, REFUSED
from ..records import Rows
from .program import kernel_ptx, pretended_device
from .sorting import KEYS, ordering, tally

if TYPE_CHECKING:
    from ..mirror import Mirror

ANSWERS = 8
"""Of what may be answered to a question, rows are told apart by so many parts."""
PASSES, LARGE = 4, 1_000_000
"""Sorting pays off where the rules are long: so many letters of PTX."""
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
    from numba import int8, int32, int64, types

    rules = mirror.module("rules")
    rows = rows_type(mirror.state.dtype)
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
            found[kernel.__name__] = kernel_ptx(kernel, signatures)
    passes = PASSES if len(found["settle"]) > LARGE else 0
    return StepProgram(found, mirror.state.dtype.itemsize, rules.MAX_LEGAL, rules.LINES, passes)


def rows_type(state: Any) -> Any:
    """`Rows` as a kernel takes it: arrays of any strides where rows lie beside each other."""
    import numpy as np
    from numba import from_dtype, types

    record, parts = from_dtype(state), []
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
