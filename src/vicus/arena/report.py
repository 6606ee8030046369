"""What a contest has shown: shares of wins with intervals, ratings, scores."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from vicus.core.statistics import wilson

from .contest import Outcome, Plan


def summary(plan: Plan, outcomes: list[Outcome]) -> dict[str, Any]:
    """By bot: wins, share of wins with its 95 % interval, rating with its uncertainty, scores, time a decision."""
    wins, games = defaultdict[int, float](float), defaultdict[int, int](int)
    scores, seconds, decisions = defaultdict[int, list[int]](list), defaultdict[int, float](float), defaultdict[int, int](int)
    for outcome in outcomes:
        for seat, which in enumerate(outcome.seats):
            wins[which] += outcome.shares[seat]
            games[which] += 1
            scores[which].append(outcome.scores[seat])
            seconds[which] += outcome.seconds[seat]
            decisions[which] += outcome.decisions[seat]
    ratings = rate(len(plan.bots), outcomes)
    bots = {}
    for which, name in enumerate(labels(plan.bots)):
        low, high = wilson(wins[which], games[which])
        own = sorted(scores[which])
        bots[name] = {
            "games": games[which],
            "wins": round(wins[which], 2),
            "win_share": wins[which] / games[which] if games[which] else 0.0,
            "low": low,
            "high": high,
            "rating": ratings[which][0],
            "rating_sigma": ratings[which][1],
            "mean_score": sum(own) / len(own) if own else 0.0,
            "scores": own,
            "seconds_per_decision": seconds[which] / decisions[which] if decisions[which] else 0.0,
        }
    return {
        "game": plan.game,
        "players": plan.players,
        "games": len(outcomes),
        "seed": plan.seed,
        "options": plan.options,
        "bots": bots,
        "seats": by_seat(plan, outcomes),
        "faults": [fault for outcome in outcomes for fault in outcome.faults],
    }


def labels(bots: tuple[str, ...]) -> list[str]:
    """Names that are all different: the second of two equal ones is `name#2`."""
    seen: dict[str, int] = {}
    named = []
    for name in bots:
        seen[name] = seen.get(name, 0) + 1
        named.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return named


def by_seat(plan: Plan, outcomes: list[Outcome]) -> list[dict[str, float]]:
    """How the seats did, whoever sat there."""
    rows = []
    for seat in range(plan.players):
        wins = sum(outcome.shares[seat] for outcome in outcomes)
        low, high = wilson(wins, len(outcomes))
        mean = sum(outcome.scores[seat] for outcome in outcomes) / max(1, len(outcomes))
        rows.append({"win_share": wins / max(1, len(outcomes)), "low": low, "high": high, "mean_score": mean})
    return rows


def rate(bots: int, outcomes: list[Outcome]) -> list[tuple[float, float]]:
    """Ratings by openskill (Plackett–Luce) over all games, in their order: mean and uncertainty."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for outcome in sorted(outcomes, key=lambda o: o.number):
        if len(set(outcome.seats)) < 2:
            continue
        best: dict[int, tuple[float, int]] = {}
        for seat, which in enumerate(outcome.seats):  # a bot that has several seats is rated by the best of them
            result = (outcome.shares[seat], outcome.scores[seat])
            best[which] = max(best.get(which, result), result)
        order = sorted(set(best.values()), reverse=True)
        who = list(best)
        rated = model.rate([[ratings[which]] for which in who], ranks=[order.index(best[which]) for which in who])
        for which, [rating] in zip(who, rated, strict=True):
            ratings[which] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]
