"""Nets at the table, on one core: evaluations a second, simulations of `deep` a second, milliseconds a decision of `policy`.

Whole games of `policy` a second, as the laboratory plays them, on one and on two threads (by the clock).

python bench/nets.py [GAME …] [--engine native wasm] [--seconds 2] [--net FILE]

With random weights of the size that is trained (or with the net of a file), in positions of random games, by processor time;
the best of some rounds counts. An evaluation is the observation of the seat to move, and logits for its menu and for all seats.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import vicus
from vicus.arena.contest import Plan
from vicus.arena.net_games import NetGames
from vicus.arena.series import in_threads
from vicus.bots import bot
from vicus.bots.code import NativeCode, code_for
from vicus.bots.deep_settings import deep_known
from vicus.bots.deep_tree import DeepTree, Thinking
from vicus.bots.judgement import judgement
from vicus.engine.engines import thinker
from vicus.games import names
from vicus.nets.description import described
from vicus.nets.game_net import GameNet, game_net
from vicus.nets.net_file import Header, write
from vicus.nets.quantising import quantised
from vicus.nets.samples import samples
from vicus.testing.random_net import random_net

SIZES = {"bohemian_villages": (256, 2, 8), "carpe_diem": (192, 2, 6), "helvetia": (192, 2, 8)}
"""Hidden units, blocks, columns of a learned symbol."""
SMALL = (128, 2, 8)
ROUNDS = 5
POSITIONS = 48
SIMULATIONS = 400
GAMES = 200


def positions(game: vicus.Game[Any, Any], players: int) -> Iterator[vicus.Match[Any, Any]]:
    """Positions of random games, from the first decision to the last."""
    found = []
    for seed in range(4):
        match, chooser = game.new(players=players, seed=seed), random.Random(seed)
        while not match.over:
            found.append(match.copy())
            match.play(chooser.choice(match.legal()))
    yield from random.Random(1).sample(found, POSITIONS)


def written(game: vicus.Game[Any, Any], folder: Path) -> Path:
    """The file of a net with random weights."""
    hidden, blocks, learned = SIZES.get(game.name, SMALL)
    net = random_net(game, hidden, blocks, learned)
    inputs = described(game).inputs
    weights = quantised(net, inputs, samples(game, net, 200))
    header = Header(game.name, inputs.digest, game.actions.size, "1", game.box.digest, hidden, blocks, learned)
    file = folder / f"{game.name}.npz"
    write(file, header, weights)
    return file


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of it is done in a second: the best of some rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        begun, done = time.process_time(), 0
        while (spent := time.process_time() - begun) < seconds / ROUNDS:
            done += work()
        best = max(best, done / spent)
    return best


def evaluations(net: GameNet, players: int, seconds: float) -> float:
    """A second, natively, with the observation and without coming back to Python."""
    from numba import njit

    code = NativeCode(net.game, thinks=True)
    mirror = thinker(net.game.name, net.game.box).mirror
    think, observe = mirror.module("kernel.net").think, mirror.module("kernel.sight").observe
    matches = list(positions(net.game, players))
    states = np.concatenate([match.state.to_record() for match in matches])
    menus = np.zeros((len(matches), code.rules.MAX_LEGAL), "i2")
    counts = np.array([len(match.legal()) for match in matches])
    for menu, match in zip(menus, matches, strict=True):
        menu[: len(match.legal())] = [action.id for action in match.legal()]
    known, mind = Thinking(code, net).of(players)

    @njit  # type: ignore[untyped-decorator]
    def all_of_them(states: Any, menus: Any, counts: Any, known: Any, mind: Any) -> int:
        for i in range(len(states)):
            s = states[i]
            observe(s, s.seat, mind.observation)
            think(known, mind, s.seat, menus[i], counts[i])
        return len(states)

    all_of_them(states, menus, counts, known, mind)
    return rate(lambda: int(all_of_them(states, menus, counts, known, mind)), seconds)


def simulations(net: GameNet, players: int, engine: str, seconds: float) -> float:
    """Of `deep` a second; each decision has a tree of its own."""
    tree = DeepTree(code_for(net.game, engine, thinks=True), net, deep_known(judgement(net.game.name)), 1 << 15)
    matches = list(positions(net.game, players))

    def search() -> int:
        match = random.choice(matches)
        tree.reset(match.state)
        tree.search(match.seat, 5, SIMULATIONS)
        return SIMULATIONS

    search()
    return rate(search, seconds)


def decisions(file: Path, game: vicus.Game[Any, Any], players: int, seconds: float) -> float:
    """Of `policy` a second: from a view to an action."""
    player = bot(f"policy/net={file}", game, 1)
    asked = [(match.view(match.seat), match.legal()) for match in positions(game, players)]

    def decide() -> int:
        for view, legal in asked:
            player.choose(view, legal)
        return len(asked)

    decide()
    return rate(decide, seconds)


def whole_games(file: Path, game: vicus.Game[Any, Any], players: int, threads: int, seconds: float) -> float:
    """Of `policy` on all seats a second, by the clock; the best of some rounds."""
    plan = Plan(game.name, (f"policy/temperature=50/net={file}",), players, GAMES, 1, game.check_options({}))
    code, best, begun = code_for(game, "native", thinks=True), 0.0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        start = time.perf_counter()
        for _ in in_threads(plan, lambda: NetGames(code, plan), threads, lambda games: None):
            pass
        best = max(best, GAMES / (time.perf_counter() - start))
    return best


def figures(net: GameNet, file: Path, players: int, engines: list[str], seconds: float) -> Iterator[str]:
    """In words."""
    yield f"{evaluations(net, players, seconds):,.0f} evaluations/s"
    for engine in engines:
        yield f"{simulations(net, players, engine, seconds):,.0f} simulations/s {engine}"
    yield f"{1000 / decisions(file, net.game, players, seconds):.2f} ms a decision of policy"
    one, two = (whole_games(file, net.game, players, threads, seconds) for threads in (1, 2))
    yield f"{one:,.0f} whole games/s on one thread, {two:,.0f} on two"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(names()))
    parser.add_argument("--engine", nargs="*", default=["native"], help="for deep: native, wasm")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--net", type=Path, help="instead of random weights; for a single game")
    given = parser.parse_args()
    for name in given.games:
        game = vicus.game(name)
        with tempfile.TemporaryDirectory() as folder:
            file = given.net or written(game, Path(folder))
            begun = time.perf_counter()
            net = game_net(game, str(file))
            loaded = time.perf_counter() - begun
            size = f"{net.weights.hidden} x {len(net.weights.blocks)}, {file.stat().st_size / 1e6:.2f} MB"
            table = f"{net.table.nbytes / 1e6:.0f} MB of tables in {loaded:.2f} s"
            awake = np.mean([(net.units(each.rows, each.players) > 0).mean() for each in seen(game)])
            print(f"{name}: {size}, {table}, {awake:.0%} of units awake after the last block")
            for players in (min(game.meta.players), max(game.meta.players)):
                print(f"  {players} players: {', '.join(figures(net, file, players, given.engine, given.seconds))}", flush=True)


def seen(game: vicus.Game[Any, Any]) -> list[Any]:
    """Some observations."""
    return samples(game, random_net(game), 200)


if __name__ == "__main__":
    main()
