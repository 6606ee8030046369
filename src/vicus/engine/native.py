"""The native engine: the same rules, compiled for the processor by Numba."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from . import compiled
from .entries import Entries
from .sightcode import FORESEEN

if TYPE_CHECKING:
    from pathlib import Path

    from .mirror import Mirror

SIGHT = ("kernel.sight", "rules.sight")
"""What writes observations: mostly copies, from the state into a row of bytes that never lies in a state …"""
OBSERVE = "observe"
"""… by this function; all others there become part of it."""
VECTORISED = ("kernel.net", *SIGHT)
"""Modules whose loops are sums or copies of long rows: worth the vectorisers' time, which brings nothing elsewhere."""


class Compiler:
    """Makes dispatchers while a mirror is loaded, then compiles them, callees first, one signature each."""

    def __init__(self, checked: bool, entries: Entries) -> None:
        self.checked = checked
        self.entries = entries
        self.functions: dict[str, dict[str, Any]] = {}

    def transform(self, module: ModuleType, functions: dict[str, FunctionType]) -> None:
        import numba

        name = module.__name__.partition(".")[2]
        if name == "tables":
            compiled.freeze_tables(module)
            return
        if name == SIGHT[0] and FORESEEN in functions:  # longer, and quicker
            functions = {**functions, OBSERVE: functions[FORESEEN]}
        for each, function in functions.items():
            if (name, each) in _intrinsics():
                setattr(module, each, _intrinsics()[name, each])
                continue
            dispatcher = numba.njit(**self._options(name, each))(compiled.other_body(each, function))
            setattr(module, each, dispatcher)
            self.functions.setdefault(name, {})[each] = dispatcher

    def _options(self, module: str, function: str) -> dict[str, Any]:
        """How Numba compiles a function.

        Arrays are the caller's for as long as a call takes, and compiled code makes none; so it counts no references to them
        (`_nrt`), which was a quarter of the time of a step.
        """
        options: dict[str, Any] = {"nogil": True, "boundscheck": self.checked, "_nrt": False}
        if function not in self.entries.get(module, ()):
            options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        if module in SIGHT:
            options |= {"pipeline_class": _apart(), "forceinline": function != OBSERVE}
        return options

    def link(self, mirror: Mirror, folder: Path, cached: bool) -> dict[str, Any]:
        """The entry points, compiled or taken from the cache."""
        import numba

        record = numba.from_dtype(mirror.state.dtype)
        entries: dict[str, Any] = {}
        with _settings(folder):
            for module, names in self.entries.items():
                mirror.module(module)
                for name in names:
                    entries[name] = self.functions[module][name]
            done: set[int] = set()
            for dispatcher in entries.values():
                if not cached:
                    self._compile_callees(dispatcher, record, done)
                dispatcher.enable_caching()
                self._compile(dispatcher, record)
        return entries

    def all_from_cache(self, entries: dict[str, Any]) -> bool:
        return all(sum(entry.stats.cache_hits.values()) > 0 for entry in entries.values())

    def _compile_callees(self, dispatcher: Any, record: Any, done: set[int]) -> None:
        done.add(id(dispatcher))
        function = dispatcher.py_func
        for name in compiled.callees(function):
            callee = function.__globals__.get(name)
            if hasattr(callee, "py_func") and id(callee) not in done:
                self._compile_callees(callee, record, done)
                self._compile(callee, record)

    def _compile(self, dispatcher: Any, record: Any) -> None:
        with _vectorisers(dispatcher.py_func.__module__.partition(".")[2] in VECTORISED):
            dispatcher.compile(compiled.signature(dispatcher.py_func, record))
        dispatcher.disable_compile()


@cache
def _intrinsics() -> dict[tuple[str, str], Any]:
    """Functions of kernels that are no Python at all here: the code for them is written by hand."""
    from .atomics import ATOMIC
    from .prefetch import expect

    return {("kernel.memory", "expect"): expect, **{("kernel.shared", name): code for name, code in ATOMIC.items()}}


@cache
def _apart() -> Any:
    """A compiler that may rely on it: no two arguments lie in the same memory. So many bytes can be copied at once."""
    from numba.core.compiler import Compiler as Usual

    class Apart(Usual):  # type: ignore[misc]
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.state.flags.noalias = True

    return Apart


@contextmanager
def _settings(folder: Path) -> Iterator[None]:
    """Where compiled code is kept; the vectorisers double the compile time and bring nothing to most of it."""
    with _changed({"CACHE_DIR": str(folder)}), _vectorisers(False):
        yield


@contextmanager
def _vectorisers(on: bool) -> Iterator[None]:
    with _changed({"LOOP_VECTORIZE": int(on), "SLP_VECTORIZE": int(on)}):
        yield


@contextmanager
def _changed(wanted: dict[str, Any]) -> Iterator[None]:
    """The settings are Numba's globals: put them back."""
    from numba.core import config

    before = {name: getattr(config, name) for name in wanted}
    try:
        for name, value in wanted.items():
            setattr(config, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(config, name, value)
