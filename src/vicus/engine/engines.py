"""A game on an engine, ready to run: `interpreted()`, `native()`, `cuda()`.

All three answer the same two questions with the same numbers: `simulate` (random games) and `count` (action sequences by
depth).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType

from vicus.errors import EngineUnavailable

from . import cache
from .batch import COLUMNS, Batch, Engine
from .box import Box
from .cuda.program import Compiler as CudaCompiler
from .cuda.program import Program, compile_program, require_numba_cuda
from .mirror import Mirror
from .native import Compiler

ENGINES = ("interpreted", "native", "cuda")

Waiting = Callable[[str, float], None]
"""Told what is waited for ("compile" or "other": another process compiles) and for how many seconds so far."""


def nobody(what: str, seconds: float) -> None:
    """Wait in silence."""


def untouched(module: ModuleType, functions: dict[str, FunctionType]) -> None:
    """Interpreted rules run as they were written."""


def mirror_name(game: str, engine: str, box: Box) -> str:
    return f"vicus_{engine}_{game}_{box.digest}"


class Interpreted:
    """The rules as plain Python; also what a Match runs on."""

    def __init__(self, game: str, box: Box) -> None:
        self.mirror = Mirror(mirror_name(game, "interpreted", box), game, box, untouched)
        self.rules = self.mirror.module("rules")
        self.play = self.mirror.module("kernel.play")
        self.fields = self.mirror.module("kernel.fields")
        self.state = self.mirror.state

    def simulate(self, seed: int, first: int, games: int, players: int, options: list[int], keep: int = 1) -> Batch:
        import numpy as np

        states = [self.state() for _ in range(keep)]
        results = [[0] * COLUMNS for _ in range(games)]
        scores = [[0] * players for _ in range(games)]
        acts, lines = [0] * self.rules.MAX_LEGAL, [0] * self.rules.LINES
        batch = self.mirror.module("kernel.batch")
        batch.simulate(states, results, scores, seed, first, players, options, acts, lines)
        shape = (games, players)
        return Batch(np.array(results, "i8").reshape(games, COLUMNS), np.array(scores, "i8").reshape(shape), states)

    def count(self, seed: int, players: int, options: list[int], depth: int) -> list[int]:
        states = [self.state() for _ in range(depth + 1)]
        menus = [[0] * self.rules.MAX_LEGAL for _ in range(depth + 1)]
        counts = [0] * depth
        counting = self.mirror.module("kernel.counts")
        counting.count(states, menus, [0] * (depth + 1), counts, seed, players, options, depth)
        return counts


class Native:
    """The rules as machine code; calls release the interpreter's lock, so threads run side by side."""

    def __init__(self, game: str, box: Box, checked: bool, waiting: Waiting) -> None:
        self.folder = native_folder(game, box, checked)
        name = mirror_name(game, "checked" if checked else "native", box)
        compiler = Compiler(checked)
        self.mirror = Mirror(name, game, box, compiler.transform)
        with self.folder.lock(lambda seconds: waiting("other", seconds)):
            cached = self.folder.ready
            if not cached:
                waiting("compile", 0.0)
            self.entries = compiler.link(self.mirror, self.folder.path, cached)
            self.folder.mark_ready()
        self.folder.remove_older()
        self.rules = self.mirror.module("rules")

    def simulate(self, seed: int, first: int, games: int, players: int, options: list[int], keep: int = 1) -> Batch:
        import numpy as np

        states = np.zeros(keep, self.mirror.state.dtype)
        results, scores = np.zeros((games, COLUMNS), "i8"), np.zeros((games, players), "i8")
        acts, lines = np.zeros(self.rules.MAX_LEGAL, "i2"), np.zeros(self.rules.LINES, "i8")
        self.entries["simulate"](states, results, scores, seed, first, players, np.array(options, "i8"), acts, lines)
        return Batch(results, scores, states)

    def count(self, seed: int, players: int, options: list[int], depth: int) -> list[int]:
        import numpy as np

        states = np.zeros(depth + 1, self.mirror.state.dtype)
        menus = np.zeros((depth + 1, self.rules.MAX_LEGAL), "i2")
        counts, cursor = np.zeros(depth, "i8"), np.zeros(depth + 1, "i8")
        self.entries["count"](states, menus, cursor, counts, seed, players, np.array(options, "i8"), depth)
        return [int(n) for n in counts]


def sources(game: str) -> list[Path]:
    """Every file that compiled code may depend on."""
    here = Path(__file__).parent
    return [*here.rglob("*.py"), *(here.parent / "games" / game).rglob("*.py")]


def native_folder(game: str, box: Box, checked: bool = False) -> cache.Folder:
    key = cache.fingerprint(sources(game), box.digest, f"checked={checked}")
    return cache.Folder(f"{game}-{'checked' if checked else 'native'}-{key}")


def cuda_folder(game: str, box: Box) -> cache.Folder:
    key = cache.fingerprint(sources(game), box.digest)
    return cache.Folder(f"{game}-cuda-{key}")


_loaded: dict[tuple[str, ...], Engine] = {}


def interpreted(game: str, box: Box) -> Interpreted:
    key = ("interpreted", game, box.digest)
    if key not in _loaded:
        _loaded[key] = Interpreted(game, box)
    engine = _loaded[key]
    assert isinstance(engine, Interpreted)
    return engine


def native(game: str, box: Box, checked: bool = False, waiting: Waiting = nobody) -> Native:
    """From the cache or compiled now; kept for the life of the process. `checked` looks at every index."""
    key = ("checked" if checked else "native", game, box.digest)
    if key not in _loaded:
        _loaded[key] = Native(game, box, checked, waiting)
    engine = _loaded[key]
    assert isinstance(engine, Native)
    return engine


def cuda_program(game: str, box: Box, waiting: Waiting = nobody) -> Program:
    """The rules as PTX, from the cache or compiled now; needs no GPU."""
    folder = cuda_folder(game, box)
    with folder.lock(lambda seconds: waiting("other", seconds)):
        if folder.ready:
            return Program.load(folder.path)
        require_numba_cuda()
        waiting("compile", 0.0)
        program = compile_program(Mirror(mirror_name(game, "cuda", box), game, box, CudaCompiler().transform))
        program.save(folder.path)
        folder.mark_ready()
    return program


def cuda(game: str, box: Box, waiting: Waiting = nobody) -> Engine:
    key = ("cuda", game, box.digest)
    if key not in _loaded:
        from .cuda.driver import Driver
        from .cuda.engine import Cuda

        driver = Driver()  # before compiling: without a GPU there is nothing to compile for
        _loaded[key] = Cuda(cuda_program(game, box, waiting), driver)
    return _loaded[key]


def engine(name: str, game: str, box: Box, waiting: Waiting = nobody) -> Engine:
    if name == "interpreted":
        return interpreted(game, box)
    if name == "native":
        return native(game, box, waiting=waiting)
    if name == "cuda":
        return cuda(game, box, waiting)
    raise EngineUnavailable("engine-unknown", name=name, engines=", ".join(ENGINES))
