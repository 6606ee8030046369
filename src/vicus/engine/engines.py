"""A game on an engine, ready to run: `interpreted()`, `native()`, `cuda()`, `wasm()`.

All answer the same two questions with the same numbers: `simulate` (random games) and `count` (action sequences by
depth).
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, lru_cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from vicus import registry
from vicus.errors import EngineUnavailable

from . import cache
from .batch import COLUMNS, Batch, Engine
from .box import Box
from .entries import CREW, PLANNING, PLAYING, THINKING, Entries
from .listening import recorder
from .mirror import Mirror
from .native import Compiler
from .records import RandomSeries
from .wasm import modules
from .wasm.engine import Wasm
from .wasm.instance import is_installed
from .wasm.program import Program as WasmProgram
from .wasm.program import compiled_apart

if TYPE_CHECKING:  # a page has no use for CUDA, and no module of it
    from .cuda.program import Program
    from .cuda.step_program import StepProgram

ENGINES = ("interpreted", "native", "cuda", "wasm")

Waiting = Callable[[str, float], None]
"""Told what is waited for ("compile" or "other": another process compiles) and for how many seconds so far."""


def nobody(what: str, seconds: float) -> None:
    """Wait in silence."""


def listening(module: ModuleType, functions: dict[str, FunctionType]) -> None:
    """Interpreted rules run as they were written; their events are written down while somebody listens."""
    if module.__name__.partition(".")[2] == "events":
        for name, function in functions.items():
            if not name.startswith("_"):
                setattr(module, name, recorder(name, function))


def mirror_name(game: str, engine: str, digest: str) -> str:
    return f"vicus_{engine}_{game}_{digest}"


def code_digest(game: str, box: Box) -> str:
    """By what compiled code is told apart: what the game's `tables.py` makes of a box.

    Boxes that differ in names, notes or in where a value comes from are played with the same code.
    """
    return interpreted(game, box).tables_digest


class Interpreted:
    """The rules as plain Python; also what a Match runs on."""

    def __init__(self, game: str, box: Box) -> None:
        self.mirror = Mirror(mirror_name(game, "interpreted", box.digest), game, box, listening)
        self.rules = self.mirror.module("rules")
        self.play = self.mirror.module("kernel.play")
        self.fields = self.mirror.module("kernel.fields")
        self.state = self.mirror.state

    @cached_property
    def tables_digest(self) -> str:
        """Of all numbers that the rules have from the box."""
        tables = vars(self.mirror.module("tables"))
        numbers = {name: value for name, value in tables.items() if isinstance(value, int | float | str | list | tuple)}
        told = {name: value for name, value in numbers.items() if not name.startswith("_")}  # nor does the compiler see others
        return hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()[:12]

    def simulate(self, seed: int, first: int, games: int, players: int, options: list[int], keep: int = 1) -> Batch:
        import numpy as np

        states = [self.state() for _ in range(keep)]
        results = [[0] * COLUMNS for _ in range(games)]
        scores = [[0] * players for _ in range(games)]
        acts, lines = [0] * self.rules.MAX_LEGAL, [0] * self.rules.LINES
        batch = self.mirror.module("kernel.batch")
        batch.simulate(states, results, scores, RandomSeries(seed, first, players, options), acts, lines)
        shape = (games, players)
        return Batch(np.array(results, "i8").reshape(games, COLUMNS), np.array(scores, "i8").reshape(shape), states)

    def count(self, seed: int, players: int, options: list[int], depth: int) -> list[int]:
        states = [self.state() for _ in range(depth + 1)]
        menus = [[0] * self.rules.MAX_LEGAL for _ in range(depth + 1)]
        counts = [0] * depth
        counting = self.mirror.module("kernel.counts")
        counting.count(states, menus, [0] * (depth + 1), counts, seed, players, options, depth)
        return counts


class Compiled:
    """Some entry points of a game as machine code; calls release the interpreter's lock, so threads run side by side."""

    def __init__(self, game: str, box: Box, kind: str, entries: Entries, waiting: Waiting) -> None:
        self.folder = native_folder(game, box, kind)
        name = mirror_name(game, kind, code_digest(game, box))
        with self.folder.lock(lambda seconds: waiting("other", seconds)):
            linked = self.folder.ready and self._link(name, game, box, kind, entries, cached=True)
            if not linked:
                waiting("compile", 0.0)
                self.folder.wipe()
                self._link(name, game, box, kind, entries, cached=False)
            self.folder.mark_ready()
        self.folder.remove_older()
        self.rules = self.mirror.module("rules")

    def _link(self, name: str, game: str, box: Box, kind: str, entries: Entries, cached: bool) -> bool:
        """The entry points, compiled or from the cache; false if the cache turns out to be damaged."""
        compiler = Compiler(kind.endswith("checked"), entries)
        self.mirror = Mirror(name, game, box, compiler.transform)
        try:
            self.entries = compiler.link(self.mirror, self.folder.path, cached)
        except BaseException as problem:
            self.mirror.unload()
            if cached and isinstance(problem, Exception):
                return False
            raise
        if cached and not compiler.all_from_cache(self.entries):
            self.mirror.unload()
            return False
        return True


