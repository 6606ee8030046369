"""`vicus static`: the page without a server, as a folder that any static host can serve, also under a sub-path."""

from __future__ import annotations

import gzip
import hashlib
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from vicus import registry
from vicus.bots.needs import play_by_net
from vicus.core.catalogue import quick_reference, rulebook
from vicus.core.game import declaration, game, playable
from vicus.core.glossary import glossary
from vicus.engine.engines import wasm_program, wasm_thinking
from vicus.engine.wasm.program import Program
from vicus.errors import BadOption
from vicus.nets.game_net import game_net
from vicus.puzzles.puzzle import listed
from vicus.server.handlers.arrival import welcome
from vicus.server.shield import CONTENT
from vicus.spec.box_form import form
from vicus.table import lessons
from vicus.texts import LANGUAGES

from . import offline
from .meeting import IceServer
from .net_data import net_data
from .package import compile_packages, msgspec_wheel, vicus_zip
from .pieces import pieces
from .readiness import PageBots

PAGE = Path(__file__).parent / "page"
"""As `npm run build:static` has built it (`make static`)."""
TABLE = "table"
"""The folder of what the table's worker fetches."""
NETS = offline.LATER
"""The folder of what those need who play by a net: it is fetched when somebody does, or later."""
PACKED = ".packed"
"""Gzip; not called so, else some hosts say that it is the transfer that is compressed."""
LISTED = "licences.json"
"""What the page's own build has bundled (ui/licences.ts)."""
UNSAID = ("type", "name", "now")
"""Of a welcome: known when somebody comes."""

FIRST = '<meta charset="utf-8">'
MORE = ("worker-src 'self'", "manifest-src 'self'")
POLICY = "; ".join([*(rule for rule in CONTENT.split("; ") if "frame-ancestors" not in rule), *MORE])
"""As a server has it: nothing from elsewhere, nothing written into the page. Who may frame it, a page cannot say itself."""

_json = msgspec.json.Encoder(order="deterministic").encode


class Size(NamedTuple):
    """Bytes, as hosts send them."""

    first: int
    """All that a page fetches before it can be used without a network."""
    nets: int
    """What is fetched for bots that play by nets: when one is needed, or afterwards."""


class Modules(Protocol):
    """Where the modules of a game come from."""

    def playing(self, name: str) -> Program:
        """Of the game, and of bots that search."""
        ...

    def thinking(self, name: str) -> Program:
        """Of bots that play by a net."""
        ...


class Compiled:
    """From the cache, or compiled now."""

    def playing(self, name: str) -> Program:
        return wasm_program(name, game(name).box)

    def thinking(self, name: str) -> Program:
        return wasm_thinking(name, game(name).box)


def write(out: Path, modules: Modules | None = None, ice: Sequence[IceServer] = ()) -> Size:
    """Write the folder anew; its size. `ice`: by whom friends in other networks are found.

    Raises `BadOption` if the page is not built, or the folder is one of somebody else.
    """
    if not (PAGE / "index.html").is_file():
        raise BadOption("static-no-page")
    if out.exists() and any(out.iterdir()) and not (out / TABLE).is_dir():
        raise BadOption("static-not-empty", folder=str(out))
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(PAGE, out)
    games = tuple(name for name in playable() if _is_ours(name))
    _write_answers(out / "api", games)
    modules = modules or Compiled()
    made = _write_table(out, games, modules)
    made |= _write_nets(out, tuple(name for name in games if play_by_net(game(name))), modules)
    listed = (out / LISTED).read_bytes()
    (out / LISTED).unlink()
    _put(out / "api" / LISTED, msgspec.to_builtins(pieces(listed, out / made["pyodide"], msgspec_wheel())))
    made["answers"] = f"{offline.renamed(out / 'api')}/"
    index = out / offline.INDEX
    said = msgspec.to_builtins(welcome("", PageBots(), games))
    made["welcome"] = {key: value for key, value in said.items() if key not in UNSAID}
    made["ice"] = msgspec.to_builtins(list(ice))
    made["version"] = offline.version_of(out, _json(made))
    text = _json(made).decode().replace("<", "\\u003c")  # no end of a script in it
    tag = f'<script type="application/json" id="vicus-static">{text}</script>\n'
    text = index.read_text("utf-8").replace("</head>", f"{offline.HEAD}{tag}</head>", 1)
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}">'
    index.write_text(text.replace(FIRST, f"{FIRST}\n{policy}", 1), "utf-8")
    offline.write_worker(out, made["version"])
    return size(out)


