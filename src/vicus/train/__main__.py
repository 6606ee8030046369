"""`python -m vicus.train FOLDER`: learn a task that was prepared elsewhere (`vicus train GAME --prepare FOLDER`).

It needs PyTorch, NumPy and a GPU, and nothing else that Vicus needs. Several GPUs, or machines, learn together:

    torchrun --nproc-per-node 4 -m vicus.train FOLDER --out OUT
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

from vicus.errors import VicusError

from .settings import EVALUATED, ON_A_PROCESSOR, RANGES, checked
from .task import FILE

INTERRUPTED = 130
"""As shells tell it."""
TOGETHER = "LOCAL_RANK"
"""Set by torchrun, for each of the processes that learn together."""


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m vicus.train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="what `vicus train GAME --prepare FOLDER` wrote")
    parser.add_argument("--out", type=Path, required=True, help="where the net, its curve and what is needed to go on are kept")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long in all, a run that goes on included")
    parser.add_argument("--iterations", type=int, help="so many, instead of minutes: the same on the same machine")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two looks at the strength")
    parser.add_argument(
        "--evaluation-games",
        type=int,
        help="for each number of players; else 1024, cpu: 32; at the end twice as many",
    )
    parser.add_argument("--players", type=int, action="append", help="can be repeated; else with every number")
    parser.add_argument("--start", type=Path, metavar="NET", help="a net to go on with, instead of nothing")
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    for name in RANGES:
        parser.add_argument(f"--{name}", type=partial(checked, name))
    return parser


def main(given: list[str]) -> None:
    parser = arguments()
    wanted = parser.parse_args(given)
    if not (wanted.folder / FILE).is_file():
        parser.error(f"{wanted.folder} holds no task: write one with `vicus train GAME --prepare FOLDER`")
    if wanted.evaluation_games is None:
        wanted.evaluation_games = EVALUATED[wanted.device]
    if not 0 < wanted.minutes < math.inf or wanted.evaluation_games < 2 or not wanted.every > 0:
        parser.error("--minutes and --every must be above 0, --evaluation-games at least 2")
    if TOGETHER in os.environ:
        _join(wanted.device)
    from .run import Order, run

    changed = {name: getattr(wanted, name) for name in RANGES}
    if wanted.device == "cpu":
        changed |= {name: value for name, value in ON_A_PROCESSOR.items() if changed[name] is None}

    def tell(row: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps(row) + "\n")
        sys.stdout.flush()

    order = Order(
        folder=wanted.folder,
        out=wanted.out,
        minutes=wanted.minutes,
        iterations=wanted.iterations,
        every=wanted.every,
        evaluation_games=wanted.evaluation_games,
        players=tuple(wanted.players or ()),
        device=wanted.device,
        start=wanted.start,
    )
    try:
        run(order, changed, tell)
    except VicusError as problem:
        parser.error(f"{problem.key}: {problem.params}")  # its words need what is not installed here
    except KeyboardInterrupt:
        sys.stderr.write(f"Stopped. The same command goes on from what was kept in {wanted.out}, if anything was.\n")
        sys.exit(INTERRUPTED)


def _join(device: str) -> None:
    """Each process has a GPU for itself, and knows of no other."""
    if device == "cuda":
        seen = [each for each in os.environ.get("CUDA_VISIBLE_DEVICES", "").split(",") if each]
        own = int(os.environ[TOGETHER])
        os.environ["CUDA_VISIBLE_DEVICES"] = seen[own] if seen else str(own)
    from torch import distributed

    distributed.init_process_group("nccl" if device == "cuda" else "gloo")


if __name__ == "__main__":
    main(sys.argv[1:])
