"""Who sits at the other seats of an environment for one learner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from vicus.bots.levels import Bot, bot
from vicus.core.game import Game
from vicus.errors import BadOption

Opponent = str | Bot
"""A bot's name (`random`, `casual`, `strong`, `search:200`, `module:Class` …), or a bot of one's own."""


def opponents_of(given: Opponent | Sequence[Opponent], players: int) -> list[Opponent]:
    """One for each other seat, in the order of turns; one alone sits at all of them. BadOption for too many or too few.

    >>> opponents_of("casual", players=3)
    ['casual', 'casual']
    """
    found = [given] * (players - 1) if isinstance(given, str) or hasattr(given, "choose") else list(given)
    if len(found) != players - 1 or not all(isinstance(one, str) or hasattr(one, "choose") for one in found):
        raise BadOption("envs-opponents", number=players - 1)
    return cast("list[Opponent]", found)


def seated(opponent: Opponent, game: Game[Any, Any], draw: Callable[[], int]) -> Bot:
    """A bot for one game: by its name with a seed that is drawn, or as it is."""
    return bot(opponent, game, draw()) if isinstance(opponent, str) else opponent


def leave(opponent: Opponent, seated: Bot) -> None:
    """A game is over for a bot that was made for it: processes and threads of its own end."""
    close = getattr(seated, "close", None)
    if isinstance(opponent, str) and close is not None:
        close()
