"""The games that come with Vicus, one package each with the same file names. Games never import each other.

`vicus.games()` lists every game that is installed, others' too: the package itself can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType

from vicus.registry import names


class _Callable(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Callable
