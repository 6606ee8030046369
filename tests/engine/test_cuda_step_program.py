"""The kernels of batches on a GPU, compiled where there is none."""

from __future__ import annotations

import re

import pytest

import vicus
from vicus.engine.cuda.program import Compiler
from vicus.engine.cuda.step_program import StepProgram, compile_stepping
from vicus.engine.engines import mirror_name
from vicus.engine.mirror import Mirror

from .test_cuda import has_gpu

KERNELS = {
    *("reset", "act", "follow", "settle", "chance"),
    *("observe", "look", "resample", "show"),
    *("count_actions", "count_states", "scan", "scatter"),
}


@pytest.mark.compile
@pytest.mark.xdist_group("cuda")
def test_the_kernels_of_a_batch_compile_without_a_gpu(toy, tmp_path):
    program = compile_stepping(Mirror(mirror_name("toy", "cuda_stepper", "test"), "toy", toy, Compiler().transform))
    assert set(program.kernels) == KERNELS
    for name, ptx in program.kernels.items():
        assert re.findall(r"\.visible \.entry (\w+)\(", ptx) == [name]
        assert ".target sm_90" in ptx
        assert "malloc" not in ptx
    assert program.passes == 0, "short rules need no sorting in between"
    program.save(tmp_path)
    assert StepProgram.load(tmp_path) == program


@pytest.mark.skipif(has_gpu(), reason="there is a GPU")
def test_without_a_gpu_nothing_is_compiled_for_it():
    with pytest.raises(vicus.EngineUnavailable, match="native"):
        vicus.game("bohemian_villages").batch(4, players=2, engine="cuda")
