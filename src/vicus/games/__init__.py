"""The games, one folder each with the same file names. Games never import each other.

`vicus.games()` lists them: the package itself can be called.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType


def names() -> tuple[str, ...]:
    """Every folder with a `meta.py` is a game."""
    return tuple(sorted(f.parent.name for f in Path(__file__).parent.glob("*/meta.py")))


class _Callable(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Callable
