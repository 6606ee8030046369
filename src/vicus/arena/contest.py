"""A contest between bots: what it consists of, and how one of its games is played."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from vicus.bots.chronicle import Chronicle
from vicus.bots.guard import GuardedBot
from vicus.bots.policy import Policy, Question
from vicus.core.action import Action, Event, Score
from vicus.core.game import Game
from vicus.core.game import game as find
from vicus.core.match import Match
from vicus.errors import BotFault

from .schedule import Pairing, schedule


@dataclass(frozen=True)
class Plan:
    """Everything that decides a contest; two contests with equal plans give equal results (time budgets aside)."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    options: dict[str, str]
    box: dict[str, Any] | None = None
    entropy: str = ""
    """What bots' seeds follow from. Empty: from the seed, as it was in earlier contests; who has one of them finds that out."""

    def pairings(self) -> Iterator[Pairing]:
        """Its games, one after the other."""
        return schedule(len(self.bots), self.players, self.games, self.seed)


def box_name(plan: Plan) -> str:
    """What is in the box, not how it was written."""
    box = find(plan.game, plan.box).box
    return "standard" if box.standard else box.digest


@dataclass(frozen=True)
class Fault:
    """A seat whose bot failed: how often, and the first time in words (a key of the catalogues and its parameters)."""

    seat: int
    times: int
    key: str
    params: dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    """One game, by seat: scores with their lines, shares of the win, and how it went."""

    number: int
    seats: list[int]
    scores: list[int]
    lines: list[list[int]]
    shares: list[float]
    decisions: list[int]
    seconds: list[float]
    """Of a processor; of programs of their own by the clock."""
    simulations: list[int]
    """Of bots that tell them, else 0."""
    rounds: int | None
    """Of games that count them."""
    faults: list[Fault]
    actions: list[int] = field(default_factory=list)
    """All decisions; contests of earlier versions have none."""

    @property
    def ending(self) -> Ending:
        """What the rules made of it."""
        return Ending(self.scores, self.lines, self.shares, self.rounds)


class Ending(NamedTuple):
    """What the rules make of the decisions of a game: by seat scores, their lines and shares of the win, and its rounds."""

    scores: list[int]
    lines: list[list[int]]
    shares: list[float]
    rounds: int | None


def ending_of(match: Match) -> Ending:
    """Of a match that is over."""
    winners, scores = match.winners(), match.scores()
    return Ending(
        [score.total for score in scores],
        [[points or 0 for _, points in score.lines] for score in scores],
        [(seat in winners) / len(winners) for seat in range(match.players)],
        rounds_of(match.game, match.view()),
    )


def rounds_of(game: Game, view: dict[str, Any]) -> int | None:
    """How many rounds a view counts; None if the game does not say that it counts any."""
    rounds: int | None = view[game.meta.rounds] if game.meta.rounds else None
    return rounds


def bot_seed(plan: Plan, pairing: Pairing, seat: int) -> int:
    """A bot's own randomness. It does not depend on the deal, and the deal does not follow from it."""
    return _drawn(f"{plan.entropy or plan.seed} {pairing.number} {seat}")


def first_seed(plan: Plan, which: int) -> int:
    """What a bot of the contest that stays is made with: the same in every process, whatever game it begins with there."""
    return _drawn(f"{plan.entropy or plan.seed} bot {which}")


def _drawn(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8, person=b"vicus bot").digest()) >> 4


class Company:
    """The bots of a contest in this process. Those that are told of each game (`new_game`) are made once and stay.

    All others are made for each game, with its seed.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._game = find(plan.game, plan.box)
        self._waiting: dict[tuple[int, int], list[GuardedBot]] = {}
        """Those that stay and are in no game: which of the contest's bots, and which of several of its kind at a table."""
        self._made_anew: set[int] = set()

    def come(self, which: int, number: int, seed: int) -> GuardedBot:
        """A bot of the contest for a game, the `number`th of its kind there; BotFault if it cannot be made."""
        waiting = self._waiting.get((which, number))
        found = None if which in self._made_anew else waiting.pop() if waiting else self._lasting(which)
        if found is None:
            return GuardedBot(self.plan.bots[which], self._game, seed)
        found.next_game(seed)
        return found

    def _lasting(self, which: int) -> GuardedBot | None:
        """One that stays; None if those of its kind do not, which is found out once."""
        found = GuardedBot(self.plan.bots[which], self._game, first_seed(self.plan, which))
        if found.lasts:
            return found
        self._made_anew.add(which)
        with suppress(BotFault):
            found.close()
        return None

    def leave(self, which: int, number: int, bot: GuardedBot) -> None:
        """Its game is over; BotFault if it cannot go."""
        if bot.lasts:
            self._waiting.setdefault((which, number), []).append(bot)
        else:
            bot.close()

    def close(self) -> None:
        """Everybody goes. Of what goes wrong then nobody is told: it is part of no game."""
        while self._waiting:
            for bot in self._waiting.popitem()[1]:
                with suppress(BotFault):
                    bot.close()


def play(plan: Plan, pairing: Pairing, company: Company | None = None) -> Outcome:
    """One game. A bot that fails or answers rubbish plays its first legal action, and the fault is told.

    `company`: bots that stay for other games of the plan.

    >>> plan = Plan("bohemian_villages", ("random", "greedy"), players=2, games=1, seed=3, options={})
    >>> outcome = play(plan, next(plan.pairings()))
    >>> outcome.seats, sum(outcome.shares), outcome.faults
    ([0, 1], 1.0, [])
    """
    if company is None:
        company = Company(plan)
        try:
            return play(plan, pairing, company)
        finally:
            company.close()
    sitting = Sitting(plan, pairing, company)
    try:
        while sitting.seat is not None:
            sitting.decide()
    finally:
        sitting.leave()
    return sitting.outcome()


