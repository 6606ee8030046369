"""Random games on a GPU in small steps: before each, rows that are about to do the same are brought side by side.

For games whose rules are long. In one kernel that plays a whole game, the 32 threads that share their instructions drift
apart: in Helvetia 2.5 of them were at the same one on average, and four fifths of the time went by with waiting for
instructions.

Rows whose game is over are dropped from the order. A step fetches each state into shared memory, where the rules may read
and write single bytes, and puts it back; it also counts the keys by which the rows are sorted for the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .sorting import KEYS, counting

if TYPE_CHECKING:
    from types import ModuleType

    from ..mirror import Mirror

ORDER = ("start", "number", "play", "conclude", "scan", "scatter")
"""Of the kernels in a program."""
BLOCK, SORTING_BLOCK, MOST_PLAYED = 64, 1024, 320
"""Threads side by side; the last if there is room for so many states in shared memory."""
WARP, WORD = 32, 8
COURSES = 3 * KEYS // 4
"""A game's `course` is below this; the keys from here on are of rows that something is pending for."""
SHARED_MEMORY = 99 * 1024
"""What a block may have on every device that can load the program, if it asks for it (`Driver.make_room`)."""
COUNTS = 4 * KEYS
"""Bytes of it that are taken already."""
LARGEST_STATE = (SHARED_MEMORY - COUNTS) // WARP
"""Larger states stay where they are while they are played on."""


