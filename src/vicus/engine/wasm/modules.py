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
THINKING = "thinking"
"""The folder in it with the modules of bots that play by a net."""
ENGINE = Path(__file__).parent.parent
ENGINE_SOURCES = (
    "compiled.py",
    "entries.py",
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
    """Of all that goes into the module of a batch, or of a bot that plays by a net: observations, too."""
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


def thinking_folder(game: str, digest: str) -> cache.Folder:
    return cache.Folder(f"{game}-wasm_thinker-{stepping_key(game, digest)}")


def is_there(game: str, digest: str) -> bool:
    return _is_shipped(game, digest) or folder(game, digest).ready


def is_thinking_there(game: str, digest: str) -> bool:
    return _is_thinking_shipped(game, digest) or thinking_folder(game, digest).ready


def found(game: str, digest: str) -> Program | None:
    """None if it has to be compiled."""
    return Program.load(SHIPPED, game) if _is_shipped(game, digest) else cached(folder(game, digest), game)


def found_thinking(game: str, digest: str) -> Program | None:
    """The module of bots that play by a net."""
    if _is_thinking_shipped(game, digest):
        return Program.load(SHIPPED / THINKING, game)
    return cached(thinking_folder(game, digest), game)


def cached(place: cache.Folder, game: str) -> Program | None:
    """What was compiled here before."""
    if place.ready:
        with suppress(OSError, ValueError, TypeError):  # damaged: compile anew
            return Program.load(place.path, game)
    return None


@lru_cache(maxsize=128)
def _is_shipped(game: str, digest: str) -> bool:
    """Whether the package has a module of just these rules: not after somebody has edited them."""
    return _has_key(SHIPPED, game, key(game, digest))


@lru_cache(maxsize=128)
def _is_thinking_shipped(game: str, digest: str) -> bool:
    return _has_key(SHIPPED / THINKING, game, stepping_key(game, digest))


def _has_key(place: Path, game: str, wanted: str) -> bool:
    try:
        return Program.load(place, game).about.key == wanted
    except (OSError, ValueError, TypeError):
        return False
