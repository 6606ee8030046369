"""The three steps of learning that would pass over most of a GPU's memory, each in one place: by a kernel of its own there
(`kernels.py`), in plain PyTorch on a processor, and on a GPU where Triton cannot compile."""

from __future__ import annotations

import importlib.util
import os
import shutil
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import torch

if TYPE_CHECKING:
    from torch import Tensor

    from .rollout import Rollout

NEVER = -1e9
"""The logit of what may not be chosen."""
HOST_KIND, DEVICE_KIND = torch.float32, torch.bfloat16
"""What nets calculate with."""


def kind_on(tensor: Tensor) -> torch.dtype:
    return DEVICE_KIND if tensor.is_cuda else HOST_KIND


@cache
def can_compile() -> bool:
    """Whether there are kernels: Triton comes with PyTorch for Linux, and wants a C compiler to launch what it compiles."""
    compilers = [os.environ.get("CC", ""), "cc", "gcc", "clang"]
    return importlib.util.find_spec("triton") is not None and any(shutil.which(each) for each in compilers if each)


def has_kernels(tensor: Tensor) -> bool:
    return tensor.is_cuda and can_compile()


class Columns(NamedTuple):
    """What the first layer sees of an observation: a column for each of these."""

    bytes_of: Tensor
    """[C] int32: the byte that it looks at."""
    lows: Tensor
    highs: Tensor
    """[C] int8: 1 where the byte is within these, else 0. Where the lowest is above the highest: the byte itself."""


def spread(observations: Tensor, columns: Columns, chosen: Tensor | None = None) -> Tensor:
    """[n, C] of observations [n, D], or of those that are chosen."""
    kind = kind_on(observations)
    if has_kernels(observations):
        from . import kernels

        return kernels.spread(observations, *columns, chosen, kind)
    rows = observations if chosen is None else observations[chosen]
    values = rows.index_select(1, columns.bytes_of)
    shown = ((values >= columns.lows) & (values <= columns.highs)).to(kind)
    return torch.where(columns.lows > columns.highs, values.to(kind), shown)


def choose(
    logits: Tensor, masks: Tensor, real: Tensor, seats: Tensor, masks_out: Tensor, actions_out: Tensor, chances_out: Tensor,
    real_out: Tensor
) -> None:  # fmt: skip
    """An action by its chance in every row.

    `real` [seats, A]: the id in the game of what the net has under a number, by who moves. Written down: what was legal and
    what was chosen as the net counts, the logarithm of its chance, and the action as the game counts.
    """
    if has_kernels(logits):
        from . import kernels

        kernels.choose(logits, masks, real, seats, masks_out, actions_out, chances_out, real_out)
        return
    ids = real[seats]
    masks_out.copy_(masks.gather(1, ids))
    legal = chances(logits, masks_out)
    actions_out.copy_(drawn(legal))
    chances_out.copy_(legal.log_softmax(1).gather(1, actions_out[:, None])[:, 0])
    real_out.copy_(ids.gather(1, actions_out[:, None])[:, 0])


def policy_loss(
    logits: Tensor, played: Rollout, chosen: Tensor, weight: Tensor, clip: float
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """Of the chosen decisions, as far as the net made them itself: what is to be made less (on a GPU only its gradient is
    worth anything), the entropy, and how many ratios were clipped."""
    mask, own = played.mask.flatten(0, 1), played.own.flatten()
    taken, before, gains = played.action.flatten(), played.chance.flatten(), played.advantage.flatten()
    number = own[chosen].sum().clamp(min=1).float()
    if has_kernels(logits):
        from .kernels import Policy

        found: tuple[Tensor, Tensor, Tensor] = Policy.apply(
            logits, chosen, mask, taken, before, gains, own, number, weight, clip
        )
        return found
    legal, counts, gain = mask[chosen], own[chosen].float(), gains[chosen]
    log_chances = chances(logits, legal).log_softmax(1)
    ratio = (log_chances.gather(1, taken[chosen][:, None])[:, 0] - before[chosen]).exp()
    bounded = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
    entropy = (-(log_chances.exp() * log_chances.masked_fill(~legal, 0)).sum(1) * counts).sum() / number
    clipped = (((ratio - 1).abs() > clip).float() * counts).sum() / number
    return -(bounded * counts).sum() / number - weight * entropy, entropy.detach(), clipped.detach()


def chances(logits: Tensor, mask: Tensor) -> Tensor:
    return logits[:, : mask.shape[1]].float().masked_fill(~mask, NEVER)


def drawn(logits: Tensor, generator: torch.Generator | None = None) -> Tensor:
    """An action by its chance (the highest after adding Gumbel noise)."""
    noise = torch.rand(logits.shape, device=logits.device, generator=generator).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)