class Native(Compiled):
    """Whole games at once: simulations and counts."""

    def __init__(self, game: str, box: Box, checked: bool, waiting: Waiting) -> None:
        super().__init__(game, box, "checked" if checked else "native", PLAYING, waiting)

    def simulate(self, seed: int, first: int, games: int, players: int, options: list[int], keep: int = 1) -> Batch:
        import numpy as np

        states = np.zeros(keep, self.mirror.state.dtype)
        results, scores = np.zeros((games, COLUMNS), "i8"), np.zeros((games, players), "i8")
        acts, lines = np.zeros(self.rules.MAX_LEGAL, "i2"), np.zeros(self.rules.LINES, "i8")
        chosen: Any = np.array(options, "i8")  # what is a list to the interpreter
        self.entries["simulate"](states, results, scores, RandomSeries(seed, first, players, chosen), acts, lines)
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
    return [*Path(__file__).parent.rglob("*.py"), *registry.folder(game).rglob("*.py")]


@lru_cache(maxsize=128)
def _key(game: str, digest: str) -> str:
    """Once in a process: it runs the sources as they were, and a server asks again and again."""
    return cache.fingerprint(sources(game), digest)


def native_folder(game: str, box: Box, kind: str = "native") -> cache.Folder:
    return cache.Folder(f"{game}-{kind}-{_key(game, code_digest(game, box))}")


def cuda_folder(game: str, box: Box, kind: str = "cuda") -> cache.Folder:
    return cache.Folder(f"{game}-{kind}-{_key(game, code_digest(game, box))}")


_loaded: dict[tuple[str, ...], Any] = {}
_loading = threading.RLock()
MOST_OWN_BOXES = 32
"""So many boxes of owners stay loaded; a server that is shown ever new ones must not grow for ever."""


def _once(key: tuple[str, ...], make: Callable[[], Any]) -> Any:
    """An engine is loaded once in a process, whatever the threads do."""
    with _loading:
        if key not in _loaded:
            _loaded[key] = make()
            if len(_loaded) > MOST_OWN_BOXES:
                oldest = _loaded.pop(next(iter(_loaded)))
                if isinstance(oldest, Interpreted | Compiled):
                    oldest.mirror.unload()
        else:
            _loaded[key] = _loaded.pop(key)  # the last in use goes last
        return _loaded[key]


def interpreted(game: str, box: Box) -> Interpreted:
    engine = _once(("interpreted", game, box.digest), lambda: Interpreted(game, box))
    assert isinstance(engine, Interpreted)
    return engine


