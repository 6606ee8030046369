"""Do weaker players give away more? Games of bots of one level against each other, looked back at.

    python -m bench.outlook.errors helvetia --games 12 --share 4 [--judge search]

`--share`: a part of an analysis' simulations, so that it ends today. `--judge`: else the game's own. Prints points and chances
given away a decision, with 95 % intervals over games.
"""

from __future__ import annotations

import argparse
from math import sqrt

import numpy as np

import vicus
from vicus.analysis import study
from vicus.analysis.analyse import analyse
from vicus.bots.judge import Kind
from vicus.bots.ladder import LEVELS
from vicus.bots.levels import bot
from vicus.core.game import Game
from vicus.core.statistics import Z

from .stepping import Array


def played(game: Game, level: str, players: int, seed: int) -> vicus.Match:
    """A game of bots of one level."""
    match = game.new(players=players, seed=seed)
    bots = [bot(level, game, seed=seed * 10 + p) for p in range(players)]
    while not match.over:
        seat = match.seat or 0
        match.play(bots[seat].choose(match.view(seat), match.legal()))
    return match


def errors(game: Game, level: str, players: int, games: int, judge: Kind | None = None) -> Array:
    """Of each game: points and chances given away a decision, and the share of decisions that were as good as the best."""
    found = []
    for seed in range(1, games + 1):
        tallies = analyse(played(game, level, players, seed), judge=judge).tallies
        decisions = sum(tally.decisions for tally in tallies)
        sums = [(t.error * t.decisions, t.error_chance * t.decisions, t.accuracy * t.decisions) for t in tallies]
        found.append(np.array(sums).sum(axis=0) / decisions)
    return np.array(found)


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--judge", choices=("search", "deep"))
    wanted = parser.parse_args()
    game = vicus.game(wanted.game)
    whole, thoughts = study.simulations_for, study.net_simulations_for
    study.simulations_for = lambda *about: max(64, whole(*about) // wanted.share)
    study.net_simulations_for = lambda *about: max(64, thoughts(*about) // wanted.share)
    for level in LEVELS:
        found = errors(game, level, wanted.players, wanted.games, wanted.judge)
        mean, margin = found.mean(axis=0), Z * found.std(axis=0, ddof=1) / sqrt(len(found))
        points, chance, right = (f"{mean[i]:.3f} ± {margin[i]:.3f}" for i in range(3))
        print(f"| {game.meta.title} | {level} | {len(found)} | {points} | {chance} | {right} |", flush=True)


if __name__ == "__main__":
    main()
