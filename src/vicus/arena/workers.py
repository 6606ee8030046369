"""Playing the games of a plan: in worker processes or on a Ray cluster, resumable, with the same results everywhere."""

from __future__ import annotations

import atexit
import os
import re
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from itertools import islice
from pathlib import Path
from typing import Any

from vicus.bots.process import BotPool, end
from vicus.errors import BadOption, EngineUnavailable

from .contest import Company, Outcome, Plan, play
from .contest_file import ContestFile
from .records import RecordFolder
from .replaying import replayed
from .schedule import Pairing

Progress = Callable[[int], None]
AHEAD = 4
"""Games for each worker that wait for it."""
ANSWER_SECONDS = 5.0


def nobody(games: int) -> None:
    """Work in silence."""


def run(
    plan: Plan,
    file: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress = nobody,
    records: Path | None = None,
) -> list[Outcome]:
    """All games that `file` does not have yet; each outcome is written there as soon as it is known.

    Each game is played again from its decisions, and BotFault raised where something else comes of them; `records` is a
    folder in which all games are kept.

    `workers`: processes, else one for each core; `ray`: the address of a cluster, or "local". BadRecord for a file of
    something else, EngineUnavailable if a process has died or the cluster does not answer.

    >>> plan = Plan("bohemian_villages", ("random", "greedy"), players=2, games=2, seed=3, options={})
    >>> [outcome.seats for outcome in run(plan, workers=1)]
    [[0, 1], [1, 0]]
    """
    if workers is not None and workers < 1:
        raise BadOption("arena-bad-workers", value=str(workers))
    pairings = {pairing.number: pairing for pairing in plan.pairings()}
    with ContestFile(plan, file) as kept:
        folder = RecordFolder(records, plan) if records else None
        progress(len(kept.outcomes))
        if folder is not None:
            _keep_earlier(plan, pairings, kept, folder)
        left = [pairing for pairing in pairings.values() if pairing.number not in kept.outcomes]
        for outcome in _on_ray(plan, left, ray) if ray else _in_processes(plan, left, workers):
            match = replayed(plan, pairings.get(outcome.number), outcome)
            if folder is not None:
                folder.keep(pairings[outcome.number], match)
            kept.add(outcome)
            progress(1)
        return [kept.outcomes[number] for number in sorted(kept.outcomes)]


def _keep_earlier(plan: Plan, pairings: dict[int, Pairing], kept: ContestFile, folder: RecordFolder) -> None:
    """Games that were played before, as far as their decisions are known."""
    for number, outcome in kept.outcomes.items():
        if outcome.actions and not folder.file_of(number).exists():
            folder.keep(pairings[number], replayed(plan, pairings[number], outcome))


_company: Company | None = None
"""The bots of a process that plays for others."""


def play_here(plan: Plan, pairing: Pairing) -> Outcome:
    """One game, in a process that plays many: bots that can stay for the next one do."""
    global _company
    if _company is None or _company.plan != plan:
        _leave()
        _company = Company(plan)
        atexit.register(_leave)  # once is enough, and twice does no harm
    return play(plan, pairing, _company)


def _leave() -> None:
    global _company
    leaving, _company = _company, None
    if leaving is not None:
        leaving.close()


def _in_processes(plan: Plan, pairings: list[Pairing], workers: int | None) -> Iterator[Outcome]:
    workers = min(workers or os.cpu_count() or 1, len(pairings))
    if workers <= 1:
        company = Company(plan)
        try:
            yield from (play(plan, pairing, company) for pairing in pairings)
        finally:
            company.close()
        return
    pool = BotPool(workers)
    left, waiting = iter(pairings), set[Future[Outcome]]()
    try:
        while True:
            waiting |= {pool.submit(play_here, plan, pairing) for pairing in islice(left, AHEAD * workers - len(waiting))}
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        pool.shutdown()
    except BrokenExecutor:
        raise EngineUnavailable("arena-worker-died") from None
    finally:
        end(pool)  # perhaps in the middle of a game that nobody waits for any more


def _on_ray(plan: Plan, pairings: list[Pairing], address: str) -> Iterator[Outcome]:
    try:
        import ray
    except ImportError:
        raise EngineUnavailable("arena-no-ray") from None
    _check_address(address)
    # Modules beside the user are found by workers on this machine too.
    paths = {"env_vars": {"PYTHONPATH": os.pathsep.join([str(Path.cwd()), *filter(None, sys.path)])}}
    try:
        ray.init(None if address == "local" else address, runtime_env=paths, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise EngineUnavailable("arena-ray-failed", address=address, problem=str(problem)) from None
    try:
        task = ray.remote(play_here)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, waiting = iter(pairings), list[Any]()
        while True:
            waiting += [task.remote(plan, pairing) for pairing in islice(left, most - len(waiting))]
            if not waiting:
                break
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


def _check_address(address: str) -> None:
    """Ray itself would wait for minutes for a machine that does not answer."""
    if where := re.fullmatch(r"(?:ray://)?([^:/]+|\[[^\]]+\]):(\d+)", address):
        try:
            socket.create_connection((where[1].strip("[]"), int(where[2])), ANSWER_SECONDS).close()
        except (OSError, OverflowError) as problem:
            raise EngineUnavailable("arena-ray-failed", address=address, problem=str(problem)) from None
