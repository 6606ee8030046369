"""A bot that looks at what its own next step brings: sensible, quick, and easy to beat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from vicus.core.action import Action
from vicus.core.game import Game

from .code import Code
from .judgement import judgement


class GreedyBot:
    """Tries every legal action on a resampled copy of the position and takes the one after which it stands best.

    With `noise` (hundredths of a point) it misjudges every outcome a little: plausible mistakes, not random ones.
    """

    def __init__(self, game: Game, seed: int | None = None, noise: int = 0, code: Code | None = None) -> None:
        self._game = game
        self._random = random.Random(seed)
        self._noise = noise
        self._code = code or Code(game)
        self._worlds, self._menus = self._code.worlds(), self._code.menus()
        self._weights = self._code.array(judgement(game.name).weights)
        self._feats = self._code.ints(self._code.rules.FEATURES)

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        state = self._game.sample(view, self._random.getrandbits(60))
        self._code.put(self._worlds, state)
        for i, action in enumerate(legal):
            self._menus[0][i] = action.id
        move = self._code.entry("greedy", "greedy_move")
        chosen = move(
            self._worlds,
            self._menus,
            len(legal),
            state.seat,
            self._weights,
            self._feats,
            self._noise,
            self._random.getrandbits(60),
        )
        return next(action for action in legal if action.id == chosen)
