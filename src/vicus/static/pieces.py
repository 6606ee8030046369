"""Whose work is in the page without a server: each piece with its version and the text of its licence, from its own files."""

from __future__ import annotations

import io
import json
import sysconfig
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

import msgspec

import vicus

LINKED = Path(__file__).parent / "licences"
"""Of what is linked into Pyodide, whose package brings no texts: `name | licence | home`, then the text."""
STANDARD = LINKED / "standard"
"""By their names: of packages that name one and bring no text."""
HOME = "https://docs.python.org/3/license.html"


class Piece(msgspec.Struct, frozen=True):
    """As the page shows it."""

    name: str
    version: str
    licence: str
    home: str
    texts: list[str]


def pieces(of_page: bytes, pyodide: Path, wheel: bytes) -> list[Piece]:
    """`of_page`: what the build of the page has listed; `pyodide`: its folder; `wheel`: msgspec as it goes along."""
    listed = msgspec.json.decode(of_page, type=list[Piece])
    about = json.loads((pyodide / "pyodide-lock.json").read_bytes())["info"]
    linked = {piece.name: piece for piece in _linked()}
    (runtime,) = (piece for piece in listed if piece.name == "pyodide")
    ours = Piece("Vicus", vicus.__version__, "MIT", "", [_own_licence()])
    python = Piece("CPython", about["python"], "PSF-2.0", HOME, [_python_licence()])
    runtime = msgspec.structs.replace(linked.pop("Pyodide"), version=runtime.version)
    compiler = msgspec.structs.replace(linked.pop("Emscripten"), version=about["platform"].partition("_")[2].replace("_", "."))
    rest = [_with_text(piece) for piece in listed if piece.name != "pyodide"]
    rest += [_msgspec(wheel), _installed("openskill"), compiler, *linked.values()]
    return [ours, runtime, python, *sorted(rest, key=lambda piece: piece.name.lstrip("@").casefold())]


def _with_text(piece: Piece) -> Piece:
    if piece.texts:
        return piece
    return msgspec.structs.replace(piece, texts=[(STANDARD / f"{piece.licence}.txt").read_text("utf-8").strip("\n")])


def _own_licence() -> str:
    """Beside the sources, or in the installed package."""
    beside = Path(vicus.__file__).parents[2] / "LICENSE"
    return beside.read_text("utf-8").strip() if beside.is_file() else _texts(distribution("vicus"))[0]


def _python_licence() -> str:
    """Of the Python that runs: the same terms for all of them. Where a system has put it elsewhere, as a package repeats it."""
    file = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    return file.read_text("utf-8").strip() if file.is_file() else _texts(distribution("typing_extensions"))[0]


def _linked() -> Iterator[Piece]:
    for file in sorted(LINKED.glob("*.txt")):
        first, _, text = file.read_text("utf-8").partition("\n")
        name, licence, home = first.split(" | ")
        yield Piece(name, "", licence, home, [text.strip()])


def _msgspec(wheel: bytes) -> Piece:
    with zipfile.ZipFile(io.BytesIO(wheel)) as files:
        (folder,) = {name.split("/")[0] for name in files.namelist() if ".dist-info/" in name}
        texts = [files.read(name).decode().strip() for name in files.namelist() if name.startswith(f"{folder}/licenses/")]
        about = files.read(f"{folder}/METADATA").decode()
    return Piece(
        "msgspec", folder.split("-")[1].removesuffix(".dist"), _field(about, "License-Expression"), _home(about), texts
    )


def _installed(name: str) -> Piece:
    found = distribution(name)
    about = found.read_text("METADATA") or ""
    licence = _field(about, "License-Expression") or _field(about, "License")
    return Piece(name, version_of(name), licence, _home(about), _texts(found))


def _texts(found: Distribution) -> list[str]:
    files: list[Any] = [file for file in found.files or () if "licen" in file.name.casefold() and file.suffix != ".py"]
    return [file.read_text("utf-8").strip() for file in files]


def _field(about: str, name: str) -> str:
    return next((line.partition(": ")[2] for line in about.splitlines() if line.startswith(f"{name}: ")), "")


def _home(about: str) -> str:
    addresses = [line.partition(", ")[2] for line in about.splitlines() if line.startswith("Project-URL: ")]
    return _field(about, "Home-page") or (addresses or [""])[0]
