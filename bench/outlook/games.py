"""Games of searchers against each other, to learn from and to try figures on.

    python -m bench.outlook.games bohemian_villages --players 2 --games 2000 --out FOLDER [--judge deep]

`--judge deep`: searchers with the game's net. A line for each game: its seed, its decisions, the points at the end, and who
won. What is there already is not played again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import vicus
from vicus.bots.code import code_for
from vicus.bots.deep_settings import deep_known
from vicus.bots.deep_tree import DeepTree
from vicus.bots.judgement import judgement
from vicus.bots.tree import Branches, Tree
from vicus.core.game import Game
from vicus.engine.kernel.chance import derive
from vicus.nets.game_net import game_net

from .stepping import Stepper

SIMULATIONS, FEWER, NODES = 64, 24, 4096
"""For two players, and for more: their games are longer."""
WITH_A_NET = 16
"""For any number: its first thought is a good one."""
SEARCH_SEED = 0x5BD1E995


class Played(NamedTuple):
    """A game, as its line has it."""

    seed: int
    actions: list[int]
    totals: list[int]
    winners: list[int]


def file_of(folder: Path, game: str, players: int) -> Path:
    """Where games are kept."""
    return folder / f"{game}-{players}.jsonl"


def read(folder: Path, game: str, players: int) -> list[Played]:
    """Games that were written, by seed; each once, also when two have written to the file at a time."""
    file = file_of(folder, game, players)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found = (Played(*json.loads(line)) for line in lines)
    return sorted({played.seed: played for played in found}.values())


def searcher(game: Game, judge: str) -> Branches:
    """Who plays."""
    if judge == "deep":
        return DeepTree(code_for(game, "native", thinks=True), game_net(game), deep_known(judgement(game.name)), NODES)
    return Tree(code_for(game, "native"), judgement(game.name), NODES)


def simulations(tree: Branches, players: int) -> int:
    """For each decision."""
    if isinstance(tree, DeepTree):
        return WITH_A_NET
    return SIMULATIONS if players == 2 else FEWER


def played(stepper: Stepper, tree: Branches, seed: int, players: int) -> Played:
    """A game in which everybody takes what a small search tried most often."""
    left = stepper.begin(seed, players)
    actions: list[int] = []
    while left:
        seat = stepper.seat
        tree.reset(stepper)
        tree.search(seat, derive(seed ^ SEARCH_SEED, len(actions)), simulations(tree, players))
        actions.append(max(stepper.menu(), key=lambda action: tree.result(action, seat)))
        left = stepper.step(actions[-1])
    return Played(seed, actions, stepper.totals(), stepper.winners())


def missing(folder: Path, game: str, players: int, games: int) -> Iterator[int]:
    """Seeds of games that are not there yet."""
    there = {each.seed for each in read(folder, game, players)}
    return (seed for seed in range(1, games + 1) if seed not in there)


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--judge", choices=("search", "deep"), default="search")
    wanted = parser.parse_args()
    game = vicus.game(wanted.game)
    stepper = Stepper(game)
    tree = searcher(game, wanted.judge)
    wanted.out.mkdir(parents=True, exist_ok=True)
    with file_of(wanted.out, game.name, wanted.players).open("a", encoding="utf-8") as file:
        for seed in missing(wanted.out, game.name, wanted.players, wanted.games):
            file.write(json.dumps(played(stepper, tree, seed, wanted.players), separators=(",", ":")) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
