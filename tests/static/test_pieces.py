"""Whose work is in the page without a server: all that Pyodide's own files say is linked into them is in the list."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from vicus.static.pieces import _linked

PYODIDE = Path(__file__).parents[2] / "ui" / "node_modules" / "pyodide"
LIBRARIES = {
    "bz2": "bzip2",
    "ZLIB": "zlib",
    "sqlite3": "SQLite",
    "lzma": "XZ Utils (liblzma)",
    "zstd": "Zstandard",
    "mpdec": "libmpdec",
    "expat": "Expat",
    "ffi": "libffi",
    "Hacl": "HACL*",
    "m": "musl",
    "dl": "musl",
    "pthread": "musl",
}
"""By the name that a linker is given: the piece of the list."""
MARKS = {
    "LLVM (libc++, libc++abi, compiler-rt)": ("pyodide.asm.wasm", b"10__cxxabiv1"),
    "mimalloc": ("pyodide.asm.wasm", b"mimalloc: error: "),
    "Emscripten": ("pyodide.asm.mjs", b"Emscripten"),
    "error-stack-parser, stackframe": ("pyodide.mjs", b"ErrorStackParser"),
    "Pyodide": ("pyodide.mjs", b"loadPyodide"),
}
"""Of pieces without a library of their own: a word in one of the files."""

pytestmark = pytest.mark.skipif(not PYODIDE.is_dir(), reason="ui/node_modules is not there: npm ci --prefix ui")


def linked() -> set[str]:
    """The libraries that Python was linked with, as it tells itself (`sysconfig`)."""
    built: dict[str, Any] = {}
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        (name,) = (name for name in library.namelist() if name.startswith("_sysconfigdata"))
        exec(library.read(name), built)
    about = built["build_time_vars"]
    told = [about["MODLIBS"], about["LIBS"], *(value for key, value in about.items() if key.endswith("_LIB_STATIC"))]
    words = " ".join(word for word in told if isinstance(word, str))
    found = re.findall(r"(?:^|\s)-l(\w+)|-sUSE_(\w+)|/lib([A-Za-z]+)\w*\.a|/lib(ffi)/", words)
    return {name for names in found for name in names if name}


def test_every_library_that_is_linked_into_python_is_listed():
    names = {piece.name for piece in _linked()}
    assert {LIBRARIES.get(library, library) for library in linked()} | set(MARKS) == names


@pytest.mark.parametrize("piece", MARKS)
def test_what_is_listed_is_there(piece):
    file, mark = MARKS[piece]
    assert mark in (PYODIDE / file).read_bytes()


def test_each_has_its_terms():
    for piece in _linked():
        (text,) = piece.texts
        assert re.search(r"licen[cs]e|permission|public\s+domain|redistribution", text, re.IGNORECASE), piece.name
        assert piece.home.startswith("https://")
