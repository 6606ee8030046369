"""A contest between bots: what it consists of, and how one of its games is played."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from vicus.bots.guard import GuardedBot
from vicus.core.action import Action
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
    text = f"{plan.entropy or plan.seed} {pairing.number} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8, person=b"vicus bot").digest()) >> 4


def play(plan: Plan, pairing: Pairing) -> Outcome:
    """One game. A bot that fails or answers rubbish plays its first legal action, and the fault is told.

    >>> plan = Plan("bohemian_villages", ("random", "greedy"), players=2, games=1, seed=3, options={})
    >>> outcome = play(plan, next(plan.pairings()))
    >>> outcome.seats, sum(outcome.shares), outcome.faults
    ([0, 1], 1.0, [])
    """
    game = find(plan.game, plan.box)
    match = game.new(players=plan.players, seed=pairing.deal, **plan.options)
    seats = [Seat(plan.bots[which], seat, game, bot_seed(plan, pairing, seat)) for seat, which in enumerate(pairing.seats)]
    try:
        while match.seat is not None:
            match.play(seats[match.seat].choose(match.view(match.seat), match.legal()))
    finally:
        for seat in seats:
            seat.close()
    return _outcome(pairing, match, seats)


class Seat:
    """A bot at work, with a watch and a note of its faults."""

    def __init__(self, name: str, number: int, game: Game, seed: int) -> None:
        self.name, self.number = name, number
        self.decisions = 0
        self.seconds = 0.0
        self.fault: Fault | None = None
        self._bot: GuardedBot | None = None
        self._problem: BotFault | None = None
        self._clock = time.process_time
        """On a busy machine, too: how long a bot thinks, not how long it waits for others."""
        try:
            self._bot = GuardedBot(name, game, seed)
            if self._bot.is_program:  # it and whatever it starts cannot be measured from here
                self._clock = time.perf_counter
        except BotFault as problem:
            self._problem = problem

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """The bot's choice, or the first legal action if it fails."""
        self.decisions += 1
        first = legal[0]
        start = self._clock()
        try:
            if self._bot is None:
                assert self._problem
                raise self._problem
            return self._bot.choose(view, legal)
        except BotFault as problem:
            self._note(problem)
            return first
        finally:
            self.seconds += self._clock() - start

    @property
    def simulations(self) -> int:
        """So far, if the bot tells them."""
        try:
            return self._bot.simulations if self._bot else 0
        except BotFault as problem:
            self._note(problem)
            return 0

    def _note(self, problem: BotFault) -> None:
        first = self.fault or Fault(self.number, 0, problem.key, problem.params)
        self.fault = replace(first, times=first.times + 1)

    def close(self) -> None:
        """The game is over; a fault in going counts too."""
        try:
            if self._bot is not None:
                self._bot.close()
        except BotFault as problem:
            self._note(problem)


def _outcome(pairing: Pairing, match: Match, seats: list[Seat]) -> Outcome:
    simulations = [seat.simulations for seat in seats]
    scores, lines, shares, rounds = ending_of(match)
    return Outcome(
        pairing.number,
        list(pairing.seats),
        scores,
        lines,
        shares,
        [seat.decisions for seat in seats],
        [round(seat.seconds, 4) for seat in seats],
        simulations,
        rounds,
        [seat.fault for seat in seats if seat.fault],
        [action.id for action in match.actions],
    )
