"""`vicus new-game`: the skeleton of a game, which runs and passes the conformance suite."""

from __future__ import annotations

import keyword
from importlib.util import find_spec
from pathlib import Path

from vicus.errors import BadOption
from vicus.registry import names

SKELETON = Path(__file__).with_name("skeleton")
SUFFIX = ".in"
"""Keeps the files of the skeleton from being taken for code of ours."""


def write(name: str, parent: Path) -> Path:
    """Write the package of a new game into a folder of its name; raises BadOption if name or folder cannot be used."""
    if not name.isidentifier() or not name.isascii() or name != name.lower() or keyword.iskeyword(name) or name.startswith("_"):
        raise BadOption("new-game-name", name=name)
    if name in names():
        raise BadOption("new-game-taken", name=name)
    folder = parent / name
    if folder.exists():
        raise BadOption("new-game-exists", folder=str(folder))
    if _is_module(name):
        raise BadOption("new-game-module", name=name)
    words = {"@name@": name, "@dashed@": name.replace("_", "-"), "@title@": name.replace("_", " ").title()}
    for source in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        target = folder / _filled(str(source.relative_to(SKELETON)).removesuffix(SUFFIX), words)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_filled(source.read_text("utf-8"), words), "utf-8")
    return folder


def _is_module(name: str) -> bool:
    """Would the package hide another one (`json`, `rich`)? A folder that merely lies here is none."""
    found = find_spec(name)
    return found is not None and found.origin is not None


def _filled(text: str, words: dict[str, str]) -> str:
    for sign, word in words.items():
        text = text.replace(sign, word)
    return text
