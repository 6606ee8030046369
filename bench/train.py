"""Where the time of learning goes: playing and learning apart, for each number of players, and the kernels that take longest.

With what `vicus train GAME --prepare FOLDER` wrote, on the machine with the GPU (it needs PyTorch, NumPy and this checkout):

    PYTHONPATH=src python bench/train.py FOLDER [--players N …] [--hidden 256] [--rounds 5]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from vicus.train.settings import RANGES, checked, settings_for
from vicus.train.task import Task, program

LONGEST = 25


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    for name in RANGES:
        parser.add_argument(f"--{name}", type=partial(checked, name))
    wanted = parser.parse_args(given)
    measure(wanted, {name: getattr(wanted, name) for name in RANGES})


def measure(wanted: argparse.Namespace, changed: dict[str, float]) -> None:
    import torch
    from torch.profiler import ProfilerActivity, profile

    from vicus.train.training import Training

    task, on_gpu = Task.load(wanted.folder), wanted.device == "cuda"
    settings = settings_for(task.settings, **changed)
    kernels = program(wanted.folder) if on_gpu else None
    with tempfile.TemporaryDirectory() as out:
        run = Training(task, settings, Path(out), kernels, tuple(wanted.players or ()))
        parts, weights = run.parts(), sum(each.numel() for each in run.net.parameters())
        print(f"{task.game}: {weights:,} weights, {settings.games} games, {settings.steps} decisions each")
        total = _seconds(run.play, wanted.rounds, on_gpu)
        print(f"all numbers of players beside each other played in {total * 1e3:.1f} ms")
        for part in parts:
            learned = _seconds(part.learn, wanted.rounds, on_gpu)
            total += learned * part.minibatches
            print(
                f"{part.players} players, {part.decisions:,} decisions learned: "
                f"{part.minibatches} minibatches of {learned * 1e3:.2f} ms"
            )
        print(f"all: {sum(part.decisions for part in parts) / total / 1e6:.2f} million decisions a second")
        eager = run.parts(captured=False)
        kinds = [ProfilerActivity.CPU, *([ProfilerActivity.CUDA] if on_gpu else [])]
        for about in ("play", "learn"):
            with profile(activities=kinds) as seen:
                getattr(eager[0], about)()
                if on_gpu:
                    torch.cuda.synchronize()
            by = "self_device_time_total" if on_gpu else "self_cpu_time_total"
            print(f"{about}, {eager[0].players} players")
            print(seen.key_averages().table(sort_by=by, row_limit=LONGEST, max_name_column_width=60))


def _seconds(work: Callable[[], object], rounds: int, on_gpu: bool) -> float:
    """The quickest of some rounds."""
    import torch

    found = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        if on_gpu:
            torch.cuda.synchronize()
        found.append(time.perf_counter() - begun)
    return min(found)


if __name__ == "__main__":
    main(sys.argv[1:])
