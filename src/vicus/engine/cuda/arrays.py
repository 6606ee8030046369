"""Arrays in the memory of a GPU that other libraries share without a copy: `__cuda_array_interface__` and DLPack."""

from __future__ import annotations

import ctypes
from math import prod
from typing import TYPE_CHECKING, Any

from vicus.errors import EngineUnavailable

from .driver import Buffer, Driver, array_words

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

KINDS = {
    "i1": ("|i1", 0, 8),
    "i2": ("<i2", 0, 16),
    "i4": ("<i4", 0, 32),
    "i8": ("<i8", 0, 64),
    "f4": ("<f4", 2, 32),
    "?": ("|b1", 6, 8),
}
"""By NumPy's code: as the array interface writes it, and DLPack's code and bits."""
DLPACK_CUDA = 2
NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))
_lent: dict[int, tuple[Any, ...]] = {}
"""What others hold, by the address of what they were given."""


def _give_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


_giving_back = _Deleter(_give_back)


def _forget(capsule: int) -> None:
    """Of a capsule that nobody took."""
    if ctypes.pythonapi.PyCapsule_IsValid(ctypes.c_void_p(capsule), NAME):
        _lent.pop(_pointer(ctypes.c_void_p(capsule), NAME), None)


_forgetting = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_forget)

_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class DeviceArray:
    """Numbers on the GPU; `torch.as_tensor(it)` and `jax.numpy.from_dlpack(it)` share its memory.

    With `columns` the first axis is the innermost one in memory: neighbouring rows lie beside each other, as the threads of a
    GPU want it.
    """

    def __init__(self, driver: Driver, shape: tuple[int, ...], code: str, columns: bool = False) -> None:
        import numpy as np

        self.shape, self.code, self.itemsize = shape, code, np.dtype(code).itemsize
        self._buffer = Buffer(driver, shape, self.itemsize)
        self.strides = _strides(shape, self.itemsize, columns)

    @classmethod
    def like(cls, other: DeviceArray, code: str) -> DeviceArray:
        """The same memory, read as another type of the same size."""
        twin = cls.__new__(cls)
        twin.__dict__.update(other.__dict__, code=code)
        return twin

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<DeviceArray {self.code}{list(self.shape)}>"

    @property
    def address(self) -> int:
        return self._buffer._pointer.value or 0

    def words(self) -> list[int]:
        return array_words(self.address, self.itemsize, self.shape, self.strides)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "version": 3,
            "typestr": KINDS[self.code][0],
            "shape": self.shape,
            "strides": self.strides,
            "data": (self.address, False),
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return DLPACK_CUDA, 0

    def __dlpack__(self, **_: Any) -> Any:
        """For whoever imports it, on whichever stream: the array lives at least as long as what is made of it."""
        self._buffer.driver.wait()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        strides = (ctypes.c_int64 * len(self.shape))(*(stride // self.itemsize for stride in self.strides))
        managed = _Managed()
        tensor = managed.tensor
        tensor.data, tensor.ndim, tensor.offset = self.address, len(self.shape), 0
        tensor.device.kind, tensor.device.number = DLPACK_CUDA, 0
        tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes = (*KINDS[self.code][1:], 1)
        tensor.shape, tensor.strides = shape, strides
        managed.deleter = _giving_back
        address = ctypes.addressof(managed)
        _lent[address] = (managed, shape, strides, self)
        return _new_capsule(address, NAME, ctypes.cast(_forgetting, ctypes.c_void_p))

    def get(self) -> Array:
        """A copy in the memory of this computer; waits for the GPU."""
        import numpy as np

        self._buffer.driver.wait()
        raw = self._buffer.get(np.zeros(prod(self.shape) * self.itemsize, "u1"))
        return np.ndarray(self.shape, self.code, raw.data, 0, self.strides) if raw.size else np.zeros(self.shape, self.code)

    def put(self, array: Array) -> None:
        """Write the numbers of an array of the same shape."""
        import numpy as np

        raw = np.zeros(prod(self.shape) * self.itemsize, "u1")
        if raw.size:
            np.ndarray(self.shape, self.code, raw.data, 0, self.strides)[...] = array
            self._buffer.driver.wait()  # whatever still reads or writes there, on whichever stream
            self._buffer.put(raw)
            self._buffer.driver.wait()


class Foreign:
    """Somebody else's array of whole numbers on the GPU, as a kernel takes it."""

    def __init__(self, given: Any, length: int) -> None:
        told = getattr(given, "__cuda_array_interface__", None)
        if told is None:
            raise EngineUnavailable("cuda-no-array", kind=type(given).__name__)
        itemsize = int(told["typestr"][2:])
        contiguous = told.get("strides") in (None, (itemsize,))
        if told["typestr"] != "<i8" or tuple(told["shape"]) != (length,) or not contiguous:
            raise EngineUnavailable("cuda-bad-array", number=length, kind=told["typestr"], shape=str(list(told["shape"])))
        self.address = int(told["data"][0])
        self._itemsize, self._length = itemsize, length

    def words(self) -> list[int]:
        return array_words(self.address, self._itemsize, (self._length,), (self._itemsize,))


def _strides(shape: tuple[int, ...], itemsize: int, columns: bool) -> tuple[int, ...]:
    order = (*range(1, len(shape)), 0) if columns else range(len(shape))
    strides, size = [0] * len(shape), itemsize
    for axis in reversed(order):
        strides[axis] = size
        size *= max(shape[axis], 1)
    return tuple(strides)
