"""What a GPU does in one go and PyTorch in a dozen passes over its memory, in Triton (which comes with PyTorch for Linux).

`fused.py` has the same in plain PyTorch, for processors, and says what each is for; a test compares the two.
"""

from __future__ import annotations

from typing import Any

import torch
import triton
import triton.language as tl

TALL, BROAD = 32, 128
"""A program's part of the columns: so many observations by so many columns."""
WARPS = 4


@triton.jit
def spread_kernel(  # type: ignore[no-untyped-def]
    observations, chosen, bytes_of, lows, highs, out, number, down, across, wide, is_chosen: tl.constexpr, tall: tl.constexpr,
    broad: tl.constexpr
):  # fmt: skip
    row = tl.program_id(0) * tall + tl.arange(0, tall)
    column = tl.program_id(1) * broad + tl.arange(0, broad)
    is_row, is_column = row < number, column < wide
    source = row.to(tl.int64)
    if is_chosen:
        source = tl.load(chosen + row, mask=is_row, other=0)
    byte = tl.load(bytes_of + column, mask=is_column, other=0)
    low = tl.load(lows + column, mask=is_column, other=0)
    high = tl.load(highs + column, mask=is_column, other=0)
    within = is_row[:, None] & is_column[None, :]
    value = tl.load(observations + source[:, None] * down + byte[None, :] * across, mask=within, other=0).to(tl.int32)
    shown = ((value >= low[None, :]) & (value <= high[None, :])).to(tl.float32)
    found = tl.where((low > high)[None, :], value.to(tl.float32), shown)
    at = out + row.to(tl.int64)[:, None] * wide + column[None, :]
    tl.store(at, found.to(out.dtype.element_ty), mask=within)


def spread(observations: Any, bytes_of: Any, lows: Any, highs: Any, chosen: Any | None, kind: torch.dtype) -> Any:
    number, wide = len(observations if chosen is None else chosen), len(bytes_of)
    out = torch.empty(number, wide, dtype=kind, device=observations.device)
    grid = (triton.cdiv(number, TALL), triton.cdiv(wide, BROAD))
    given = observations if chosen is None else chosen
    spread_kernel[grid](
        observations, given, bytes_of, lows, highs, out, number, *observations.stride(), wide, chosen is not None, TALL, BROAD
    )  # fmt: skip
    return out


@triton.jit
def choose_kernel(  # type: ignore[no-untyped-def]
    logits, masks, real, seats, luck, masks_out, actions_out, chances_out, real_out, actions, stride, room: tl.constexpr
):  # fmt: skip
    row = tl.program_id(0).to(tl.int64)
    action = tl.arange(0, room)
    there = action < actions
    seat = tl.load(seats + row)
    number = tl.load(real + seat * actions + action, mask=there, other=0)
    legal = tl.load(masks + row * actions + number, mask=there, other=0) != 0
    tl.store(masks_out + row * actions + action, legal.to(tl.uint8), mask=there)
    legal = legal & there
    logit = tl.load(logits + row * stride + action, mask=legal, other=0.0).to(tl.float32)
    logit = tl.where(legal, logit, -1e30)
    most = tl.max(logit, 0)
    chance = tl.where(legal, tl.exp(logit - most), 0.0)
    whole = tl.sum(chance, 0)
    upto = tl.cumsum(chance, 0)
    drawn = tl.load(luck + row) * whole
    beyond = tl.sum((upto <= drawn).to(tl.int32), 0)
    best = tl.argmax(logit, 0)
    is_legal = tl.sum(tl.where((action == beyond) & legal, 1, 0), 0)
    taken = tl.where(is_legal > 0, beyond, best)  # rounding may have left nothing for the last one
    its = tl.sum(tl.where(action == taken, logit, 0.0), 0)
    tl.store(actions_out + row, taken.to(tl.int64))
    tl.store(chances_out + row, its - most - tl.log(whole))
    tl.store(real_out + row, tl.sum(tl.where(action == taken, number, 0), 0).to(tl.int64))


