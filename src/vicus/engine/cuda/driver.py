"""As much of the CUDA driver as is needed, straight from libcuda: no toolkit, no other package."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from contextlib import suppress
from math import prod
from typing import TYPE_CHECKING, Any

from vicus.errors import EngineUnavailable

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

SHARED_MEMORY_IF_ASKED = 97
MOST_THREADS, DYNAMIC_SHARED_MEMORY, PREFERRED_SHARE = 0, 8, 9
"""The driver's numbers for attributes of a device and of a function."""
_LIBRARIES = ("nvcuda.dll",) if sys.platform == "win32" else ("libcuda.so.1", "libcuda.so")


class Driver:
    """The first GPU of this machine."""

    def __init__(self) -> None:
        self._library = _open_library()
        self._call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self._call("cuDeviceGet", ctypes.byref(device), 0)
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._call("cuCtxSetCurrent", context)
        name = ctypes.create_string_buffer(100)
        self._call("cuDeviceGetName", name, 100, device)
        self.name = name.value.decode()
        room = ctypes.c_int()
        self._call("cuDeviceGetAttribute", ctypes.byref(room), SHARED_MEMORY_IF_ASKED, device)
        self.shared_memory = room.value
        """Bytes that a block may have if its kernel asks for them (`make_room`)."""

    def _call(self, function: str, *arguments: Any) -> None:
        code = getattr(self._library, function)(*arguments)
        if code:
            text = ctypes.c_char_p()
            self._library.cuGetErrorString(code, ctypes.byref(text))
            raise EngineUnavailable("engine-cuda-error", function=function, problem=(text.value or b"?").decode())

    def load(self, ptx: str, kernel: str) -> ctypes.c_void_p:
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self._call("cuModuleLoadData", ctypes.byref(module), ptx.encode() + b"\0")
        self._call("cuModuleGetFunction", ctypes.byref(function), module, kernel.encode())
        return function

    def launch(self, function: ctypes.c_void_p, grid: int, block: int, arguments: Sequence[int | Buffer]) -> None:
        """Numba's kernels take every argument as 64-bit words, an array as several (see `Buffer.words`)."""
        words = [w for a in arguments for w in (a.words() if isinstance(a, Buffer) else (a,))]
        cells = [ctypes.c_int64(word) for word in words]
        pointers = (ctypes.c_void_p * len(cells))(*[ctypes.addressof(c) for c in cells])
        self._call("cuLaunchKernel", function, grid, 1, 1, block, 1, 1, 0, None, pointers, None)

    def launch_on(self, stream: int, function: ctypes.c_void_p, grid: int, block: int, pointers: Any, shared: int = 0) -> None:
        """The same with arguments that are laid out already, on a stream of the caller's, and with shared memory."""
        self._call("cuLaunchKernel", function, grid, 1, 1, block, 1, 1, shared, ctypes.c_void_p(stream), pointers, None)

    def make_room(self, function: ctypes.c_void_p, shared: int) -> None:
        """A kernel will be launched with so many bytes of shared memory: more than 48 KiB have to be asked for."""
        self._call("cuFuncSetAttribute", function, DYNAMIC_SHARED_MEMORY, ctypes.c_int(shared))
        self._call("cuFuncSetAttribute", function, PREFERRED_SHARE, ctypes.c_int(100))  # per cent of what could be cache

    def most_threads(self, function: ctypes.c_void_p) -> int:
        """In a block of this kernel: each takes registers."""
        most = ctypes.c_int()
        self._call("cuFuncGetAttribute", ctypes.byref(most), MOST_THREADS, function)
        return most.value

    def wait(self) -> None:
        self._call("cuCtxSynchronize")


class Buffer:
    """An array in the memory of the GPU; give it back with `with`."""

    def __init__(self, driver: Driver, shape: tuple[int, ...], itemsize: int) -> None:
        self.driver, self.shape, self.itemsize = driver, shape, itemsize
        self.items = prod(shape)
        self._pointer = ctypes.c_uint64()
        driver._call("cuMemAlloc_v2", ctypes.byref(self._pointer), ctypes.c_size_t(max(self.bytes, 8)))
        driver._call("cuMemsetD8_v2", self._pointer, ctypes.c_ubyte(0), ctypes.c_size_t(max(self.bytes, 8)))
        driver._call("cuCtxSynchronize")  # kernels of other streams must not overtake it

    @property
    def bytes(self) -> int:
        return self.items * self.itemsize

    def words_of(self, itemsize: int) -> tuple[int, ...]:
        """The same memory as a row of items of another size."""
        number = self.bytes // itemsize
        return tuple(array_words(self._pointer.value, itemsize, (number,), (itemsize,)))

    def words(self) -> list[int]:
        strides = [self.itemsize]
        for length in reversed(self.shape[1:]):
            strides.insert(0, strides[0] * length)
        return array_words(self._pointer.value, self.itemsize, self.shape, strides)

    def put(self, array: Array) -> None:
        if array.nbytes:
            self.driver._call(
                "cuMemcpyHtoD_v2", self._pointer, ctypes.c_void_p(array.ctypes.data), ctypes.c_size_t(array.nbytes)
            )

    def get(self, array: Array) -> Array:
        if array.nbytes:
            self.driver._call(
                "cuMemcpyDtoH_v2", ctypes.c_void_p(array.ctypes.data), self._pointer, ctypes.c_size_t(array.nbytes)
            )
        return array

    def __enter__(self) -> Buffer:
        return self

    def __exit__(self, *_: object) -> None:
        self.free()

    def __del__(self) -> None:
        with suppress(Exception):  # the driver may be gone already
            self.free()

    def free(self) -> None:
        """Once; nobody may use it afterwards."""
        if getattr(self, "_pointer", None) and self._pointer.value:
            self.driver._call("cuMemFree_v2", self._pointer)
            self._pointer.value = 0


def array_words(address: int, itemsize: int, shape: Sequence[int], strides: Sequence[int]) -> list[int]:
    """An array as Numba's kernels take it: parent, owner, items, item size, address, shape, strides."""
    return [0, 0, prod(shape), itemsize, address, *shape, *strides]


def _open_library() -> Any:
    for name in _LIBRARIES:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise EngineUnavailable("engine-no-gpu")
