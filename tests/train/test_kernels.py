"""The kernels for GPUs do what plain PyTorch does: where Triton is installed, in its interpreter."""

import importlib.util
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(
    any(importlib.util.find_spec(name) is None for name in ("torch", "triton")), reason="needs PyTorch and Triton"
)

COMPARED = """
from types import SimpleNamespace

import torch

from vicus.train import fused, kernels

torch.manual_seed(1)
observations = torch.randint(-5, 12, (70, 33), dtype=torch.int8)
bytes_of = torch.randint(0, 33, (131,), dtype=torch.int32)
lows = torch.randint(-6, 12, (131,), dtype=torch.int8)
highs = (lows + torch.randint(0, 3, (131,))).to(torch.int8)
lows[::7], highs[::7] = 1, 0
columns = fused.Columns(bytes_of, lows, highs)
for rows in (observations, observations.t().contiguous().t()):
    for chosen in (None, torch.randint(0, 70, (45,))):
        wanted = fused.spread(rows, columns, chosen)
        assert (wanted == kernels.spread(rows, *columns, chosen, torch.float32)).all()

logits, mask = torch.randn(64, 64) * 2, torch.rand(64, 37) < 0.3
mask[:, 3] = True
real, seats = torch.stack([torch.randperm(37) for _ in range(3)]), torch.randint(0, 3, (64,))
legal, chances = torch.zeros(64, 37, dtype=torch.bool), torch.zeros(64)
action, real_action = (torch.zeros(64, dtype=torch.int64) for _ in range(2))
for _ in range(20):
    kernels.choose(logits, mask, real, seats, legal, action, chances, real_action)
    assert (legal == mask.gather(1, real[seats])).all()
    assert legal.gather(1, action[:, None]).all()
    assert (real[seats, action] == real_action).all()
    wanted = fused.chances(logits, legal).log_softmax(1).gather(1, action[:, None])[:, 0]
    assert torch.allclose(wanted, chances, atol=1e-5)

drawn, often = torch.zeros(37), 4000
row, allowed = logits[:1].expand(often, 64).contiguous(), torch.zeros(often, 37, dtype=torch.bool)
allowed[:, 4:20] = True
out = torch.zeros(often, 37, dtype=torch.bool), torch.zeros(often, dtype=torch.int64), torch.zeros(often)
same = torch.arange(37)[None].expand(3, 37).contiguous()
first = torch.zeros(often, dtype=torch.int64)
kernels.choose(row, allowed, same, first, *out, torch.zeros(often, dtype=torch.int64))
found = torch.bincount(out[1], minlength=37) / often
wanted = fused.chances(row[:1], allowed[:1]).softmax(1)[0]
assert (found - wanted).abs().max() < 0.04, (found, wanted)

played = SimpleNamespace(
    mask=torch.rand(3, 40, 37) < 0.4, own=torch.rand(3, 40) < 0.8, action=torch.full((3, 40), 5),
    chance=torch.randn(3, 40) * 0.3 - 1, advantage=torch.randn(3, 40),
)
played.mask[..., 5] = True
chosen, weight = torch.randint(0, 120, (64,)), torch.tensor(0.03)
plain, fast = (logits.clone().requires_grad_() for _ in range(2))
loss, entropy, clipped = fused.policy_loss(plain, played, chosen, weight, 0.2)
(0.5 * loss).backward()
flat = (getattr(played, name).flatten() for name in ("action", "chance", "advantage", "own"))
number = played.own.flatten()[chosen].sum().float()
told = kernels.Policy.apply(fast, chosen, played.mask.flatten(0, 1), *flat, number, weight, 0.2)
(0.5 * told[0]).backward()
assert torch.allclose(told[1], entropy, atol=1e-5) and torch.allclose(told[2], clipped)
assert plain.grad.abs().max() > 0.001
assert torch.allclose(plain.grad, fast.grad, atol=1e-6)
"""


def test_they_agree_with_plain_pytorch() -> None:
    environment = {**os.environ, "TRITON_INTERPRET": "1"}
    subprocess.run([sys.executable, "-c", COMPARED], env=environment, check=True)
