"""Which games there are. A game is a package that names itself in the entry point group `vicus.games`:

    [project.entry-points."vicus.games"]
    my_game = "my_package.my_game:GAME"

Nothing of a game is imported before it is asked for. (`vicus.core.game` has the errors that people see.)
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

GROUP = "vicus.games"


log = logging.getLogger("vicus.games")


@cache
def _points() -> dict[str, EntryPoint]:
    """By name; where two packages have the same one, that of Vicus itself, else the first; the log tells of the others."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, not _is_own(point), point.value)):
        kept = found.setdefault(point.name, point)
        if kept.value != point.value:
            log.warning("%s: there are two games of this name; %s is left out for %s", point.name, point.value, kept.value)
    return found


def _is_own(point: EntryPoint) -> bool:
    return point.dist is not None and point.dist.name == __package__


def names() -> tuple[str, ...]:
    """The names of all games that are installed.

    >>> "carpe_diem" in names()
    True
    """
    return tuple(_points())


def package(name: str) -> str:
    """The package that a game lives in; KeyError if there is no such game."""
    return _points()[name].module


@cache
def folder(name: str) -> Path:
    """Where a game's files are: rules, box, texts. KeyError if there is no such game, ImportError if its package is gone."""
    spec = find_spec(package(name))
    if spec is None or spec.origin is None:
        raise ImportError(f"no module named {package(name)}")
    return Path(spec.origin).parent


def load(name: str) -> Any:
    """The declaration of a game, a `vicus.spec.GameSpec`; raises whatever its package raises."""
    return _points()[name].load()


def refresh() -> None:
    """Look again, after a game was installed or removed while this process runs.

    >>> refresh()
    >>> "carpe_diem" in names()
    True
    """
    _points.cache_clear()
    folder.cache_clear()
