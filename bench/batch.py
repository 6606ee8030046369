"""How fast many games are stepped with a policy of one's own, beside OpenSpiel and PettingZoo, all in one run.

    python bench/batch.py [--games 4096] [--steps 40] [--rounds 7] [--engines native wasm interpreted] [--json FILE] [GAME …]

A batch gives masks and observations, NumPy picks a legal action in each row, and the batch takes the step: decisions a second,
of the step alone and with the picking. Every decision has more than one option; what is forced or chance's is carried out and
not counted. Peers are stepped from Python as their users do, with the observation of who decides, a random legal action each.
(Their forced decisions count: OpenSpiel and PettingZoo ask for them.)

Everything takes its turn in every round and the best round counts, so that a busy neighbour hurts nobody more than the others.
On one thread seconds are those of the processor. Two threads are compared on the wall's clock: with one thread in the same
round, the median of all rounds (processors are not equally fast for long, and the best of each is a ratio of two lucky ones);
with the quickest of OpenSpiel's games as they are, one core with one core and all of ours with the one that Python gives it.
What is not installed (numba, wasmtime, pyspiel, pettingzoo) is left out, with a line that says so.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np

import vicus
from vicus.errors import EngineUnavailable

GOALS = {"bohemian_villages": 1.5e6, "carpe_diem": 1.0e6, "helvetia": 0.8e6}
"""Decisions a second, native, one thread, with masks and observations."""
TWO_THREADS, OPEN_SPIEL, PETTING_ZOO = 1.8, 5, 100
NEEDED = {"native": "numba", "wasm": "wasmtime", "interpreted": "numpy"}
SMALLER = {"native": 1, "wasm": 8, "interpreted": 64}
"""Slower engines get smaller batches: the games divided by this."""
GO = "go(board_size=9)"
SPIELS = ("tic_tac_toe", "connect_four", "breakthrough", GO, "backgammon")
WORTH = 0.25
"""Seconds that a peer plays in each round."""


class Spent(NamedTuple):
    """One round."""

    decisions: int
    step: float
    """Seconds of processor time in steps …"""
    pick: float
    """… and in picking (0 where both cannot be told apart)."""
    wall: float
    """Seconds on the wall's clock in steps …"""
    wall_with_picking: float
    """… and in both."""


Round = Callable[[], Spent]


class Contender(NamedTuple):
    what: str
    """A game of ours, or a peer's name."""
    how: str
    games: int
    play: Round


# -- ours ---------------------------------------------------------------------------------------------------------------------


def ours(name: str, engine: str, games: int, threads: int, observations: bool, wanted: argparse.Namespace) -> Round:
    batch = vicus.game(name).batch(
        games, players=wanted.players, seed=1, engine=engine, threads=threads, observations=observations
    )
    drawn, rows = np.random.default_rng(1), np.arange(games)
    t = batch.reset()

    def picked() -> Any:
        return t.legal[rows, (drawn.random(games) * t.n_legal).astype("i8")].astype("i8")

    for _ in range(wanted.earlier):
        t = batch.step(picked())

    def play() -> Spent:
        nonlocal t
        step = pick = wall = both = 0.0
        for _ in range(wanted.steps):
            start, begun = time.process_time(), time.perf_counter()
            actions = picked()
            middle, clock = time.process_time(), time.perf_counter()
            t = batch.step(actions)
            ended = time.perf_counter()
            wall += ended - clock
            both += ended - begun
            step += time.process_time() - middle
            pick += middle - start
        return Spent(games * wanted.steps, step, pick, wall, both)

    return play


# -- peers --------------------------------------------------------------------------------------------------------------------


def open_spiel(name: str, observed: bool = True) -> Round:
    import pyspiel

    game, chooser = pyspiel.load_game(name), random.Random(1)

    def play() -> Spent:
        decisions, start, clock = 0, time.process_time(), time.perf_counter()
        while time.process_time() - start < WORTH:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    decisions += 1
                    if observed:
                        state.observation_tensor()
                state.apply_action(actions[int(chooser.random() * len(actions))])
        wall = time.perf_counter() - clock
        return Spent(decisions, time.process_time() - start, 0.0, wall, wall)

    return play


def petting_zoo() -> Round:
    from pettingzoo.classic import connect_four_v3

    env, chooser = connect_four_v3.env(), random.Random(1)

    def play() -> Spent:
        decisions, start, clock = 0, time.process_time(), time.perf_counter()
        while time.process_time() - start < WORTH:
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(chooser.random() * len(legal))]))
                decisions += 1
        wall = time.perf_counter() - clock
        return Spent(decisions, time.process_time() - start, 0.0, wall, wall)

    return play


# -- all of them --------------------------------------------------------------------------------------------------------------


def there(module: str) -> bool:
    if find_spec(module) is not None:
        return True
    print(f"{module} is not installed: left out", flush=True)
    return False


