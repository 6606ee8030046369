"""The import hook that loads one rules source once per engine.

For each combination of game, engine and box there is a *mirror*: a package of its own in `sys.modules` that shows the game's
modules as that engine needs them.

    <mirror>.rules.*    executed anew; the engine replaces each function as its module is executed
    <mirror>.events     executed anew: what happens when the rules tell something is the engine's affair
    <mirror>.tables     executed anew with the mirror's box; the engine may turn lists into arrays
    <mirror>.kernel.*   `vicus.engine.kernel`, executed anew; `kernel.game` is this game, `kernel.fields` is generated
    <mirror>.anything   the ordinary module `anything` of the game's package

So relative imports between rules modules just work, and rules import kernels by their ordinary name: an import of
`vicus.engine.kernel` inside a mirrored module is made relative, so that it leads into the mirror. A source is parsed once,
however many mirrors execute it.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import sys
import threading
from collections.abc import Callable
from functools import lru_cache
from importlib.abc import Loader, MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from vicus import registry

from . import fieldcode, kernel, sightcode
from .box import Box, loading
from .layout import Blank
from .observation import Observation

KERNEL = "vicus.engine.kernel"
KERNEL_FOLDER = Path(kernel.__file__ or "").parent

Transform = Callable[[ModuleType, dict[str, FunctionType]], None]
"""Called with each module right after it was executed, and with the functions it defines."""

_lock = threading.RLock()


class Mirror:
    """One game on one engine with one box."""

    def __init__(self, name: str, game: str, box: Box, transform: Transform) -> None:
        self.name = name
        self.game = registry.package(game)
        self.folder = registry.folder(game)
        self.box = box
        self.transform = transform

    @property
    def state(self) -> type[Blank]:
        state: type[Blank] = self.module("state").State
        return state

    @property
    def observation(self) -> Observation | None:
        """What the game declares that a seat may see as numbers, if it does."""
        name = f"{self.game}.observation"
        if name not in sys.modules and importlib.util.find_spec(name) is None:  # not by its file: pages have compiled ones
            return None
        declared: Observation = importlib.import_module(name).OBSERVATION
        return declared

    def module(self, name: str) -> ModuleType:
        """A module of the mirror: `rules`, `tables`, `kernel.play` …"""
        with _lock, loading(self.box):
            if self.name not in sys.modules:
                _finder.mirrors[self.name] = self
            return importlib.import_module(f"{self.name}.{name}")

    def unload(self) -> None:
        """Forget the mirror's modules: a load that broke off can be tried again."""
        with _lock:
            _finder.mirrors.pop(self.name, None)
            for name in [name for name in sys.modules if name.partition(".")[0] == self.name]:
                del sys.modules[name]

    def source(self, name: str) -> Path | None:
        """The file of a module that is executed anew; None for one that is the ordinary module."""
        head, _, tail = name.partition(".")
        if head == "kernel":
            return KERNEL_FOLDER / f"{tail or '__init__'}.py"
        if name in ("tables", "events"):
            return self.folder / f"{name}.py"
        if head == "rules":
            return self.folder / "rules" / f"{tail or '__init__'}.py"
        return None


class _Finder(MetaPathFinder):
    def __init__(self) -> None:
        self.mirrors: dict[str, Mirror] = {}

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        root, _, name = fullname.partition(".")
        mirror = self.mirrors.get(root)
        if mirror is None:
            return None
        if not name:
            return ModuleSpec(fullname, _Root(), is_package=True)
        if name == "kernel.game":
            return ModuleSpec(fullname, _TheGame(mirror))
        if name == "kernel.fields":
            return ModuleSpec(fullname, _Generated(mirror))
        if name == "kernel.sight" and mirror.observation is not None:
            return ModuleSpec(fullname, _Sight(mirror))
        file = mirror.source(name)
        if file is None:
            return ModuleSpec(fullname, _Alias(f"{mirror.game}.{name}"))
        if not file.exists():
            return None
        return importlib.util.spec_from_file_location(
            fullname, file, loader=_Executed(mirror, file), submodule_search_locations=[] if file.stem == "__init__" else None
        )


class _Root(Loader):
    def exec_module(self, module: ModuleType) -> None:
        return None


class _Alias(Loader):
    """A module that is the same in every mirror."""

    def __init__(self, real: str) -> None:
        self.real = real

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update({k: v for k, v in vars(importlib.import_module(self.real)).items() if not k.startswith("__")})


class _TheGame(Loader):
    """`kernel.game`: the rules of the mirror's game and its state."""

    def __init__(self, mirror: Mirror) -> None:
        self.mirror = mirror

    def exec_module(self, module: ModuleType) -> None:
        state = self.mirror.state
        vars(module).update({k: v for k, v in vars(self.mirror.module("rules")).items() if not k.startswith("__")})
        vars(module).update(State=state, States=list[state])  # type: ignore[valid-type]


class _Executed(SourceLoader):
    def __init__(self, mirror: Mirror, file: Path) -> None:
        self.mirror = mirror
        self.file = file

    def get_filename(self, fullname: str) -> str:
        return str(self.file)

    def get_data(self, path: str) -> bytes:
        return Path(path).read_bytes()

    def source_to_code(self, data: Any, path: Any = "<string>") -> Any:  # type: ignore[override]
        return _code(bytes(data), str(path), level=1 if self.file.parent == self.mirror.folder else 2)

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        self.mirror.transform(module, functions(module))


class _Generated(_Executed):
    """`kernel.fields`, written for the mirror's state."""

    def __init__(self, mirror: Mirror) -> None:
        super().__init__(mirror, KERNEL_FOLDER / "fields.py")

    def get_data(self, path: str) -> bytes:
        return fieldcode.source(self.mirror.state).encode()

    def get_source(self, fullname: str) -> str:
        return fieldcode.source(self.mirror.state)


class _Sight(_Executed):
    """`kernel.sight`, written for what the mirror's game declares."""

    def __init__(self, mirror: Mirror) -> None:
        super().__init__(mirror, KERNEL_FOLDER / "sight.py")

    def get_data(self, path: str) -> bytes:
        return self.get_source("").encode()

    def get_source(self, fullname: str) -> str:
        assert self.mirror.observation is not None
        return sightcode.source(self.mirror.observation)


@lru_cache(maxsize=256)
def _code(source: bytes, path: str, level: int) -> CodeType:
    """The code of a module, the same in every mirror; so many levels above it is the mirror's root."""
    tree = ast.parse(source, path)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            if node.module.split(".")[:3] == KERNEL.split("."):
                node.module, node.level = node.module.removeprefix("vicus.engine."), level
    return compile(tree, path, "exec", dont_inherit=True)


def functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module defines itself, in the order of the source."""
    return {n: f for n, f in vars(module).items() if isinstance(f, FunctionType) and f.__module__ == module.__name__}


_finder = _Finder()
sys.meta_path.insert(0, _finder)
