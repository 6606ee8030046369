"""A net that plays, from what training wrote: `python -m vicus.nets.make FLOAT.npz GAME OUT.npz`.

It is brought into whole numbers by observations of games that it plays, and how well that agrees is told.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import vicus
from vicus.errors import BadOption, VicusError

from . import float_net, net_file
from .agreement import agreement
from .description import described, described_by
from .game_net import GameNet
from .quantising import BITS, quantised
from .samples import samples

MOST_BYTES = 1_000_000
DECISIONS = 4000
FEWEST_BITS, STEP = 5, 0.25
TOLD = ("game", "facts", "inputs", "curve")
"""What training tells and a header has under a name of its own, or not at all: a curve grows with the run."""


def made(
    source: Path,
    game: vicus.Game[Any, Any],
    out: Path,
    decisions: int = DECISIONS,
    engine: str = "interpreted",
    most: int = MOST_BYTES,
) -> list[str]:
    """Writes the file, of so many bytes at most; what there is to tell about it."""
    import numpy as np

    if not out.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(out))
    if net_file.is_one(source):
        raise BadOption("net-whole", file=str(source))
    net, meta = float_net.read(source)
    facts = meta.get("facts", {})
    known = described_by(game, facts["observation"]) if "observation" in facts else described(game)
    inputs = known.inputs
    net.check(inputs, game.actions.size)
    seen = samples(game, net, decisions, engine, known=known)
    about = net_file.Header(
        game=game.name,
        observation=inputs.digest,
        actions=game.actions.size,
        rules=str(facts.get("rules", game.meta.rules_version)),
        box=facts.get("box", game.box.digest),
        hidden=net.hidden,
        blocks=len(net.blocks),
        learned=net.learned,
        training={name: value for name, value in meta.items() if name not in TOLD},
        version=vicus.__version__,
    )
    with tempfile.TemporaryDirectory() as aside:  # what is there already stays until a better one is whole
        found = Path(aside) / "net.npz"
        for bits in (*np.arange(BITS, FEWEST_BITS - STEP, -STEP).tolist(), BITS):  # what does not fit anyway is not spoiled
            try:
                net_file.write(found, about, quantised(net, inputs, seen, bits))
            except ValueError as problem:
                raise BadOption("net-unread", file=str(source), problem=str(problem)) from problem
            if found.stat().st_size <= most:
                break
        header, weights = net_file.read(found)
    net_file.write(out, header, weights)
    other = samples(game, net, decisions, engine, 2, known)  # not those by which it was brought into whole numbers
    told = agreement(net, GameNet(game, *net_file.read(out)), other)
    size = out.stat().st_size
    too_large = [f"larger than the {most} bytes it should have"] if size > most else []
    return [f"{out}: {size} bytes, first layer with {bits:g} bits a weight", *too_large, str(told)]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m vicus.nets.make", description=__doc__)
    parser.add_argument("source", type=Path, metavar="FLOAT.npz")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("out", type=Path, metavar="OUT.npz")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="that are looked at (about)")
    parser.add_argument("--engine", default="interpreted", help="that plays the games: interpreted, native, wasm")
    parser.add_argument("--bytes", type=int, default=MOST_BYTES, help="at most: else the first layer gets fewer bits")
    given = parser.parse_args(arguments)
    try:
        lines = made(given.source, vicus.game(given.game), given.out, given.decisions, given.engine, given.bytes)
    except OSError as problem:
        sys.stderr.write(f"{problem.filename or given.out}: {problem.strerror or problem}\n")
        return 1
    except VicusError as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
