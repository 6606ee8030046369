"""The simplest bot: any legal action."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from vicus.core.action import Action


class RandomBot:
    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        return self._random.choice(legal)
