"""A bot that looks at what its own next step brings: sensible, quick, and easy to beat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vicus.core.action import Action
from vicus.core.game import Game

from .code import Code, code_for, workspace
from .judgement import Judgement, judgement
from .plan import Plan


class GreedyBot:
    """Tries every legal action on a resampled copy of the position and takes the one after which it stands best.

    With `noise` (hundredths of a point) it misjudges every outcome a little: plausible mistakes, not random ones. `known` are
    other weights than the game's own.

    >>> import vicus
    >>> match = vicus.game("helvetia").new(players=2, seed=1)
    >>> GreedyBot(match.game, seed=1).choose(match.view(match.seat), match.legal()) in match.legal()
    True
    """

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        noise: int = 0,
        known: Judgement | None = None,
        code: Code | None = None,
    ) -> None:
        self._game = game
        self._plan = Plan(game, seed)
        self._noise = noise
        self._code = code or code_for(game)
        self._work = workspace(self._code)
        self._move = self._code.entry("greedy", "greedy_move")
        self._weights = self._code.array((known or judgement(game.name)).weights)

    def new_game(self, seed: int | None) -> None:
        """As if it were made anew."""
        self._plan = Plan(self._game, seed)

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """The legal action after which the seat stands best."""
        if len(legal) == 1:
            return legal[0]
        task = self._plan.task(view, legal)
        self._code.put(self._work.states, task.state)
        for i, number in enumerate(task.ids):
            self._work.menus[0][i] = number
        chosen = self._move(self._work, len(legal), task.seat, self._weights, self._noise, task.seeds[0])
        return legal[task.ids.index(chosen)]
