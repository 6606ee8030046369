"""What a contest has shown: shares of wins with intervals, ratings, scores."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from vicus.core.statistics import wilson

from .contest import Fault, Outcome, Plan, box_name
from .rating import Ranked, ratings
from .schedule import round_size

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass
class Tally:
    """What one bot has done."""

    games: int = 0
    seats: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0
    faults: int = 0
    first_fault: Fault | None = None

    def take(self, outcome: Outcome, seat: int) -> None:
        """Count what the bot did on a seat of a game."""
        self.seats += 1
        self.wins += outcome.shares[seat]
        self.scores.append(outcome.scores[seat])
        self.decisions += outcome.decisions[seat]
        self.seconds += outcome.seconds[seat]
        self.simulations += outcome.simulations[seat]
        for fault in outcome.faults:
            if fault.seat == seat:
                self.faults += fault.times
                self.first_fault = self.first_fault or fault


def summary(plan: Plan, outcomes: list[Outcome]) -> dict[str, Any]:
    """By bot: wins, share of wins with its 95 % interval, rating with its uncertainty, scores, time a decision."""
    tallies = [Tally() for _ in plan.bots]
    for outcome in outcomes:
        for which in set(outcome.seats):
            tallies[which].games += 1
        for seat, which in enumerate(outcome.seats):
            tallies[which].take(outcome, seat)
    rated = ratings(len(plan.bots), [Ranked(outcome.seats, placings(outcome)) for outcome in outcomes])
    return {
        "game": plan.game,
        "players": plan.players,
        "box": box_name(plan),
        "games": len(outcomes),
        "seed": plan.seed,
        "entropy": plan.entropy,
        "options": plan.options,
        "round": round_size(len(plan.bots), plan.players),
        "bots": {name: _row(tally, rating) for name, tally, rating in zip(labels(plan.bots), tallies, rated, strict=True)},
        "head_to_head": head_to_head(plan, outcomes),
        "seats": by_seat(plan, outcomes),
    }


def _row(tally: Tally, rating: tuple[float, float]) -> dict[str, Any]:
    """`win_share` is for each seat that the bot had: 1 / players is even for a filler too. The interval is over games."""
    low, high = wilson(tally.wins, tally.games)
    seats = tally.seats / tally.games if tally.games else 1.0
    own = tally.scores
    fault = tally.first_fault
    return {
        "games": tally.games,
        "seats": tally.seats,
        "wins": round(tally.wins, 4),
        "win_share": tally.wins / tally.seats if tally.seats else 0.0,
        "low": low / seats,
        "high": high / seats,
        "rating": rating[0],
        "rating_sigma": rating[1],
        "mean_score": sum(own) / len(own) if own else 0.0,
        "quantiles": quantiles(own),
        "scores": {str(score): times for score, times in sorted(Counter(own).items())},
        "decisions": tally.decisions,
        "seconds_per_decision": tally.seconds / tally.decisions if tally.decisions else 0.0,
        "simulations_per_second": tally.simulations / tally.seconds if tally.simulations and tally.seconds else None,
        "faults": tally.faults,
        "first_fault": {"key": fault.key, "params": fault.params} if fault else None,
    }


def quantiles(scores: list[int]) -> dict[str, float]:
    """By their share; 0 where there are no scores.

    >>> quantiles([4, 1, 3, 2])["0.5"]
    2.5
    """
    import numpy as np

    found = np.quantile(scores, QUANTILES).tolist() if scores else [0.0] * len(QUANTILES)
    return {str(share): value for share, value in zip(QUANTILES, found, strict=True)}


def labels(bots: tuple[str, ...]) -> list[str]:
    """Names that are all different: the second of two equal ones is `name#2`.

    >>> labels(("greedy", "random", "greedy"))
    ['greedy', 'random', 'greedy#2']
    """
    seen: dict[str, int] = {}
    named = []
    for name in bots:
        seen[name] = seen.get(name, 0) + 1
        label = name if seen[name] == 1 else f"{name}#{seen[name]}"
        named.append(label if label not in named else f"{label}'")
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


def head_to_head(plan: Plan, outcomes: list[Outcome]) -> dict[str, dict[str, dict[str, float]]]:
    """How often each bot came before each other one where both had a seat, with its 95 % interval; equal counts as half.

    With several seats each pair of seats is counted; the interval is over games.
    """
    names = labels(plan.bots)
    before = [[0.0] * len(names) for _ in names]
    meetings = [[0] * len(names) for _ in names]
    for outcome in outcomes:
        results = placings(outcome)
        for one, other in permutations(set(outcome.seats), 2):
            pairs = [
                (results[a] > results[b]) + (results[a] == results[b]) / 2
                for a, b in permutations(range(len(results)), 2)
                if (outcome.seats[a], outcome.seats[b]) == (one, other)
            ]
            before[one][other] += sum(pairs) / len(pairs)
            meetings[one][other] += 1
    return {
        names[one]: {
            names[other]: _share(before[one][other], meetings[one][other])
            for other in range(len(names))
            if meetings[one][other]
        }
        for one in range(len(names))
    }


def _share(wins: float, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"games": games, "share": wins / games, "low": low, "high": high}


def placings(outcome: Outcome) -> list[tuple[float, int]]:
    """What seats are ranked by: who won, tie-breaks included, and then the points."""
    return list(zip(outcome.shares, outcome.scores, strict=True))
