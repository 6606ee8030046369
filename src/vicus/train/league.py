"""Former selves: opponents from all of a run, so that what was learned first is not forgotten."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from torch import Tensor

    from .net import Net


class League:
    """Weights of former selves on the device; where there are too many, every second of the older ones goes."""

    def __init__(self, net: Net, most: int, seed: int) -> None:
        self._net, self._most = net, most
        self._random = random.Random(seed)
        self.kept: list[dict[str, Tensor]] = []

    def keep(self) -> None:
        """The net as it is now."""
        self.kept.append({name: value.detach().clone() for name, value in self._net.state_dict().items()})
        if len(self.kept) > self._most:
            half = len(self.kept) // 2
            self.kept = self.kept[:half:2] + self.kept[half:]

    @torch.no_grad()
    def lend(self, past: Net) -> None:
        """One of them, by chance, becomes the opponent; in place, so that a graph goes on with it."""
        chosen = self._random.choice(self.kept)
        for name, value in past.state_dict().items():
            value.copy_(chosen[name])
