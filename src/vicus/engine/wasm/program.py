"""The rules as a WebAssembly module, from Numba's own LLVM code for them.

    python -m vicus.engine.wasm.program < QUESTION > ANSWER

Always in a process of its own (`compiled_apart`): Numba makes its target machine once, with the level of that moment, and here
nothing may be optimised before LLVM knows how long a pointer is.
"""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from vicus import registry
from vicus.errors import EngineUnavailable

from .. import compiled
from ..box import Box
from ..entries import PLANNING, PLAYING, STEPPING, THINKING, Entries
from ..mirror import Mirror
from . import linker

ENTRIES: Entries = {
    **PLAYING,
    **PLANNING,
    "kernel.play": ("begin", "settle", "step", "total"),
    "kernel.fields": ("digest",),
    "rules": ("resample", "tiebreak"),
}
"""What callers find in a module, by where it is written."""
KINDS: dict[str, Entries] = {"play": ENTRIES, "stepping": STEPPING, "thinking": THINKING}
"""The modules of a batch, and of bots that play by a net, have other entries."""
VECTORISED = ("thinking",)
"""Kinds of modules that add up long rows."""
APART = ("simulate", "search", "step_rows", "deepen")
"""Each of these has the rules for itself, which can be inlined then; all others share them. A module is twice as large for it,
and searches up to a fifth quicker."""
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+mutable-globals,+nontrapping-fptoint"
"""All browsers have had these since 2021."""
VECTORS = "+simd128"
"""All browsers have had these since 2023."""
ROUNDS = 3
"""The first round removes Numba's status codes and exceptions; only then does inlining see how small functions are."""
UNROLL = 600
"""Loops are unrolled up to this size, twice what LLVM does by itself: those who compile WebAssembly further unroll nothing."""


@dataclass(frozen=True)
class About:
    """What a caller has to know of a module."""

    game: str
    key: str
    """Of the sources and the numbers that it was made from."""
    entries: tuple[str, ...]
    state_size: int
    fields: tuple[tuple[str, str, tuple[int, ...], int], ...]
    """Of a state: name, element (NumPy's code), shape, offset."""
    max_legal: int
    lines: int
    features: int


@dataclass(frozen=True)
class Program:
    """A module and what its caller has to know."""

    wasm: bytes
    about: About

    def save(self, folder: Path) -> None:
        """Two files, named by the game."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.about.game}.wasm").write_bytes(self.wasm)
        (folder / f"{self.about.game}.json").write_text(json.dumps(asdict(self.about), indent=1) + "\n")

    @classmethod
    def load(cls, folder: Path, game: str) -> Program:
        about = About(**json.loads((folder / f"{game}.json").read_text()))
        return cls((folder / f"{game}.wasm").read_bytes(), about)


class Compiler:
    """As the native engine's, but without wrappers for Python and without reference counts."""

    def transform(self, module: ModuleType, functions: dict[str, FunctionType]) -> None:
        import numba

        if module.__name__.endswith(".tables"):
            compiled.freeze_tables(module)
            return
        plain = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, _nrt=False)
        for name, function in functions.items():
            setattr(module, name, plain(compiled.other_body(name, function)))


def compile_program(name: str, box: Box, key: str, kind: str = "play") -> Program:
    """Only in a process that has compiled nothing yet; see `compiled_apart`."""
    from numba.core import config

    config.OPT = type(config.OPT)(0)
    mirror = Mirror(f"vicus_wasm_{name}", name, box, Compiler().transform)
    entries = _entry_points(mirror, KINDS[kind])
    apart, shared = [name for name in APART if name in entries], [name for name in entries if name not in APART]
    groups = [{name: entries[name] for name in names} for names in (*((name,) for name in apart), shared)]
    wasm = linker.linked([_object(group, kind in VECTORISED) for group in groups], entries)
    dtype, rules = mirror.state.dtype, mirror.module("rules")
    places: dict[str, Any] = dict(dtype.fields or {})
    fields = tuple((f.name, f.code, f.shape, int(places[f.name][1])) for f in mirror.state.fields)
    sizes = (dtype.itemsize, fields, rules.MAX_LEGAL, rules.LINES, rules.FEATURES)
    return Program(wasm, About(name, key, tuple(entries), *sizes))


