"""The bots that can take a seat, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, get_args

from vicus.core.action import Action
from vicus.core.game import Game

from .greedy import GreedyBot
from .random import RandomBot


class Bot(Protocol):
    """Gets what a player sees and may do; returns one of the legal actions."""

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action: ...


Level = Literal["random", "greedy"]
LEVELS: tuple[Level, ...] = get_args(Level)


def bot(level: str, game: Game, seed: int | None = None) -> Bot:
    return RandomBot(seed) if level == "random" else GreedyBot(game, seed)
