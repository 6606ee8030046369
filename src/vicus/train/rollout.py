"""Games played by the net as it is, against itself and its former selves: what the next lesson is learned from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from .net import NEVER

if TYPE_CHECKING:
    from torch import Tensor

    from .games import Games
    from .net import Net, Table
    from .task import Task


class Turning:
    """From the ids of actions to those that count from the own seat, and back; nothing to do where no action names a seat."""

    def __init__(self, task: Task, players: int, device: str) -> None:
        to_net = torch.tensor(task.turned[players], dtype=torch.int64, device=device)
        self._real = to_net.argsort(1)
        self._same = bool((to_net == torch.arange(task.actions, device=device)).all())

    def mask(self, mask: Tensor, seat: Tensor) -> Tensor:
        return mask if self._same else mask.gather(1, self._real[seat.long()])

    def action(self, chosen: Tensor, seat: Tensor) -> Tensor:
        return chosen if self._same else self._real[seat.long(), chosen]


def chances(logits: Tensor, mask: Tensor) -> Tensor:
    return logits.float().masked_fill(~mask, NEVER)


def drawn(logits: Tensor, generator: torch.Generator | None = None) -> Tensor:
    """An action by its chance (the highest after adding Gumbel noise)."""
    noise = torch.rand(logits.shape, device=logits.device, generator=generator).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)


class Rollout:
    """Some steps of many games with the same number of players, written down."""

    def __init__(self, task: Task, games: Games, players: int, steps: int, past: float, trace: float, device: str) -> None:
        rows = len(games.seat)
        self.players, self.steps, self.rows = players, steps, rows
        self._games, self._trace = games, trace
        self._turning = Turning(task, players, device)
        self._relative = torch.arange(players, device=device)
        against_past = int(rows * past) if players > 1 else 0
        self._against = slice(rows - against_past, rows) if against_past else None
        self._own_seat = torch.arange(rows, device=device) % players

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, rows, *shape), dtype=kind, device=device)

        self.observation = room(len(task.inputs.places[players]), kind=torch.int8)
        self.mask, self.action = room(task.actions, kind=torch.bool), room(kind=torch.int64)
        self.chance, self.advantage, self.target = room(), room(), room(players)
        self.own = room(kind=torch.bool)
        """Decided by the net itself: what it can learn from."""
        self.fair = room(kind=torch.bool)
        """Among equals: what it can learn to judge by."""
        self.fair[:, : rows - against_past] = True
        self._seat, self._done, self._returns = room(kind=torch.int64), room(kind=torch.bool), room(players)
        self._values = torch.zeros((steps + 1, rows, players), device=device)
        self._last = torch.zeros_like(self.observation[0])

    @torch.no_grad()
    def play(self, net: Net, past: Net) -> None:
        games, table, former_table = self._games, net.table(self.players), past.table(self.players)
        for t in range(self.steps):
            seat = self._seat[t]
            seat.copy_(games.seat)
            self.observation[t].copy_(games.observation)
            self.mask[t].copy_(self._turning.mask(games.mask, seat))
            logits, value = think(net, self.observation[t], table)
            self._values[t].copy_(self._by_seat(value, seat))
            own = self.own[t]
            own.fill_(True)
            if self._against is not None:
                own[self._against] = seat[self._against] == self._own_seat[self._against]
                former, _ = think(past, self.observation[t][self._against], former_table)
                logits[self._against] = torch.where(own[self._against, None], logits[self._against], former)
            logits = chances(logits, self.mask[t])
            action = self.action[t]
            action.copy_(drawn(logits))
            self.chance[t].copy_(logits.log_softmax(1).gather(1, action[:, None])[:, 0])
            games.actions.copy_(self._turning.action(action, seat))
            games.step()
            self._done[t].copy_(games.done)
            self._returns[t].copy_(games.returns)
        self._last.copy_(games.observation)
        _, value = think(net, self._last, table)
        self._values[self.steps].copy_(self._by_seat(value, games.seat.long()))
        self._credit()

    def _by_seat(self, value: Tensor, seat: Tensor) -> Tensor:
        """From shares counted from the mover to shares by seat."""
        shares = value.softmax(-1)
        return shares.gather(-1, (self._relative - seat[:, None]) % self.players)

    def _credit(self) -> None:
        """What each decision was worth to who made it: the surprises after it, those far ahead less (GAE).

        Every seat's share is looked at after every decision, so several decisions in a row by one player, and any number of
        players, need nothing special.
        """
        surprise = torch.zeros_like(self._values[0])
        for t in reversed(range(self.steps)):
            done = self._done[t][:, None]
            after = torch.where(done, self._returns[t], self._values[t + 1])
            surprise = after - self._values[t] + self._trace * torch.where(done, torch.zeros_like(surprise), surprise)
            seat = self._seat[t][:, None]
            self.advantage[t].copy_(surprise.gather(1, seat)[:, 0])
            shares = (surprise + self._values[t]).gather(1, (self._relative + seat) % self.players)
            self.target[t].copy_(shares.clamp(0, 1))


def think(net: Net, observation: Tensor, table: Table) -> tuple[Tensor, Tensor]:
    """In the precision that a GPU is quick in."""
    with torch.autocast(observation.device.type, torch.bfloat16, enabled=observation.is_cuda, cache_enabled=False):
        logits, value = net(observation, table)
    return logits.float(), value.float()
