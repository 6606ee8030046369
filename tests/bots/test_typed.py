"""A bot written against the types of a game is checked by mypy, with no `Any` in it; a field that is not there is found."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "typed.py"


STRICTEST = ("--strict", "--disallow-any-expr", "--disallow-any-explicit")


def checked(file: Path, *how: str) -> subprocess.CompletedProcess[str]:
    """What mypy says, at its strictest, with no settings of this project."""
    strict = ["--config-file=", *(how or STRICTEST), "--follow-imports=silent"]
    return subprocess.run(
        [sys.executable, "-m", "mypy", *strict, "--cache-dir", str(ROOT / ".mypy_cache" / "typed"), str(file)],
        capture_output=True,
        text=True,
        env=os.environ | {"MYPYPATH": str(ROOT / "src")},
    )


def test_the_example_plays():
    points = runpy.run_path(str(EXAMPLE))["play"](seed=7)
    assert len(points) == 3
    assert min(points) > 40


@pytest.mark.xdist_group("mypy")
def test_the_example_has_no_any():
    result = checked(EXAMPLE)
    assert result.returncode == 0, result.stdout
    assert "Any" not in EXAMPLE.read_text("utf-8")


@pytest.mark.xdist_group("mypy")
@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ('["own"]', '["owns"]', 'TypedDict "Holdings" has no key "owns"'),
        ("place.village", "place.vilage", '"Place" has no attribute "vilage"'),
        ('view["villages"]', 'view["vilages"]', 'TypedDict "View" has no key "vilages"'),
        ("score.total", "score.totals", '"Score" has no attribute "totals"'),
        ("match.legal()", "match.view(0)", 'Argument 2 to "choose" of "Farmer" has incompatible type "View"'),
    ],
)
def test_a_mistake_is_found(tmp_path, right, wrong, says):
    source = EXAMPLE.read_text("utf-8")
    assert right in source
    file = tmp_path / "mistaken.py"
    file.write_text(source.replace(right, wrong), "utf-8")
    result = checked(file)
    assert result.returncode == 1
    assert says in result.stdout


USED = """

from vicus.bots import bot, register
from vicus.testing import check

register("farmer", lambda game, seed: Farmer())
strong = bot("strong", vicus.game(GAME))
check(vicus.game(GAME), games=1, engines=())
"""


@pytest.mark.xdist_group("mypy")
def test_typed_bots_and_games_go_wherever_others_go(tmp_path):
    """mypy strict alone: what is registered may be of any game, so `Any` is its type."""
    file = tmp_path / "used.py"
    file.write_text(EXAMPLE.read_text("utf-8").partition("if __name__")[0] + USED, "utf-8")
    result = checked(file, "--strict")
    assert result.returncode == 0, result.stdout
