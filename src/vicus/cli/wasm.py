"""`vicus wasm`: games as WebAssembly modules, for pages and other programs."""

from __future__ import annotations

from pathlib import Path

import vicus
from vicus.core.game import playable
from vicus.engine.engines import wasm_program
from vicus.errors import BadOption
from vicus.texts import texts

from .screen import console, waiting_line
from .speech import chosen_language


def run(games: list[str], box: Path | None, out: Path, language: str | None) -> None:
    if box is not None and len(games) != 1:
        raise BadOption("wasm-one-box")
    for name in games or playable():
        chosen = vicus.game(name, box=box)
        say = texts(chosen_language(language), name)
        with waiting_line(say, say("title")) as waiting:
            program = wasm_program(name, chosen.box, waiting)
        try:
            program.save(out)
        except OSError as problem:
            raise BadOption("wasm-no-folder", folder=str(out), problem=problem.strerror or str(problem)) from None
        console.print(say("wasm-written", file=str(out / f"{name}.wasm"), bytes=f"{len(program.wasm):,}"))
