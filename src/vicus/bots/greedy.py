"""A bot that looks at what its own next step brings now: sensible, quick, and easy to beat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from vicus.core.action import Action
from vicus.core.game import Game

STEPS = 2
"""How many own decisions are looked at together: choosing dice means little without using them."""
FURTHEST = 20
"""What has been begun is carried on so far, by the first option, before the position is judged."""


class GreedyBot:
    """Tries every legal action on a resampled copy of the position and takes the one after which it stands best."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self._game = game
        self._random = random.Random(seed)
        self._acts = [[0] * game.engine.rules.MAX_LEGAL for _ in range(STEPS)]

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        state = self._game.sample(view, self._random.getrandbits(60))
        values = []
        for action in legal:
            after = state.copy()
            self._game.engine.rules.apply(after, action.id)
            values.append(self._best(after, state.seat, STEPS - 1))
        best = max(values)
        return self._random.choice([a for a, value in zip(legal, values, strict=True) if value == best])

    def _best(self, state: Any, seat: int, steps: int) -> float:
        """The best standing that own decisions alone can still reach."""
        rules = self._game.engine.rules
        if steps == 0 or state.over or state.pending or state.seat != seat:
            return self._judge(state, seat)
        acts = self._acts[steps]
        values = []
        for number in acts[: rules.legal(state, acts)]:
            after = state.copy()
            rules.apply(after, number)
            values.append(self._best(after, seat, steps - 1))
        return max(values)

    def _judge(self, state: Any, seat: int) -> float:
        """A tile in hand or a price half paid says little: look at the position after it."""
        rules, game = self._game.engine.rules, self._game.definition
        acts = self._acts[0]
        for _ in range(FURTHEST):
            if state.over or state.pending or state.seat != seat or game.is_resting(state):
                break
            rules.legal(state, acts)
            rules.apply(state, acts[0])
        return game.outlook(state, seat)
