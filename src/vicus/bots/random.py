"""The simplest bot: any legal action."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from vicus.core.action import Action


class RandomBot:
    """Takes anything, the same for the same seed.

    >>> RandomBot(seed=1).choose({}, ["take", "pass"]) == RandomBot(seed=1).choose({}, ["take", "pass"])
    True
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def new_game(self, seed: int | None) -> None:
        """As if it were made anew."""
        self._random = random.Random(seed)

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """Any of the legal actions."""
        return self._random.choice(legal)
