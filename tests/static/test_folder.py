"""The folder of the page without a server: the same sources give the same bytes, and all that Python imports is in it."""

from __future__ import annotations

import ast
import gzip
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vicus
from vicus import registry
from vicus.bots.judgement import judgement
from vicus.static import folder
from vicus.static.sources import DATA, SOURCES, _imported, _run, file_of, modules
from vicus.testing.scripts import node
from vicus.texts import LANGUAGES

pytestmark = pytest.mark.compile

MOST_PACKED, MOST_NET = 7_000_000, 1_000_000
"""Bytes, as hosts send them: promised. Nets are fetched when somebody plays by one, or later."""


def digests(place: Path) -> dict[str, str]:
    files = sorted(file for file in place.rglob("*") if file.is_file())
    return {file.relative_to(place).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def test_built_twice_it_is_the_same_and_small(static_folder: Path, tmp_path: Path) -> None:
    size = folder.write(tmp_path / "again")
    assert size.first <= MOST_PACKED
    assert 0 < size.nets <= MOST_NET * len(vicus.games())
    assert digests(tmp_path / "again") == digests(static_folder)


ANSWERED = {
    r"RULES(\.\w+)?\.md": "rules/{game}/{language}",
    r"QUICK\.\w+\.md": "quick/{game}/{language}",
    r"GLOSSARY\.\w+\.md": "glossary/{game}/{language}",
    r"lessons/(first|marks)\.json": "lesson/{game}/first",
    r"puzzles\.json": "puzzles/{game}",
    r"box\.toml": "box/{game}",
}
"""What a page fetches of a game's files, by the name of its answer."""
BUILT_IN = r"page/.*|texts/(\w+(\.page)?\.ftl|rules\.json)"
"""What the page was built with."""
NOT_READ = r"(training|lab)\.toml|lessons/first\.txt|.*\.pyc?"
"""What others are made from; modules have a test of their own."""


@pytest.mark.parametrize("game", vicus.games())
def test_every_file_of_a_game_is_where_it_is_read(static_folder: Path, game: str) -> None:
    """A game that gets a new file is not whole here before somebody has said who reads it."""
    place = registry.folder(game)
    (packed,) = (static_folder / folder.TABLE).glob(f"vicus-*.zip{folder.PACKED}")
    (answers,) = static_folder.glob("api-*")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as package:
        for file in (file for file in place.rglob("*") if file.is_file()):
            name = file.relative_to(place).as_posix()
            if name == "net.npz":  # a table has to know that there is one, and asks workers what it thinks
                assert package.read(file.relative_to(SOURCES).as_posix()) == b""
                continue
            if name in DATA:
                assert package.read(file.relative_to(SOURCES).as_posix()) == file.read_bytes()
            asked = [path for pattern, path in ANSWERED.items() if re.fullmatch(pattern, name)]
            for path in {path.format(game=game, language=language) for path in asked for language in LANGUAGES}:
                assert json.loads((answers / f"{path}.json").read_bytes()), name
            assert name in DATA or asked or re.fullmatch(f"{BUILT_IN}|{NOT_READ}", name), f"nobody gets {name}"


def test_nets_are_not_waited_for(static_folder: Path) -> None:
    """Neither by the first table, whose files have a bar, nor by what a page needs without a network."""
    index = (static_folder / "index.html").read_text("utf-8")
    made = json.loads(re.findall(r'id="vicus-static">(.*?)</script>', index, re.DOTALL)[0])
    by_net = {name for name in vicus.games() if any(rung.needs_net for rung in judgement(name).levels.values())}
    assert by_net
    assert set(made["nets"]) == by_net, "nobody fetches a net by which no level plays"
    later = {file["path"] for file in made["later"]}
    assert later == {path for net in made["nets"].values() for path in net.values()}
    assert not later & {file["path"] for file in made["files"]}
    worker = (static_folder / "sw.js").read_text("utf-8").partition("\n")[0].removeprefix("const VERSION = ")
    version = json.loads(worker)
    assert {path.removesuffix(folder.PACKED) for path, _ in version["later"]} == later
    assert not [path for path, _ in version["files"] if path.startswith(folder.NETS)]


IMPORTS = """
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
const [place, ...packages] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${place}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${place}/`, env: { HOME: '/home/pyodide', VICUS_CACHE_DIR: '/tmp/vicus' } })
for (const file of packages) python.unpackArchive(new Uint8Array(readFileSync(file)), file.endsWith('.whl') ? 'wheel' : 'zip')
python.globals.set('names', process.env.NAMES)
console.log(python.runPython(`
import importlib, json
import vicus, vicus.static.house
seen = {}
for game in vicus.games():
    match = vicus.game(game).new(players=2, seed=1)
    seen[game] = [match.game.sight(2, closer).see(match.state, match.seat) for closer in (False, True)]
missing = []
for name in names.split():
    try:
        importlib.import_module(name)
    except ImportError:
        missing.append(name)
json.dumps({'missing': missing, 'seen': seen})
`))
process.exit(0)
"""


NOT_THERE = {"shlex", "zoneinfo"}
"""Asked for only by what is never done here: programs that play, notices at hours of the day."""


def imported(module: str) -> Iterator[str]:
    """The modules of Python's own library that one of ours imports, at once or later."""
    file = file_of(module)
    assert file is not None
    for run in _run(ast.parse(file.read_bytes())):
        yield from (name for name in _imported(run, module) if name.partition(".")[0] in sys.stdlib_module_names)


@pytest.fixture(scope="module")
def names() -> set[str]:
    """All modules of Python's own library that ours ask for."""
    return {name for module in modules(vicus.games()) for name in imported(module)}


@pytest.fixture(scope="module")
def there(static_folder: Path, names: set[str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the page's own Python says: which modules it does not have, and what seats see."""
    tmp_path = tmp_path_factory.mktemp("there")
    (pyodide,) = static_folder.glob("pyodide-*")
    place = tmp_path / "pyodide"
    place.mkdir()
    for file in pyodide.iterdir():
        content = file.read_bytes()
        if file.suffix == folder.PACKED:
            (place / file.stem).write_bytes(gzip.decompress(content))
        else:
            (place / file.name).write_bytes(content)
    packages = []
    for file in sorted((static_folder / folder.TABLE).iterdir()):
        if file.suffix == folder.PACKED and file.stem.endswith((".zip", ".whl")):
            packages.append(tmp_path / file.stem)
            packages[-1].write_bytes(gzip.decompress(file.read_bytes()))
    script = tmp_path / "imports.mjs"
    script.write_text(IMPORTS, "utf-8")
    done = subprocess.run(
        [node(), str(script), str(place), *map(str, packages)],
        capture_output=True,
        text=True,
        env={**os.environ, "NAMES": " ".join(sorted(names))},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    said: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return said


def test_all_of_pythons_library_that_is_asked_for_is_shipped(there: dict[str, Any], names: set[str]) -> None:
    assert {"asyncio", "logging", "zlib"} <= names
    assert set(there["missing"]) == NOT_THERE


@pytest.mark.parametrize("game", vicus.games())
def test_a_seat_sees_the_same_there_as_here(there: dict[str, Any], game: str) -> None:
    """By which nets play: the page has the code of observations, and nothing of NumPy."""
    match = vicus.game(game).new(players=2, seed=1)
    assert there["seen"][game] == [match.game.sight(2, closer).see(match.state, match.seat) for closer in (False, True)]
