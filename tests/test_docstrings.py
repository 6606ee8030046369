"""Examples in docstrings are run, every one of them: they are found in the sources, not by what happens to be importable."""

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import vicus
from vicus.engine.engines import planner

SOURCES = Path(__file__).parent.parent / "src"
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


SEARCHING = {"vicus.analysis.analyse.analyse": "bohemian_villages"}
"""Examples that search in a game: a second with compiled code, more than a minute without."""


def module_of(file):
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def docstrings(node, name):
    """Every docstring below a node, with the name and the line of what it describes."""
    if isinstance(node, DOCUMENTED) and ast.get_docstring(node):
        yield name, node.body[0].lineno, ast.get_docstring(node)
    for child in ast.iter_child_nodes(node):
        yield from docstrings(child, f"{name}.{child.name}" if isinstance(child, DOCUMENTED) else name)


def examples():
    for file in sorted(SOURCES.rglob("*.py")):
        text = file.read_text("utf-8")
        if ">>>" in text:
            for name, line, docstring in docstrings(ast.parse(text), module_of(file)):
                if ">>>" in docstring:
                    compiled = [pytest.mark.compile, pytest.mark.xdist_group("planner")] if name in SEARCHING else ()
                    yield pytest.param(file, name, line, docstring, id=name, marks=compiled)


@pytest.mark.parametrize(("file", "name", "line", "docstring"), list(examples()))
def test_an_example_does_what_it_says(file, name, line, docstring):
    if name in SEARCHING:
        planner(SEARCHING[name], vicus.game(SEARCHING[name]).box)
    names = dict(vars(importlib.import_module(module_of(file))))
    example = doctest.DocTestParser().get_doctest(docstring, names, name, str(file), line)
    assert example.examples, "an example begins with >>> and a space"
    assert not any(each.options.get(doctest.SKIP) for each in example.examples), "an example is there to be run"
    told = []
    doctest.DocTestRunner(optionflags=OPTIONS, verbose=False).run(example, out=told.append)
    assert not told, "".join(told)


def test_the_package_shows_how_to_begin():
    """Whoever types help(vicus) sees an example, and it runs."""
    assert any(parameter.id == "vicus" for parameter in examples())


PUBLIC = ("core", "spec", "bots", "envs", "testing", "errors.py", "registry.py", "__init__.py")


def undocumented(node, name):
    """Whatever is public below a node and says nothing of itself; overloads are told by what they stand for."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, DOCUMENTED) and not child.name.startswith("_") and not is_overload(child):
            if not ast.get_docstring(child):
                yield f"{name}.{child.name}"
            if isinstance(child, ast.ClassDef):
                yield from undocumented(child, f"{name}.{child.name}")


def is_overload(node):
    return any(isinstance(each, ast.Name) and each.id == "overload" for each in node.decorator_list)


@pytest.mark.parametrize("part", PUBLIC)
def test_everything_that_programs_build_on_says_what_it_is(part):
    home = SOURCES / "vicus" / part
    files = sorted(home.rglob("*.py")) if home.is_dir() else [home]
    assert files
    missing = [each for file in files for each in undocumented(ast.parse(file.read_text("utf-8")), module_of(file))]
    assert not missing, f"without a docstring: {', '.join(missing)}"


MATCH = ("legal", "play", "view", "scores", "undo", "why_not", "preview", "duty", "find", "save")
SHOWN = {
    "vicus.core.game": ("game", "Game", "Game.new", "Game.action", "Game.sample", "Game.simulate"),
    "vicus.core.match": ("Match", *map("Match.{}".format, MATCH)),
    "vicus.core.record": ("load",),
    "vicus.spec.action": ("Kinds", "among_of"),
    "vicus.spec.action_space": ("ActionSpace",),
    "vicus.spec.event": ("EventReader",),
    "vicus.spec.box": ("BoxSpec",),
    "vicus.spec.game": ("GameSpec",),
    "vicus.spec.view": ("common", "comments"),
    "vicus.bots.levels": ("bot", "register", "known"),
    "vicus.testing.conformance": ("check",),
}
"""Where most programs begin."""


def test_the_ways_in_have_examples():
    known = {parameter.id for parameter in examples()}
    missing = {f"{module}.{name}" for module, names in SHOWN.items() for name in names} - known
    assert not missing
