"""`vicus new-game`: the skeleton of a game, which runs and passes the conformance suite."""

from __future__ import annotations

import keyword
from pathlib import Path

from vicus.errors import BadOption
from vicus.registry import names

SKELETON = Path(__file__).with_name("skeleton")
SUFFIX = ".in"
"""Keeps the files of the skeleton from being taken for code of ours."""


def write(name: str, parent: Path) -> Path:
    """Write the package of a new game into a folder of its name; raises BadOption if the name or the folder is taken."""
    if not name.isidentifier() or not name.isascii() or name != name.lower() or keyword.iskeyword(name) or name.startswith("_"):
        raise BadOption("new-game-name", name=name)
    if name in names():
        raise BadOption("new-game-taken", name=name)
    folder = parent / name
    if folder.exists():
        raise BadOption("new-game-exists", folder=str(folder))
    words = {"@name@": name, "@dashed@": name.replace("_", "-"), "@title@": name.replace("_", " ").title()}
    for source in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        target = folder / _filled(str(source.relative_to(SKELETON)).removesuffix(SUFFIX), words)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_filled(source.read_text("utf-8"), words), "utf-8")
    return folder


def _filled(text: str, words: dict[str, str]) -> str:
    for sign, word in words.items():
        text = text.replace(sign, word)
    return text
