"""The native engine: the same rules, compiled for the processor by Numba."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from . import compiled

if TYPE_CHECKING:
    from pathlib import Path

    from .mirror import Mirror

Entries = dict[str, tuple[str, ...]]
PLAYING: Entries = {"kernel.batch": ("simulate",), "kernel.counts": ("count",)}
PLANNING: Entries = {"kernel.greedy": ("greedy_move", "self_play"), "kernel.search": ("search",)}
STEPPING: Entries = {
    "kernel.stepping": (
        "reset_rows",
        "first_illegal",
        "step_rows",
        "chance_rows",
        "observe_rows",
        "resample_rows",
        "show_rows",
    )
}
"""What Python calls, by module. Everything else is compiled into these and needs no wrapper of its own."""


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
        for each, function in functions.items():
            entry = each in self.entries.get(name, ())
            wrapper = {} if entry else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
            dispatcher = numba.njit(nogil=True, boundscheck=self.checked, **wrapper)(compiled.other_body(each, function))
            setattr(module, each, dispatcher)
            self.functions.setdefault(name, {})[each] = dispatcher

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
        dispatcher.compile(compiled.signature(dispatcher.py_func, record))
        dispatcher.disable_compile()


@contextmanager
def _settings(folder: Path) -> Iterator[None]:
    """The vectorisers double the compile time and bring nothing here. The settings are Numba's globals: put them back."""
    from numba.core import config

    wanted = {"CACHE_DIR": str(folder), "LOOP_VECTORIZE": 0, "SLP_VECTORIZE": 0}
    before = {name: getattr(config, name) for name in wanted}
    try:
        for name, value in wanted.items():
            setattr(config, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(config, name, value)
