"""The rules as a CUDA program: PTX text that any driver for this generation of GPUs can load.

Compiling needs numba-cuda but no GPU, so CI does it on every change. Running the program needs only a driver.
"""

from __future__ import annotations

import json
import re
from collections import namedtuple
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from enum import EnumType, IntEnum
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from vicus.errors import EngineUnavailable

from .. import compiled
from . import playouts

if TYPE_CHECKING:
    from ..mirror import Mirror

CAPABILITY = (9, 0)
SHARED_MEMORY = 48 * 1024
"""What a block may use without asking the driver for more."""
BLOCK = 64
LONG, LONG_STEP = 600_000, 450_000
"""Rules are long if a whole game, and a single step of it, take so many letters of PTX. (Small steps make Helvetia five times
as fast, with 758,000 and 640,000 letters. Carpe Diem, with 1,008,000 and 305,000, they made an eighth slower.)"""
SMALL_STATE = SHARED_MEMORY // BLOCK
"""Up to this size a state lives in shared memory, the fastest place; larger ones in each thread's own (local) memory."""


@dataclass(frozen=True)
class Program:
    """PTX and what its caller has to know."""

    ptx: str
    block: int
    state_size: int
    max_legal: int
    lines: int
    steps: bool
    """Games are played in small steps (`playouts.py`), which pays off where rules are long."""

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "program.json").write_text(json.dumps(asdict(self)))

    @classmethod
    def load(cls, folder: Path) -> Program:
        return cls(**json.loads((folder / "program.json").read_text()))


class Compiler:
    """Makes device functions while a mirror is loaded."""

    def transform(self, module: ModuleType, functions: dict[str, FunctionType]) -> None:
        from numba import cuda

        if module.__name__.endswith(".tables"):
            compiled.freeze_tables(module)
            return
        for name, value in list(vars(module).items()):
            if isinstance(value, EnumType) and issubclass(value, IntEnum):
                setattr(module, name, plain(value))
        for name, function in functions.items():
            setattr(module, name, cuda.jit(device=True)(compiled.other_body(name, function)))


def plain(names: type[IntEnum]) -> Any:
    """Numbers by name as the compiler takes them for indices.

    >>> plain(IntEnum("Sides", ["N", "E"])).E
    2
    """
    kind: Any = namedtuple("Numbers", names.__members__)  # type: ignore[misc]  # its names are known only here
    return kind(*(int(member) for member in names))


def require_numba_cuda() -> None:
    try:
        import numba_cuda  # noqa: F401
    except ImportError:
        raise EngineUnavailable("engine-no-cuda-compiler") from None


def compile_program(mirror: Mirror) -> Program:
    from numba import from_dtype, int16, int64, types

    record = from_dtype(mirror.state.dtype)
    rules = mirror.module("rules")
    ints, table = types.Array(int64, 1, "C"), types.Array(int64, 2, "C")
    signatures = {
        "simulate": (table, table, ints, int64, int64, int64, int64),
        "count": (types.Array(record, 2, "C"), types.Array(int16, 3, "C"), table, table, ints, ints, int64, int64),
    }
    with pretended_device():
        parts = [kernel_ptx(kernel, signatures) for kernel in _kernels(mirror, rules, record)]
        steps = _in_steps(mirror, rules, record) if len(parts[0]) > LONG else []
        parts += steps
    return Program("\0".join(parts), BLOCK, mirror.state.dtype.itemsize, rules.MAX_LEGAL, rules.LINES, bool(steps))


def _in_steps(mirror: Mirror, rules: ModuleType, record: Any) -> list[str]:
    """The kernels of games in small steps; none if a single step turns out to be short."""
    found, parts = {kernel.__name__: kernel for kernel in playouts.kernels(mirror, rules, record)}, {}
    signatures = playouts.signatures(record)
    for name in sorted(signatures, key=lambda name: name != "play"):
        parts[name] = kernel_ptx(found[name], signatures)
        if len(parts["play"]) < LONG_STEP:
            return []
    return [parts[name] for name in playouts.ORDER]


def _kernels(mirror: Mirror, rules: ModuleType, record: Any) -> Iterator[Any]:
    """One thread plays one game. Numba takes the surrounding variables as constants."""
    from numba import cuda, int16, int64

    derive = mirror.module("kernel.chance").derive
    random_game, winners = mirror.module("kernel.batch").random_game, mirror.module("kernel.batch").winners
    count_sequences = mirror.module("kernel.counts").count
    max_legal, lines_length = rules.MAX_LEGAL, rules.LINES
    shared = mirror.state.dtype.itemsize <= SMALL_STATE

    def simulate_shared(results, scores, options, seed, first, players, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        acts = cuda.local.array(max_legal, int16)
        lines = cuda.local.array(lines_length, int64)
        states = cuda.shared.array(BLOCK, record)
        if i < games:
            s = states[cuda.threadIdx.x]
            results[i, 0] = random_game(s, derive(seed, first + i), players, options, acts, lines, scores[i])
            results[i, 1] = s.moves
            results[i, 2] = s.forced
            results[i, 3] = winners(s, scores[i])

    def simulate_local(results, scores, options, seed, first, players, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        acts = cuda.local.array(max_legal, int16)
        lines = cuda.local.array(lines_length, int64)
        states = cuda.local.array(1, record)
        if i < games:
            s = states[0]
            results[i, 0] = random_game(s, derive(seed, first + i), players, options, acts, lines, scores[i])
            results[i, 1] = s.moves
            results[i, 2] = s.forced
            results[i, 3] = winners(s, scores[i])

    def count(states, menus, cursors, counts, seeds, options, players, depth):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(seeds):
            count_sequences(states[i], menus[i], cursors[i], counts[i], seeds[i], players, options, depth)

    simulate = simulate_shared if shared else simulate_local
    simulate.__name__ = "simulate"
    yield simulate
    yield count


def kernel_ptx(kernel: Any, signatures: dict[str, tuple[Any, ...]]) -> str:
    """A kernel, compiled for its signature, under its plain name; within `pretended_device`."""
    from numba import cuda

    name = kernel.__name__
    ptx, _ = cuda.compile(kernel, signatures[name], device=False, abi="numba", cc=CAPABILITY)
    return _named(ptx.decode() if isinstance(ptx, bytes) else ptx, name)


def _named(ptx: str, name: str) -> str:
    """Give the kernel its plain name instead of Numba's mangled one."""
    entry = re.search(r"\.entry\s+(\S+?)\(", ptx)
    if entry is None:
        raise RuntimeError(f"no entry point in the PTX of {name}")
    return ptx.replace(entry.group(1), name)


@contextmanager
def pretended_device() -> Iterator[None]:
    """numba-cuda asks the current device for its capability even when it only compiles; answer for it."""
    import numba.cuda.dispatcher as dispatcher

    real = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    try:
        yield
    finally:
        dispatcher.get_current_device = real
