"""The CUDA engine as far as a machine without a GPU goes: the program is compiled, and the driver says that it is missing."""

import re

import pytest

import vicus
from vicus.engine.cuda.driver import Buffer, Driver
from vicus.engine.cuda.program import BLOCK, SHARED_MEMORY, Program
from vicus.engine.engines import cuda_program

GAME = "bohemian_villages"


@pytest.fixture(scope="module")
def program():
    return cuda_program(GAME, vicus.game(GAME).box)


@pytest.mark.compile
@pytest.mark.xdist_group("cuda")
class TestProgram:
    def test_rules_compile_to_ptx_without_a_gpu(self, program):
        parts = program.ptx.split("\0")
        assert [re.findall(r"\.visible \.entry (\w+)\(", part) for part in parts] == [["simulate"], ["count"]]
        assert all(".target sm_90" in part for part in parts)

    def test_ptx_is_old_enough_for_the_driver(self, program):
        """Driver 580 loads PTX of CUDA 13.0, version 9.0, at most."""
        versions = re.findall(r"^\.version (\d+)\.(\d+)", program.ptx, re.MULTILINE)
        assert versions
        assert all((int(a), int(b)) <= (9, 0) for a, b in versions)

    def test_small_states_live_in_shared_memory(self, program):
        state = vicus.game(GAME).engine.state
        assert program.state_size == state.dtype.itemsize
        assert BLOCK * program.state_size <= SHARED_MEMORY
        shared = re.search(r"\.shared .*\[(\d+)\]", program.ptx)
        assert shared
        assert int(shared[1]) == BLOCK * program.state_size

    def test_kernels_need_no_recursion_or_allocation(self, program):
        assert "malloc" not in program.ptx
        assert "NRT_" not in program.ptx

    def test_a_saved_program_reads_back(self, program, tmp_path):
        program.save(tmp_path)
        assert Program.load(tmp_path) == program


def has_gpu() -> bool:
    try:
        Driver()
    except vicus.EngineUnavailable:
        return False
    return True


@pytest.mark.skipif(has_gpu(), reason="there is a GPU")
def test_without_a_driver_the_error_says_what_to_do():
    with pytest.raises(vicus.EngineUnavailable, match="--engine native"):
        vicus.game(GAME).simulate(1, players=2, engine="cuda")


@pytest.mark.skipif(not has_gpu(), reason="there is no GPU (bench/gpu.py is for machines that have one)")
def test_with_a_gpu_the_games_are_the_same():
    ours, theirs = (vicus.game(GAME).simulate(1000, players=3, engine=e) for e in ("interpreted", "cuda"))
    assert ours.checksum == theirs.checksum


class FakeDriver:
    def _call(self, function, *arguments):
        pass


@pytest.mark.parametrize(
    ("shape", "itemsize", "tail"),
    [((5,), 8, [5, 8]), ((4, 3), 8, [4, 3, 24, 8]), ((2, 3, 7), 2, [2, 3, 7, 42, 14, 2])],
)
def test_arrays_are_passed_as_numba_expects(shape, itemsize, tail):
    words = Buffer(FakeDriver(), shape, itemsize).words()
    items = 1
    for length in shape:
        items *= length
    assert words == [0, 0, items, itemsize, 0, *tail]
