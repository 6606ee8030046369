"""Many games at once as a vector environment of Gymnasium: one learner's seat in each row of a batch.

>>> import gymnasium, vicus.envs
>>> envs = gymnasium.make_vec("vicus/bohemian_villages-v1", num_envs=4, players=2, engine="interpreted")
>>> seen, infos = envs.reset(seed=7)
>>> seen.shape == (4, envs.single_observation_space.shape[0]), infos["action_mask"].shape == (4, envs.single_action_space.n)
(True, True)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import vicus
from vicus.batch import WAIT, TimeStep
from vicus.bots.policy import ids_of
from vicus.core import batch_input
from vicus.errors import BadOption, BotFault, VicusError
from vicus.texts import told

from .extras import needed
from .reward import reward
from .seats import learners_seat

with needed("envs", "gymnasium"):
    from gymnasium import spaces as gym_spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

import numpy as np

from .spaces import observations

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]

Policy = Callable[["Array", "Array", "Array"], "Array"]
"""From observations [N, D], masks [N, A] and seats [N] of the rows in which others decide, to an action for each."""


NOBODY = -1


class SeatVectorEnv(VectorEnv["Array", "Array", "Array"]):
    """One learner in each row of `game.batch`; nobody waits for Python between two decisions but for the policies.

    `opponents` is "random" or a policy for all other seats (`Policy`): one's own net as it was, for instance. Bots are asked
    one by one and would be slower than the games; they sit at `gymnasium.make`. `seat` is the learner's; None draws one for
    each game. A game that ends is followed by the next in the same step (`AutoresetMode.SAME_STEP`); what was seen at its end
    is in `infos["final_obs"]`. An illegal action raises `IllegalRow`, and nothing has changed. `batch` is the batch.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 # as Gymnasium has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: str | Policy = "random",
        seat: int | None = None,
        engine: str = "native",
        threads: int | None = None,
        render_mode: str | None = None,
        box: Any = None,
        **options: Any,
    ) -> None:
        known = vicus.game(game, box)
        named = isinstance(opponents, str)
        if opponents != "random" if named else not callable(opponents):
            raise BadOption("envs-policy", value=told(opponents))
        self._fixed = learners_seat(seat, known.check_players(players))
        if render_mode is not None:
            raise BadOption("envs-render", value=told(render_mode), values="-")
        if engine == "cuda":
            raise BadOption("envs-engine", value=engine)
        chosen: dict[str, Any] = dict(known.check_options(options))
        self.batch = known.batch(num_envs, players, engine=engine, threads=threads, **chosen)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = observations(known, players)
        self.single_action_space = gym_spaces.Discrete(known.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._opponents: Policy = self._random if isinstance(opponents, str) else opponents
        self.seats = np.full(num_envs, NOBODY)
        """The learner's seat in each row; nobody's before the first reset."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """New games in all rows, until the learner has to decide; with a seed, those of `game.batch(seed=seed)`."""
        wanted = None if seed is None else self.batch.game.check_seed(seed)  # Gymnasium would not take NumPy's numbers
        super().reset(seed=wanted)
        t = self.batch.reset(int(self.np_random.integers(2**62)) if wanted is None else wanted)
        self.seats[:] = self._drawn(self.num_envs)
        t = self._others(t, _Ended(self.num_envs, self.batch.players))
        return t.observation.copy(), self._infos(t)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """The learner's decision in every row, and those of the others until it is asked again."""
        chosen = batch_input.numbers(actions, self.num_envs)
        if (chosen < 0).any():
            raise BadOption("action-no-id", id=told(int(chosen.min())))
        if (self.batch.time_step.seat != self.seats).any():  # before the first reset, or after the opponents failed
            raise VicusError("envs-reset")
        ended = _Ended(self.num_envs, self.batch.players)
        t = self._others(self._noted(self.batch.step(chosen), ended), ended)
        return (
            t.observation.copy(),
            ended.rewards,
            ended.rows,
            np.zeros(self.num_envs, np.bool_),
            self._infos(t) | ended.infos(),
        )

    def _others(self, t: TimeStep, ended: _Ended) -> TimeStep:
        """Others decide, in some rows several times, until the learner is asked in all of them."""
        while (rows := np.flatnonzero(t.seat != self.seats)).size:
            actions = np.full(self.num_envs, WAIT)
            actions[rows] = self._answers(t, rows)
            t = self._noted(self.batch.step(actions), ended)
        return t

    def _answers(self, t: TimeStep, rows: Array) -> Array:
        """Of the opponents in some rows; BotFault for anything but a legal action in each."""
        answer = self._opponents(t.observation[rows], t.mask[rows], t.seat[rows])
        found = ids_of("opponents", answer, len(rows))
        if (found < 0).any() or (found >= self.batch.num_actions).any():
            wrong = int(found.min() if (found < 0).any() else found.max())
            raise BotFault("bot-illegal", bot="opponents", answer=told(wrong))
        if not t.mask[rows, found].all():
            wrong = int(found[~t.mask[rows, found]][0])
            raise BotFault("bot-illegal", bot="opponents", answer=self.batch.game.action(wrong).text)
        return found

    def _noted(self, t: TimeStep, ended: _Ended) -> TimeStep:
        """Note what games that have just ended brought the learner, before the next step forgets it."""
        for row in np.flatnonzero(t.done):
            seat = self.seats[row]
            ended.rows[row], ended.rewards[row] = True, reward(t.returns[row, seat], self.batch.players)
            ended.final[row], ended.scores[row] = t.final[row, seat].copy(), t.scores[row]
            self.seats[row] = self._drawn(1)[0]
        return t

    def _drawn(self, number: int) -> Array:
        """The learner's seats in so many new games."""
        if self._fixed is not None:
            return np.full(number, self._fixed)
        return self.np_random.integers(self.batch.players, size=number)

    def _infos(self, t: TimeStep) -> dict[str, Any]:
        return {"action_mask": t.mask.astype(np.int8), "seat": self.seats.copy()}

    def _random(self, seen: Array, mask: Array, seats: Array) -> Array:
        """Any legal action, each as likely as the others."""
        chosen: Array = np.where(mask, self.np_random.random(mask.shape), -1).argmax(1)
        return chosen


class _Ended:
    """The games that have ended within one step."""

    def __init__(self, games: int, players: int) -> None:
        self.rows, self.rewards = np.zeros(games, np.bool_), np.zeros(games)
        self.final, self.scores = np.full(games, None, object), np.zeros((games, players), np.int64)

    def infos(self) -> dict[str, Any]:
        """As Gymnasium's own vector environments tell of them."""
        if not self.rows.any():
            return {}
        return {
            "final_obs": self.final,
            "_final_obs": self.rows.copy(),
            "final_info": {"scores": self.scores, "_scores": self.rows.copy()},
            "_final_info": self.rows.copy(),
        }
