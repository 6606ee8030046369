"""Arrays on a GPU as kernels and other libraries take them, as far as a machine without one goes."""

from __future__ import annotations

import gc
from types import SimpleNamespace

import pytest

import vicus
from vicus.engine.cuda.arrays import DeviceArray, Foreign

from .test_cuda import FakeDriver


@pytest.mark.parametrize(
    ("shape", "code", "columns", "tail"),
    [
        ((4, 3), "i1", False, [4, 3, 3, 1]),
        ((4, 3), "i1", True, [4, 3, 1, 4]),
        ((4, 2, 3), "i2", True, [4, 2, 3, 2, 24, 8]),
        ((5,), "i8", False, [5, 8]),
        ((4, 0), "i2", True, [4, 0, 2, 8]),
    ],
)
def test_rows_lie_beside_each_other_where_threads_want_them(shape, code, columns, tail):
    array = DeviceArray(FakeDriver(), shape, code, columns)
    assert array.words()[5:] == tail
    told = array.__cuda_array_interface__
    assert (told["shape"], list(told["strides"])) == (shape, tail[len(shape) :])


def test_a_mask_is_told_as_flags():
    mask = DeviceArray.like(DeviceArray(FakeDriver(), (4, 3), "i1"), "?")
    assert mask.__cuda_array_interface__["typestr"] == "|b1"
    assert mask.__dlpack_device__() == (2, 0)


def tensor(typestr: str = "<i8", shape: tuple[int, ...] = (4,), strides: tuple[int, ...] | None = None) -> object:
    told = {"typestr": typestr, "shape": shape, "strides": strides, "data": (4096, False)}
    return SimpleNamespace(__cuda_array_interface__=told)


def test_actions_on_the_device_are_taken_as_they_are():
    assert Foreign(tensor(), 4).words() == [0, 0, 4, 8, 4096, 4, 8]


@pytest.mark.parametrize("given", [[0, 1, 2, 3], None, tensor("<i4"), tensor(shape=(5,)), tensor(strides=(16,))])
def test_what_is_no_array_of_actions_on_the_device_is_refused(given):
    with pytest.raises(vicus.EngineUnavailable, match=r"int64|on the device"):
        Foreign(given, 4)


class CountingDriver(FakeDriver):
    def __init__(self):
        self.called: list[str] = []

    def _call(self, function, *arguments):
        self.called.append(function)
        if function == "cuMemAlloc_v2":
            arguments[0]._obj.value = 4096

    def wait(self):
        pass


def test_memory_is_given_back_with_the_last_who_has_it():
    driver = CountingDriver()
    array = DeviceArray(driver, (4,), "i1")
    twin = DeviceArray.like(array, "?")
    del array
    gc.collect()
    assert twin.address == 4096
    lent = twin.__dlpack__()
    del twin, lent
    gc.collect()
    assert driver.called.count("cuMemFree_v2") == 1