def size(out: Path) -> Size:
    """Of a folder that was written."""
    nets = sum(packed_size(file) for file in (out / NETS).glob("*"))
    return Size(sum(packed_size(file) for file in out.rglob("*") if file.is_file()) - nets, nets)


def _is_ours(name: str) -> bool:
    """The page is built with the parts of our games; others' packages are not in it."""
    return registry.package(name).startswith("vicus.games.")


def _write_answers(folder: Path, games: tuple[str, ...]) -> None:
    """What a server would be asked for, as files."""
    for name in games:
        spec = declaration(name)
        _put(folder / "box" / f"{name}.json", {"form": form(spec.box), "data": spec.box.standard(spec.folder).data})
        _put(folder / "puzzles" / f"{name}.json", msgspec.to_builtins(listed(name)))
        if (guided := lessons.pages(name, lessons.FIRST)) is not None:
            _put(folder / "lesson" / name / f"{lessons.FIRST}.json", guided)
        for language in LANGUAGES:
            _put(folder / "rules" / name / f"{language}.json", rulebook(name, language))
            _put(folder / "quick" / name / f"{language}.json", {"text": quick_reference(name, language)})
            _put(folder / "glossary" / name / f"{language}.json", glossary(name, language))


def _put(file: Path, content: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(_json(content))


def _write_table(out: Path, games: tuple[str, ...], compiled: Modules) -> dict[str, Any]:
    """What the worker fetches, and a list of it (`ui/src/static/made.ts`)."""
    (out / TABLE).mkdir()
    (pyodide,) = (folder.name for folder in out.glob("pyodide-*"))
    sources = out / TABLE / "vicus.zip"
    sources.write_bytes(vicus_zip(games))
    compile_packages(out / pyodide, sources)
    pyodide = offline.renamed(out / pyodide)
    package = _named(out, f"{TABLE}/vicus", ".zip", sources.read_bytes())
    sources.unlink()
    modules = {name: _module(out, TABLE, compiled.playing(name)) for name in games}
    files = [f"{pyodide}/{file.name}" for file in sorted((out / pyodide).iterdir())]
    files += [package, *(path for module in modules.values() for path in module.values())]
    return {
        "pyodide": f"{pyodide}/",
        "package": package,
        "modules": modules,
        "files": [_packed(out, path) for path in files],
    }


def _write_nets(out: Path, games: tuple[str, ...], compiled: Modules) -> dict[str, Any]:
    """What levels need that play by a net, and a list of it."""
    (out / NETS).mkdir()
    nets = {}
    for name in games:
        net = _named(out, f"{NETS}/{name}", ".net", net_data(game_net(game(name))))
        nets[name] = {**_module(out, NETS, compiled.thinking(name)), "net": net}
    return {"nets": nets, "later": [_packed(out, path) for each in nets.values() for path in each.values()]}


def _module(out: Path, folder: str, program: Program) -> dict[str, str]:
    """The two files of a module."""
    place = f"{folder}/{program.about.game}"
    about = _json(msgspec.to_builtins(program.about))
    return {"wasm": _named(out, place, ".wasm", program.wasm), "about": _named(out, place, ".json", about)}


def _packed(out: Path, path: str) -> dict[str, Any]:
    """A file of the table, compressed by us: not every host does that. Scripts stay as they are: browsers load them."""
    file = out / path
    content = file.read_bytes()
    packed = gzip.compress(content, 9, mtime=0)
    if file.suffix not in (".mjs", ".json"):
        file.with_name(file.name + PACKED).write_bytes(packed)
        file.unlink()
    return {"path": path, "bytes": len(content), "packed": min(len(content), len(packed))}


def _named(out: Path, place: str, ending: str, content: bytes) -> str:
    """Write a file that has another name when something else is in it: a browser may keep it."""
    path = f"{place}-{hashlib.sha256(content).hexdigest()[:8]}{ending}"
    (out / path).write_bytes(content)
    return path


def packed_size(file: Path) -> int:
    """The bytes of a file as most hosts send it."""
    content = file.read_bytes()
    return len(content) if file.suffix == PACKED else min(len(content), len(gzip.compress(content, 9, mtime=0)))
