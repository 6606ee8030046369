"""Engine, core, bots, arena, server, cli and the generic page name no game: a new one touches its own package only."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import vicus
from vicus.registry import folder, names

SOURCES = Path(vicus.__file__).parent
PAGE = SOURCES.parent.parent / "ui" / "src"
BUILT_IN = [name for name in names() if folder(name).is_relative_to(SOURCES)]
PYTHON = [file for file in SOURCES.rglob("*.py") if not file.is_relative_to(SOURCES / "games")]
GENERIC_PAGE = [file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
GENERIC_TEXTS = sorted((SOURCES / "texts").rglob("*.*l*"))
TITLES = [vicus.game(name).meta.title for name in BUILT_IN]
NAMED = re.compile("|".join([*BUILT_IN, *TITLES, r"\b(?:bv|cd|hv)-", r"['\"](?:bv|cd|hv)['\"]"]), re.IGNORECASE)


def words_of_games() -> set[str]:
    """Words that only a game knows: what its features, options and kinds of event and action are called."""
    found: set[str] = set()
    for name in BUILT_IN:
        spec = vicus.game(name).spec
        found |= {feature.name.lower() for feature in spec.features} | set(spec.meta.options)
    everyday = {"points", "coins", "round", "figures", "goods", "cards", "children", "centre", "starter", "features"}
    return found - everyday - {"steps", "stored"}


def constants(file: Path) -> Iterator[tuple[int, str]]:
    """Texts and names in a file's code, docstrings left out: examples there may name a game."""
    tree = ast.parse(file.read_text("utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: str(file.relative_to(SOURCES)))
def test_no_python_file_names_a_game(file):
    words = words_of_games()
    assert [(line, text) for line, text in constants(file) if NAMED.search(text) or text in words] == []


@pytest.mark.parametrize("file", [*GENERIC_PAGE, *GENERIC_TEXTS], ids=lambda file: file.name)
def test_nothing_generic_on_the_page_names_a_game(file):
    lines = file.read_text("utf-8").splitlines()
    assert [(number, line) for number, line in enumerate(lines, 1) if NAMED.search(line)] == []


def test_there_is_something_to_look_at():
    assert len(BUILT_IN) == 3
    assert len(PYTHON) > 100
    assert len(GENERIC_PAGE) > 50
    assert len(words_of_games()) > 40
