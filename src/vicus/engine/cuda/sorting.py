"""Rows in the order of a key, on the GPU: count the keys, see where each begins, put every row into its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

KEYS = 128
"""Rows are told apart by so many keys; those with the last one have nothing to do."""


def counting() -> tuple[Any, Any]:
    """Device functions: a block's counts of keys in shared memory are cleared, and later added to those of all."""
    from numba import cuda

    def clear(counts):  # type: ignore[no-untyped-def]
        for k in range(cuda.threadIdx.x, KEYS, cuda.blockDim.x):
            counts[k] = 0
        cuda.syncthreads()

    def add(counts, tallies):  # type: ignore[no-untyped-def]
        cuda.syncthreads()
        for k in range(cuda.threadIdx.x, KEYS, cuda.blockDim.x):
            if counts[k] > 0:
                cuda.atomic.add(tallies, k, counts[k])

    return cuda.jit(device=True)(clear), cuda.jit(device=True)(add)


def tally() -> Any:
    """A device function: how many rows have each key."""
    from numba import cuda, int32

    clear, add = counting()

    def count(keys, tallies, key, i, games):  # type: ignore[no-untyped-def]
        counts = cuda.shared.array(KEYS, int32)
        clear(counts)
        if i < games:
            keys[i] = key
            cuda.atomic.add(counts, key, 1)
        add(counts, tallies)

    return cuda.jit(device=True)(count)


def ordering() -> Iterator[Any]:
    from numba import cuda, int32

    def scan(tallies, starts, idle, games):  # type: ignore[no-untyped-def]
        """Where the rows of each key begin, a thread for each key; and how many have nothing to do."""
        k = cuda.threadIdx.x
        before = 0
        for j in range(k):
            before += tallies[j]
        starts[k] = before
        if k == KEYS - 1:
            idle[0] = tallies[k]
        cuda.syncthreads()
        tallies[k] = 0

    def scatter(keys, starts, order, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        counts, firsts = cuda.shared.array(KEYS, int32), cuda.shared.array(KEYS, int32)
        for k in range(cuda.threadIdx.x, KEYS, cuda.blockDim.x):
            counts[k] = 0
        cuda.syncthreads()
        place = 0
        if i < games:
            place = cuda.atomic.add(counts, keys[i], 1)
        cuda.syncthreads()
        for k in range(cuda.threadIdx.x, KEYS, cuda.blockDim.x):
            if counts[k] > 0:
                firsts[k] = cuda.atomic.add(starts, k, counts[k])
        cuda.syncthreads()
        if i < games:
            order[firsts[keys[i]] + place] = i

    yield from (scan, scatter)
