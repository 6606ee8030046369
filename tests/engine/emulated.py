"""A GPU made of Python threads: kernels run as they are written, with the arguments that a driver would be given.

Slow, and no test of what the compiler makes of them; but of everything else (`bench/gpu.py` compares a real one's games).
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from numba import types
from numba.np.numpy_support import as_dtype

from vicus.engine.mirror import Mirror

WARP = 32


def on_records(mirror: Callable[[], Mirror], **changed: Callable[[Any], Any]) -> Callable[..., None]:
    """Rules for states that are records: read into an interpreted state and written back at each call from outside.

    What is `changed` makes another function of the one with its name.
    """

    def transform(module: ModuleType, functions: dict[str, Any]) -> None:
        for name, function in functions.items():
            setattr(module, name, outer(changed[name](function) if name in changed else function))

    def outer(function: Any) -> Any:
        def called(*given: Any) -> Any:
            arguments = [int(a) if isinstance(a, np.integer) else a for a in given]
            if not (arguments and isinstance(arguments[0], np.record)):
                return function(*arguments)
            record, state = arguments[0], mirror().state.from_record(arguments[0])
            result = function(state, *arguments[1:])
            for name, value in state.values():
                record[name] = value
            return result

        return called

    return transform


class Block:
    def __init__(self, number: int, threads: int, shared: int) -> None:
        self.number, self.threads = number, threads
        self.dynamic = bytearray(shared)
        self.arrays: dict[int, Any] = {}
        self.lock, self.barrier = threading.Lock(), threading.Barrier(threads)
        self.warps = [Warp(min(WARP, threads - first)) for first in range(0, threads, WARP)]

    def abort(self) -> None:
        self.barrier.abort()
        for warp in self.warps:
            warp.barrier.abort()


class Warp:
    def __init__(self, threads: int) -> None:
        self.barrier, self.told = threading.Barrier(threads), [0] * threads


class Cuda:
    """What kernels take from `numba.cuda`."""

    def __init__(self) -> None:
        self._here: Any = threading.local()
        self.local = SimpleNamespace(array=lambda length, kind: np.zeros(length, dtype(kind)))
        self.shared, self.atomic = SimpleNamespace(array=self._shared), SimpleNamespace(add=self._add)

    def run(self, kernel: Any, arguments: list[Any], grid: int, threads: int, shared: int) -> None:
        for number in range(grid):
            block, problems = Block(number, threads, shared), []

            def one(thread: int, block: Block = block, problems: list[BaseException] = problems) -> None:
                self._here.block, self._here.thread, self._here.made = block, thread, 0
                try:
                    kernel(*arguments)
                except BaseException as problem:
                    problems.append(problem)
                    block.abort()

            crowd = [threading.Thread(target=one, args=(t,)) for t in range(threads)]
            for each in crowd:
                each.start()
            for each in crowd:
                each.join()
            if problems:
                raise next((p for p in problems if not isinstance(p, threading.BrokenBarrierError)), problems[0])

    def jit(self, device: bool) -> Any:
        return lambda function: function

    threadIdx = property(lambda self: SimpleNamespace(x=self._here.thread))  # noqa: N815
    blockIdx = property(lambda self: SimpleNamespace(x=self._here.block.number))  # noqa: N815
    blockDim = property(lambda self: SimpleNamespace(x=self._here.block.threads))  # noqa: N815

    def grid(self, dimensions: int) -> int:
        return self._here.block.number * self._here.block.threads + self._here.thread

    def syncthreads(self) -> None:
        self._here.block.barrier.wait()

    def syncwarp(self) -> None:
        self._here.block.warps[self._here.thread // WARP].barrier.wait()

    def shfl_sync(self, mask: int, value: int, lane: int) -> int:
        assert 0 <= lane < WARP
        warp = self._here.block.warps[self._here.thread // WARP]
        warp.told[self._here.thread % WARP] = value
        warp.barrier.wait()
        told = warp.told[lane]
        warp.barrier.wait()
        return told

    def _shared(self, length: int, kind: Any) -> Any:
        block = self._here.block
        if length == 0:
            return np.frombuffer(block.dynamic, dtype(kind), len(block.dynamic) // dtype(kind).itemsize)
        with block.lock:
            self._here.made += 1
            return block.arrays.setdefault(self._here.made, np.full(length, 77, dtype(kind)))

    def _add(self, array: Any, index: int, value: int) -> int:
        with self._here.block.lock:
            assert 0 <= index < len(array)
            before = int(array[index])
            array[index] += value
        return before


def dtype(kind: Any) -> Any:
    """Records with names for their fields, as kernels read them."""
    found = as_dtype(kind) if isinstance(kind, types.Type) else kind
    return np.dtype((np.record, found)) if found.names else found


class Driver:
    """With the computer's own memory."""

    shared_memory = 100 * 1024

    def __init__(self, cuda: Cuda, kernels: dict[str, Any], signatures: dict[str, Any], threads: int) -> None:
        self.cuda, self.kernels, self.signatures, self.threads = cuda, kernels, signatures, threads
        self.launched: list[tuple[str, int, int, int]] = []
        self.room: dict[str, int] = {}
        self._memory: dict[int, Any] = {}

    def load(self, ptx: str, kernel: str) -> str:
        return kernel

    def make_room(self, kernel: str, shared: int) -> None:
        self.room[kernel] = shared

    def most_threads(self, kernel: str) -> int:
        return self.threads

    def wait(self) -> None:
        pass

    def launch_on(self, stream: int, kernel: str, grid: int, block: int, pointers: Any, shared: int = 0) -> None:
        assert shared == self.room.get(kernel, 0)
        self.launched.append((kernel, grid, block, shared))
        words = iter([ctypes.c_int64.from_address(at).value for at in pointers])
        arguments = [self._argument(kind, words) for kind in self.signatures[kernel]]
        assert next(words, None) is None, f"{kernel} is given more than it takes"
        self.cuda.run(self.kernels[kernel], arguments, grid, block, shared)

    def _argument(self, kind: Any, words: Iterator[int]) -> Any:
        if not isinstance(kind, types.Array):
            return next(words)
        parent, owner, items, size, address = (next(words) for _ in range(5))
        shape, strides = ([next(words) for _ in range(kind.ndim)] for _ in range(2))
        made = dtype(kind.dtype)
        assert (parent, owner, items, size) == (0, 0, np.prod(shape), made.itemsize)
        start, memory = next((a, m) for a, m in self._memory.items() if a <= address < a + len(m))
        array = np.ndarray(shape, made, memory, address - start, strides)
        assert array.flags.c_contiguous
        return array

    def _call(self, function: str, *arguments: Any) -> None:
        if function == "cuMemAlloc_v2":
            memory = (ctypes.c_char * arguments[1].value)()
            arguments[0]._obj.value = ctypes.addressof(memory)
            self._memory[ctypes.addressof(memory)] = memory
        elif function == "cuMemFree_v2":
            del self._memory[arguments[0].value]
        elif function == "cuMemsetD8_v2":
            ctypes.memset(arguments[0].value, arguments[1].value, arguments[2].value)
        elif function == "cuMemcpyHtoD_v2":
            assert arguments[2].value <= len(self._memory[arguments[0].value])
            ctypes.memmove(arguments[0].value, arguments[1].value, arguments[2].value)
        elif function == "cuMemcpyDtoH_v2":
            assert arguments[2].value <= len(self._memory[arguments[1].value])
            ctypes.memmove(arguments[0].value, arguments[1].value, arguments[2].value)
