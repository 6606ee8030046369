"""How strong a net is: whole games against opponents that never change."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import torch

from .fused import chances, drawn
from .rollout import Turning, think

if TYPE_CHECKING:
    from torch import Tensor

    from .games import Games
    from .net import Net, Table
    from .task import Task

LONGEST, SEED = 4000, 1
LOOK_EVERY = 16
"""Steps between two looks whether all games have ended: a look makes the GPU wait."""


class Strength(NamedTuple):
    """The share of the wins of one seat among `players`, and its 95 % interval's half width."""

    players: int
    opponent: str
    games: int
    wins: float
    half: float


class Evaluation:
    """Games of one net against others of one kind, with the same seeds each time."""

    def __init__(self, task: Task, games: Games, players: int, device: str) -> None:
        rows = len(games.seat)
        self._games, self._players, self._rows, self._device = games, players, rows, device
        self._turning = Turning(task, players, device)
        self._own = torch.arange(rows, device=device) % players
        self._generator = torch.Generator(device)
        everybody = (1 << players) - 1
        self._others = (everybody ^ (1 << self._own)).to(torch.int8)

    @torch.no_grad()
    def against(self, net: Net, opponent: str, other: Net | None = None) -> Strength:
        """Opponents: `greedy`, `random`, or another net. The first game of each row counts: all together would favour short
        ones."""
        games, table = self._games, net.table(self._players)
        former = None if other is None else (other, other.table(self._players))
        games.reset()
        self._generator.manual_seed(SEED)  # nor is anything drawn from what playing and learning draw from
        over = torch.zeros(self._rows, dtype=torch.bool, device=self._device)
        won = torch.zeros(self._rows, device=self._device)
        for step in range(LONGEST):
            games.actions.copy_(self._choice(net, table, opponent, former))
            if opponent == "greedy":
                games.greedy(self._others)
            games.step()
            new = games.done & ~over
            won = torch.where(new, games.returns.gather(1, self._own[:, None])[:, 0], won)
            over |= new
            if step % LOOK_EVERY == LOOK_EVERY - 1 and bool(over.all()):
                break
        half = 1.96 * won.std().item() / math.sqrt(self._rows)
        return Strength(self._players, opponent, self._rows, round(won.mean().item(), 4), round(half, 4))

    def _choice(self, net: Net, table: Table, opponent: str, former: tuple[Net, Table] | None) -> Tensor:
        games, seat = self._games, self._games.seat.long()
        mask = self._turning.mask(games.mask, seat)
        logits, _ = think(net, games.observation, table)
        best = chances(logits, mask).argmax(1)
        if opponent == "random":
            best = torch.where(seat == self._own, best, drawn(chances(torch.zeros_like(logits), mask), self._generator))
        if former is not None:
            other, known = former
            best = torch.where(seat == self._own, best, chances(think(other, games.observation, known)[0], mask).argmax(1))
        return self._turning.action(best, seat)
