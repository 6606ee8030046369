"""Games in small steps: the kernels run on a GPU made of threads, and are compiled where there is none."""

from __future__ import annotations

import re
import shutil
import subprocess
from types import SimpleNamespace

import numba
import numba.cuda
import numpy as np
import pytest
from numba import from_dtype

import vicus
from vicus.engine.batch import COLUMNS
from vicus.engine.cuda import engine as engine_module
from vicus.engine.cuda import playouts
from vicus.engine.cuda.engine import Cuda
from vicus.engine.cuda.program import Compiler, Program, kernel_ptx, pretended_device
from vicus.engine.engines import mirror_name
from vicus.engine.mirror import Mirror
from vicus.engine.records import RandomSeries
from vicus.registry import names

from . import emulated

GAMES, SEED, THREADS = 70, 5, 64


@pytest.fixture
def gpu(monkeypatch) -> emulated.Cuda:
    found = emulated.Cuda()
    monkeypatch.setattr(numba, "cuda", found)
    monkeypatch.setattr(playouts, "SORTING_BLOCK", 96)
    return found


def emulated_engine(gpu: emulated.Cuda, mirror: Mirror) -> Cuda:
    rules, record = mirror.module("rules"), from_dtype(mirror.state.dtype)
    kernels = {kernel.__name__: kernel for kernel in playouts.kernels(mirror, rules, record)}
    program = Program("\0" * 7, THREADS, mirror.state.dtype.itemsize, rules.MAX_LEGAL, rules.LINES, steps=True)
    return Cuda(program, emulated.Driver(gpu, kernels, playouts.signatures(record), THREADS))


def uneven(apply):
    """The toy's games are all as long as each other; here some end sooner, and their rows have to be dropped."""

    def applied(s, action):
        apply(s, action)
        if s.die == 6:
            s.over, s.pending = 1, 0

    return applied


def played(mirror: Mirror, players: int, first: int) -> tuple[list[list[int]], list[list[int]]]:
    """The same rules with interpreted states, a whole game after the other."""
    rules, results, scores = (
        mirror.module("rules"),
        [[0] * COLUMNS for _ in range(GAMES)],
        [[0] * players for _ in range(GAMES)],
    )
    series, room = RandomSeries(SEED, first, players, []), ([0] * rules.MAX_LEGAL, [0] * rules.LINES)
    mirror.module("kernel.batch").simulate([mirror.state()], results, scores, series, *room)
    return results, scores


@pytest.mark.parametrize("kind", ["shared", "in_place", "own_course"])
def test_games_in_small_steps_are_the_same_games(toy, gpu, monkeypatch, kind):
    transform = emulated.on_records(lambda: mirror, apply=uneven)
    mirror = Mirror(mirror_name("toy", f"emulated_{kind}", "test"), "toy", toy, transform)
    monkeypatch.setattr(engine_module, "STEPS", 4)
    if kind == "in_place":
        monkeypatch.setattr(playouts, "LARGEST_STATE", 0)
    elif kind == "own_course":
        mirror.module("rules").course = lambda s: int(s.die) * 10 + int(s.seat)
    engine = emulated_engine(gpu, mirror)
    found = engine.simulate(SEED, 3, GAMES, 3, [])
    assert (found.results.tolist(), found.scores.tolist()) == played(mirror, 3, 3)
    assert len({moves for _, moves, *_ in found.results.tolist()}) > 5
    shared = 0 if kind == "in_place" else THREADS * engine.program.state_size
    assert {launch for launch in engine.driver.launched if launch[0] == "play"} == {
        ("play", 2, THREADS, shared),
        ("play", 1, THREADS, shared),  # fewer go on
    }


