"""Bots that play with people: they never keep anybody waiting for a compiler, and their faults are told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vicus.core.action import Action, Event, Score
from vicus.core.game import Game
from vicus.errors import BotFault

from .guard import GuardedBot
from .levels import is_ready, stand_in


class FallbackBot:
    """A bot by its name. Until its code is compiled, a casual one stands in for one that plans ahead (`ready` says which).

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=1)
    >>> bot = FallbackBot("casual", match.game, seed=1)
    >>> bot.choose(match.view(match.seat), match.legal()) in match.legal(), bot.ready
    (True, True)
    """

    def __init__(self, name: str, game: Game, seed: int | None = None) -> None:
        self.name = name
        self.ready = False
        self._game, self._seed = game, seed
        self._bot: GuardedBot | None = None

    def choose(self, view: dict[str, Any], legal: Sequence[Action], events: Sequence[Event] = ()) -> Action:
        """One of the legal actions, or a BotFault that says what went wrong; `events` since its last own decision."""
        return self._made().choose(view, legal, events)

    def game_over(self, scores: Sequence[Score], winners: Sequence[int]) -> BotFault | None:
        """The game has ended so. Told rather than raised, as is what `close` finds."""
        try:
            if self._bot is not None:
                self._bot.game_over(scores, winners)
        except BotFault as fault:
            return fault
        return None

    def close(self) -> BotFault | None:
        """Told rather than raised: nobody who is about to go wants to hear of it."""
        leaving, self._bot = self._bot, None
        try:
            if leaving is not None:
                leaving.close()
        except BotFault as fault:
            return fault
        return None

    def _made(self) -> GuardedBot:
        if self._bot is None or not self.ready:
            now = is_ready(self.name, self._game)
            if self._bot is None or now:
                self.close()
                self.ready = now
                self._bot = GuardedBot(self.name if now else stand_in(self._game), self._game, self._seed)
        return self._bot
