"""Modules that are there already: in the package itself (wheels ship those of the standard boxes), or in the cache."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from vicus import registry

from .. import cache
from .program import Program

SHIPPED = Path(__file__).parent / "shipped"
ENGINE = Path(__file__).parent.parent
ENGINE_SOURCES = (
    "compiled.py",
    "fieldcode.py",
    "layout.py",
    "mirror.py",
    "records.py",
    "kernel/*.py",
    "wasm/linker.py",
    "wasm/program.py",
)
STEPPING_SOURCES = ("observation.py", "sightcode.py")
GAME_SOURCES = ("state.py", "tables.py", "events.py", "components.py", "actions.py", "features.py", "rules/*.py")


@lru_cache(maxsize=128)
def key(game: str, digest: str) -> str:
    """Of all that goes into a module, sources and the numbers of the box: the same on every machine, so a wheel can ship it."""
    h = hashlib.sha256(digest.encode())
    for folder, patterns in ((ENGINE, ENGINE_SOURCES), (registry.folder(game), GAME_SOURCES)):
        for file in sorted(file for pattern in patterns for file in folder.glob(pattern)):
            h.update(f"\0{file.relative_to(folder).as_posix()}\0".encode() + file.read_bytes().replace(b"\r\n", b"\n"))
    return h.hexdigest()[:16]


@lru_cache(maxsize=128)
def stepping_key(game: str, digest: str) -> str:
    """Of all that goes into the module of a batch."""
    h = hashlib.sha256(key(game, digest).encode())
    for name in STEPPING_SOURCES:
        h.update((ENGINE / name).read_bytes())
    for file in sorted(registry.folder(game).glob("*.py")):  # an observation has words and sizes from anywhere in the game
        h.update(file.read_bytes())
    return h.hexdigest()[:16]


def folder(game: str, digest: str) -> cache.Folder:
    return cache.Folder(f"{game}-wasm-{key(game, digest)}")


def stepping_folder(game: str, digest: str) -> cache.Folder:
    return cache.Folder(f"{game}-wasm_stepper-{stepping_key(game, digest)}")


def is_there(game: str, digest: str) -> bool:
    return _is_shipped(game, digest) or folder(game, digest).ready


def found(game: str, digest: str) -> Program | None:
    """None if it has to be compiled."""
    if _is_shipped(game, digest):
        return Program.load(SHIPPED, game)
    cached = folder(game, digest)
    if cached.ready:
        with suppress(OSError, ValueError, TypeError):  # damaged: compile anew
            return Program.load(cached.path, game)
    return None


@lru_cache(maxsize=128)
def _is_shipped(game: str, digest: str) -> bool:
    """Whether the package has a module of just these rules: not after somebody has edited them."""
    try:
        return Program.load(SHIPPED, game).about.key == key(game, digest)
    except (OSError, ValueError, TypeError):
        return False
