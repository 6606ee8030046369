"""What a game's folder provides, gathered into one object."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from vicus.engine.box import Box
from vicus.engine.meta import Meta
from vicus.errors import UnknownGame
from vicus.games import names


class Codec(Protocol):
    """Action ids, frozen values and texts of one game with one box."""

    size: int

    def text(self, action: int) -> str: ...

    def parse(self, text: str) -> int: ...

    def value(self, action: int) -> Any: ...


class Definition:
    """The modules of `vicus.games.<name>`; the same file names in every game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = Path(import_module(f"vicus.games.{name}").__file__ or "").parent
        self.meta: Meta = self._module("meta").META
        self.lines: tuple[str, ...] = self._module("meta").LINES
        self.standard_box: Callable[[], Box] = self._module("box").standard
        self.changed_box: Callable[[dict[str, Any]], Box] = self._module("box").changed
        self.codec: Callable[[dict[str, Any]], Codec] = self._module("actions").Codec
        self.view: Callable[[Any, int | None, dict[str, Any]], dict[str, Any]] = self._module("view").view
        self.sample: Callable[[dict[str, Any], list[int], dict[str, Any]], Any] = self._module("view").sample
        self.redact: Callable[[str, dict[str, Any], int | None], dict[str, Any] | None] = self._module("view").redact
        self.concealed: Callable[[Any, int | None, int], tuple[str, ...]] = self._module("view").concealed
        self.preview: Callable[[Any, int, Any, dict[str, Any]], dict[str, Any]] = self._module("preview").preview
        self.explain: Callable[..., tuple[str, str, dict[str, Any]]] = self._module("explain").explain
        self.census: Callable[[Any, dict[str, Any]], dict[str, tuple[int, int]]] = self._module("census").census
        self.event: Callable[[tuple[int, int, int, int], Any], tuple[str, dict[str, Any]]] = self._module("happenings").event

    def _module(self, name: str) -> ModuleType:
        return import_module(f"vicus.games.{self.name}.{name}")


@cache
def definition(name: str) -> Definition:
    if name not in names():
        raise UnknownGame("unknown-game", name=name, games=", ".join(names()))
    return Definition(name)
