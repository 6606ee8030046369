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
        self._known = known or judgement(game.name)
        self._run_on(code or code_for(game))

    def _run_on(self, code: Code) -> None:
        self._code = code
        self._work = workspace(code)
        self._move = code.entry("greedy", "greedy_move")
        self._weights = code.array(self._known.weights)

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies, which draw on from the same place: code cannot be taken along, but is found again."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_code", "_work", "_move", "_weights")}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found)
        self._run_on(code_for(self._game))

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
