"""Every scenario by its name, and how it is run if nothing else is said."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

from .attacks import Bots, Frames, Imports, Look
from .burden import Burden, beside
from .calm import saturated, tables
from .crowds import Lobby, OpenStorm, Spectators
from .figures import Figures
from .measure import Wish
from .memory import memory
from .processes import processes
from .silence import Deaf, HalfOpen
from .stored import stored


@dataclass(frozen=True)
class Scenario:
    """What a name stands for."""

    measure: Callable[[Wish], Coroutine[Any, Any, Figures]]
    about: str
    tables: int = 30
    rate: float = 40.0
    count: int = 0
    counted: str = ""
    """What `count` is, where something is counted beside the innocent tables."""
    runs: tuple[tuple[str, ...], ...] = ((),)
    """The options it is run with by `all`."""
    options: tuple[str, str] = ("--tables", "--sockets")
    """How the innocent tables and `count` are called on the command line."""


def _burden(kind: type[Burden], count: int, counted: str = "sockets") -> Scenario:
    return Scenario(partial(beside, kind=kind), kind.what.format(count=count), count=count, counted=counted)


SIZES = tuple(("--tables", tables) for tables in ("50", "200", "500"))
PLACES: tuple[tuple[str, ...], ...] = ((), ("--seating", "apart"), ("--seating", "together"))
SCENARIOS = {
    "tables": Scenario(tables, "many live tables", 500, 80.0, runs=SIZES),
    "saturated": Scenario(saturated, "as many moves as can be", 200, 0.0, runs=((), ("--game", "mix"))),
    "lobby": _burden(Lobby, 2000),
    "spectators": _burden(Spectators, 2000),
    "open_storm": _burden(OpenStorm, 500),
    "look": _burden(Look, 10),
    "imports": _burden(Imports, 4),
    "frames": _burden(Frames, 4),
    "deaf": _burden(Deaf, 100),
    "bots": _burden(Bots, 204, "tables of bots"),
    "half_open": _burden(HalfOpen, 1100, "requests"),
    "memory": Scenario(memory, "what a live table takes of the memory", 500, 0.0),
    "stored": Scenario(
        stored, "tables that nobody plays at", 50, 80.0, 10_000, "stored tables", options=("--live", "--tables")
    ),
    "processes": Scenario(processes, "two processes on one PostgreSQL against one", 200, 0.0, runs=PLACES),
}
