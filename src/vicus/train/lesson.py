"""A lesson: what was played is turned into better weights (proximal policy optimisation)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import torch
from torch import distributed, nn

from .fused import policy_loss
from .rollout import think

if TYPE_CHECKING:
    from collections.abc import Sequence

    from torch import Tensor

    from .net import Net
    from .rollout import Rollout
    from .settings import Settings


class Told(NamedTuple):
    """How a minibatch went."""

    entropy: Tensor
    value_loss: Tensor
    clipped: Tensor


class Lesson:
    """Learns from what rollouts wrote down. Each minibatch is of one number of players, whose observations are alike.

    The rate and the weight of entropy are tensors, so that a graph can be replayed with others.
    """

    def __init__(self, net: Net, rollouts: Sequence[Rollout], settings: Settings, device: str) -> None:
        self._net, self._settings, self._rollouts = net, settings, rollouts
        self.rate = torch.zeros((), device=device)
        self.entropy = torch.zeros((), device=device)
        fused = device != "cpu"
        self.optimiser = torch.optim.Adam(
            net.parameters(), lr=self.rate if fused else 0.0, eps=1e-5, fused=fused, capturable=fused
        )
        sizes = [min(settings.minibatch, each.steps * each.rows) for each in rollouts]
        self._chosen = [torch.zeros(size, dtype=torch.int64, device=device) for size in sizes]
        self._device = device

    @property
    def decisions(self) -> int:
        return sum(each.steps * each.rows for each in self._rollouts)

    def prepare(self) -> None:
        """Advantages of those who learn are brought to the same size, for each number of players."""
        for each in self._rollouts:
            own, advantage = each.own, each.advantage
            number = own.sum().clamp(min=1)
            mean = (advantage * own).sum() / number
            spread = (((advantage - mean) ** 2 * own).sum() / number).sqrt()
            advantage.copy_((advantage - mean) / (spread + 1e-8) * own)

    def choose(self, part: int, decisions: Tensor) -> None:
        """The next minibatch: these decisions of one of the rollouts."""
        self._chosen[part].copy_(decisions)

    def learn(self, part: int) -> Told:
        """From the minibatch that was chosen last."""
        k, settings, played = self._chosen[part], self._settings, self._rollouts[part]
        logits, value = think(self._net, played.observation.flatten(0, 1), self._net.table(played.players), k)
        loss, entropy, clipped = policy_loss(logits, played, k, self.entropy, settings.clip)
        fair = played.fair.flatten()[k].float()
        surprise = -(played.target.flatten(0, 1)[k] * value.log_softmax(1)).sum(1)
        value_loss = (surprise * fair).sum() / fair.sum().clamp(min=1)
        (value_loss + loss).backward()
        if distributed.is_initialized():
            share_gradients(self._net)
        nn.utils.clip_grad_norm_(self._net.parameters(), settings.gradient)
        self.optimiser.step()
        return Told(entropy, value_loss.detach(), clipped)

    def set_rate(self, rate: float, entropy: float, points: float = 0.0) -> None:
        self.rate.fill_(rate)
        self.entropy.fill_(entropy)
        for each in self._rollouts:
            each.points.fill_(points)
        if self._device == "cpu":
            for group in self.optimiser.param_groups:
                group["lr"] = rate

    def forget_gradients(self) -> None:
        self.optimiser.zero_grad(set_to_none=True)

    def number_of_minibatches(self, part: int) -> int:
        """Of a rollout, in an epoch."""
        return self._rollouts[part].steps * self._rollouts[part].rows // len(self._chosen[part])

    def minibatches(self, generator: torch.Generator) -> list[tuple[int, Tensor]]:
        """Of an epoch, in random order: of which rollout, and which decisions. What is left over waits for another one."""
        found = []
        for part, each in enumerate(self._rollouts):
            number, size = each.steps * each.rows, len(self._chosen[part])
            order = torch.randperm(number, device=self._device, generator=generator)
            found += [(part, some) for some in order[: number // size * size].split(size)]
        shuffled = torch.randperm(len(found), device=self._device, generator=generator).tolist()
        return [found[i] for i in shuffled]


def share_gradients(net: Net) -> None:
    """The mean over all processes that learn together."""
    for parameter in net.parameters():
        if parameter.grad is not None:
            distributed.all_reduce(parameter.grad)
            parameter.grad /= distributed.get_world_size()
