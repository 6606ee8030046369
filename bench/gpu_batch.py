"""Batches on a GPU against the native ones: the same at every step, and how fast with a policy of one's own in PyTorch.

Two steps, because the machine with the GPU may have neither numba nor a network:

    python bench/gpu_batch.py prepare GAME [GAME …]    here: compile to PTX, step the reference games natively
    python bench/gpu_batch.py run GAME [GAME …]        there: needs PyTorch, an NVIDIA driver, and this checkout

`prepare` writes everything that `run` needs to bench/out/gpu/GAME. `run` exits with 1 if anything differs.
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

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

ROWS, STEPS, SEED = 2048, 400, 100
SIZES = (1 << 14, 1 << 16, 1 << 17, 1 << 18, 1 << 19)
FIELDS = ("seat", "n_legal", "mask", "observation", "done", "scores", "returns", "ranks")


def folder(game: str) -> Path:
    return Path(__file__).parent / "out" / "gpu" / game


def chosen(legal: Any, counts: Any, step: int) -> Any:
    """A legal action in each row that nobody would choose: anybody can work out which."""
    rows = np.arange(len(counts))
    return legal[rows, (rows * 7 + step * 13) % counts].astype("i8")


def prepare(name: str) -> None:
    import vicus
    from vicus.engine.engines import cuda_stepping

    game = vicus.game(name)
    start = time.perf_counter()
    cuda_stepping(name, game.box).save(folder(name))
    print(f"{name}: PTX in {time.perf_counter() - start:.0f} s")
    options = game.encode_options(game.check_options({}))
    told: dict[str, Any] = {"options": options, "actions": game.actions.size, "players": {}}
    for players in game.meta.players:
        batch = game.batch(ROWS, players=players, seed=SEED, final=False)
        t, hashes = batch.reset(), {field: hashlib.sha256() for field in FIELDS}
        for step in range(STEPS):
            t = batch.step(chosen(t.legal, t.n_legal, step))
            for field in FIELDS:
                hashes[field].update(np.ascontiguousarray(getattr(t, field)).tobytes())
        states = hashlib.sha256(batch.save().states.tobytes()).hexdigest()
        width = batch.observation_spec.width if batch.observation_spec else 0
        fields = {field: found.hexdigest() for field, found in hashes.items()}
        told["players"][str(players)] = {"fields": fields, "states": states, "width": width}
        print(f"{name}, {players} players: {ROWS * STEPS:,} reference decisions")
    (folder(name) / "batches.json").write_text(json.dumps(told, indent=1))


class Rows:
    """As `game.batch(engine="cuda")`, out of what `prepare` wrote: the machine there has none of Vicus's dependencies."""

    def __init__(self, name: str, players: int, games: int, observations: bool = True) -> None:
        import torch

        from vicus.engine.cuda.device_rows import DeviceRows
        from vicus.engine.cuda.step_program import StepProgram
        from vicus.engine.kernel.chance import derive
        from vicus.engine.rows import Plan

        told = json.loads((folder(name) / "batches.json").read_text())
        width = told["players"][str(players)]["width"] if observations else 0
        plan = Plan(games, players, told["options"], told["actions"], width, False, False, 1)
        torch.zeros(1, device="cuda")  # PyTorch makes the context
        self.device = DeviceRows(PROGRAMS.setdefault(name, StepProgram.load(folder(name))), games, False, plan.rows)
        rows = self.rows = self.device.rows
        rows.options.put(np.array(told["options"], "i8"))
        rows.seeds.put(np.array([derive(SEED, i) for i in range(games)], "i8"))
        self.tensors = {
            "seat": rows.seats,
            "n_legal": rows.counts,
            "mask": rows.mask,
            "legal": rows.menus,
            "done": rows.done,
            "scores": rows.scores,
            "returns": rows.shares,
            "ranks": rows.ranks,
            "observation": rows.observations,
        }
        self.tensors = {key: torch.as_tensor(value, device="cuda") for key, value in self.tensors.items() if value.shape[0]}
        self.actions = torch.zeros(games, dtype=torch.int64, device="cuda")
        self.device.reset()

    def step(self) -> None:
        self.device.step(self.actions)


PROGRAMS: dict[str, Any] = {}