def contenders(wanted: argparse.Namespace) -> Iterator[Contender]:
    for engine in (each for each in wanted.engines if there(NEEDED[each])):
        games = max(1, wanted.games // SMALLER[engine])
        ways = [("", 1, True)]
        if engine == "native":
            ways += [(", no observations", 1, False), (", two threads", 2, True)]
        for name in wanted.game:
            for label, threads, observations in ways:
                try:
                    play = ours(name, engine, games, threads, observations, wanted)
                except EngineUnavailable as missing:
                    print(f"{name}, {engine}: left out. {missing}", flush=True)
                    continue
                yield Contender(name, f"{engine}{label}", games, play)
    if wanted.peers and there("pyspiel"):
        for spiel in SPIELS:
            yield Contender(f"OpenSpiel {spiel}", "observation tensor", 1, open_spiel(spiel))
    if wanted.peers and there("pettingzoo") and there("pygame"):
        yield Contender("PettingZoo connect_four", "AEC", 1, petting_zoo())


def measured(all_: list[Contender], rounds: int) -> list[dict[str, Any]]:
    """A row for each, of its best round; `walls` are seconds a decision of all rounds."""
    found: list[list[Spent]] = [[] for _ in all_]
    for _ in range(rounds):
        for contender, spent in zip(all_, found, strict=True):
            spent.append(contender.play())
    return [
        {
            "what": contender.what,
            "how": contender.how,
            "games": contender.games,
            "step": max(each.decisions / each.step for each in spent),
            "with_picking": max(each.decisions / (each.step + each.pick) for each in spent),
            "wall": max(each.decisions / each.wall for each in spent),
            "wall_with_picking": max(each.decisions / each.wall_with_picking for each in spent),
            "walls": [each.wall / each.decisions for each in spent],
        }
        for contender, spent in zip(all_, found, strict=True)
    ]


def goals(rows: list[dict[str, Any]]) -> Iterator[tuple[str, float, float]]:
    """What was wanted, what was found, and the least that is asked."""
    by = {(row["what"], row["how"]): row for row in rows}
    spiels = [row for row in rows if row["what"].startswith("OpenSpiel")]
    fastest = max(spiels, key=lambda row: row["step"]) if spiels else None
    go = by.get((f"OpenSpiel {GO}", "observation tensor"))
    zoo = by.get(("PettingZoo connect_four", "AEC"))
    for name, goal in GOALS.items():
        if (one := by.get((name, "native"))) is None:
            continue
        yield f"{name}: decisions a second on one core", one["step"], goal
        if (two := by.get((name, "native, two threads"))) is not None:
            ratios = [alone / shared for alone, shared in zip(one["walls"], two["walls"], strict=True)]
            yield f"{name}: two threads of one", median(ratios), TWO_THREADS
        if fastest is not None:
            yield f"{name}: times {fastest['what']}, picking on both sides", one["with_picking"] / fastest["step"], OPEN_SPIEL
        if fastest is not None and two is not None:
            times = two["wall_with_picking"] / fastest["wall"]
            yield f"{name}: times {fastest['what']}, two threads, by the clock", times, OPEN_SPIEL
        if go is not None:
            yield f"{name}: times {go['what']}, picking on both sides", one["with_picking"] / go["step"], OPEN_SPIEL
        if zoo is not None:
            yield f"{name}: times PettingZoo, picking on both sides", one["with_picking"] / zoo["step"], PETTING_ZOO


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GOALS))
    parser.add_argument("--games", type=int, default=4096, help="of a native batch; slower engines get fewer")
    parser.add_argument("--steps", type=int, default=40, help="in each round")
    parser.add_argument("--earlier", type=int, default=100, help="steps before all rounds, so that games stand at all stages")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--engines", nargs="+", choices=list(NEEDED), default=list(NEEDED))
    parser.add_argument("--no-peers", dest="peers", action="store_false")
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    rows = measured(list(contenders(wanted)), wanted.rounds)
    print(f"{'thousand decisions/s':<42}{'':<26}{'games':>6}{'step':>9}{'and pick':>10}{'wall, step':>12}{'and pick':>10}")
    for row in rows:
        speeds = (row[each] / 1e3 for each in ("step", "with_picking", "wall", "wall_with_picking"))
        step, pick, wall, both = (f"{speed:,.1f}" for speed in speeds)
        print(f"{row['what']:<42}{row['how']:<26}{row['games']:>6}{step:>9}{pick:>10}{wall:>12}{both:>10}")
    reached: list[dict[str, Any]] = [{"goal": text, "found": found, "least": least} for text, found, least in goals(rows)]
    for each in reached:
        word = "yes" if each["found"] >= each["least"] else "NO"
        print(f"{word:<4}{each['goal']}: {each['found']:,.2f} (≥ {each['least']:,})")
    if wanted.json:
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
        machine = {"cores": os.cpu_count(), "processor": platform.machine(), "python": platform.python_version(), "load": load}
        told = {"players": wanted.players, "machine": machine, "rows": rows, "goals": reached}
        wanted.json.parent.mkdir(parents=True, exist_ok=True)
        wanted.json.write_text(json.dumps(told, indent=1), "utf-8")


if __name__ == "__main__":
    main()
