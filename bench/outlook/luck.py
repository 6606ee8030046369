"""Luck, added up over many games: it must be 0 on average, since chance favours nobody.

    python -m bench.outlook.luck bohemian_villages --players 2 --games 1000 [--judge deep]

Random players: whoever plays, and however well positions are judged, what chance brings is fair. Rollouts are few: they blur
each figure and change no mean.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt

import numpy as np

import vicus
from vicus.analysis.asking import ROLLOUTS
from vicus.analysis.outlook import expectation
from vicus.bots.code import code_for
from vicus.bots.deep_settings import deep_known
from vicus.bots.deep_tree import DeepTree
from vicus.bots.judge import Kind, judge
from vicus.bots.judgement import judgement
from vicus.bots.tree import NO_ACTION, Branches, Tree
from vicus.core.game import Game
from vicus.engine.kernel.chance import derive, pick
from vicus.engine.kernel.search import ALL_KNOWN
from vicus.nets.game_net import game_net

from .stepping import Array, Frozen, Stepper

FEW = 2
"""Rollouts for each value."""


class LuckScales:
    """What positions are worth, as `vicus.analysis.study` weighs them; a net knows of chances, not of points."""

    def __init__(self, game: Game, players: int, by: Kind = "search") -> None:
        self._tree: Branches
        if by == "deep":
            code = code_for(game, "native", thinks=True)
            self._tree = DeepTree(code, game_net(game), deep_known(judgement(game.name)), ROLLOUTS, judge(game.name))
        else:
            expected = expectation(game.name, players)
            self._tree = Tree(code_for(game, "native"), expected.known, ROLLOUTS, expected.points)
        self._players = players

    def stand(self, position: Stepper | Frozen, seed: int, first: int = NO_ACTION) -> Array:
        """Chances and expected points of all seats."""
        self._tree.reset(position, first)
        self._tree.search(ALL_KNOWN, seed, FEW)
        sums = self._tree.sums()
        return np.array([sums.shares[: self._players], sums.points[: self._players]]) / FEW


def lucks(game: Game, players: int, games: int, seed: int = 1, by: Kind = "search") -> Iterator[Array]:
    """For each of some random games: the luck of every seat, in chances and in points (not by a net)."""
    stepper, scales = Stepper(game), LuckScales(game, players, by)
    for number in range(games):
        yield _luck(stepper, scales, derive(seed, number), players)


def _luck(stepper: Stepper, scales: LuckScales, seed: int, players: int) -> Array:
    left = stepper.begin(seed, players)
    luck: Array = np.zeros((2, players))
    moves = 0
    while left:
        action = stepper.menu()[pick(seed, moves, left)]
        before, words = stepper.frozen(), stepper.chance
        left = stepper.step(action)
        if stepper.chance != words:
            luck += scales.stand(stepper, derive(seed, 2 * moves + 2)) if left else _end(stepper)
            luck -= scales.stand(before, derive(seed, 2 * moves + 1), action)
        moves += 1
    return luck


def _end(stepper: Stepper) -> Array:
    winners = stepper.winners()
    won = [1 / len(winners) if p in winners else 0.0 for p in range(stepper.players)]
    return np.array([won, stepper.totals()])


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--judge", choices=("search", "deep"), default="search")
    wanted = parser.parse_args()
    found = np.array(list(lucks(vicus.game(wanted.game), wanted.players, wanted.games, by=wanted.judge)))
    mean, error = found.mean(axis=0), found.std(axis=0, ddof=1) / sqrt(len(found))
    for seat in range(wanted.players):
        chance, points = (f"{mean[i][seat]:+.4f} ± {error[i][seat]:.4f}" for i in (0, 1))
        told = f"chance {chance}" if wanted.judge == "deep" else f"chance {chance}, points {points}"
        print(f"{wanted.game}, {wanted.players} players, {len(found)} games, seat {seat}: {told}")


if __name__ == "__main__":
    main()
