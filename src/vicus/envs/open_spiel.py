"""Any game for OpenSpiel: states with chance nodes, tensors, information states.

Importing this registers all games that declare an observation: `pyspiel.load_game("vicus_helvetia(players=3)")`.

Chance is EXPLICIT_STOCHASTIC, but a sample: our games draw from random words and do not list what can come (a deal of Carpe
Diem has more outcomes than could be listed). So each chance node has `outcomes` equally likely seeds, the set-up `setups`; what
they bring is drawn from the true distribution, anew at every node, by `seed` and all outcomes before it. Searches find a tree
with a fixed number of branches, and averages over many nodes are those of the game; the chances at one node are rounded to
1 / outcomes. SAMPLED_STOCHASTIC would be exact, but OpenSpiel's MCTS then takes an action of one roll for another's.

The observation has all that a seat may see and could remember (docs/researchers.md), so the information state tensor is the
same numbers; the string has the seat's own decisions, too. Utilities are those of `vicus.envs.reward`: they add up to 0.

>>> from vicus.envs import open_spiel
>>> game = open_spiel.load("bohemian_villages", players=2)
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 4096)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
0.0
"""

from __future__ import annotations

from typing import Any

import numpy as np

import vicus
from vicus.core.game import Game, playable
from vicus.core.numbers import whole
from vicus.errors import BadOption, UnknownAction
from vicus.texts import told

from .extras import needed
from .position import Position
from .reward import reward, rewards

with needed("open-spiel", "pyspiel"):
    import pyspiel

SETUPS, OUTCOMES = 4096, 64
MOST_OUTCOMES = 2**20
LARGEST_SEED = 2**31 - 1
"""OpenSpiel's parameters are numbers of 32 bits."""
LONGEST = 2**14
"""Decisions and chance nodes of a game; no rule says how many, and none comes near it."""
OWN = ("players", "setups", "outcomes", "seed")
"""Parameters that are no option of the game."""


def load(game: str, players: int, setups: int = SETUPS, outcomes: int = OUTCOMES, seed: int = 0, **options: str) -> Any:
    """A pyspiel.Game; BadOption for a number of players or an option that the game does not know, or a game without an
    observation."""
    known = vicus.game(game)
    number = known.check_players(players)
    known.observation(number)
    of_chance = {"setups": _number_of_outcomes(setups), "outcomes": _number_of_outcomes(outcomes), "seed": _seed(known, seed)}
    return pyspiel_game(game, {**known.check_options(options), "players": number, **of_chance})


def _number_of_outcomes(value: Any) -> int:
    try:
        number = whole(value, "envs-outcomes")
    except BadOption:
        number = 0
    if not 1 <= number <= MOST_OUTCOMES:
        raise BadOption("envs-outcomes", value=told(value), high=MOST_OUTCOMES)
    return number


def _seed(game: Game[Any, Any], value: Any) -> int:
    number = whole(value, "bad-seed")
    if number > LARGEST_SEED:
        raise BadOption("envs-seed", value=told(value), high=LARGEST_SEED)
    return game.check_seed(number)


def pyspiel_game(game: str, parameters: dict[str, Any]) -> Any:
    """By what OpenSpiel knows of it."""
    return pyspiel.load_game(_name(game), parameters)


def _name(game: str) -> str:
    return f"vicus_{game}"


def _type(name: str) -> Any:
    meta = vicus.game(name).meta
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=_name(name),
        long_name=meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(meta.players),
        min_num_players=min(meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(meta.players),
            "setups": SETUPS,
            "outcomes": OUTCOMES,
            "seed": 0,
            **{option: about.values[0] for option, about in meta.options.items()},
        },
    )


class VicusGame(pyspiel.Game):  # type: ignore[misc]  # has no types
    """A game with its parameters; made by `load`."""

    vicus_name: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.vicus_game = vicus.game(self.vicus_name)
        self.players = self.vicus_game.check_players(given.get("players", min(self.vicus_game.meta.players)))
        self.setups = _number_of_outcomes(given.get("setups", SETUPS))
        self.outcomes = _number_of_outcomes(given.get("outcomes", OUTCOMES))
        self.seed = _seed(self.vicus_game, given.get("seed", 0))
        self.options = {name: value for name, value in given.items() if name not in OWN}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.vicus_game.actions.size,
            max_chance_outcomes=max(self.setups, self.outcomes),
            num_players=self.players,
            min_utility=reward(0.0, self.players),
            max_utility=reward(1.0, self.players),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: whoever reads them imports this module, and so knows the game."""
        return pyspiel_game, (self.vicus_name, self.get_parameters())

    def new_initial_state(self) -> VicusState:
        """Before the set-up, which is chance's."""
        return VicusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, for OpenSpiel's tensors and strings."""
        return Observer(self, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """A bound, not a measurement."""
        return LONGEST


class VicusState(pyspiel.State):  # type: ignore[misc]  # has no types
    """A position of a game; `position.match()` is an ordinary match in it."""

    def __init__(self, game: VicusGame) -> None:
        super().__init__(game)
        self.position = Position(game.vicus_game, game.players, game.options, game.seed)
        self._outcomes = game.setups, game.outcomes

    def current_player(self) -> int:
        """Whose decision it is: a seat's, chance's, or nobody's any more."""
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if self.position.asks_chance else self.position.state.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.menu) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Seeds, each as likely as the others; none where chance is not asked."""
        number = self._number_of_outcomes
        return [(outcome, 1 / number) for outcome in range(number)]

    @property
    def _number_of_outcomes(self) -> int:
        if not self.position.asks_chance:
            return 0
        return self._outcomes[0 if self.position.state is None else 1]

    def _apply_action(self, action: int) -> None:
        if self.position.asks_chance:
            if action not in range(self._number_of_outcomes):
                raise UnknownAction("envs-outcome", value=told(action), last=self._number_of_outcomes - 1)
            self.position.bring(int(action))
        else:
            self.position.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.position.game.action(action).text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """What the game brought each seat; 0 until its end."""
        return rewards(self.position.match()) if self.position.over else [0.0] * self.position.players

    def resample_from_infostate(self, player: int, sampler: Any) -> VicusState:
        """Another state that agrees with what a player knows, for ISMCTS. Its history stays the old one's."""
        twin: VicusState = self.clone()
        twin.position.resample(player, int(sampler() * 2**62) % 2**62)
        return twin

    def __str__(self) -> str:
        """All fields of the state, hidden ones too; `vicus.envs.picture` draws what somebody may see."""
        if self.position.state is None:
            return "set-up"
        return " ".join(f"{name}={value}" for name, value in self.position.state.values() if name != "chance")


class Observer:
    """What OpenSpiel asks for tensors and strings; with perfect recall the string has the own decisions, too."""

    def __init__(self, game: VicusGame, recall: bool) -> None:
        self._spec, self._recall = game.vicus_game.observation(game.players), recall
        self.tensor = np.zeros(self._spec.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: VicusState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor[:] = state.position.observe(player)

    def string_from(self, state: VicusState, player: int) -> str:
        """The same as text."""
        seen = " ".join(map(str, state.position.observe(player)))
        return f"{seen} | {' '.join(map(str, state.position.decisions[player]))}" if self._recall else seen


def _register(name: str) -> None:
    kind = _type(name)
    pyspiel.register_game(kind, type("VicusGame", (VicusGame,), {"vicus_name": name, "kind": kind}))


for _each in playable():
    if vicus.game(_each).has_observation and _name(_each) not in pyspiel.registered_names():
        _register(_each)
