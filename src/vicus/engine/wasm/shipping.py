"""The modules of all games with their standard boxes, and of bots that play by a net, written where a wheel ships them.

python -m vicus.engine.wasm.shipping [FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path

from vicus import registry

from ..engines import wasm_program, wasm_thinking
from ..net_place import has_net
from .modules import SHIPPED, THINKING


def write(folder: Path = SHIPPED) -> None:
    for name in registry.names():
        if registry.package(name).startswith("vicus.games."):
            box = registry.load(name).box.standard(registry.folder(name))
            wasm_program(name, box).save(folder)
            if has_net(name):
                wasm_thinking(name, box).save(folder / THINKING)


if __name__ == "__main__":
    write(*map(Path, sys.argv[1:]))