def native(game: str, box: Box, checked: bool = False, waiting: Waiting = nobody) -> Native:
    """From the cache or compiled now; kept for the life of the process. `checked` looks at every index."""
    key = ("checked" if checked else "native", game, code_digest(game, box))
    engine = _once(key, lambda: Native(game, box, checked, waiting))
    assert isinstance(engine, Native)
    return engine


def planner(game: str, box: Box, waiting: Waiting = nobody, checked: bool = False) -> Compiled:
    """The compiled code of bots that plan ahead; kept for the life of the process. `checked` looks at every index."""
    kind = "planner_checked" if checked else "planner"
    engine = _once((kind, game, code_digest(game, box)), lambda: Compiled(game, box, kind, PLANNING, waiting))
    assert isinstance(engine, Compiled)
    return engine


def stepper(game: str, box: Box, waiting: Waiting = nobody, checked: bool = False) -> Compiled:
    """The compiled code of batches; kept for the life of the process. `checked` looks at every index."""
    kind = "stepper_checked" if checked else "stepper"
    engine = _once((kind, game, code_digest(game, box)), lambda: Compiled(game, box, kind, CREW, waiting))
    assert isinstance(engine, Compiled)
    return engine


def thinker(game: str, box: Box, waiting: Waiting = nobody, checked: bool = False) -> Compiled:
    """The compiled code of bots that play by a net; kept for the life of the process. `checked` looks at every index."""
    kind = "thinker_checked" if checked else "thinker"
    engine = _once((kind, game, code_digest(game, box)), lambda: Compiled(game, box, kind, THINKING, waiting))
    assert isinstance(engine, Compiled)
    return engine


class _Program(Protocol):
    def save(self, folder: Path) -> None: ...


P = TypeVar("P", bound=_Program)


def _kept(folder: cache.Folder, load: Callable[[Path], P], make: Callable[[], P], waiting: Waiting) -> P:
    """A program from the cache, or made now and put there; another process that makes it is waited for."""
    with folder.lock(lambda seconds: waiting("other", seconds)):
        if folder.ready:
            with suppress(OSError, ValueError, TypeError):  # damaged: compile anew
                found = load(folder.path)
                folder.mark_ready()
                return found
        program = make()
        program.save(folder.path)
        folder.mark_ready()
    return program


def cuda_program(game: str, box: Box, waiting: Waiting = nobody) -> Program:
    """The rules as PTX, from the cache or compiled now; needs no GPU."""
    from .cuda.program import Program, compile_program

    folder = cuda_folder(game, box)
    return _kept(folder, Program.load, lambda: compile_program(_cuda_mirror(game, box, "cuda", waiting)), waiting)


def cuda_stepping(game: str, box: Box, waiting: Waiting = nobody) -> StepProgram:
    """The kernels of batches as PTX, from the cache or compiled now; needs no GPU."""
    from .cuda.step_program import StepProgram, compile_stepping

    kind = "cuda_stepper"
    folder = cuda_folder(game, box, kind)
    return _kept(folder, StepProgram.load, lambda: compile_stepping(_cuda_mirror(game, box, kind, waiting)), waiting)


def _cuda_mirror(game: str, box: Box, kind: str, waiting: Waiting) -> Mirror:
    """The rules as device functions, to be compiled."""
    from .cuda.program import Compiler as CudaCompiler
    from .cuda.program import require_numba_cuda

    require_numba_cuda()
    waiting("compile", 0.0)
    return Mirror(mirror_name(game, kind, code_digest(game, box)), game, box, CudaCompiler().transform)


def cuda_training(game: str, box: Box, waiting: Waiting = nobody) -> StepProgram:
    """The kernels of batches and the greedy player's, to train with; needs no GPU."""
    from .cuda.greedy import NAME, compile_greedy
    from .cuda.program import Compiler as CudaCompiler
    from .cuda.program import require_numba_cuda
    from .cuda.step_program import rows_type

    program = cuda_stepping(game, box, waiting)
    require_numba_cuda()
    name = mirror_name(game, "cuda_greedy", code_digest(game, box))
    mirror = Mirror(name, game, box, CudaCompiler().transform)
    greedy = compile_greedy(mirror, rows_type(mirror.state.dtype))
    mirror.unload()
    return replace(program, kernels={**program.kernels, NAME: greedy})


