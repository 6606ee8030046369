"""Kernels that are launched again and again."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

from .driver import Driver

BLOCK = 64


class Launch:
    """A kernel with its arguments: calling it costs one call of the driver."""

    def __init__(
        self,
        driver: Driver,
        function: Any,
        arguments: tuple[Any, ...],
        games: int,
        block: int = BLOCK,
        grid: int = 0,
        shared: int = 0,
    ) -> None:
        self._driver, self._function, self._keep = driver, function, arguments
        self._grid, self._block, self._shared = grid or -(-games // block), block, shared
        words = [word for argument in (*arguments, games) for word in _words(argument)]
        self._cells = (ctypes.c_int64 * len(words))(*words)
        at = ctypes.addressof(self._cells)
        self._pointers = (ctypes.c_void_p * len(words))(*[at + 8 * n for n in range(len(words))])

    def __call__(self, stream: int = 0) -> None:
        if self._grid:
            self._driver.launch_on(stream, self._function, self._grid, self._block, self._pointers, self._shared)


def _words(argument: Any) -> Iterator[int]:
    if isinstance(argument, int):
        yield argument
    elif isinstance(argument, tuple):
        for part in argument:
            yield from _words(part)
    else:
        yield from argument.words()
