"""The rows of a batch on a GPU, with a driver that only listens; `bench/gpu_batch.py` compares every step on a real one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from vicus.engine.cuda import device_rows
from vicus.engine.cuda.device_rows import DeviceRows
from vicus.engine.cuda.sorting import KEYS
from vicus.engine.cuda.step_program import StepProgram
from vicus.engine.rows import Plan

from .test_cuda import FakeDriver
from .test_cuda_arrays import tensor

GAMES = 4
SORTED = ["scan", "scatter"]


class ListeningDriver(FakeDriver):
    def __init__(self):
        self.launched: list[str] = []
        self.blocks: dict[str, int] = {}

    def launch_on(self, stream, function, grid, block, pointers, shared=0):
        self.launched.append(function)
        self.blocks[function] = block


@pytest.fixture
def driver(monkeypatch):
    found = ListeningDriver()
    monkeypatch.setattr(device_rows, "loaded", lambda kernels: (found, {name: name for name, _ in kernels}))
    return found


def made(passes: int = 0) -> DeviceRows:
    names = ("reset", "count_actions", "count_states", "scan", "scatter", "act", "follow", "settle", "look", "show")
    program = StepProgram(dict.fromkeys(names, ""), state_size=8, max_legal=5, lines=2, passes=passes)
    plan = Plan(GAMES, 2, [0], actions=7, width=3, final=False, explicit=False, threads=1)
    return DeviceRows(program, GAMES, False, plan.rows)


def test_a_row_of_everything_for_each_game(driver):
    rows = made().rows
    shapes = {name: getattr(rows, name).shape for name in ("seeds", "menus", "mask", "observations", "finals", "history")}
    assert shapes == {
        "seeds": (4,),
        "menus": (4, 5),
        "mask": (4, 7),
        "observations": (4, 3),
        "finals": (0, 2, 3),
        "history": (4, 0),  # not kept there
    }
    assert rows.states.words() == [0, 0, 4, 8, 0, 4, 8]


def test_short_rules_are_sorted_once(driver):
    made().step(tensor())
    assert driver.launched == ["count_actions", *SORTED, "act", "settle", "look"]
    assert driver.blocks == {"count_actions": 1024, "scan": KEYS, "scatter": 1024, "act": 32, "settle": 32, "look": 128}


def test_long_rules_are_sorted_before_each_part_of_a_step(driver):
    made(passes=2).step(tensor())
    followed = ["count_states", *SORTED, "follow"] * 2
    assert driver.launched == ["count_actions", *SORTED, "act", *followed, "count_states", *SORTED, "settle", "look"]
    assert (driver.blocks["act"], driver.blocks["look"], driver.blocks["scatter"]) == (64, 64, 256)


def test_actions_in_the_same_memory_are_prepared_once(driver, monkeypatch):
    rows, actions = made(), tensor()
    rows.step(actions)
    monkeypatch.setattr(rows, "_prepared", lambda given: pytest.fail("prepared again"))
    rows.step(actions)


def test_nothing_is_launched_for_no_rows(driver):
    rows = made()
    rows.run("show", 0, rows.array((0,), "i8"))
    assert driver.launched == []


def test_rows_need_no_compiler():
    code = "import sys; sys.modules |= dict.fromkeys(('numba', 'llvmlite', 'msgspec')); import vicus.engine.cuda.device_rows"
    subprocess.run([sys.executable, "-c", code], check=True)
