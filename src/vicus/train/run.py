"""A run, from what was ordered to the files that are left: the net, its curve, and what is needed to go on."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vicus.errors import VicusError

from . import checkpoint
from .curves import curves
from .settings import settings_for
from .task import Task, program
from .training import Training

CURVE = "curve.svg"


@dataclass(frozen=True)
class Order:
    """What is wanted."""

    folder: Path
    """Where the task is."""
    out: Path
    minutes: float
    iterations: int | None
    every: float
    evaluation_games: int
    players: tuple[int, ...]
    device: str
    start: Path | None = None
    """A net to begin with, instead of nothing."""


def is_for_a_run(out: Path) -> bool:
    """Whether nothing is there that a run would write over: a folder that is empty, new, or has one already."""
    begun = {f"{checkpoint.FILE}.new"}  # by a run that was killed before it had kept anything
    return not out.exists() or {file.name for file in out.iterdir()} <= begun or (out / checkpoint.FILE).exists()


def run(order: Order, changed: dict[str, Any], tell: Callable[[dict[str, Any]], None]) -> Training:
    """Learn, and tell how strong it has become every now and then; what was broken off goes on."""
    task = Task.load(order.folder)
    if unknown := [players for players in order.players if players not in task.players]:
        raise VicusError("bad-players", players=unknown[0], low=min(task.players), high=max(task.players))
    if not is_for_a_run(order.out):
        raise VicusError("train-folder", folder=str(order.out))
    kernels = program(order.folder) if order.device == "cuda" else None
    training = Training(task, settings_for(task.settings, **changed), order.out, kernels, order.players, order.start)
    training.run(order.minutes * 60, order.iterations, order.every, tell, order.evaluation_games)
    if training.is_first:
        picture = curves(f"{task.game}: wins by decisions played", training.progress.curve)
        beside = order.out / f"{CURVE}.new"
        beside.write_text(picture)
        os.replace(beside, order.out / CURVE)
    return training