def choose(
    logits: Any, masks: Any, real: Any, seats: Any, masks_out: Any, actions_out: Any, chances_out: Any, real_out: Any
) -> None:
    number, actions = masks.shape
    luck = torch.rand(number, device=logits.device)
    choose_kernel[(number,)](
        logits, masks.view(torch.uint8), real, seats, luck, masks_out.view(torch.uint8), actions_out, chances_out, real_out,
        actions, logits.stride(0), triton.next_power_of_2(actions), num_warps=WARPS
    )  # fmt: skip


@triton.jit
def policy_kernel(  # type: ignore[no-untyped-def]
    logits, chosen, masks, taken, before, gains, own, number, weight, out, entropies, clipped_out, actions, stride, clip,
    room: tl.constexpr
):  # fmt: skip
    row = tl.program_id(0).to(tl.int64)
    source = tl.load(chosen + row)
    action = tl.arange(0, room)
    there = action < actions
    legal = (tl.load(masks + source * actions + action, mask=there, other=0) != 0) & there
    logit = tl.load(logits + row * stride + action, mask=legal, other=0.0).to(tl.float32)
    logit = tl.where(legal, logit, -1e30)
    most = tl.max(logit, 0)
    chance = tl.where(legal, tl.exp(logit - most), 0.0)
    whole = tl.sum(chance, 0)
    chance = chance / whole
    log_chance = tl.where(legal, logit - most - tl.log(whole), 0.0)
    entropy = -tl.sum(chance * log_chance, 0)
    is_taken = action == tl.load(taken + source)
    ratio = tl.exp(tl.sum(tl.where(is_taken, log_chance, 0.0), 0) - tl.load(before + source))
    gain = tl.load(gains + source)
    counts = (tl.load(own + source) != 0).to(tl.float32)
    too_far = ((gain > 0) & (ratio > 1 + clip)) | ((gain < 0) & (ratio < 1 - clip))
    push = tl.where(too_far, 0.0, gain * ratio)
    part = counts / tl.load(number)
    slope = push * (is_taken.to(tl.float32) - chance) - tl.load(weight) * chance * (log_chance + entropy)
    slope = tl.where(legal, -part * slope, 0.0)
    tl.store(out + row * stride + action, slope.to(out.dtype.element_ty), mask=action < stride)
    tl.store(entropies + row, entropy * counts)
    tl.store(clipped_out + row, tl.where(tl.abs(ratio - 1) > clip, counts, 0.0))


class Policy(torch.autograd.Function):
    """The gradient is worked out at once, on the way forward: nothing else follows from the loss."""

    @staticmethod
    def forward(
        context: Any, logits: Any, chosen: Any, masks: Any, taken: Any, before: Any, gains: Any, own: Any, number: Any,
        weight: Any, clip: float
    ) -> tuple[Any, Any, Any]:  # fmt: skip
        rows, actions = len(chosen), masks.shape[1]
        slopes = torch.empty_like(logits)
        entropies, clipped = (torch.empty(rows, device=logits.device) for _ in range(2))
        policy_kernel[(rows,)](
            logits, chosen, masks.view(torch.uint8), taken, before, gains, own.view(torch.uint8), number, weight, slopes,
            entropies, clipped, actions, logits.stride(0), clip, triton.next_power_of_2(logits.shape[1]), num_warps=WARPS
        )  # fmt: skip
        context.save_for_backward(slopes)
        told = entropies.sum() / number, clipped.sum() / number
        context.mark_non_differentiable(*told)
        return logits.new_zeros((), dtype=torch.float32), *told

    @staticmethod
    def backward(context: Any, loss: Any, *_: Any) -> Any:
        (slopes,) = context.saved_tensors
        return (slopes * loss.to(slopes.dtype), *(None,) * 9)
