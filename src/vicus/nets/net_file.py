"""The file of a net that plays: one for each game, below 1 MB, with a header that says what it is for.

games/<game>/net.npz    an array for each of `vicus.nets.weights.KINDS`, and `header`, JSON as bytes
"""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vicus.errors import BadOption

from .weights import KINDS, Weights, unsound

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

FORMAT = 2
LARGEST = 1 << 24
"""Bytes of a file that is still read."""


@dataclass(frozen=True)
class Header:
    """What a net is for, and where it comes from."""

    game: str
    observation: str
    """The digest of what it observes (with the most players): with another one it would see something else."""
    actions: int
    rules: str
    """Their version …"""
    box: str
    """… and the digest of the box that it learned with; others can be played with, too."""
    hidden: int
    blocks: int
    learned: int
    training: dict[str, Any] = field(default_factory=dict)
    version: str = ""
    """Of Vicus."""
    format: int = FORMAT


def write(file: Path, header: Header, weights: Weights) -> None:
    """Written beside and renamed: a file of its name is always whole."""
    import numpy as np

    told = np.frombuffer(json.dumps(asdict(header), sort_keys=True).encode(), "u1")
    arrays: dict[str, Array] = {"header": told, **{name: getattr(weights, name) for name in KINDS}}
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with unfinished.open("wb") as place:
            np.savez_compressed(place, allow_pickle=False, **arrays)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def read(file: Path) -> tuple[Header, Weights]:
    """BadOption if it cannot be read, is damaged or of another format."""
    import numpy as np

    if file.is_file() and not is_one(file):
        raise BadOption("net-fractions" if has_fractions(file) else "net-no-net", file=str(file))
    try:
        if file.stat().st_size > LARGEST:
            raise ValueError("too large")
        with file.open("rb") as place, np.load(place, allow_pickle=False) as arrays:
            if unpacked(arrays) > LARGEST:
                raise ValueError("too large")
            header = _header(arrays["header"].tobytes())
            weights = Weights(**{name: np.ascontiguousarray(arrays[name]) for name in KINDS})
    except BadOption:
        raise
    except OSError as problem:
        raise _unread(file, problem.strerror or str(problem)) from problem
    except Exception as problem:  # zip, zlib, NumPy and JSON each have errors of their own
        raise _unread(file, f"{type(problem).__name__}: {problem}") from problem
    if fault := unsound(weights):
        raise _unread(file, fault)
    return header, weights


def is_one(file: Path) -> bool:
    """Whether a file says of itself that it is a net that plays, of whatever format."""
    return "header" in parts_of(file)


def has_fractions(file: Path) -> bool:
    """Whether it is one as training wrote it: these have all arrays but a header."""
    return {"symbols", "first", "policy", "value"} <= parts_of(file) and not is_one(file)


def parts_of(file: Path) -> set[str]:
    """The arrays that a file names; none if it is no archive."""
    try:
        with zipfile.ZipFile(file) as parts:
            return {name.removesuffix(".npy") for name in parts.namelist()}
    except (OSError, zipfile.BadZipFile):
        return set()


def unpacked(arrays: Any) -> int:
    """How many bytes of an `.npz` come out of it: a small file may hold a lot of nothing."""
    return sum(part.file_size for part in arrays.zip.infolist())


def _header(written: bytes) -> Header:
    data = json.loads(written)
    if data.get("format") != FORMAT:
        raise BadOption("net-format", format=str(data.get("format")), known=FORMAT)
    return Header(**data)


def _unread(file: Path, problem: str) -> BadOption:
    return BadOption("net-unread", file=str(file), problem=problem)