@pytest.mark.parametrize("size", [1, 2, 7, 31, 32, 33, 64, 85, 241])
def test_states_of_every_size_are_fetched_and_brought_back(gpu, size):
    """Two warps with rows in no order; one thread in five has none, and touches nobody's."""
    fetch, bring = playouts.moving(8 * size)
    threads = 2 * playouts.WARP
    rng = np.random.default_rng(size)
    words = rng.integers(-(1 << 62), 1 << 62, threads * size)
    row = np.where(np.arange(threads) % 5 == 2, -1, rng.permutation(threads)).astype("i4")
    before, seen = words.copy(), np.zeros((threads, size), "i8")

    def kernel():
        here = gpu.shared.array(0, numba.int64)
        t = gpu.threadIdx.x
        lane = t % playouts.WARP
        fetch(words, here, row[t], t - lane, lane)
        mine = here[t * size : (t + 1) * size]
        seen[t] = mine
        mine += t
        bring(words, here, row[t], t - lane, lane)

    gpu.run(kernel, [], 1, threads, 8 * size * threads)
    for t in range(threads):
        if row[t] >= 0:
            assert seen[t].tolist() == before.reshape(threads, size)[row[t]].tolist()
    wanted = before.reshape(threads, size).copy()
    wanted[row[row >= 0]] += np.arange(threads)[row >= 0, None]
    assert words.tolist() == wanted.ravel().tolist()


def with_courses() -> list[str]:
    return [name for name in names() if hasattr(vicus.game(name).engine.rules, "course")]


@pytest.mark.parametrize("name", with_courses())
def test_what_a_game_says_about_its_course_tells_rows_apart(name, monkeypatch):
    """At every step, forced ones too; the same from a record, which is what compiled code reads."""
    monkeypatch.setattr(numba, "cuda", SimpleNamespace(jit=lambda device: lambda function: function))
    game = vicus.game(name)
    engine, players = game.engine, max(game.meta.players)
    key_of, acts = playouts.keying(engine.mirror), [0] * engine.rules.MAX_LEGAL
    found = set()
    for seed in range(2):
        s = engine.state()
        engine.play.begin(s, seed, players, game.encode_options(game.check_options({})))
        while not s.over:
            if s.pending == 0:
                assert 0 <= engine.rules.course(s) < playouts.COURSES
                found.add(engine.rules.course(s))
            assert key_of(engine.state.from_record(s.to_record()[0])) == key_of(s) < playouts.KEYS - 1
            engine.play.go_on(s, seed, acts)
        assert key_of(s) == playouts.KEYS - 1
    assert len(found) > 16


def compiled(mirror: Mirror, record, wanted: tuple[str, ...]) -> dict[str, str]:
    signatures, found = playouts.signatures(record), playouts.kernels(mirror, mirror.module("rules"), record)
    with pretended_device():
        return {kernel.__name__: kernel_ptx(kernel, signatures) for kernel in found if kernel.__name__ in wanted}


def parameters(signature) -> int:
    return sum(5 + 2 * kind.ndim if isinstance(kind, numba.types.Array) else 1 for kind in signature)


@pytest.mark.compile
@pytest.mark.xdist_group("cuda")
@pytest.mark.parametrize(("name", "place"), [("toy", "shared"), ("toy", "in_place"), *((name, "shared") for name in names())])
def test_the_kernels_compile_without_a_gpu(toy, name, place, monkeypatch, tmp_path):
    if place == "in_place":
        monkeypatch.setattr(playouts, "LARGEST_STATE", 0)
    box = toy if name == "toy" else vicus.game(name).box
    mirror = Mirror(mirror_name(name, f"cuda_{place}", "test"), name, box, Compiler().transform)
    record = from_dtype(mirror.state.dtype)
    wanted = playouts.ORDER if name == "toy" else ("play",)
    kernels, signatures = compiled(mirror, record, wanted), playouts.signatures(record)
    assert sorted(kernels) == sorted(wanted)
    for kernel, ptx in kernels.items():
        entry = re.search(r"\.visible \.entry (\w+)\((.*?)\)", ptx, re.DOTALL)
        assert entry
        assert (entry[1], entry[2].count(".param")) == (kernel, parameters(signatures[kernel]))
        assert "malloc" not in ptx
    assert (".extern .shared" in kernels["play"]) == (place == "shared")
    if shutil.which("ptxas"):
        for kernel, ptx in kernels.items():
            (tmp_path / f"{kernel}.ptx").write_text(ptx)
            command = ["ptxas", "-arch=sm_90", str(tmp_path / f"{kernel}.ptx"), "-o", str(tmp_path / "cubin")]
            subprocess.run(command, check=True)
