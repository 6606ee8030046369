"""Random games on a GPU in small steps: before each, rows that are about to do the same are brought side by side.

For games whose rules are long. In one kernel that plays a whole game, the 32 threads that share their instructions drift
apart: in Helvetia 2.5 of them were at the same one on average, and four fifths of the time went by with waiting for
instructions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .sorting import KEYS, ordering, tally

if TYPE_CHECKING:
    from types import ModuleType

    from ..mirror import Mirror

ORDER = ("start", "count_phases", "choose", "count_choices", "carry_out", "conclude", "scan", "scatter")
"""Of the kernels in a program."""
BLOCK = 64
NOTHING = -1
"""In place of an action: chance had its turn, or the game is over."""


def signatures(record: Any) -> dict[str, tuple[Any, ...]]:
    from numba import int16, int32, int64, types

    states, ints = types.Array(record, 1, "C"), types.Array(int64, 1, "C")
    chosen, whole, table = types.Array(int16, 1, "C"), types.Array(int32, 1, "C"), types.Array(int64, 2, "C")
    return {
        "start": (states, ints, int64, int64, int64, int64),
        "count_phases": (states, whole, whole, int64),
        "choose": (states, chosen, whole, int64, int64, int64),
        "count_choices": (states, chosen, whole, whole, int64),
        "carry_out": (states, chosen, whole, int64),
        "conclude": (states, table, table, int64, int64),
        "scan": (whole, whole, whole, int64),
        "scatter": (whole, whole, whole, int64),
    }


def kernels(mirror: Mirror, rules: ModuleType) -> Iterator[Any]:
    """A thread for each game. Numba takes the surrounding variables as constants."""
    yield from _playing(mirror, rules.MAX_LEGAL)
    yield from _around(mirror, rules.LINES)
    yield from _counting(mirror)
    yield from ordering()


def _playing(mirror: Mirror, max_legal: int) -> Iterator[Any]:
    from numba import cuda, int16

    chance, game = mirror.module("kernel.chance"), mirror.module("kernel.game")
    derive, pick, advance, legal, apply = chance.derive, chance.pick, game.advance, game.legal, game.apply

    def choose(states, actions, order, seed, first, games):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        acts = cuda.local.array(max_legal, int16)
        if k < games:
            i = order[k]
            s = states[i]
            actions[i] = NOTHING
            if s.over == 0:
                if s.pending != 0:
                    advance(s)
                else:
                    n = legal(s, acts)
                    chosen = 0
                    if n > 1:
                        chosen = pick(derive(seed, first + i), s.moves, n)
                        s.moves += 1
                    else:
                        s.forced += 1
                    actions[i] = acts[chosen]

    def carry_out(states, actions, order, games):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < games:
            i = order[k]
            if actions[i] != NOTHING:
                apply(states[i], actions[i])

    yield from (choose, carry_out)


def _around(mirror: Mirror, lines_length: int) -> Iterator[Any]:
    from numba import cuda, int64

    play, batch = mirror.module("kernel.play"), mirror.module("kernel.batch")
    begin, total, winners = play.begin, play.total, batch.winners
    derive, digest = mirror.module("kernel.chance").derive, mirror.module("kernel.fields").digest

    def start(states, options, seed, first, players, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games:
            begin(states[i], derive(seed, first + i), players, options)

    def conclude(states, results, scores, players, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        lines = cuda.local.array(lines_length, int64)
        if i < games:
            s = states[i]
            for p in range(players):
                scores[i, p] = total(s, p, lines)
            results[i, 0] = digest(s)
            results[i, 1] = s.moves
            results[i, 2] = s.forced
            results[i, 3] = winners(s, scores[i])

    yield from (start, conclude)


def _counting(mirror: Mirror) -> Iterator[Any]:
    from numba import cuda

    count, has_phase = tally(), any(field.name == "phase" for field in mirror.state.fields)

    def count_phases(states, keys, tallies, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        key = 0
        if i < games:
            s = states[i]
            if s.over != 0:
                key = KEYS - 1
            elif s.pending != 0:
                key = KEYS // 2 + (s.pending & (KEYS // 4 - 1))
            elif has_phase:
                key = s.phase & (KEYS // 2 - 1)
        count(keys, tallies, key, i, games)

    def count_choices(states, actions, keys, tallies, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        key = KEYS - 1
        if i < games and states[i].over == 0 and actions[i] != NOTHING:
            key = min(actions[i] >> 7, 7)
            if has_phase:
                key = (8 * states[i].phase + key) % (KEYS - 1)
        count(keys, tallies, key, i, games)

    yield from (count_phases, count_choices)
