"""Many games in which one bot has all seats, for looking at the game rather than at the bot."""

from __future__ import annotations

import os
import queue
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from vicus.bots.code import Code, can_think, code_for, workspace
from vicus.bots.judgement import judgement
from vicus.bots.levels import judgement_file
from vicus.core.game import game as find
from vicus.engine.records import SelfPlaySeries

from .contest import Plan, rounds_of
from .net_games import NetGames, is_net_alone
from .played import Played, shares_of
from .schedule import Pairing
from .workers import run

NATIVE = re.compile("greedy(/judgement=.+)?", re.DOTALL)
"""This bot plays whole games inside compiled code; a net alone does so, too."""

Progress = Callable[[int], None]
T_co = TypeVar("T_co", covariant=True)


def play_all(plan: Plan, workers: int | None, progress: Progress, engine: str | None = None) -> list[Played]:
    """The games of a plan with one bot. Game i of a seed is the same deal with every box and option, as far as they allow.

    `progress` is told of each finished game; `engine` as for `vicus.bots.code.code_for`. Whichever code plays them, the games
    are the same.

    >>> plan = Plan("bohemian_villages", ("random",), players=2, games=2, seed=3, options={})
    >>> [sum(game.shares) for game in play_all(plan, workers=1, progress=lambda games: None)]
    [1.0, 1.0]
    """
    name = plan.bots[0] if len(plan.bots) == 1 else ""
    if NATIVE.fullmatch(name):
        code = code_for(find(plan.game, plan.box), engine)
        return list(in_threads(plan, lambda: GreedyGames(code, plan), workers, progress))
    if is_net_alone(name) and (engine or can_think(find(plan.game, plan.box))):
        code = code_for(find(plan.game, plan.box), engine, thinks=True)
        return list(in_threads(plan, lambda: NetGames(code, plan), workers, progress))
    outcomes = run(plan, workers=workers, progress=progress)
    return [Played(o.lines, o.shares, sum(o.decisions), o.rounds, tuple(o.faults)) for o in outcomes]


class Room(Protocol[T_co]):
    """Room for one game at a time."""

    def play(self, pairing: Pairing) -> T_co:
        """A game of a plan."""
        ...


def in_threads(plan: Plan, room: Callable[[], Room[T_co]], workers: int | None, progress: Progress) -> Iterator[T_co]:
    """What comes of all games of a plan, in their order: compiled code runs in threads."""
    rooms: queue.SimpleQueue[Room[T_co]] = queue.SimpleQueue()
    threads = min(workers or os.cpu_count() or 1, plan.games)
    for _ in range(threads):
        rooms.put(room())

    def one(pairing: Pairing) -> T_co:
        table = rooms.get()
        try:
            return table.play(pairing)
        finally:
            rooms.put(table)

    pool = ThreadPoolExecutor(threads)
    try:
        for each in pool.map(one, plan.pairings()):
            yield each
            progress(1)
    finally:
        pool.shutdown(cancel_futures=True)  # after Ctrl-C nobody waits for the rest


class GreedyGames:
    """Room for one game of greedy players at a time."""

    def __init__(self, code: Code, plan: Plan) -> None:
        code = code.apart()
        self._game, self._players, self._plan = code.game, plan.players, plan
        weights = judgement(plan.game, judgement_file(plan.bots[0])).weights
        self._self_play = code.entry("greedy", "self_play")
        self._work, self._weights = workspace(code), code.zeros("i8", (plan.players, len(weights)))
        for row in self._weights:
            row[:] = code.array(weights)
        self._rows, self._scores = code.zeros("i8", (1, 1)), code.zeros("i8", (1, plan.players))
        self._options = code.array(tuple(code.game.encode_options(code.game.check_options(plan.options))))

    def play(self, pairing: Pairing) -> Played:
        """A game of the plan."""
        series = SelfPlaySeries(self._plan.seed, pairing.number, self._players, self._options, 0, 0)
        self._self_play(self._work, self._weights, series, self._rows, self._scores)
        last, plain = self._work.states[0], self._game.engine.state
        return self._result(last if isinstance(last, plain) else plain.from_record(last))

    def _result(self, state: Any) -> Played:
        rules = self._game.engine.rules
        lines = [[0] * rules.LINES for _ in range(self._players)]
        for p in range(self._players):
            rules.score(state, p, lines[p])
        shares = shares_of(lines, [rules.tiebreak(state, p) for p in range(self._players)])
        seen = self._game.spec.view(state, None, self._game.box.contents)
        return Played(lines, shares, state.moves, rounds_of(self._game, seen))
