"""Work that is always the same, as a CUDA graph: thousands of small kernels for one call of the driver."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import torch

T = TypeVar("T")
WARM_UP = 2


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
