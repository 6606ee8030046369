"""Any game as an environment of Gymnasium: one seat is the learner's, bots have the others.

>>> import gymnasium, vicus.envs
>>> env = gymnasium.make("vicus/bohemian_villages-v1", players=2, opponents="random")
>>> seen, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     seen, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
>>> reward in (-1.0, 0.0, 1.0), len(info["scores"])
(True, 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import vicus
from vicus.bots.chronicle import Chronicle
from vicus.core.match import Match
from vicus.errors import BadOption, IllegalAction, UnknownAction, VicusError
from vicus.texts import told

from .extras import needed
from .opponents import Opponent, Sitting, leave, opponents_of, play, seated
from .picture import picture
from .reward import rewards
from .seats import learners_seat
from .seeds import Seeds

with needed("envs", "gymnasium"):
    import gymnasium
    from gymnasium import spaces as gym_spaces

from .spaces import mask, observations

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

ILLEGAL = ("raise", "lose")
WORST = -1.0
"""For an illegal action where it loses: no result of a game is worse."""


class SeatEnv(gymnasium.Env["Array", int]):
    """The learner decides for one seat; all others are bots.

    `opponents` is a bot's name or a bot, or one for each other seat in the order of turns after the learner. `seat` is the
    learner's; None draws one for each game. Rewards are 0 until the end (`vicus.envs.reward`). `info["action_mask"]` has what
    is legal; another action raises `vicus.IllegalAction` with the rule, or with `illegal="lose"` ends the game with -1.
    `match` is the match that is being played.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 # as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        box: Any = None,
        **options: str,
    ) -> None:
        self.game = vicus.game(game, box)
        self.players, self.options = self.game.check_players(players), self.game.check_options(options)
        self.opponents = opponents_of(opponents, self.players)
        self._fixed = learners_seat(seat, self.players)
        if illegal not in ILLEGAL:
            raise BadOption("envs-illegal", value=told(illegal), values=", ".join(ILLEGAL))
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption("envs-render", value=told(render_mode), values=", ".join(self.metadata["render_modes"]))
        self.render_mode = render_mode
        self.observation_space = observations(self.game, self.players)
        self.action_space: Any = gym_spaces.Discrete(self.game.actions.size)
        self.match: Match[Any, Any] | None = None
        self.seat = self._fixed or 0
        self._illegal, self._lost = illegal, False
        self._bots: dict[int, Sitting] = {}
        self._seeds = Seeds(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game, until the learner has to decide: with a seed, the match of that seed (`vicus.envs.seeds`)."""
        wanted = None if seed is None else self.game.check_seed(seed)  # Gymnasium would not take NumPy's numbers
        super().reset(seed=wanted)
        self.close()
        self.match = None  # if a bot cannot be made, there is no game to go on with
        match = self.game.new(self.players, self._seeds.next(wanted), **self.options)
        self.seat = int(self.np_random.integers(self.players)) if self._fixed is None else self._fixed
        for number, opponent in enumerate(self.opponents, 1):
            seat = (self.seat + number) % self.players
            self._bots[seat] = seated(opponent, self.game, lambda: int(self.np_random.integers(2**62)))
        self.match, self._lost = match, False
        self._chronicle = Chronicle(match)
        play(match, self._bots, self._chronicle)
        return match.observe(self.seat), self._info(match)

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and those of the others until it is asked again or the game is over."""
        match = self.match
        if match is None or match.over or self._lost:
            raise VicusError("envs-reset")
        play(match, self._bots, self._chronicle)  # an opponent that failed before is asked again, not the learner in its place
        try:
            match.play(action)
        except (IllegalAction, UnknownAction) as problem:  # not every number is an action
            if self._illegal == "raise":
                raise
            self._lost = True
            return match.observe(self.seat), WORST, True, False, {**self._info(match), "illegal": str(problem)}
        self._chronicle.hear()
        play(match, self._bots, self._chronicle)
        return match.observe(self.seat), rewards(match)[self.seat], match.over, False, self._info(match)

    def _info(self, match: Match[Any, Any]) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if match.over:
            info |= {"scores": [score.total for score in match.scores()], "winners": match.winners()}
        return info

    def action_masks(self) -> Array:
        """1 for each legal action (sb3-contrib's MaskablePPO asks so)."""
        if self.match is None:
            raise VicusError("envs-reset")
        return mask(self.match, self.seat)

    def render(self) -> str | None:
        """What the learner sees, as text."""
        if self.match is None:
            raise VicusError("envs-reset")
        return picture(self.match, self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Bots that were made for a game are left to rest."""
        for sitting in self._bots.values():
            leave(sitting)
        self._bots = {}
