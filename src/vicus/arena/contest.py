"""A contest between bots: what it consists of, and how one of its games is played."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from vicus.bots.chronicle import Chronicle
from vicus.bots.guard import GuardedBot
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
        self._waiting: dict[tuple[int, int], GuardedBot] = {}
        """Those that stay and are in no game: which of the contest's bots, and which of several of its kind at a table."""
        self._made_anew: set[int] = set()

    def come(self, which: int, number: int, seed: int) -> GuardedBot:
        """A bot of the contest for a game, the `number`th of its kind there; BotFault if it cannot be made."""
        found = None if which in self._made_anew else self._waiting.pop((which, number), None) or self._lasting(which)
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
            self._waiting[which, number] = bot
        else:
            bot.close()

    def close(self) -> None:
        """Everybody goes. Of what goes wrong then nobody is told: it is part of no game."""
        while self._waiting:
            with suppress(BotFault):
                self._waiting.popitem()[1].close()


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
    match = find(plan.game, plan.box).new(players=plan.players, seed=pairing.deal, **plan.options)
    chronicle = Chronicle(match)
    seats = [Seat(company, pairing, seat) for seat in range(plan.players)]
    try:
        while match.seat is not None:
            seat = seats[match.seat]
            events = chronicle.news(match.seat) if seat.takes_info else ()
            match.play(seat.choose(match.view(match.seat), match.legal(), events))
            chronicle.hear()
        scores, winners = match.scores(), match.winners()
        for seat in seats:
            seat.game_over(scores, winners)
    finally:
        for seat in seats:
            seat.close()
    return _outcome(pairing, match, seats)


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
