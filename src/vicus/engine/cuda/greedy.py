"""The greedy player as a kernel: an opponent of known strength for what learns on the GPU, in as many games as it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..records import Workspace
from .program import kernel_ptx, pretended_device

if TYPE_CHECKING:
    from ..mirror import Mirror

NAME = "greedy"
STATES = 3
"""Rooms of a `Workspace`: the position, an option being tried, an option of that."""


def compile_greedy(mirror: Mirror, rows: Any) -> str:
    """Its PTX; `rows` is the type of a batch's rows there."""
    from numba import from_dtype, int8, int16, int64, types

    states = types.Array(from_dtype(mirror.state.dtype), 1, "C")
    ints, table = types.Array(int64, 1, "C"), types.Array(int64, 2, "C")
    menus, who = types.Array(int16, 2, "C"), types.Array(int8, 1, "C")
    with pretended_device():
        signature = (rows, states, menus, table, table, ints, who, ints, int64)
        return kernel_ptx(_kernel(mirror), {NAME: signature})


def _kernel(mirror: Mirror) -> Any:
    from numba import cuda

    greedy_move = mirror.module("kernel.greedy").greedy_move

    def greedy(rows, states, menus, feats, lines, weights, who, actions, games):  # type: ignore[no-untyped-def]
        """Where the seat to move is one of `who` (a bit for each seat), its action is written to `actions`."""
        i = cuda.grid(1)
        if i < games and (who[i] >> rows.seats[i]) & 1 and rows.counts[i] > 0:
            first = STATES * i
            states[first] = rows.states[i]
            for k in range(rows.counts[i]):
                menus[first, k] = rows.menus[i, k]
            room = Workspace(states[first : first + STATES], menus[first : first + STATES], feats[i], lines[i])
            actions[i] = greedy_move(room, rows.counts[i], rows.seats[i], weights, 0, 0)

    return greedy
