"""A bot written against the types of a game is checked by mypy, with no `Any` in it; a field that is not there is found."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "typed.py"


MISTAKES = [
    ('["own"]', '["owns"]', 'TypedDict "Holdings" has no key "owns"'),
    ("place.village", "place.vilage", '"Place" has no attribute "vilage"'),
    ('view["villages"]', 'view["vilages"]', 'TypedDict "View" has no key "vilages"'),
    ("score.total", "score.totals", '"Score" has no attribute "totals"'),
    ("match.legal()", "match.view(0)", 'Argument 2 to "choose" of "Farmer" has incompatible type "View"'),
]
USED = """

from vicus.bots import bot, register
from vicus.testing import check

register("farmer", lambda game, seed: Farmer())
strong = bot("strong", vicus.game(GAME))
check(vicus.game(GAME), games=1, engines=())
"""
HOW = """
[mypy]
strict = true
follow_imports = silent

[mypy-{strictest}]
disallow_any_expr = true
disallow_any_explicit = true
"""
"""At its strictest, with no settings of this project. What is registered may be of any game, so `Any` is its type: `used` is
checked with strict alone."""


@pytest.fixture(scope="module")
def complaints(tmp_path_factory) -> dict[str, list[str]]:
    """What mypy says of the example, of each mistake in it and of its use, by module: all in one run, for it reads much."""
    folder = tmp_path_factory.mktemp("typed")
    source = EXAMPLE.read_text("utf-8")
    used = source.partition("if __name__")[0] + USED
    files = {"example": source, "loose": used, "used": used}
    for number, (right, wrong, _) in enumerate(MISTAKES):
        assert right in source
        files[f"mistaken_{number}"] = source.replace(right, wrong)
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, "utf-8")
    (folder / "mypy.ini").write_text(HOW.format(strictest=",".join(files.keys() - {"used"})), "utf-8")
    result = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file=mypy.ini", "--cache-dir", str(ROOT / ".mypy_cache" / "typed"), "."],
        capture_output=True,
        text=True,
        cwd=folder,
        env=os.environ | {"MYPYPATH": str(ROOT / "src")},
    )
    assert result.returncode == 1, result.stdout + result.stderr
    *lines, summary = result.stdout.splitlines()
    assert f"checked {len(files)} source files" in summary
    return {name: [line for line in lines if line.startswith(f"{name}.py")] for name in files}


def test_the_example_plays():
    points = runpy.run_path(str(EXAMPLE))["play"](seed=7)
    assert len(points) == 3
    assert min(points) > 40


@pytest.mark.xdist_group("mypy")
def test_the_example_has_no_any(complaints):
    assert complaints["example"] == []
    assert "Any" not in EXAMPLE.read_text("utf-8")


@pytest.mark.xdist_group("mypy")
@pytest.mark.parametrize("number", range(len(MISTAKES)), ids=[wrong for _, wrong, _ in MISTAKES])
def test_a_mistake_is_found(complaints, number):
    assert any(MISTAKES[number][2] in line for line in complaints[f"mistaken_{number}"])


@pytest.mark.xdist_group("mypy")
def test_any_would_be_found(complaints):
    assert any('contains "Any"' in line or 'has type "Any"' in line for line in complaints["loose"]), complaints["loose"]


@pytest.mark.xdist_group("mypy")
def test_typed_bots_and_games_go_wherever_others_go(complaints):
    assert complaints["used"] == []