class Sitting:
    """One game of a contest while it is played: its match, and who decides in it.

    `watch` is told of each decision before it is carried out.
    """

    def __init__(self, plan: Plan, pairing: Pairing, company: Company, watch: Watch | None = None) -> None:
        self.pairing = pairing
        self.match = find(plan.game, plan.box).new(players=plan.players, seed=pairing.deal, **plan.options)
        self.seats = [Seat(company, pairing, seat) for seat in range(plan.players)]
        self._chronicle = Chronicle(self.match)
        self._watch = watch

    @property
    def seat(self) -> Seat | None:
        """Whose decision it is; None when the game is over."""
        return None if self.match.seat is None else self.seats[self.match.seat]

    def decide(self) -> None:
        """Whose decision it is makes it."""
        seat = self.seat
        assert seat is not None
        events = self._chronicle.news(seat.number) if seat.takes_info else ()
        self.take(seat.choose(self.match.view(seat.number), self.match.legal(), events))

    def take(self, action: Action) -> None:
        """It was decided."""
        if self._watch is not None and self.seat is not None:
            self._watch(self.match, self.seat, action)
        self.match.play(action)
        self._chronicle.hear()

    def leave(self) -> None:
        """The bots hear how it has ended, if it has, and go."""
        try:
            if self.match.over:
                scores, winners = self.match.scores(), self.match.winners()
                for seat in self.seats:
                    seat.game_over(scores, winners)
        finally:
            for seat in self.seats:
                seat.close()

    def outcome(self) -> Outcome:
        """What has come of it, as soon as everybody has left."""
        return _outcome(self.pairing, self.match, self.seats)


class Seat:
    """A bot at work, with a watch and a note of its faults."""

    def __init__(self, company: Company, pairing: Pairing, number: int) -> None:
        self.number = number
        self.decisions = 0
        self.seconds = 0.0
        self.simulations = 0
        """In this game, if the bot tells them; known when it is over."""
        self.fault: Fault | None = None
        self._company = company
        which = pairing.seats[number]
        self._place = which, pairing.seats[:number].count(which)
        self._bot: GuardedBot | None = None
        self._problem: BotFault | None = None
        self._clock = time.process_time
        """On a busy machine, too: how long a bot thinks, not how long it waits for others."""
        try:
            self._bot = company.come(*self._place, bot_seed(company.plan, pairing, number))
            if self._bot.is_program:  # it and whatever it starts cannot be measured from here
                self._clock = time.perf_counter
        except BotFault as problem:
            self._problem = problem

    @property
    def takes_info(self) -> bool:
        """Whether the bot wants to know what has happened."""
        return self._bot is not None and self._bot.takes_info

    def choose(self, view: dict[str, Any], legal: Sequence[Action], events: Sequence[Event] = ()) -> Action:
        """The bot's choice, or the first legal action if it fails; `events` since its last one."""
        self.decisions += 1
        first = legal[0]
        start = self._clock()
        try:
            if self._bot is None:
                assert self._problem
                raise self._problem
            return self._bot.choose(view, legal, events)
        except BotFault as problem:
            self._note(problem)
            return first
        finally:
            self.seconds += self._clock() - start

    @property
    def policy(self) -> Policy | None:
        """Who decides for this seat and for others at once, if its bot is one of those."""
        return None if self._bot is None else self._bot.policy

    def question(self, match: Match, legal: list[int]) -> Question:
        """What the policy of this seat is to be asked."""
        assert self._bot is not None
        return self._bot.question(match.state, self.number, legal)

    def answered(self, answer: int | BotFault, legal: Sequence[Action], seconds: float) -> Action:
        """What the policy has answered, or the first legal action if that is none; it took so long."""
        self.decisions += 1
        self.seconds += seconds
        for action in legal:
            if action.id == answer:
                return action
        assert self._bot is not None
        illegal = BotFault("bot-illegal", bot=self._bot.name, answer=str(answer))
        self._note(answer if isinstance(answer, BotFault) else illegal)
        return legal[0]

    @property
    def visits(self) -> dict[int, int]:
        """How often each action was tried at the last decision, by id, if the bot tells that."""
        try:
            return {} if self._bot is None else self._bot.visits
        except BotFault as problem:
            self._note(problem)
            return {}

    def game_over(self, scores: Sequence[Score], winners: Sequence[int]) -> None:
        """The game has ended so; a fault in hearing of it counts too."""
        try:
            if self._bot is not None:
                self.simulations = self._bot.simulations
                self._bot.game_over(scores, winners)
        except BotFault as problem:
            self._note(problem)

    def _note(self, problem: BotFault) -> None:
        first = self.fault or Fault(self.number, 0, problem.key, problem.params)
        self.fault = replace(first, times=first.times + 1)

    def close(self) -> None:
        """Up to the next game, or for good; a fault in going counts too."""
        try:
            if self._bot is not None:
                self._company.leave(*self._place, self._bot)
        except BotFault as problem:
            self._note(problem)


Watch = Callable[[Match, Seat, Action], None]
"""Told of decisions: the match before it, who decides, and what."""


def _outcome(pairing: Pairing, match: Match, seats: list[Seat]) -> Outcome:
    scores, lines, shares, rounds = ending_of(match)
    return Outcome(
        pairing.number,
        list(pairing.seats),
        scores,
        lines,
        shares,
        [seat.decisions for seat in seats],
        [round(seat.seconds, 4) for seat in seats],
        [seat.simulations for seat in seats],
        rounds,
        [seat.fault for seat in seats if seat.fault],
        [action.id for action in match.actions],
    )
