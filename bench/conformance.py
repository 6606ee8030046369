"""Batches against matches, decision by decision: seat, legal actions in their order, mask, observation, results.

    python -m bench.conformance [GAME …] [--games 1000] [--engine native]

A thousand games for each game and number of players take some minutes: matches are interpreted.
"""

from __future__ import annotations

import argparse
import time

import vicus
from vicus.testing.batches import agree

ROWS = 64


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(vicus.games()))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--engine", default="native")
    arguments = parser.parse_args()
    for name in arguments.game:
        game = vicus.game(name)
        for players in game.meta.players:
            start = time.perf_counter()
            batch = game.batch(ROWS, players=players, seed=players, engine=arguments.engine, final=False)
            compared = agree(batch, arguments.games)
            seconds = time.perf_counter() - start
            told = f"{compared:,} decisions of {arguments.games:,} games agree ({seconds:.0f} s)"
            print(f"{name}, {players} players, {arguments.engine}: {told}", flush=True)


if __name__ == "__main__":
    main()
