"""The modules of all games with their standard boxes, written where a wheel ships them.

python -m vicus.engine.wasm.shipping [FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path

from vicus import registry

from ..engines import wasm_program
from .modules import SHIPPED


def write(folder: Path = SHIPPED) -> None:
    for name in registry.names():
        if registry.package(name).startswith("vicus.games."):
            wasm_program(name, registry.load(name).box.standard(registry.folder(name))).save(folder)


if __name__ == "__main__":
    write(*map(Path, sys.argv[1:]))
