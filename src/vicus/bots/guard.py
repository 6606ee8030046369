"""Whatever somebody's own bot does, those who ask it get an action, a number or a fault in words, and nothing else."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from vicus.core.action import Action
from vicus.core.game import Game
from vicus.errors import BadOption, BotFault, VicusError

from .external import ExternalBot
from .levels import Bot, bot
from .own import told

LONGEST = 190
"""Characters of an answer that is no action."""


class GuardedBot:
    """A bot that can only choose, fail and be closed. Ctrl-C is the user's, everything else that it raises is its fault.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=1)
    >>> GuardedBot("greedy", match.game, 1).choose(match.view(match.seat), match.legal()) in match.legal()
    True
    """

    def __init__(self, name: str, game: Game, seed: int | None = None) -> None:
        self.name = name
        with _fence(name):
            self.bot: Bot = bot(name, game, seed)

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """One of the legal actions, as it was given; BotFault for anything else that the bot does."""
        offered = tuple(legal)
        with _fence(self.name):
            chosen: Any = self.bot.choose(view, offered)
        # Not by ==, which the answer itself may define.
        number = chosen.id if type(chosen) is Action and type(chosen.id) is int else None
        for action in offered:
            if action.id == number:
                return action
        with _fence(self.name):
            answer = repr(chosen)[:LONGEST]
        raise BotFault("bot-illegal", bot=self.name, answer=answer)

    @property
    def is_program(self) -> bool:
        """Does it think in a process of its own?"""
        return isinstance(self.bot, ExternalBot)

    @property
    def simulations(self) -> int:
        """So far, if the bot tells them."""
        with _fence(self.name):
            done = getattr(self.bot, "simulations", 0)
        return done if type(done) is int else 0

    def close(self) -> None:
        """It may hold a program or a file."""
        with _fence(self.name):
            ending = getattr(self.bot, "close", None)
            if ending is not None:
                ending()


def check(name: str, game: Game) -> None:
    """A bot that cannot be made is told before anything is played: raises BadOption."""
    try:
        made = GuardedBot(name, game, 1)
    except BotFault as fault:
        raise BadOption(fault.key, fault.game, **fault.params) from fault
    with suppress(BotFault):  # told when it matters
        made.close()


@contextmanager
def _fence(name: str) -> Iterator[None]:
    try:
        yield
    except BaseException as problem:  # also sys.exit()
        if isinstance(problem, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            raise  # in a process that takes no Ctrl-C, the bot has made it up
        raise _fault(name, problem) from problem


def _fault(name: str, problem: BaseException) -> BotFault:
    """Our own errors have words already; a bot may raise them too, but not with anything in them."""
    if isinstance(problem, VicusError) and all(type(value) in (str, int, float) for value in problem.params.values()):
        with suppress(Exception):
            known = BotFault(problem.key, problem.game, **problem.params)
            str(known)  # has it words?
            return known
    return BotFault("bot-raised", bot=name, problem=told(problem))