def block_size(state_size: int, room: int, most: int = MOST_PLAYED) -> int:
    """How many threads play side by side if a block may have so many bytes of shared memory, and so many threads.

    >>> block_size(680, 227 * 1024), block_size(680, 99 * 1024), block_size(8, 99 * 1024), block_size(8, 99 * 1024, 250)
    (320, 128, 320, 224)
    """
    return min((room - COUNTS) // state_size, most, MOST_PLAYED) // WARP * WARP


def signatures(record: Any) -> dict[str, tuple[Any, ...]]:
    from numba import int8, int32, int64, types

    states, ints, table = types.Array(record, 1, "C"), types.Array(int64, 1, "C"), types.Array(int64, 2, "C")
    whole, keys = types.Array(int32, 1, "C"), types.Array(int8, 1, "C")
    rows = ints if record.size <= LARGEST_STATE else states
    return {
        "start": (states, ints, int64, int64, int64, int64),
        "number": (states, whole, keys, whole, int64),
        "play": (rows, whole, keys, whole, whole, int64, int64, int64),
        "conclude": (states, table, table, int64, int64),
        "scan": (whole, whole, whole, whole, int64),
        "scatter": (keys, whole, whole, whole, whole, int64),
    }


def kernels(mirror: Mirror, rules: ModuleType, record: Any) -> Iterator[Any]:
    """A thread for each game. Numba takes the surrounding variables as constants."""
    yield from _around(mirror, rules.LINES)
    yield from _playing(mirror, rules.MAX_LEGAL, record)
    yield from _ordering()


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


def _playing(mirror: Mirror, max_legal: int, record: Any) -> Iterator[Any]:
    from numba import cuda, int16, int32, int64

    go_on, derive = mirror.module("kernel.play").go_on, mirror.module("kernel.chance").derive
    key_of, (clear, add), (fetch, bring) = keying(mirror), counting(), moving(mirror.state.dtype.itemsize)

    def number(states, order, keys, tallies, games):  # type: ignore[no-untyped-def]
        """At the start."""
        counts = cuda.shared.array(KEYS, int32)
        k = cuda.grid(1)
        clear(counts)
        if k < games:
            order[k] = k
            key = key_of(states[k])
            keys[k] = key
            cuda.atomic.add(counts, key, 1)
        add(counts, tallies)

    def play(words, order, keys, tallies, active, seed, first, games):  # type: ignore[no-untyped-def]
        """The dynamic part of shared memory is seen as words and as the states that they are."""
        counts = cuda.shared.array(KEYS, int32)
        here = cuda.shared.array(0, int64)
        states = cuda.shared.array(0, record)
        acts = cuda.local.array(max_legal, int16)
        k = cuda.grid(1)
        t = cuda.threadIdx.x
        if cuda.blockIdx.x * cuda.blockDim.x < active[0]:
            clear(counts)
            lane = t & (WARP - 1)
            i = int32(-1)
            if k < active[0]:
                i = order[k]
            fetch(words, here, i, t - lane, lane)
            if i >= 0:
                s = states[t]
                go_on(s, derive(seed, first + i), acts)
                key = key_of(s)
                keys[k] = key
                cuda.atomic.add(counts, key, 1)
            bring(words, here, i, t - lane, lane)
            add(counts, tallies)

    def play_in_place(states, order, keys, tallies, active, seed, first, games):  # type: ignore[no-untyped-def]
        counts = cuda.shared.array(KEYS, int32)
        acts = cuda.local.array(max_legal, int16)
        k = cuda.grid(1)
        if cuda.blockIdx.x * cuda.blockDim.x < active[0]:
            clear(counts)
            if k < active[0]:
                i = order[k]
                s = states[i]
                go_on(s, derive(seed, first + i), acts)
                key = key_of(s)
                keys[k] = key
                cuda.atomic.add(counts, key, 1)
            add(counts, tallies)

    play_in_place.__name__ = "play"
    yield from (number, play if mirror.state.dtype.itemsize <= LARGEST_STATE else play_in_place)


def keying(mirror: Mirror) -> Any:
    """A device function: what a row is about to do. A game may tell (`course`); else it follows from the phase, if any."""
    from numba import cuda

    has_phase = any(field.name == "phase" for field in mirror.state.fields)

    def by_phase(s):  # type: ignore[no-untyped-def]
        return s.phase & (KEYS // 2 - 1) if has_phase else 0

    course = getattr(mirror.module("rules"), "course", None) or cuda.jit(device=True)(by_phase)

    def key_of(s):  # type: ignore[no-untyped-def]
        if s.over != 0:
            return KEYS - 1
        if s.pending != 0:
            return COURSES + (s.pending & 15)
        return min(max(course(s), 0), COURSES - 1)  # whatever it says: only the speed depends on it

    return cuda.jit(device=True)(key_of)


def moving(state_size: int) -> tuple[Any, Any]:
    """Device functions: the 32 threads of a warp fetch their states and bring them back, neighbours taking neighbouring words.

    Each knows the row `i` of its own state, negative if it has none. (If each copied its own, a word of each would be a read.)
    """
    from numba import cuda, uint64

    size = state_size // WORD
    rows, rest = divmod(WARP, size)

    def next_place(r, w):  # type: ignore[no-untyped-def]
        r += rows
        w += rest
        if w >= size:
            return r + 1, w - size
        return r, w

    onward: Any = cuda.jit(device=True)(next_place)

    def fetch(words, here, i, warp, lane):  # type: ignore[no-untyped-def]
        """Five reads are under way at a time."""
        r, w, at = lane // size if rows else 0, lane % size if rows else lane, warp * size + lane
        i = max(i, 0)
        for _ in range(size // 5):
            row = cuda.shfl_sync(0xFFFFFFFF, i, r)
            x0 = words[uint64(row * size + w)]
            r, w = onward(r, w)
            row = cuda.shfl_sync(0xFFFFFFFF, i, r)
            x1 = words[uint64(row * size + w)]
            r, w = onward(r, w)
            row = cuda.shfl_sync(0xFFFFFFFF, i, r)
            x2 = words[uint64(row * size + w)]
            r, w = onward(r, w)
            row = cuda.shfl_sync(0xFFFFFFFF, i, r)
            x3 = words[uint64(row * size + w)]
            r, w = onward(r, w)
            row = cuda.shfl_sync(0xFFFFFFFF, i, r)
            x4 = words[uint64(row * size + w)]
            r, w = onward(r, w)
            here[uint64(at)] = x0
            here[uint64(at + WARP)] = x1
            here[uint64(at + 2 * WARP)] = x2
            here[uint64(at + 3 * WARP)] = x3
            here[uint64(at + 4 * WARP)] = x4
            at += 5 * WARP
        for _ in range(size % 5):
            row = cuda.shfl_sync(0xFFFFFFFF, i, r)
            here[uint64(at)] = words[uint64(row * size + w)]
            r, w = onward(r, w)
            at += WARP
        cuda.syncwarp()

    def bring(words, here, i, warp, lane):  # type: ignore[no-untyped-def]
        cuda.syncwarp()
        r, w, at = lane // size if rows else 0, lane % size if rows else lane, warp * size + lane
        for _ in range(size):
            row = cuda.shfl_sync(0xFFFFFFFF, i, r)
            if row >= 0:
                words[uint64(row * size + w)] = here[uint64(at)]
            r, w = onward(r, w)
            at += WARP

    return cuda.jit(device=True)(fetch), cuda.jit(device=True)(bring)


def _ordering() -> Iterator[Any]:
    yield _scan()
    yield _scatter()


def _scan() -> Any:
    from numba import cuda

    def scan(tallies, starts, active, before, games):  # type: ignore[no-untyped-def]
        """Where the rows of each key begin, a thread for each key; how many rows there were, and how many go on."""
        k = cuda.threadIdx.x
        if k == 0:
            before[0] = active[0]
        rows = 0
        for j in range(k):
            rows += tallies[j]
        starts[k] = rows
        cuda.syncthreads()
        tallies[k] = 0
        if k == KEYS - 1:
            active[0] = rows

    return scan


def _scatter() -> Any:
    from numba import cuda, int32

    clear, _ = counting()

    def scatter(keys, order, target, starts, before, games):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        counts = cuda.shared.array(KEYS, int32)
        firsts = cuda.shared.array(KEYS, int32)
        if cuda.blockIdx.x * cuda.blockDim.x < before[0]:
            clear(counts)
            place = 0
            key = 0
            inside = k < before[0]
            if inside:
                key = keys[k]
                place = cuda.atomic.add(counts, key, 1)
            cuda.syncthreads()
            for j in range(cuda.threadIdx.x, KEYS, cuda.blockDim.x):
                if counts[j] > 0:
                    firsts[j] = cuda.atomic.add(starts, j, counts[j])
            cuda.syncthreads()
            if inside:
                target[firsts[key] + place] = order[k]

    return scatter
