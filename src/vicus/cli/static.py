"""`vicus static`: the page without a server as a folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import vicus
from vicus.engine.engines import wasm_program
from vicus.engine.wasm.program import Program
from vicus.texts import texts

from .screen import console, waiting_line
from .speech import chosen_language


def run(out: Path, modules: Path | None, stun: Sequence[str], turn: Sequence[str], language: str | None) -> None:
    from vicus.static.folder import write
    from vicus.static.meeting import ice_servers

    say = texts(chosen_language(language))

    def compiled(name: str) -> Program:
        if modules is not None:
            return Program.load(modules, name)
        words = texts(chosen_language(language), name)
        with waiting_line(words, words("title")) as waiting:
            return wasm_program(name, vicus.game(name).box, waiting)

    packed = write(out, compiled, ice_servers(stun, turn))
    console.print(say("static-written", folder=str(out), megabytes=f"{packed / 1e6:.1f}"))
