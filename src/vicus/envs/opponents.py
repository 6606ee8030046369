"""Who sits at the other seats of an environment for one learner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from vicus.bots.chronicle import Chronicle
from vicus.bots.guard import GuardedBot
from vicus.bots.levels import Bot
from vicus.core.game import Game
from vicus.core.match import Match
from vicus.errors import BadOption, BotFault

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


Sitting = GuardedBot | Bot


def seated(opponent: Opponent, game: Game[Any, Any], draw: Callable[[], int]) -> Sitting:
    """A bot for one game: by its name with a seed that is drawn, or as it is."""
    if not isinstance(opponent, str):
        return opponent
    try:
        return GuardedBot(opponent, game, draw())
    except BotFault as fault:
        if isinstance(fault.__cause__, BadOption):  # there is no such bot
            raise fault.__cause__ from None
        raise


def play(match: Match[Any, Any], bots: dict[int, Sitting], chronicle: Chronicle) -> None:
    """The bots play until somebody else has to decide; those with a name hear what has happened, and how it ended."""
    while match.seat in bots:
        seat = match.seat
        sitting = bots[seat]
        news = (chronicle.news(seat),) if isinstance(sitting, GuardedBot) else ()
        match.play(sitting.choose(match.view(seat), match.legal(), *news))
        chronicle.hear()
    if match.over:
        for sitting in bots.values():
            if isinstance(sitting, GuardedBot):
                sitting.game_over(match.scores(), match.winners())


def leave(seated: Sitting) -> None:
    """A game is over for a bot that was made for it: processes and threads of its own end."""
    if isinstance(seated, GuardedBot):
        seated.close()
