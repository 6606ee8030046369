"""One WebAssembly module from LLVM's object files."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from vicus.errors import EngineUnavailable

STACK = 1 << 16
"""The rules call no deeper than that: they neither recurse nor keep arrays of their own."""
FLAGS = ("--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}", "--export=__heap_base")


def program() -> list[str]:
    """The linker as a command: of the package ziglang, or LLVM's own where that is installed."""
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    for name in ("wasm-ld", *(f"wasm-ld-{version}" for version in range(30, 13, -1))):
        if found := shutil.which(name):
            return [found]
    raise EngineUnavailable("engine-no-wasm-linker")


def linked(compiled: Iterable[bytes], exports: Iterable[str]) -> bytes:
    """The module with these functions for its callers; nothing is imported."""
    with tempfile.TemporaryDirectory() as folder:
        sources, target = [], Path(folder) / "game.wasm"
        for number, code in enumerate(compiled):
            sources.append(Path(folder) / f"{number}.o")
            sources[-1].write_bytes(code)
        wanted = [f"--export={name}" for name in exports]
        command = [*program(), *map(str, sources), "-o", str(target), *FLAGS, *wanted]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise EngineUnavailable("engine-wasm-linker-failed", problem=done.stderr.strip()[-500:])
        return target.read_bytes()
