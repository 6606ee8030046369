"""Many games in which one bot has all seats, for looking at the game rather than at the bot."""

from __future__ import annotations

import os
import queue
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from vicus.bots.code import Code, code_for, workspace
from vicus.bots.judgement import judgement
from vicus.bots.levels import judgement_file
from vicus.core.game import game as find
from vicus.engine.records import SelfPlaySeries

from .contest import Fault, Plan, rounds_of
from .workers import run

NATIVE = re.compile("greedy(/judgement=.+)?", re.DOTALL)
"""This bot plays whole games inside compiled code."""

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Played:
    """One game: the lines of each seat's score, the shares of the win, its length, and what went wrong."""

    lines: list[list[int]]
    shares: list[float]
    moves: int
    rounds: int | None
    faults: tuple[Fault, ...] = ()


def play_all(plan: Plan, workers: int | None, progress: Progress, engine: str | None = None) -> list[Played]:
    """The games of a plan with one bot. Game i of a seed is the same deal with every box and option, as far as they allow.

    `progress` is told of each finished game; `engine` as for `vicus.bots.code.code_for`.

    >>> plan = Plan("bohemian_villages", ("random",), players=2, games=2, seed=3, options={})
    >>> [sum(game.shares) for game in play_all(plan, workers=1, progress=lambda games: None)]
    [1.0, 1.0]
    """
    if len(plan.bots) == 1 and NATIVE.fullmatch(plan.bots[0]):
        return _greedy(plan, workers, progress, engine)
    outcomes = run(plan, workers=workers, progress=progress)
    return [Played(o.lines, o.shares, sum(o.decisions), o.rounds, tuple(o.faults)) for o in outcomes]


def _greedy(plan: Plan, workers: int | None, progress: Progress, engine: str | None) -> list[Played]:
    game = find(plan.game, plan.box)
    code, options = code_for(game, engine), game.encode_options(game.check_options(plan.options))
    weights = judgement(plan.game, judgement_file(plan.bots[0])).weights
    tables: queue.SimpleQueue[GreedyGames] = queue.SimpleQueue()
    threads = min(workers or os.cpu_count() or 1, plan.games)
    for _ in range(threads):
        tables.put(GreedyGames(code, weights, plan.players, options))

    def one(number: int) -> Played:
        table = tables.get()
        try:
            return table.play(plan.seed, number)
        finally:
            tables.put(table)

    played = []
    pool = ThreadPoolExecutor(threads)  # compiled code runs side by side
    try:
        for each in pool.map(one, range(plan.games)):
            played.append(each)
            progress(1)
    finally:
        pool.shutdown(cancel_futures=True)  # after Ctrl-C nobody waits for the rest
    return played


class GreedyGames:
    """Room for one game of greedy players at a time."""

    def __init__(self, code: Code, weights: tuple[int, ...], players: int, options: list[int]) -> None:
        code = code.apart()
        self._game, self._players = code.game, players
        self._self_play = code.entry("greedy", "self_play")
        self._work, self._weights = workspace(code), code.zeros("i8", (players, len(weights)))
        for row in self._weights:
            row[:] = code.array(weights)
        self._rows, self._scores = code.zeros("i8", (1, 1)), code.zeros("i8", (1, players))
        self._options = code.array(tuple(options))

    def play(self, seed: int, number: int) -> Played:
        """Game `number` of a seed."""
        series = SelfPlaySeries(seed, number, self._players, self._options, 0, 0)
        self._self_play(self._work, self._weights, series, self._rows, self._scores)
        last, plain = self._work.states[0], self._game.engine.state
        return self._result(last if isinstance(last, plain) else plain.from_record(last))

    def _result(self, state: Any) -> Played:
        rules = self._game.engine.rules
        lines = [[0] * rules.LINES for _ in range(self._players)]
        for p in range(self._players):
            rules.score(state, p, lines[p])
        ranks = [(sum(lines[p]), rules.tiebreak(state, p)) for p in range(self._players)]
        winners = ranks.count(max(ranks))
        shares = [(rank == max(ranks)) / winners for rank in ranks]
        seen = self._game.spec.view(state, None, self._game.box.contents)
        return Played(lines, shares, state.moves, rounds_of(self._game, seen))
