"""A function over batches of observations as a bot: `policy=module:function`, or a class whose objects can be called.

`policy` alone is the game's own net.

The arena asks it for many games at once; wherever else a bot plays, it is asked for one decision at a time.
"""

from __future__ import annotations

import inspect
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from vicus.core.action import Action
from vicus.core.game import Game
from vicus.core.sight import Sight
from vicus.engine.kernel.chance import derive
from vicus.errors import BadOption, BotFault
from vicus.nets.game_net import NO_FILE, version_of

from .net_names import net_name
from .net_policy import NetPolicy
from .own import called, find, made_by

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

PREFIX = "policy="
GIVEN = 2
"""Observations and masks; `info` only for who has a parameter of that name."""


class Question(NamedTuple):
    """A decision that waits for an answer."""

    observation: list[int]
    legal: list[int]
    seat: int
    seed: int


@dataclass(frozen=True)
class Asked:
    """What a policy may know besides, if it has a parameter called `info`: of all rows, and by row."""

    game: Game[Any, Any]
    players: int
    options: Mapping[str, str]
    seats: Array
    """[n] whose decision it is."""
    seeds: Array
    """[n] to draw from: the same game gives the same number, whatever other rows stand beside it."""


def is_policy(name: str) -> bool:
    """Whether a bot of this name decides for many games at once.

    >>> is_policy("policy=my_net:act"), is_policy("policy/temperature=50"), is_policy("my_bot:Bot")
    (True, True, False)
    """
    own = net_name(name)
    return name.startswith(PREFIX) or (own is not None and own.kind == "policy")


class Policy:
    """Somebody's function, or a net of ours, made ready to be asked: one in a process, for all its games."""

    def __init__(self, name: str, game: Game[Any, Any]) -> None:
        self.name, self._game = name, game
        self._act = _act(name, game)
        if not callable(self._act):
            raise BadOption("bot-no-policy", bot=name)
        self.closer = bool(getattr(self._act, "closer", False))
        """Whether it wants to look closer (`Game.observation`): its own attribute says so."""
        self._more = called(name, self._act, GIVEN, ("info",))

    def answers(self, asked: Sequence[Question], players: int, options: Mapping[str, str]) -> list[int]:
        """The ids of the chosen actions, legal or not. BotFault for anything but a number for each row."""
        import numpy as np

        observations = np.array([question.observation for question in asked], "i1")
        masks = np.zeros((len(asked), self._game.actions.size), "?")
        for row, question in enumerate(asked):
            masks[row, question.legal] = True
        more = {}
        if self._more:
            seats = np.array([question.seat for question in asked], "i1")
            seeds = np.array([question.seed for question in asked], "u8")
            more["info"] = Asked(self._game, players, dict(options), seats, seeds)
        found = ids_of(self.name, self._act(observations, masks, **more), len(asked))
        return [int(number) for number in found]


def ids_of(name: str, answer: Any, number: int) -> Array:
    """What a policy has answered, as an array; BotFault for anything but so many whole numbers.

    >>> ids_of("mine", [3, 4], 2).tolist()
    [3, 4]
    """
    import numpy as np

    try:
        found = np.asarray(answer)
    except ValueError:  # lists of different lengths
        raise BotFault("policy-answer", bot=name, number=number, answer=type(answer).__name__) from None
    if found.shape != (number,) or found.dtype.kind not in "iu":
        raise BotFault("policy-answer", bot=name, number=number, answer=f"{found.dtype}{list(found.shape)}")
    return found


def _act(name: str, game: Game[Any, Any]) -> Any:
    """Who decides."""
    if net := net_name(name):
        return NetPolicy(game, net)
    found = find(name, PREFIX, "module:function")
    return made_by(name, found, {"game": game}) if inspect.isclass(found) else found


def policy(name: str, game: Game[Any, Any]) -> Policy:
    """By its name: a net is loaded once in a process, whoever asks. BadOption if there is none or it cannot be made."""
    own = net_name(name)
    return _made(name, game, version_of(Path(own.file)) if own and own.file else NO_FILE)


@lru_cache(maxsize=16)
def _made(name: str, game: Game[Any, Any], version: tuple[int, int]) -> Policy:
    """`version`: a file that has been written anew is another net."""
    return Policy(name, game)


class PolicyBot:
    """A policy on a seat. It can be asked alone, as any bot, or together with others (`question`).

    `seed` decides the numbers that the policy may draw from.
    """

    def __init__(self, name: str, game: Game[Any, Any], seed: int | None = None) -> None:
        game.observation(min(game.meta.players))  # a game without one is told at once
        self._game = game
        self.policy = policy(name, game)
        self._seed = secrets.randbits(62) if seed is None else seed
        self._asked = 0
        self._sight: Sight | None = None

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies: a policy is named, since it may hold anything."""
        return {**self.__dict__, "policy": self.policy.name, "_sight": None}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found, policy=policy(found["policy"], found["_game"]))

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """The action that the policy chooses, from the view alone."""
        state = self._game.spec.restore(view, self._game.box.contents)
        asked = self.question(state, view["viewer"], [action.id for action in legal])
        (number,) = self.policy.answers([asked], view["players"], view["options"])
        return next((action for action in legal if action.id == number), cast("Action", number))

    def question(self, state: Any, seat: int, legal: list[int]) -> Question:
        """A decision as the policy gets it: of a position nothing but what the seat may see."""
        if self._sight is None or self._sight.spec.players != state.players:
            self._sight = Sight(self._game, state.players, self.policy.closer)
        self._asked += len(legal) > 1  # what is asked for form's sake draws nothing
        return Question(self._sight.see(state, seat), legal, seat, derive(self._seed, self._asked))
