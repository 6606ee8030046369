"""A game of a contest played again from what was decided: what bots report of it must be what the rules give.

A bot in the same process could change the game under the feet of the others. It cannot change what follows from the deal and
what was decided. (It can still peek, or decide for others: whom nobody trusts plays as a program of its own.)
"""

from __future__ import annotations

from collections.abc import Sequence

from vicus.core.game import game as find
from vicus.core.match import Match
from vicus.errors import BotFault, VicusError

from .contest import Outcome, Plan, ending_of
from .schedule import Pairing


def replayed(plan: Plan, pairing: Pairing | None, outcome: Outcome) -> Match:
    """The match of a game that was just played; BotFault where it is not what its outcome says (None: it was not planned).

    >>> from .contest import play
    >>> plan = Plan("bohemian_villages", ("random", "greedy"), players=2, games=1, seed=3, options={})
    >>> pairing = next(plan.pairings())
    >>> replayed(plan, pairing, play(plan, pairing)).over
    True
    """
    if pairing is None:
        raise _tampered(outcome, plan.bots)
    match = find(plan.game, plan.box).new(players=plan.players, seed=pairing.deal, **plan.options)
    try:
        decisions = [0] * plan.players
        for action in outcome.actions:
            decisions[match.seat or 0] += 1
            match.play(action)
        is_right = match.over and outcome.seats == list(pairing.seats) and outcome.decisions == decisions
    except VicusError:
        is_right = False
    if not is_right or ending_of(match) != outcome.ending:
        raise _tampered(outcome, [plan.bots[which] for which in pairing.seats])
    return match


def _tampered(outcome: Outcome, bots: Sequence[str]) -> BotFault:
    return BotFault("arena-tampered", number=outcome.number, bots=", ".join(dict.fromkeys(bots)))
