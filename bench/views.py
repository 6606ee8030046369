"""What a view costs beside a move: microseconds for `match.view(seat)` and for `match.play(action)` in random games.

python bench/views.py [--games 4] [--rounds 9] [--players 2 4]

The same games are played again and again; of each view and each move the quickest of all rounds counts. What is kept of views
is forgotten before each round: nobody plays the same game twice. A view is that of the seat to move, as a bot gets it before
every decision.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
from typing import NamedTuple

import vicus
from vicus.spec.kept import Kept, LatestKept


class Cost(NamedTuple):
    """Seconds for each decision of some games."""

    view: list[float]
    play: list[float]


def measured(game: vicus.Game, players: int, games: int) -> Cost:
    """One round of games."""
    cost = Cost([], [])
    for seed in range(games):
        match, chooser = game.new(players=players, seed=seed), random.Random(seed)
        while match.seat is not None:
            action = chooser.choice(match.legal())
            start = time.perf_counter()
            match.view(match.seat)
            middle = time.perf_counter()
            match.play(action)
            end = time.perf_counter()
            cost.view.append(middle - start)
            cost.play.append(end - middle)
    return cost


def forget() -> None:
    """Nothing is kept of earlier views, as in a new process."""
    for each in gc.get_objects():
        if type(each) in (Kept, LatestKept):
            each.clear()


def best(game: vicus.Game, players: int, games: int, rounds: int) -> Cost:
    """Of each view and each move the quickest of several rounds: what others do on the machine counts as little as possible."""
    found = []
    for _ in range(rounds):
        forget()
        gc.collect()
        gc.disable()
        try:
            found.append(measured(game, players, games))
        finally:
            gc.enable()
    views, plays = zip(*found, strict=True)
    return Cost(list(map(min, *views)), list(map(min, *plays)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    wanted = parser.parse_args()
    print(f"{'game':<20}{'players':>8}{'decisions':>11}{'view µs':>10}{'move µs':>10}{'view/move':>11}")
    for name in vicus.games():
        for players in wanted.players:
            cost = best(vicus.game(name), players, wanted.games, wanted.rounds)
            view, play = (1e6 * sum(each) / len(each) for each in cost)
            print(f"{name:<20}{players:>8}{len(cost.view):>11}{view:>10.1f}{play:>10.1f}{view / play:>11.2f}")


if __name__ == "__main__":
    main()
