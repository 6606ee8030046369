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
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, not _is_ours(point), point.value)):
        first = found.setdefault(point.name, point)
        if first.value != point.value:
            log.warning("the game %s of %s is left out: %s has that name", point.name, point.value, first.value)
    return found


def _is_ours(point: EntryPoint) -> bool:
    """Nobody else's package replaces a game that comes with Vicus."""
    return point.module.startswith("vicus.games.")


def names() -> tuple[str, ...]:
    """The names of all games that are installed.

    >>> "carpe_diem" in names()
    True
    """
    return tuple(_points())


def package(name: str) -> str:
    """The package that a game lives in; KeyError if there is no such game.

    >>> package("carpe_diem")
    'vicus.games.carpe_diem'
    """
    return _points()[name].module


@cache
def folder(name: str) -> Path:
    """Where a game's files are: rules, box, texts. KeyError if there is no such game, ImportError if its package is gone."""
    spec = find_spec(package(name))
    if spec is None or spec.origin is None:
        raise ImportError(f"no module named {package(name)}")
    return Path(spec.origin).parent


def load(name: str) -> Any:
    """The declaration of a game, a `vicus.spec.GameSpec`; KeyError if there is no such game, else whatever its package raises.

    >>> load("carpe_diem").name
    'carpe_diem'
    """
    return _points()[name].load()


def refresh() -> None:
    """Look again, after a game was installed or removed while this process runs.

    >>> refresh()
    >>> "carpe_diem" in names()
    True
    """
    _points.cache_clear()
    folder.cache_clear()
