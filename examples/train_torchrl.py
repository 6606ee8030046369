"""The same with TorchRL's own PPO, against a bot: `python examples/train_torchrl.py [--seconds 120] [--opponents random]`.

The environment is the one of Gymnasium, `gymnasium.make("vicus/NAME-v1")`: one learner's seat, bots at the others, one game at
a time. It is slower than `train_ppo.py` and shows how the parts fit. Needs TorchRL: `pip install torchrl "vicus[envs]"`.
"""

import argparse
import time

import gymnasium
import torch
from tensordict.nn import InteractionType, TensorDictModule
from torch import nn
from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
from torchrl.envs.gym_like import default_info_dict_reader
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import vicus.envs  # noqa: F401 # registers the games

DECISIONS, PASSES, PART = 2048, 4, 256


class Body(nn.Module):
    """Numbers between -128 and 127, brought closer together."""

    def __init__(self, width: int, out: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(width, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, out))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return self.layers(seen.float().sign() * seen.float().abs().log1p())


class Legal(MaskedCategorical):
    """Gymnasium's masks are numbers, TorchRL's are not."""

    def __init__(self, logits: torch.Tensor, mask: torch.Tensor) -> None:
        super().__init__(logits=logits, mask=mask.bool())


def environment(game: str, opponents: str, seed: int) -> TransformedEnv:
    wrapped = GymWrapper(gymnasium.make(f"vicus/{game}-v1", opponents=opponents), categorical_action_encoding=True)
    wrapped.set_info_dict_reader(default_info_dict_reader(["action_mask"]))
    env = TransformedEnv(wrapped, ActionMask())
    env.set_seed(seed)
    return env


def average(env: TransformedEnv, actor: ProbabilisticActor, games: int) -> str:
    """The mean reward of whole games (1 won, -1 lost), with its 95 % interval."""
    with torch.no_grad():
        found = torch.stack([env.rollout(10_000, actor)["next", "reward"].sum() for _ in range(games)])
    return f"{found.mean():+.3f} ± {1.96 * found.std() / games**0.5:.3f}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=120)
    asked.add_argument("--game", default="bohemian_villages")
    asked.add_argument("--opponents", default="random")
    asked.add_argument("--games", type=int, default=1000)
    given = asked.parse_args()
    torch.manual_seed(1)
    env = environment(given.game, given.opponents, seed=1)
    width, actions = env.observation_spec["observation"].shape[0], env.action_spec.space.n
    policy = TensorDictModule(Body(width, actions), in_keys=["observation"], out_keys=["logits"])
    actor = ProbabilisticActor(
        policy,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=Legal,
        return_log_prob=True,
        default_interaction_type=InteractionType.RANDOM,
    )
    critic = ValueOperator(Body(width, 1), in_keys=["observation"])
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    gae = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), 5e-4)
    told = environment(given.game, given.opponents, seed=99)
    print(f"before: {average(told, actor, given.games)} a game against {given.opponents}")
    start, decisions = time.monotonic(), 0
    while time.monotonic() - start < given.seconds:
        with torch.no_grad():
            data = env.rollout(DECISIONS, actor, break_when_any_done=False)
        decisions += DECISIONS
        for _ in range(PASSES):
            gae(data)
            for part in torch.randperm(DECISIONS).split(PART):
                values = loss(data[part])
                optimizer.zero_grad()
                sum(value for name, value in values.items() if name.startswith("loss_")).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
    spent = time.monotonic() - start
    print(f"after {decisions:,} decisions in {spent:.0f} s: {average(told, actor, given.games)}")


if __name__ == "__main__":
    main()
