"""Any game as an environment of PettingZoo: all seats take turns (AEC).

>>> from vicus.envs import pettingzoo
>>> env = pettingzoo.env("bohemian_villages", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     env.step(None if terminated else int(seen["action_mask"].argmax()))
"""

from __future__ import annotations

import sys
from typing import Any

import vicus
from vicus.core.match import Match
from vicus.errors import BadOption, VicusError
from vicus.texts import told

from .extras import needed
from .picture import picture
from .reward import rewards
from .seeds import Seeds

with needed("envs", "pettingzoo"):
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from gymnasium import spaces as gym_spaces

from .spaces import mask, masks, observations

Seen = dict[str, Any]
RENDER_MODES = ("ansi", "human")


def env(game: str, players: int, render_mode: str | None = None, box: Any = None, **options: str) -> Any:
    """A game for so many players; `box` is an owner's box, `options` are the game's own (`movement="ring"`).

    An illegal action raises `vicus.IllegalAction` with the rule, and nothing has changed. BadOption for a number of players or
    an option that the game does not know, or if it declares no observation.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, render_mode, box, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 # has no types, and is called so in all of PettingZoo
    """The same without a check of the order of calls. `match` is the match that is being played, None before a reset."""

    def __init__(self, game: str, players: int, render_mode: str | None = None, box: Any = None, **options: str) -> None:
        super().__init__()
        self.game = vicus.game(game, box)
        self.players, self.options = self.game.check_players(players), self.game.check_options(options)
        self.metadata = {"name": f"{game}_v1", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption("envs-render", value=told(render_mode), values=", ".join(RENDER_MODES))
        self.render_mode = render_mode
        self.possible_agents = [f"player_{p}" for p in range(self.players)]
        self.agents: list[str] = []
        seen: Any = gym_spaces.Dict({"observation": observations(self.game, self.players), "action_mask": masks(self.game)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: gym_spaces.Discrete(self.game.actions.size) for agent in self.possible_agents}
        self._seeds = Seeds(self.game)
        self.match: Match[Any, Any] | None = None

    def observation_space(self, agent: str) -> Any:
        """The numbers that a seat sees, and which actions are legal."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """The ids of all actions of the game."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed, the match of that seed (`vicus.envs.seeds`)."""
        self.match = self.game.new(self.players, self._seeds.next(seed), **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        """What a seat may see; its mask is empty while others decide."""
        seat, match = self.possible_agents.index(self._known(agent)), self._begun()
        return {"observation": match.observe(seat), "action_mask": mask(match, seat)}

    def last(self, observe: bool = True) -> Any:
        """What `agent_selection` sees, what it was given since it decided last, and whether its game is over."""
        self._still_on()
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents, as they have to decide."""
        self._begun()
        return super().agent_iter(max_iter)

    def step(self, action: int | None) -> None:
        """The decision of `agent_selection`."""
        match = self._still_on()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        mover = self.agent_selection
        match.play(action)  # type: ignore[arg-type]  # None raises UnknownAction, as it should
        self._cumulative_rewards[mover] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards(match), strict=True))
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whose decision it is; at the end all agents are done."""
        match = self._begun()
        if match.seat is not None:
            self.agent_selection = self.possible_agents[match.seat]
            return
        for agent, score in zip(self.agents, match.scores(), strict=True):
            self.terminations[agent] = True
            self.infos[agent] = {"score": score.total}

    def render(self) -> str | None:
        """What a spectator sees at a terminal: as text, or written there."""
        if self.render_mode == "ansi":
            return picture(self._begun())
        if self.render_mode == "human":
            sys.stdout.write(picture(self._begun()))
        return None

    def _begun(self) -> Match[Any, Any]:
        if self.match is None:
            raise VicusError("envs-reset")
        return self.match

    def _still_on(self) -> Match[Any, Any]:
        """Agents leave one by one when a game is over; when the last is gone, there is nobody to ask any more."""
        if not self.agents:
            raise VicusError("envs-reset")
        return self._begun()

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise BadOption("envs-agent", value=told(agent), agents=", ".join(self.possible_agents))
        return agent

    def close(self) -> None:
        """Nothing is left open."""
