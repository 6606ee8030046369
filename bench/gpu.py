"""The CUDA engine against the native one: the same games, and how fast.

Two steps, because the machine with the GPU may have neither numba nor a network:

    python bench/gpu.py prepare GAME     here: compile to PTX, play the reference games on the native engine
    python bench/gpu.py run GAME         there: needs Python with NumPy, an NVIDIA driver, and this checkout

`prepare` writes everything that `run` needs to bench/out/gpu/GAME. `run` exits with 1 if a single game differs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

GAMES = 1_000_000
SEED = 7
CHUNK = 5000
COUNTS = Path(__file__).parent.parent / "tests" / "records"
TIMED = (1 << 20, 1 << 22)


def folder(game: str) -> Path:
    return Path(__file__).parent / "out" / "gpu" / game


def fingerprint(batch: Any) -> dict[str, Any]:
    """Every digest (and so every field of every final state), every score, the totals."""
    rows, scores = batch.results.astype("<i8"), batch.scores.astype("<i8")
    return {
        "digests": hashlib.sha256(rows.tobytes()).hexdigest(),
        "scores": hashlib.sha256(scores.tobytes()).hexdigest(),
        "moves": int(rows[:, 1].sum()),
        "forced": int(rows[:, 2].sum()),
    }


def recorded_counts(game: str, players: int) -> dict[int, list[int]]:
    """Action sequences by depth for each seed, from the file that every engine has to reproduce."""
    rows = {}
    for line in (COUNTS / game / "counts.txt").read_text().splitlines():
        if not line.startswith("#"):
            start, numbers = line.split("|")
            count, seed = map(int, start.split())
            if count == players:
                rows[seed] = [int(n) for n in numbers.split()]
    return rows


def prepare(name: str, games: int) -> None:
    from concurrent.futures import ThreadPoolExecutor

    import numpy as np

    import vicus
    from vicus.engine.batch import Batch
    from vicus.engine.engines import cuda_program, native

    game = vicus.game(name)
    cuda_program(name, game.box).save(folder(name))
    engine = native(name, game.box)
    options = game.encode_options(game.check_options({}))
    reference: dict[str, Any] = {"players": {}, "games": games}
    for players in game.meta.players:
        start = time.perf_counter()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            parts = list(
                pool.map(
                    lambda first, p=players: engine.simulate(SEED, first, min(CHUNK, games - first), p, options),
                    range(0, games, CHUNK),
                )
            )
        batch = Batch(np.concatenate([p.results for p in parts]), np.concatenate([p.scores for p in parts]))
        reference["players"][str(players)] = fingerprint(batch)
        print(f"{name}, {players} players: {games:,} reference games in {time.perf_counter() - start:.1f} s")
    reference["options"] = options
    (folder(name) / "reference.json").write_text(json.dumps(reference, indent=1))


def run(name: str, out: Path) -> int:
    from vicus.engine.cuda.engine import Cuda
    from vicus.engine.cuda.program import Program

    reference = json.loads((folder(name) / "reference.json").read_text())
    options, games = reference["options"], reference["games"]
    start = time.perf_counter()
    engine = Cuda(Program.load(folder(name)))
    print(
        f"{engine.driver.name}: {name} loaded in {time.perf_counter() - start:.2f} s, state {engine.program.state_size} bytes"
    )
    figures: dict[str, Any] = {"game": name, "device": engine.driver.name, "identical": {}, "speed": []}
    for players, wanted in reference["players"].items():
        found = fingerprint(engine.simulate(SEED, 0, games, int(players), options))
        trees = recorded_counts(name, int(players))
        depth = len(next(iter(trees.values())))
        counts = engine.counts(list(trees), int(players), options, depth)
        same = found == wanted and counts == list(trees.values())
        figures["identical"][players] = {"games": games, "same": same}
        print(f"{players} players: {games:,} games and {len(counts)} count trees {'IDENTICAL' if same else 'DIFFERENT'}")
        if not same:
            print(f"  wanted {wanted}\n  found  {found}\n  counts the same: {counts == list(trees.values())}")
    for players in reference["players"]:
        for number in TIMED:
            figures["speed"].append(measure(engine, int(players), number, options))
    out.mkdir(parents=True, exist_ok=True)
    (out / f"gpu-{name}.json").write_text(json.dumps(figures, indent=1))
    return 0 if all(result["same"] for result in figures["identical"].values()) else 1


def measure(engine: Any, players: int, games: int, options: list[int]) -> dict[str, Any]:
    """The best of three; kernel time is what the GPU needs, whole time includes bringing the results back."""
    best = whole = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        batch = engine.simulate(SEED, 0, games, players, options)
        whole = min(whole, time.perf_counter() - start)
        best = min(best, engine.seconds)
    moves = int(batch.results[:, 1].sum())
    row = {"players": players, "games": games, "moves_per_second": moves / best, "whole_moves_per_second": moves / whole}
    print(
        f"{players} players, {games:>9,} games: {moves / best / 1e6:8.1f} M moves/s, {games / best / 1e6:6.2f} M games/s",
        end="",
    )
    print(f" ({moves / whole / 1e6:.1f} M moves/s with transfers)")
    return row


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("prepare", "run"))
    parser.add_argument("game", nargs="?", default="bohemian_villages")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("OUT") or "bench/out"))
    arguments = parser.parse_args()
    if arguments.step == "prepare":
        prepare(arguments.game, arguments.games)
        return 0
    return run(arguments.game, arguments.out)


if __name__ == "__main__":
    sys.exit(main())
