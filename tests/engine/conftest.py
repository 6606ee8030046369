"""The toy game, installed as any game from outside is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from vicus import registry
from vicus.engine.box import Box

from .toy.box import BOX

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def toy(tmp_path) -> Iterator[Box]:
    """The box of the toy, while `toy` is among the games here and in every process that is started."""
    about = tmp_path / "site" / "toy-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\ntoy = tests.engine.toy:GAME\n")
    paths = [str(about.parent), str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(about.parent)
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        registry.refresh()
        yield BOX.box({"faces": [1, 2, 3, 4, 5, 6], "turns": 5}, standard=True)
    registry.refresh()


@pytest.fixture
def empty_cache(tmp_path, monkeypatch) -> Path:
    """Nothing is compiled yet, here and in every process that is started."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("VICUS_CACHE_DIR", str(folder))
    return folder
