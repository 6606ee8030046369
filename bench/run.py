"""All figures of one machine in one run: `make bench`. The H200's figures come from bench/gpu.py.

Rounds are interleaved (each engine and each peer once per round) and the best round counts, so that a busy neighbour on the
machine hurts nobody more than the others.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from rich.console import Console
from rich.table import Table

import peers
import startup
import vicus
from vicus.cli.bench import speed
from vicus.games import names

console = Console()
TARGETS = {
    "bohemian_villages": {"interpreted": 25_000, "native": 1_500_000, "cold_compile": 20.0},
    "carpe_diem": {"native": 400_000, "cold_compile": 45.0, "state_bytes": 2048},
    "helvetia": {"native": 300_000, "cold_compile": 60.0, "state_bytes": 2560},
}
CATANATRON, OPEN_SPIEL, CORES = 50, 4, 1.8


def measure(game: str, players: int, seconds: float, rounds: int) -> dict[str, Any]:
    chosen = vicus.game(game)
    chosen.simulate(0, players=players, engine="native")
    cores = os.cpu_count() or 1
    engines: dict[str, dict[str, Any]] = {}
    others: dict[str, dict[str, Any]] = {}
    for number in range(rounds):
        console.print(f"[dim]{game}: round {number + 1} of {rounds}[/]")
        for label, engine, threads in (
            ("interpreted", "interpreted", 1),
            ("native", "native", 1),
            ("native, all cores", "native", cores),
        ):
            keep_best(engines, label, speed(chosen, players, engine, threads, seconds))
        for peer in peers.PEERS:
            keep_best(others, peer, peers.measure(peer, seconds))
    return {
        "game": game,
        "players": players,
        "machine": {
            "cores": cores,
            "processor": platform.processor() or platform.machine(),
            "python": platform.python_version(),
        },
        "engines": engines,
        "peers": others,
        "startup": startup.measure(game, players),
        "state_bytes": chosen.engine.state.dtype.itemsize,
    }


def keep_best(best: dict[str, dict[str, Any]], label: str, row: dict[str, Any]) -> None:
    if label not in best or row["moves_per_second"] > best[label]["moves_per_second"]:
        best[label] = row


def report(figures: dict[str, Any]) -> bool:
    """Tables, and whether every figure that is asked for was reached."""
    table = Table(title=f"{figures['game']}, {figures['players']} players, random games", box=None, title_justify="left")
    for column in ("", "moves/s", "games/s", "forced/s"):
        table.add_column(column, justify="left" if not column else "right")
    for label, row in (figures["engines"] | figures["peers"]).items():
        table.add_row(label, *(f"{row[k]:,.0f}" for k in ("moves_per_second", "games_per_second", "forced_per_second")))
    console.print(table)
    met = True
    for text, value, target, more in requirements(figures):
        reached = value >= target if more else value <= target
        met = met and reached
        console.print(
            f"{'[green]yes[/]' if reached else '[red]NO[/] '}  {text}: {value:,.2f} ({'≥' if more else '≤'} {target:,})"
        )
    return met


def requirements(figures: dict[str, Any]) -> list[tuple[str, float, float, bool]]:
    """What is measured, its value, what was asked for, and whether more is better."""
    asked = TARGETS[figures["game"]]
    native = figures["engines"]["native"]["moves_per_second"]
    fastest = max(row["moves_per_second"] for name, row in figures["peers"].items() if name.startswith("OpenSpiel"))
    catan = next(row["moves_per_second"] for name, row in figures["peers"].items() if name.startswith("catanatron"))
    start = figures["startup"]
    found = [
        ("native on one core, moves/s", native, asked["native"], True),
        ("all cores against one", figures["engines"]["native, all cores"]["moves_per_second"] / native, CORES, True),
        ("native against catanatron", native / catan, CATANATRON, True),
        ("native against the fastest of OpenSpiel", native / fastest, OPEN_SPIEL, True),
        ("cold compile, s", start["cold_compile"], asked["cold_compile"], False),
        ("start from the cache, s", start["cached_start"], 1.0, False),
        ("import vicus, s", start["import"], 0.3, False),
    ]
    if "interpreted" in asked:
        interpreted = figures["engines"]["interpreted"]["moves_per_second"]
        found.insert(0, ("interpreted, moves/s", interpreted, asked["interpreted"], True))
    if "state_bytes" in asked:
        found.append(("state, bytes", figures["state_bytes"], asked["state_bytes"], False))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(names()))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each engine and peer in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, default=Path("bench/out/bench.json"))
    arguments = parser.parse_args()
    results = [measure(game, arguments.players, arguments.seconds, arguments.rounds) for game in arguments.games]
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(results, indent=1, ensure_ascii=False))
    met = [report(figures) for figures in results]
    console.print(f"[dim]Written to {arguments.json}.[/]")
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
