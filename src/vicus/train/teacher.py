"""What a search has made of decisions, as tensors that a net can learn from.

It comes as datasets: `vicus dataset GAME --bot deep:300 --closer --out FOLDER`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch

from vicus import dataset
from vicus.errors import BadOption

from .rollout import Turning

if TYPE_CHECKING:
    from torch import Tensor

    from vicus.core.game import Game
    from vicus.dataset import Dataset

    from .task import Task

HELD_BACK = 20
"""One game of so many is not learned from, but looked at."""


class Decisions(NamedTuple):
    """Of games with the same number of players, as the net counts actions."""

    observation: Tensor
    """[n, D] int8"""
    mask: Tensor
    """[n, A] bool: what was legal."""
    visits: Tensor
    """[n, A] float16: which part of its simulations the search gave to each action."""

    def __len__(self) -> int:
        return len(self.observation)

    def at(self, rows: Tensor) -> Decisions:
        return Decisions(*(each[rows] for each in self))


class Taught(NamedTuple):
    """What one number of players is learned from, and what tells how well."""

    players: int
    learned: Decisions
    held_back: Decisions


def lessons_of(game: Game[Any, Any], task: Task, folders: Sequence[Path]) -> list[Taught]:
    """A lesson for each number of players, of all datasets that have it."""
    found: dict[int, list[Taught]] = {}
    for folder in folders:
        lesson = taught(game, task, folder)
        found.setdefault(lesson.players, []).append(lesson)
    return [
        Taught(players, joined(each.learned for each in some), joined(each.held_back for each in some))
        for players, some in found.items()
    ]


def taught(game: Game[Any, Any], task: Task, folder: Path) -> Taught:
    """A dataset that was made by a bot that searches, and looked as the net looks. BadOption for another one."""
    made = dataset.load(folder)
    manifest = made.manifest
    if manifest.game != game.name or manifest.observation.digest != _seen(game, task, manifest.players):
        raise BadOption("teacher-other", folder=str(folder), name=game.name)
    if manifest.box.digest != game.box.digest or manifest.rules != game.meta.rules_version:
        raise BadOption("teacher-other-rules", folder=str(folder), name=game.name)
    turning = Turning(task, manifest.players, "cpu")
    shards = [_searched(turning, made, number) for number in range(len(made))]
    if not any(len(each) for each, _ in shards):
        raise BadOption("teacher-no-search", folder=str(folder))
    whole, games = joined(each for each, _ in shards), np.concatenate([numbers for _, numbers in shards])
    held = torch.from_numpy(games % HELD_BACK == HELD_BACK - 1)
    if not held.any():
        raise BadOption("teacher-few", folder=str(folder), games=HELD_BACK)
    return Taught(manifest.players, whole.at(~held), whole.at(held))


def joined(parts: Iterable[Decisions]) -> Decisions:
    return Decisions(*(torch.cat(some) for some in zip(*parts, strict=True)))


def _seen(game: Game[Any, Any], task: Task, players: int) -> str:
    """The digest of what a net of the game sees."""
    return game.observation(players, closer=task.closer).digest


def _searched(turning: Turning, made: Dataset, number: int) -> tuple[Decisions, Any]:
    """What was searched of a shard, with actions as they count from the own seat; and of which game each decision is."""
    shard = made[number]
    searched = shard["visits"].sum(1) > 0
    rows = {name: shard[name][searched] for name in ("observation", "mask", "visits", "seat", "game")}
    seat, visits = torch.from_numpy(rows["seat"]), torch.from_numpy(rows["visits"]).float()
    parts = turning.mask(visits / visits.sum(1, keepdim=True), seat).half()
    return Decisions(torch.from_numpy(rows["observation"]), turning.mask(torch.from_numpy(rows["mask"]), seat), parts), rows[
        "game"
    ]
