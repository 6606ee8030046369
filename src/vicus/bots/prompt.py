"""Bots that play with people: they never keep anybody waiting for a compiler, and their faults are told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vicus.core.action import Action
from vicus.core.game import Game
from vicus.errors import BotFault, VicusError

from .levels import STAND_IN, Bot, bot, is_ready


class PromptBot:
    """A bot by its name. Until its code is compiled, a greedy one stands in for one that plans ahead."""

    def __init__(self, name: str, game: Game, seed: int | None = None) -> None:
        self.name = name
        self.ready = False
        self._game, self._seed = game, seed
        self._bot: Bot | None = None

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """One of the legal actions, or a BotFault that says what went wrong."""
        try:
            chosen = self._made().choose(view, legal)
        except VicusError as problem:
            raise BotFault(problem.key, problem.game, **problem.params) from problem
        except Exception as problem:  # whatever somebody's own bot may do
            raise BotFault("bot-crashed", bot=self.name, problem=f"{type(problem).__name__}: {problem}") from problem
        if chosen not in legal:
            raise BotFault("bot-illegal", bot=self.name, answer=str(getattr(chosen, "text", chosen)))
        return chosen

    def close(self) -> None:
        """A bot of somebody's own may hold a program or a file."""
        ending = getattr(self._bot, "close", None)
        self._bot = None
        if ending is not None:
            ending()

    def _made(self) -> Bot:
        if self._bot is None or not self.ready:
            now = is_ready(self.name, self._game)
            if self._bot is None or now:
                self.ready = now
                self._bot = bot(self.name if now else STAND_IN, self._game, self._seed)
        return self._bot
