"""Games played by the net as it is, against itself and its former selves: what the next lesson is learned from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from .fused import choose

if TYPE_CHECKING:
    from torch import Tensor

    from .games import Games
    from .net import Net, Table
    from .task import Task


class Turning:
    """From the ids of actions to those that count from the own seat, and back; nothing to do where no action names a seat."""

    def __init__(self, task: Task, players: int, device: str) -> None:
        to_net = torch.tensor(task.turned[players], dtype=torch.int64, device=device)
        self.real = to_net.argsort(1)
        """[seats, actions] the id in the game of what the net has under a number."""
        self._same = bool((to_net == torch.arange(task.actions, device=device)).all())

    def mask(self, mask: Tensor, seat: Tensor) -> Tensor:
        """What is told of each action [n, A], as the net counts them."""
        return mask if self._same else mask.gather(1, self.real[seat.long()])

    def action(self, chosen: Tensor, seat: Tensor) -> Tensor:
        return chosen if self._same else self.real[seat.long(), chosen]


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
        self._spread = task.spread
        self.points = torch.zeros((), device=device)
        """How much points count beside winning."""

    @torch.no_grad()
    def play(self, net: Net, past: Net) -> None:
        games, table, former_table = self._games, net.table(self.players), past.table(self.players)
        for t in range(self.steps):
            seat = self._seat[t]
            seat.copy_(games.seat)
            self.observation[t].copy_(games.observation)
            logits, value = think(net, self.observation[t], table)
            self._values[t].copy_(self._by_seat(value, seat))
            own = self.own[t]
            own.fill_(True)
            if self._against is not None:
                own[self._against] = seat[self._against] == self._own_seat[self._against]
                former, _ = think(past, self.observation[t][self._against], former_table)
                logits[self._against] = torch.where(own[self._against, None], logits[self._against], former)
            wrote = self.mask[t], self.action[t], self.chance[t]
            choose(logits, games.mask, self._turning.real, seat, *wrote, games.actions)
            games.step()
            self._done[t].copy_(games.done)
            self._returns[t].copy_(self._worth(games))
        self._last.copy_(games.observation)
        _, value = think(net, self._last, table)
        self._values[self.steps].copy_(self._by_seat(value, games.seat.long()))
        self._credit()

    def _worth(self, games: Games) -> Tensor:
        """Shares of the win; as long as points count, too, mixed with what they say of who was ahead, and how far."""
        ahead = (games.scores.float() / self._spread).softmax(1)
        return torch.lerp(games.returns, ahead, self.points)

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


def think(net: Net, observation: Tensor, table: Table, chosen: Tensor | None = None) -> tuple[Tensor, Tensor]:
    """Logits of actions as the net calculates them, and of shares of the win as fractions of 32 bits."""
    logits, value = net(observation, table, chosen)
    return logits, value.float()