def _entry_points(mirror: Mirror, wanted: Entries) -> dict[str, tuple[str, str]]:
    """By name: the symbol, and unoptimised LLVM code with everything that it calls."""
    import numba

    record, done, found = numba.from_dtype(mirror.state.dtype), set[int](), {}
    for module, names in wanted.items():
        for name in names:
            dispatcher = getattr(mirror.module(module), name)
            _compile_callees_first(dispatcher, record, done)
            (result,) = dispatcher.overloads.values()
            found[name] = result.fndesc.llvm_func_name, result.library.get_llvm_str()
    return found


def _compile_callees_first(dispatcher: Any, record: Any, done: set[int]) -> None:
    if id(dispatcher) in done:
        return
    done.add(id(dispatcher))
    function = dispatcher.py_func
    for name in compiled.callees(function):
        callee = function.__globals__.get(name)
        if hasattr(callee, "py_func"):
            _compile_callees_first(callee, record, done)
    dispatcher.compile(compiled.signature(function, record))
    dispatcher.disable_compile()


def _object(entries: dict[str, tuple[str, str]], vectorised: bool) -> bytes:
    """Compiled for WebAssembly, not linked yet."""
    llvm = _compiler()
    features = f"{FEATURES},{VECTORS}" if vectorised else FEATURES
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=features, opt=3, reloc="static")
    module = _one_module(llvm, entries, machine)
    for _ in range(ROUNDS):
        tuning = llvm.create_pipeline_tuning_options(speed_level=3)
        tuning.loop_vectorization = tuning.slp_vectorization = vectorised
        passes = llvm.create_pass_builder(machine, tuning)
        passes.getModulePassManager().run(module, passes)
    result: bytes = machine.emit_object(_without_jump_tables(llvm, module))
    return result


@cache
def _compiler() -> Any:
    """LLVM, told once for this process how to compile for WebAssembly."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.set_option("vicus", f"-unroll-threshold={UNROLL}")
    return llvm


def _without_jump_tables(llvm: Any, module: Any) -> Any:
    """LLVM makes a table of any two cases here; what that jumps to is guessed wrong more often than comparisons are."""
    return llvm.parse_assembly(re.sub(r"^(define .*) \{$", r'\1 "no-jump-tables"="true" {', str(module), flags=re.MULTILINE))


def _one_module(llvm: Any, entries: dict[str, tuple[str, str]], machine: Any) -> Any:
    """The entry points under their plain names; all else is private, so that what is not used goes."""
    main = None
    for _, code in entries.values():
        part = llvm.parse_assembly(code)
        part.triple, part.data_layout = TRIPLE, str(machine.target_data)
        for variable in part.global_variables:
            if variable.linkage == llvm.Linkage.common:
                variable.linkage = "linkonce_odr"  # WebAssembly has no common symbols
        if main is None:
            main = part
        else:
            main.link_in(part)
    assert main is not None
    plain = {symbol: name for name, (symbol, _) in entries.items()}
    for value in [*main.functions, *main.global_variables]:
        if value.name in plain:
            value.linkage, value.name = "external", plain[value.name]
        elif not value.is_declaration:
            value.linkage = "internal"
    main.verify()
    return main


def compiled_apart(name: str, box: Box, key: str, kind: str = "play") -> Program:
    """Compile in another process, and wait for it."""
    linker.program()  # without one there is nothing to compile for
    question = json.dumps({"game": name, "box": box.data, "standard": box.standard, "key": key, "kind": kind})
    done = subprocess.run([sys.executable, "-m", __name__], input=question, capture_output=True, text=True, check=False)
    if done.returncode:
        raise EngineUnavailable("engine-wasm-compiler-failed", problem=(done.stderr.strip().splitlines() or ["?"])[-1])
    answer = json.loads(done.stdout)
    return Program(base64.b64decode(answer["wasm"]), About(**answer["about"]))


def main(lines: Iterable[str]) -> None:
    wanted = json.loads("".join(lines))
    box = registry.load(wanted["game"]).box.box(wanted["box"], wanted["standard"])
    program = compile_program(wanted["game"], box, wanted["key"], wanted["kind"])
    sys.stdout.write(json.dumps({"wasm": base64.b64encode(program.wasm).decode(), "about": asdict(program.about)}))


if __name__ == "__main__":
    main(sys.stdin)
