"""Who sits at the other seats of an environment for one learner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any, cast

from vicus.bots.chronicle import Chronicle
from vicus.bots.guard import LONGEST, GuardedBot
from vicus.bots.levels import Bot
from vicus.core.game import Game
from vicus.core.match import Match
from vicus.errors import BadOption, BotFault, IllegalAction, UnknownAction

Opponent = str | Bot
"""A bot's name (`random`, `casual`, `strong`, `search:200`, `module:Class` …), or a bot of one's own."""


def opponents_of(given: Opponent | Sequence[Opponent], players: int) -> list[Opponent]:
    """One for each other seat, in the order of turns; one alone sits at all of them. BadOption for too many, too few, or
    anything else.

    >>> opponents_of("casual", players=3)
    ['casual', 'casual']
    """
    found = [given] * (players - 1) if _plays(given) else _in_order(given)
    if len(found) != players - 1 or not all(map(_plays, found)):
        raise BadOption("envs-opponents", number=players - 1)
    return cast("list[Opponent]", found)


def _plays(given: Any) -> bool:
    """A name, or an object that can be asked; a class is none yet."""
    return isinstance(given, str) or (callable(getattr(given, "choose", None)) and not isinstance(given, type))


def _in_order(given: Any) -> list[Any]:
    """Nothing of what has no order: who would sit where?"""
    return [] if isinstance(given, Mapping | Set) or not isinstance(given, Iterable) else list(given)


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
        answer = sitting.choose(match.view(seat), match.legal(), *news)
        try:
            match.play(answer)
        except (IllegalAction, UnknownAction) as problem:  # not the learner's, who would be told of an action of its own
            raise BotFault("bot-illegal", bot=type(sitting).__name__, answer=repr(answer)[:LONGEST]) from problem
        chronicle.hear()
    if match.over:
        for sitting in bots.values():
            if isinstance(sitting, GuardedBot):
                sitting.game_over(match.scores(), match.winners())


def leave(seated: Sitting) -> None:
    """A game is over for a bot that was made for it: processes and threads of its own end."""
    if isinstance(seated, GuardedBot):
        seated.close()
