"""PPO by self-play in plain PyTorch: `python examples/train_ppo.py [--seconds 120] [--game bohemian_villages]`.

A net plays both seats of many games at once (`game.batch`) and learns from who won; then it plays 1,000 games against random
moves. Needs PyTorch (`pip install torch`); a GPU is not needed. For two players: what one wins the other loses.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import vicus

ROWS, STEPS, PASSES, PARTS, CLIP, TRACE, ENTROPY, RATE = 256, 64, 3, 4, 0.2, 0.95, 0.01, 7e-4


class Net(nn.Module):
    """What to play, and the expected reward (-1 … 1) of the seat that looks."""

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        seen = seen.float()
        hidden = self.body(seen.sign() * seen.abs().log1p())
        chances = torch.distributions.Categorical(logits=self.policy(hidden).masked_fill(~mask, -1e9), validate_args=False)
        return chances, self.value(hidden).squeeze(-1).tanh()


def collect(net, batch):
    """Some decisions of every row, with their advantages: the next value counts against me if it is the other's turn."""
    t, kept = batch.time_step, []
    for _ in range(STEPS):
        seen, mask, seat = (torch.tensor(array) for array in (t.observation, t.mask, t.seat))  # copies
        with torch.no_grad():
            chances, value = net(seen, mask)
            action = chances.sample()
        t = batch.step(action.numpy())
        reward = 2 * torch.tensor(t.returns)[torch.arange(ROWS), seat.long()] - 1
        kept.append([seen, mask, action, chances.log_prob(action), value, seat, torch.tensor(t.done), reward])
    following, seats = net(torch.tensor(t.observation), torch.tensor(t.mask))[1].detach(), torch.tensor(t.seat)
    advantage = torch.zeros(ROWS)
    for step in reversed(kept):
        _, _, _, _, value, seat, done, reward = step
        sign = torch.where(seat == seats, 1.0, -1.0)
        gain = torch.where(done, reward, sign * following) - value
        advantage = gain + torch.where(done, 0.0, TRACE * sign * advantage)
        following, seats = value, seat
        step.append(advantage)
    return [torch.cat(column) for column in zip(*kept, strict=True)]


def improve(net, optimizer, seen, mask, action, before, value, seat, done, reward, advantage):
    scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(PASSES):
        for part in torch.randperm(len(action)).chunk(PARTS):
            chances, guess = net(seen[part], mask[part])
            ratio = (chances.log_prob(action[part]) - before[part]).exp()
            gain = torch.min(ratio * scaled[part], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[part]).mean()
            error = (guess - (value + advantage)[part]).square().mean()
            optimizer.zero_grad()
            (error - gain - ENTROPY * chances.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def wins_against_random(net, game, rows=1000, seed=99):
    """The share of the win in the first game of each row; the net has each seat in half of them."""
    batch, rng, ours = game.batch(rows, players=2, seed=seed), np.random.default_rng(seed), np.arange(rows) % 2
    t, share = batch.reset(), np.full(rows, np.nan)
    while np.isnan(share).any():
        with torch.no_grad():
            best = net(torch.tensor(t.observation), torch.tensor(t.mask))[0].sample().numpy()
        drawn = t.legal[np.arange(rows), (rng.random(rows) * t.n_legal).astype(int)]
        t = batch.step(np.where(t.seat == ours, best, drawn))
        new = t.done & np.isnan(share)
        share[new] = t.returns[new, ours[new]]
    return share.mean(), 1.96 * share.std() / rows**0.5


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=120)
    asked.add_argument("--game", default="bohemian_villages")
    given = asked.parse_args()
    torch.manual_seed(1)
    game = vicus.game(given.game)
    batch = game.batch(ROWS, players=2, seed=1)
    batch.reset()
    net = Net(batch.observation_spec.width, batch.num_actions)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    print("before: {:.3f} ± {:.3f} of the wins against random moves".format(*wins_against_random(net, game)))
    start, rounds = time.monotonic(), 0
    while time.monotonic() - start < given.seconds:
        improve(net, optimizer, *collect(net, batch))
        rounds += 1
    told = f"after {rounds * ROWS * STEPS:,} decisions in {time.monotonic() - start:.0f} s"
    print(f"{told}: {{:.3f}} ± {{:.3f}}".format(*wins_against_random(net, game)))


if __name__ == "__main__":
    main()
