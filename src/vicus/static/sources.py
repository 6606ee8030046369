"""Which modules of Vicus a page without a server needs: all that its house imports, at once or later."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import vicus
from vicus import registry

FIRST = ("vicus", "vicus.static.house")
PRESENT = frozenset({"vicus", "msgspec", "openskill", "typing_extensions"})
"""Packages that are there, besides Python's own."""
DATA = (
    "box.toml",
    "judgement.toml",
    "outlook.toml",
    "scenes.json",
    "texts/words.json",
    "puzzles.json",
    "lessons/first.json",
    "uses.json",
    "winners.json",
)
"""Of a game."""
LEFT_OUT = ("vicus.nets", "vicus.bots.policy", "vicus.bots.net_policy", "vicus.bots.deep", "vicus.bots.deep_tree")
"""There is no NumPy. Bots ask workers what a net thinks (`vicus.static.remote_bots`), and nobody's function plays."""
BATCHES_LEFT_OUT = (
    "vicus.core.batch",
    "vicus.core.batch_input",
    "vicus.core.device_batch",
    "vicus.engine.rows",
    "vicus.engine.steppers",
    "vicus.engine.cuda",
)
"""Many games side by side, which need NumPy, too, and a GPU's driver."""
KERNELS_LEFT_OUT = tuple(f"vicus.engine.kernel.{name}" for name in ("net", "net_play", "deep", "stepping"))
SOURCES = Path(vicus.__file__).parent.parent


def modules(games: tuple[str, ...]) -> list[str]:
    """By name. Left out is what cannot even be imported there: what needs a database, a compiler or a web server."""
    waiting = [*FIRST, *(module for game in games for module in _all_of(registry.package(game)))]
    waiting += _all_of("vicus.engine.kernel")  # mirrors find them by their files
    found: dict[str, bool] = {}
    while waiting:
        name = waiting.pop()
        if name in found or is_left_out(name) or (file := file_of(name)) is None:
            continue
        tree = ast.parse(file.read_bytes())
        package = name if file.name == "__init__.py" else name.rpartition(".")[0]
        at_once = {module for node in _run(tree, at_once=True) for module in _imported(node, package)}
        found[name] = all(_is_present(module) for module in at_once)
        if found[name]:
            every = {module for node in _run(tree) for module in _imported(node, package)}
            waiting += [module for module in every if module.partition(".")[0] == "vicus"]
    kept = {name for name, is_kept in found.items() if is_kept}
    return sorted(kept | {parent for name in kept for parent in _parents(name)})


def is_left_out(module: str) -> bool:
    """Also what stands below it.

    >>> is_left_out("vicus.nets.inputs"), is_left_out("vicus.bots.levels")
    (True, False)
    """
    return any(f"{module}.".startswith(f"{each}.") for each in (*LEFT_OUT, *BATCHES_LEFT_OUT, *KERNELS_LEFT_OUT))


def file_of(module: str) -> Path | None:
    """Where a module is, without importing anything; None if there is none of that name."""
    path = SOURCES.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def _all_of(package: str) -> Iterator[str]:
    folder = SOURCES.joinpath(*package.split("."))
    for file in folder.rglob("*.py"):
        parts = file.relative_to(folder).with_suffix("").parts
        yield ".".join((package, *(part for part in parts if part != "__init__")))


def _parents(name: str) -> Iterator[str]:
    while name := name.rpartition(".")[0]:
        yield name


def _run(tree: ast.AST, at_once: bool = False) -> Iterator[ast.AST]:
    """What is ever run of a module, or `at_once`, when it is imported; not what only type checkers see."""
    for node in ast.iter_child_nodes(tree):
        if at_once and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield node
        yield from _run(node, at_once)


def _imported(node: ast.AST, package: str) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = ".".join(package.split(".")[: len(package.split(".")) - node.level + 1]) if node.level else ""
        module = ".".join(filter(None, (base, node.module)))
        yield module
        if module.partition(".")[0] == "vicus":  # the names may be modules
            yield from (f"{module}.{alias.name}" for alias in node.names if file_of(f"{module}.{alias.name}"))


def _is_present(module: str) -> bool:
    top = module.partition(".")[0]
    return top in PRESENT or top in sys.stdlib_module_names
