"""What features tell of who wins besides the game's net: `[corrections]` of a judgement, fitted on games.

    python -m bench.outlook.games carpe_diem --judge deep --players 2 --games 2000 --out FOLDER     # and so for 3 and 4
    python -m bench.outlook.corrections carpe_diem --games FOLDER --write

One set for all numbers of players, as for a net. How little half of the games are a surprise to the net, and to both by what
the other half has taught, is printed; `--write` puts what all games teach into the game's `judgement.toml`. Where it is hardly
less, a game needs none.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import numpy as np

import vicus
from vicus.arena.fitting import softmax
from vicus.bots.code import code_for
from vicus.bots.deep_settings import deep_known
from vicus.bots.deep_tree import DeepTree
from vicus.bots.judgement import file_of, judgement, written
from vicus.engine.kernel.search import ALL_KNOWN
from vicus.nets.game_net import game_net

from .fit import Positions, moments, prospects, surprise, weighed
from .games import Played, read
from .stepping import Array, Stepper

ALONE = {"corrections": 0}
ONE_THOUGHT = 2
"""Nodes of a tree that has no room to grow."""
LEAST = 1e-6


def positions(stepper: Stepper, games: list[Played], players: int) -> Positions:
    """Some decisions of each game, with the logits of the net before the features."""
    net, code = game_net(stepper.game), code_for(stepper.game, "native", thinks=True)
    tree = DeepTree(code, net, deep_known(judgement(stepper.game.name), ALONE), ONE_THOUGHT)
    found = []
    for game, won in moments(stepper, games, players, anywhere=True):
        tree.reset(stepper)
        tree.search(ALL_KNOWN, game.seed, 1)
        thought = np.log(np.maximum(LEAST, tree.sums().shares[:players]))[:, None]
        found.append((np.concatenate([thought, weighed(stepper)], axis=1), won))
    return Positions(*(np.array(each, "f8") for each in zip(*found, strict=True)))


def fitted(data: list[Positions]) -> Array:
    """By positions of several numbers of players."""
    return prospects([Positions(each.rows[:, :, 1:], each.won) for each in data], [each.rows[:, :, 0] for each in data])


def said(data: Positions, corrections: Array) -> Array:
    """Everybody's chance."""
    return softmax(data.rows[:, :, 0] + data.rows[:, :, 1:] @ corrections)


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=Path, required=True)
    parser.add_argument("--write", action="store_true", help="put them into the game's judgement.toml")
    wanted = parser.parse_args()
    game = vicus.game(wanted.game)
    stepper = Stepper(game)
    halves = [halved(stepper, read(wanted.games, game.name, players), players) for players in game.meta.players]
    learned = [fitted([each[half] for each in halves]) for half in (0, 1)]
    for players, both in zip(game.meta.players, halves, strict=True):
        crossed = [(data, learned[1 - half]) for half, data in enumerate(both)]
        alone = np.mean([surprise(said(data, 0 * known), data.won) for data, known in crossed])
        corrected = np.mean([surprise(said(data, known), data.won) for data, known in crossed])
        print(f"{players} players, {sum(len(each.won) for each in both)} positions: {alone:.4f}, corrected {corrected:.4f}")
    if wanted.write:
        found = np.round(1000 * fitted([data for both in halves for data in both])).astype(int)
        known = replace(judgement(game.name), corrections=tuple(found.tolist()))
        file_of(game.name).write_text(written(game.name, known), "utf-8")


def halved(stepper: Stepper, games: list[Played], players: int) -> tuple[Positions, Positions]:
    """Games by turns."""
    return positions(stepper, games[::2], players), positions(stepper, games[1::2], players)


if __name__ == "__main__":
    main()
