"""A module that runs in wasmtime, with arrays that lie in its own memory.

An array is a NumPy view of that memory: Python and the module see the same numbers, and nothing is copied.
"""

from __future__ import annotations

import atexit
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any

from vicus.errors import EngineUnavailable

from .program import Program

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

PAGE = 1 << 16
ALIGNMENT = 16
FINE = (0, -2)
"""What Numba's functions return: 0, or -2 for None; else something was raised."""


@cache
def is_installed() -> bool:
    """Whether a module can run in this Python."""
    try:
        import wasmtime  # noqa: F401
    except (ImportError, OSError, RuntimeError):  # not installed, or not for this system
        return False
    return True


@cache
def _runtime() -> Any:
    import wasmtime

    config = wasmtime.Config()
    config.memory_may_move = False  # arrays are views of it
    return _kept(wasmtime.Engine(config))


_open: weakref.WeakSet[Any] = weakref.WeakSet()
"""What wasmtime has to give back: when Python itself is taken down that is too late, and it complains."""


@atexit.register
def _close() -> None:
    for each in list(_open):
        each.close()


def _kept(managed: Any) -> Any:
    _open.add(managed)
    return managed


class Code:
    """A program as machine code; any number of instances share it."""

    def __init__(self, program: Program) -> None:
        if not is_installed():
            raise EngineUnavailable("engine-no-wasmtime")
        import wasmtime

        self.about = program.about
        self.module = _kept(wasmtime.Module(_runtime(), program.wasm))


class Instance:
    """The module with a memory of its own: for one thread at a time."""

    def __init__(self, code: Code) -> None:
        import wasmtime

        self.about = code.about
        self._store = _kept(wasmtime.Store(_runtime()))
        self._exports = wasmtime.Instance(self._store, code.module, []).exports(self._store)
        self._memory: Any = self._exports["memory"]
        heap: Any = self._exports["__heap_base"]
        self._top: int = heap.value(self._store)
        self._result = self.array((2,), "i8")
        """Where a function puts what it returns, and what it raises."""

    @property
    def _base(self) -> int:
        import ctypes  # here: a browser makes no instances, and what it imports is in its way

        return ctypes.addressof(self._memory.data_ptr(self._store).contents)

    def array(self, shape: tuple[int, ...], dtype: Any) -> Array:
        """Zeros in the memory of the module."""
        import ctypes

        import numpy as np

        kind = np.dtype(dtype)
        size = max(prod(shape) * kind.itemsize, 1)
        at = -(-self._top // ALIGNMENT) * ALIGNMENT
        self._top = at + size
        lacking = self._top - self._memory.data_len(self._store)
        if lacking > 0:
            self._memory.grow(self._store, -(-lacking // PAGE))
        room = (ctypes.c_ubyte * size).from_address(self._base + at)
        ctypes.memset(room, 0, size)
        room._memory = self._store  # which lives as long as any array in it
        return np.ndarray(shape, kind, room)

    @contextmanager
    def for_now(self) -> Iterator[None]:
        """Arrays that are made meanwhile are given back afterwards."""
        top = self._top
        try:
            yield
        finally:
            self._top = top

    def call(self, name: str, *arguments: Any) -> int:
        """A function of the module: numbers, arrays of this memory and named tuples of them go in, a number comes out."""
        base = self._base
        words = [word for argument in arguments for word in _words(argument, base)]
        place = self._result.ctypes.data - base
        status = self._exports[name](self._store, place, place + 8, *words)
        if status not in FINE:
            raise RuntimeError(f"{name} of {self.about.game} raised an exception in WebAssembly (status {status})")
        return int(self._result[0])


def _words(argument: Any, base: int) -> Iterator[int]:
    """As Numba passes it. An array: parent, owner, items, item size, address, shape, strides."""
    if isinstance(argument, int):
        yield argument
    elif isinstance(argument, tuple):
        for part in argument:
            yield from _words(part, base)
    elif argument.shape:
        yield from (0, 0, argument.size, argument.itemsize, argument.ctypes.data - base, *argument.shape, *argument.strides)
    else:  # a state of its own
        yield argument.ctypes.data - base
