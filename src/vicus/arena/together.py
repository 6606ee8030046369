"""Games of a contest side by side in one process, so that a policy is asked for many of them at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from vicus.bots.guard import answers
from vicus.bots.levels import is_ours, rung_of
from vicus.bots.net_names import is_deep
from vicus.bots.policy import Policy, is_policy
from vicus.core.game import game as find
from vicus.errors import BotFault

from .contest import Company, Outcome, Plan, Sitting, Watch
from .schedule import Pairing

SIDE = 32
"""Games at once. More make larger batches, but each has searching bots of its own, with their memory."""


def side_by_side(plan: Plan) -> int:
    """How many games of a contest are played at once in a process.

    Several where a policy plays, and all others are bots of ours: somebody's own is made once and has one game after the other.

    >>> plan = Plan("bohemian_villages", ("policy=my_net:act", "strong"), players=2, games=6, seed=3, options={})
    >>> side_by_side(plan)
    32
    """
    game = find(plan.game)
    if not any(is_policy(name) or ((at := rung_of(name, game, look=False)) and at.kind == "policy") for name in plan.bots):
        return 1
    ours = (is_policy(name) or name == "random" or is_ours(name) or is_deep(name) for name in plan.bots)
    return SIDE if all(ours) else 1


def nobody(pairing: Pairing) -> Watch | None:
    """Play unwatched."""
    return None


def play_together(
    plan: Plan, pairings: Iterable[Pairing], company: Company, watch: Callable[[Pairing], Watch | None] = nobody
) -> Iterator[Outcome]:
    """All these games, each as `play` would play it, in the order in which they end; `watch` gives each game who watches it.

    >>> plan = Plan("bohemian_villages", ("random", "random"), players=2, games=2, seed=3, options={})
    >>> [outcome.number for outcome in play_together(plan, plan.pairings(), Company(plan))]
    [0, 1]
    """
    left, most = iter(pairings), side_by_side(plan)
    running: list[Sitting] = []
    try:
        while True:
            more = islice(left, most - len(running))
            running.extend(Sitting(plan, pairing, company, watch(pairing)) for pairing in more)
            if not running:
                return
            for sitting in list(running):
                while (seat := sitting.seat) is not None and seat.policy is None:
                    sitting.decide()
                if seat is None:
                    running.remove(sitting)
                    sitting.leave()
                    yield sitting.outcome()
            _decide(plan, running)
    finally:
        for sitting in running:  # broken off
            sitting.leave()


def _decide(plan: Plan, waiting: list[Sitting]) -> None:
    """Every policy is asked once, for all games that wait for it."""
    asked: dict[int, tuple[Policy, list[Sitting]]] = {}
    for sitting in waiting:
        policy = sitting.seat.policy if sitting.seat else None
        assert policy is not None
        asked.setdefault(id(policy), (policy, []))[1].append(sitting)
    for policy, sittings in asked.values():
        _ask(plan, policy, sittings)


def _ask(plan: Plan, policy: Policy, sittings: list[Sitting]) -> None:
    places = [(sitting, sitting.seat, sitting.match.legal()) for sitting in sittings]
    start = time.process_time()
    questions = [seat.question(sitting.match, [action.id for action in legal]) for sitting, seat, legal in places if seat]
    found: Sequence[int | BotFault]
    try:
        found = answers(policy, questions, plan.players, plan.options)
    except BotFault as fault:
        found = [fault] * len(places)
    seconds = (time.process_time() - start) / len(places)
    for (sitting, seat, legal), answer in zip(places, found, strict=True):
        if seat is not None:
            sitting.take(seat.answered(answer, legal, seconds))
