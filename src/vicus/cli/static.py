"""`vicus static`: the page without a server as a folder."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import vicus
from vicus.engine.engines import Waiting, wasm_program, wasm_thinking
from vicus.engine.wasm.modules import THINKING
from vicus.engine.wasm.program import Program
from vicus.texts import texts

from .screen import console, waiting_line
from .speech import chosen_language


class Shipped:
    """Modules that lie in a folder, as `vicus wasm` or a wheel has them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def playing(self, name: str) -> Program:
        return Program.load(self._folder, name)

    def thinking(self, name: str) -> Program:
        return Program.load(self._folder / THINKING, name)


class Compiled:
    """Modules that are compiled if need be; whoever waits is told."""

    def __init__(self, language: str) -> None:
        self._language = language

    def playing(self, name: str) -> Program:
        with self._waiting(name) as waiting:
            return wasm_program(name, vicus.game(name).box, waiting)

    def thinking(self, name: str) -> Program:
        with self._waiting(name) as waiting:
            return wasm_thinking(name, vicus.game(name).box, waiting)

    def _waiting(self, name: str) -> AbstractContextManager[Waiting]:
        words = texts(self._language, name)
        return waiting_line(words, words("title"))


def run(out: Path, modules: Path | None, stun: Sequence[str], turn: Sequence[str], language: str | None) -> None:
    from vicus.static.folder import write
    from vicus.static.meeting import ice_servers

    say = texts(chosen_language(language))

    found = Compiled(chosen_language(language)) if modules is None else Shipped(modules)
    size = write(out, found, ice_servers(stun, turn))
    console.print(say("static-written", folder=str(out), megabytes=f"{size.first / 1e6:.1f}", nets=f"{size.nets / 1e6:.1f}"))
