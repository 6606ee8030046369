"""Whatever somebody's own bot does, those who ask it get an action, a number or a fault in words, and nothing else."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from vicus.core.action import Action, Event, Score
from vicus.core.game import Game
from vicus.errors import BadOption, BotFault, VicusError

from .external import ExternalBot
from .info import Info
from .levels import Bot, bot
from .own import offered_methods, told
from .policy import Policy, PolicyBot, Question

LONGEST = 190
"""Characters of an answer that is no action."""
MOST_VISITS = 2**31 - 1
"""Of an action at one decision: datasets keep them in 32 bits."""


class GuardedBot:
    """A bot that can only choose, hear of games, fail and be closed. Ctrl-C is the user's, all else that it raises its fault.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=1)
    >>> GuardedBot("greedy", match.game, 1).choose(match.view(match.seat), match.legal()) in match.legal()
    True
    """

    def __init__(self, name: str, game: Game, seed: int | None = None) -> None:
        self.name = name
        self._game, self._seed = game, seed
        self._playing = False
        self._counted = 0
        """Simulations of earlier games."""
        with _fence(name):
            self.bot: Bot = bot(name, game, seed)
            self._methods = offered_methods(name, self.bot)

    @property
    def lasts(self) -> bool:
        """Whether it can play one game after the other (`next_game`), since it wants to be told when one begins."""
        return self._methods.new_game is not None

    @property
    def takes_info(self) -> bool:
        """Whether it wants to know what has happened."""
        return self._methods.takes_info

    def next_game(self, seed: int | None) -> None:
        """Another game, which it is told of before its first decision there."""
        self._seed, self._playing = seed, False

    def choose(self, view: dict[str, Any], legal: Sequence[Action], events: Sequence[Event] = ()) -> Action:
        """One of the legal actions, as it was given; BotFault for anything else that the bot does.

        `events`: what has happened since the seat's last own decision.
        """
        offered = tuple(legal)
        if not self._playing:
            self._begin(view)
        more = {"info": Info(self._game, view, offered, tuple(events))} if self.takes_info else {}
        with _fence(self.name):
            chosen = self._method("choose")(view, offered, **more)
        # Not by ==, which the answer itself may define.
        number = chosen.id if type(chosen) is Action and type(chosen.id) is int else None
        for action in offered:
            if action.id == number:
                return action
        with _fence(self.name):
            answer = repr(chosen)[:LONGEST]
        raise BotFault("bot-illegal" if number is not None else "bot-no-action", bot=self.name, answer=answer)

    def _begin(self, view: dict[str, Any]) -> None:
        """A game begins: tried again at the next decision if it fails."""
        if self._methods.new_game is not None:
            about = {"seat": view["viewer"], "players": view["players"], "options": dict(view["options"]), "seed": self._seed}
            with _fence(self.name):
                self._method("new_game")(**{name: about[name] for name in self._methods.new_game})
            self._counted = self._simulations()
        self._playing = True

    def game_over(self, scores: Sequence[Score], winners: Sequence[int]) -> None:
        """The game that it was asked in has ended so."""
        if not self._playing or self._methods.game_over is None:
            return
        about = {"scores": list(scores), "winners": list(winners)}
        with _fence(self.name):
            self._method("game_over")(**{name: about[name] for name in self._methods.game_over})

    def _method(self, name: str) -> Any:
        return getattr(self.bot, name)

    @property
    def is_program(self) -> bool:
        """Does it think in a process of its own?"""
        return isinstance(self.bot, ExternalBot)

    @property
    def policy(self) -> Policy | None:
        """Who decides for this bot and others at once, if it is one of those."""
        return self.bot.policy if isinstance(self.bot, PolicyBot) else None

    def question(self, state: Any, seat: int, legal: list[int]) -> Question:
        """What its policy is to be asked, together with others (`answers`)."""
        assert isinstance(self.bot, PolicyBot)
        return self.bot.question(state, seat, legal)

    @property
    def visits(self) -> dict[int, int]:
        """At its last decision: how often it has tried each action, by id, if the bot tells that."""
        with _fence(self.name):
            told_of = getattr(self.bot, "visits", None)
            found = {int(number): int(times) for number, times in told_of.items()} if isinstance(told_of, dict) else {}
        if wrong := [times for times in found.values() if not 0 <= times <= MOST_VISITS]:
            raise BotFault("bot-visits", bot=self.name, value=str(wrong[0]), most=MOST_VISITS)
        return found

    @property
    def simulations(self) -> int:
        """So far in this game, if the bot tells them."""
        return self._simulations() - self._counted if self._playing or not self.lasts else 0

    def _simulations(self) -> int:
        with _fence(self.name):
            done = getattr(self.bot, "simulations", 0)
        return done if type(done) is int else 0

    def close(self) -> None:
        """It may hold a program or a file."""
        with _fence(self.name):
            ending = getattr(self.bot, "close", None)
            if ending is not None:
                ending()


def answers(policy: Policy, asked: Sequence[Question], players: int, options: Mapping[str, str]) -> list[int]:
    """The ids that a policy chooses, for many games at once; BotFault for anything else that it does."""
    with _fence(policy.name):
        return policy.answers(asked, players, options)


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
