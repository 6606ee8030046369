"""`vicus wasm`: games as WebAssembly modules, for pages and other programs."""

from __future__ import annotations

from pathlib import Path

import vicus
from vicus.core.game import playable
from vicus.engine.engines import wasm_program, wasm_thinking
from vicus.engine.net_place import has_net
from vicus.engine.wasm.modules import THINKING
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
            found = {out: wasm_program(name, chosen.box, waiting)}
            if has_net(name):
                found[out / THINKING] = wasm_thinking(name, chosen.box, waiting)
        for folder, program in found.items():
            try:
                program.save(folder)
            except OSError as problem:
                raise BadOption("wasm-no-folder", folder=str(folder), problem=problem.strerror or str(problem)) from None
            console.print(say("wasm-written", file=str(folder / f"{name}.wasm"), bytes=f"{len(program.wasm):,}"))
