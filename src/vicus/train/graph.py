"""Work that is always the same, as a CUDA graph: thousands of small kernels for one call of the driver."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import torch

T = TypeVar("T")
WARM_UP = 2


def beside_each_other(works: Sequence[Callable[[], None]]) -> Callable[[], None]:
    """All of them, each on a stream of its own: what is too small to fill a GPU leaves room for the others."""
    streams = [torch.cuda.Stream() for _ in works]

    def all_of_them() -> None:
        here = torch.cuda.current_stream()
        for work, stream in zip(works, streams, strict=True):
            stream.wait_stream(here)
            with torch.cuda.stream(stream):
                work()
        for stream in streams:
            here.wait_stream(stream)

    return all_of_them


def captured(work: Callable[[], T], before: Callable[[], None] = lambda: None) -> Callable[[], T]:
    """A function that does the same again; what it returns is always in the same memory. `before` each warming up."""
    torch.cuda.synchronize()
    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        for _ in range(WARM_UP):
            before()
            work()
    torch.cuda.synchronize()  # two streams at once would be a race for the same games
    before()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        found = work()

    def again() -> T:
        graph.replay()
        return found

    return again