def cuda(game: str, box: Box, waiting: Waiting = nobody) -> Engine:
    engine: Engine = _once(("cuda", game, code_digest(game, box)), lambda: _cuda(game, box, waiting))
    return engine


def _cuda(game: str, box: Box, waiting: Waiting) -> Engine:
    from .cuda.driver import Driver
    from .cuda.engine import Cuda

    driver = Driver()  # before compiling: without a GPU there is nothing to compile for
    return Cuda(cuda_program(game, box, waiting), driver)


def wasm_program(game: str, box: Box, waiting: Waiting = nobody) -> WasmProgram:
    """The rules as a WebAssembly module: shipped, from the cache or compiled now."""
    digest = code_digest(game, box)
    if program := modules.found(game, digest):
        return program
    return _wasm(game, box, modules.folder(game, digest), modules.key(game, digest), "play", waiting)


def wasm_stepping(game: str, box: Box, waiting: Waiting = nobody) -> WasmProgram:
    """The kernels of batches as a WebAssembly module, from the cache or compiled now."""
    digest = code_digest(game, box)
    return _wasm(game, box, modules.stepping_folder(game, digest), modules.stepping_key(game, digest), "stepping", waiting)


def wasm_thinking(game: str, box: Box, waiting: Waiting = nobody) -> WasmProgram:
    """The kernels of bots that play by a net as a WebAssembly module: shipped, from the cache or compiled now."""
    digest = code_digest(game, box)
    if program := modules.found_thinking(game, digest):
        return program
    return _wasm(game, box, modules.thinking_folder(game, digest), modules.stepping_key(game, digest), "thinking", waiting)


def _wasm(game: str, box: Box, folder: cache.Folder, key: str, kind: str, waiting: Waiting) -> WasmProgram:
    def compiled() -> WasmProgram:
        waiting("compile", 0.0)
        program = compiled_apart(game, box, key, kind)
        folder.remove_older()
        return program

    return _kept(folder, lambda path: WasmProgram.load(path, game), compiled, waiting)


def is_wasm_ready(game: str, box: Box) -> bool:
    """Can the WebAssembly engine run here without compiling?"""
    return is_installed() and modules.is_there(game, code_digest(game, box))


def wasm(game: str, box: Box, waiting: Waiting = nobody) -> Wasm:
    """A module that runs in wasmtime; kept for the life of the process."""
    key = ("wasm", game, code_digest(game, box))
    engine = _once(key, lambda: Wasm(wasm_program(game, box, waiting), interpreted(game, box).mirror))
    assert isinstance(engine, Wasm)
    return engine


def is_wasm_thinker_ready(game: str, box: Box) -> bool:
    """Can bots play by a net in WebAssembly here without compiling?"""
    return is_installed() and modules.is_thinking_there(game, code_digest(game, box))


def wasm_thinker(game: str, box: Box, waiting: Waiting = nobody) -> Wasm:
    """A module of bots that play by a net; kept for the life of the process."""
    key = ("wasm_thinker", game, code_digest(game, box))
    engine = _once(key, lambda: Wasm(wasm_thinking(game, box, waiting), interpreted(game, box).mirror))
    assert isinstance(engine, Wasm)
    return engine


def engine(name: str, game: str, box: Box, waiting: Waiting = nobody) -> Engine:
    if name == "interpreted":
        return interpreted(game, box)
    if name == "native":
        return native(game, box, waiting=waiting)
    if name == "cuda":
        return cuda(game, box, waiting)
    if name == "wasm":
        return wasm(game, box, waiting)
    raise EngineUnavailable("engine-unknown", name=name, engines=", ".join(ENGINES))
