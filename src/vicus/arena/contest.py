"""Playing the games of a schedule: in worker processes or on a Ray cluster, resumable, the same results everywhere."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from vicus.bots.levels import bot
from vicus.core.game import game as find
from vicus.engine.kernel.chance import derive
from vicus.errors import BadRecord, EngineUnavailable

from .schedule import Pairing, schedule

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """Everything that decides a contest; two contests with equal plans give equal results (time budgets aside)."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    options: dict[str, str]
    box: dict[str, Any] | None = None


@dataclass(frozen=True)
class Outcome:
    """One game: scores and shares of the win by seat, and how it went."""

    number: int
    seats: list[int]
    scores: list[int]
    shares: list[float]
    decisions: list[int]
    seconds: list[float]
    faults: list[str]


def play(plan: Plan, pairing: Pairing) -> Outcome:
    """One game. A bot that fails or answers rubbish plays its first legal action, and the fault is told."""
    game = find(plan.game, plan.box)
    match = game.new(players=plan.players, seed=pairing.deal, **plan.options)
    minds = [bot(plan.bots[which], game, derive(pairing.deal, 1000 + seat)) for seat, which in enumerate(pairing.seats)]
    decisions, seconds, faults = [0] * plan.players, [0.0] * plan.players, []
    while match.seat is not None:
        seat, legal = match.seat, match.legal()
        start = time.perf_counter()
        try:
            chosen = minds[seat].choose(match.view(seat), legal)
            if chosen not in legal:
                raise ValueError(f"{chosen} is not legal")
        except Exception as problem:
            faults.append(f"{plan.bots[pairing.seats[seat]]}: {problem!r}")
            chosen = legal[0]
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        match.play(chosen)
    winners = match.winners()
    for mind in minds:
        if close := getattr(mind, "close", None):
            close()
    return Outcome(
        pairing.number,
        list(pairing.seats),
        [score.total for score in match.scores()],
        [(seat in winners) / len(winners) for seat in range(plan.players)],
        decisions,
        [round(s, 3) for s in seconds],
        faults[:5],
    )


def run(plan: Plan, file: Path | None, workers: int | None, ray: str | None, progress: Progress) -> list[Outcome]:
    """All games that `file` does not have yet; each outcome is written there as soon as it is known."""
    done = read(plan, file) if file else {}
    progress(len(done))
    left = [pairing for pairing in schedule(len(plan.bots), plan.players, plan.games, plan.seed) if pairing.number not in done]
    sink = file.open("a", encoding="utf-8") if file else None
    try:
        if sink and not done:
            sink.write(json.dumps({"plan": asdict(plan)}) + "\n")
        for outcome in _on_ray(plan, left, ray) if ray else _in_processes(plan, left, workers):
            done[outcome.number] = outcome
            if sink:
                sink.write(json.dumps(asdict(outcome)) + "\n")
                sink.flush()
            progress(1)
    finally:
        if sink:
            sink.close()
    return [done[number] for number in sorted(done)]


def read(plan: Plan, file: Path) -> dict[int, Outcome]:
    """The outcomes in a file of the same plan; a line that was cut off is played again."""
    if not file.exists() or not file.read_text("utf-8").strip():
        return {}
    lines = file.read_text("utf-8").splitlines()
    head = json.loads(lines[0])
    if head.get("plan") != json.loads(json.dumps(asdict(plan))):
        raise BadRecord("arena-other-plan", file=str(file))
    outcomes = {}
    for line in lines[1:]:
        try:
            outcome = Outcome(**json.loads(line))
        except (ValueError, TypeError):
            continue
        outcomes[outcome.number] = outcome
    return outcomes


def _in_processes(plan: Plan, pairings: list[Pairing], workers: int | None) -> Iterator[Outcome]:
    workers = workers or os.cpu_count() or 1
    if workers == 1 or len(pairings) < 2:
        yield from (play(plan, pairing) for pairing in pairings)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play, plan, pairing) for pairing in pairings]
        for future in as_completed(futures):
            yield future.result()


def _on_ray(plan: Plan, pairings: list[Pairing], address: str | None) -> Iterator[Outcome]:
    try:
        import ray
    except ImportError:
        raise EngineUnavailable("arena-no-ray") from None
    ray.init(address=None if address == "local" else address, ignore_reinit_error=True, log_to_driver=False)
    task = ray.remote(play)
    waiting = [task.remote(plan, pairing) for pairing in pairings]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)
