"""The notebooks say what they say: their code runs, or, where it needs PyTorch, at least is Python."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parent.parent.parent / "examples" / "notebooks").glob("*.ipynb"))


def code_of(notebook: Path) -> str:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda each: each.stem)
def test_its_code_is_python_and_nothing_is_kept_of_a_run(notebook):
    ast.parse(code_of(notebook))
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    assert all(not cell["outputs"] for cell in cells if cell["cell_type"] == "code")


@pytest.mark.parametrize(("name", "small"), [("random_agent", ("1000, 3", "6, 3")), ("own_search", ("32,", "1,"))])
def test_it_runs(name, small, capsys):
    """Interpreted, and with little of everything."""
    notebook = next(each for each in NOTEBOOKS if each.stem == name)
    code = code_of(notebook)
    assert small[0] in code
    exec(code.replace(*small).replace('"native"', '"interpreted"'), {})
    assert capsys.readouterr().out