def same(name: str, players: int, wanted: dict[str, Any]) -> bool:
    import torch

    rows, hashes = Rows(name, players, ROWS), {field: hashlib.sha256() for field in FIELDS}
    numbers = torch.arange(ROWS, device="cuda")
    for step in range(STEPS):
        places = (numbers * 7 + step * 13) % rows.tensors["n_legal"]
        rows.actions.copy_(rows.tensors["legal"].gather(1, places[:, None])[:, 0])
        rows.step()
        for field in FIELDS:
            hashes[field].update(rows.tensors[field].contiguous().cpu().numpy().tobytes())
    states = hashlib.sha256(rows.rows.states.get().tobytes()).hexdigest()
    refused = int(torch.as_tensor(rows.device.refused, device="cuda").sum())
    rows.actions.fill_(-1)
    rows.step()
    all_refused = int(torch.as_tensor(rows.device.refused, device="cuda").sum()) == ROWS
    after = hashlib.sha256(rows.rows.states.get().tobytes()).hexdigest()
    differing = [field for field in FIELDS if hashes[field].hexdigest() != wanted["fields"][field]]
    if differing or (states, refused, all_refused, after) != (wanted["states"], 0, True, states):
        print(
            f"different: {differing}, states {states == wanted['states']}; {refused} refused, {all_refused}, {after == states}"
        )
    return (differing, states, refused, all_refused, after) == ([], wanted["states"], 0, True, states)


def speed(name: str, players: int, games: int, observations: bool, masked: bool) -> float:
    """Millions of decisions a second: a random legal action in PyTorch, then a step; a CUDA graph of both."""
    import torch

    rows = Rows(name, players, games, observations)
    legal, counts, mask = rows.tensors["legal"], rows.tensors["n_legal"], rows.tensors["mask"]

    def play() -> None:
        if masked:
            noise = torch.rand(mask.shape, device="cuda", dtype=torch.float16)
            rows.actions.copy_((noise + mask).argmax(1))
        else:
            places = (torch.rand(games, device="cuda") * counts).to(torch.int64)
            rows.actions.copy_(legal.gather(1, places[:, None])[:, 0])
        rows.step()

    side = torch.cuda.Stream()
    torch.cuda.synchronize()
    with torch.cuda.stream(side):
        for _ in range(150):  # games at mixed stages
            play()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        play()
    for _ in range(20):
        graph.replay()
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    for _ in range(100):
        graph.replay()
    end.record()
    torch.cuda.synchronize()
    return games * 100 / begin.elapsed_time(end) / 1e3


def run(name: str, out: Path, sizes: list[int]) -> bool:
    import torch

    told = json.loads((folder(name) / "batches.json").read_text())
    figures: dict[str, Any] = {"game": name, "device": torch.cuda.get_device_name(), "identical": {}, "speed": []}
    for players, wanted in told["players"].items():
        start = time.perf_counter()
        fine = figures["identical"][players] = same(name, int(players), wanted)
        word = "IDENTICAL" if fine else "DIFFERENT"
        print(f"{name}, {players} players: {ROWS * STEPS:,} decisions {word} ({time.perf_counter() - start:.0f} s)", flush=True)
    for players in (min(map(int, told["players"])), 4):
        for games in sizes:
            step, seen, masked = (speed(name, players, games, *how) for how in ((False, False), (True, False), (True, True)))
            figures["speed"].append({"players": players, "games": games, "step": step, "observe": seen, "masked": masked})
            words = f"step {step:.0f}, with observations {seen:.0f}, and a policy over the mask {masked:.0f} M decisions/s"
            print(f"{name}, {players} players, {games} games: {words}", flush=True)
    out.mkdir(parents=True, exist_ok=True)
    (out / f"gpu-batch-{name}.json").write_text(json.dumps(figures, indent=1))
    return all(figures["identical"].values())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("prepare", "run"))
    parser.add_argument("game", nargs="+")
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("OUT") or "bench/out"))
    parser.add_argument("--size", type=int, action="append", help="games at once, in place of all the usual numbers")
    arguments = parser.parse_args()
    if arguments.step == "prepare":
        for name in arguments.game:
            prepare(name)
        return 0
    fine = [run(name, arguments.out, arguments.size or [*SIZES]) for name in arguments.game]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
