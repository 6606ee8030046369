"""Playing the games of a plan: in worker processes or on a Ray cluster, resumable, with the same results everywhere."""

from __future__ import annotations

import atexit
import os
import re
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from vicus.bots.process import BotPool, end
from vicus.core.numbers import whole
from vicus.errors import BadOption, EngineUnavailable, VicusError
from vicus.texts import told

from .contest import Company, Outcome, Plan
from .contest_file import ContestFile
from .records import RecordFolder
from .replaying import replayed
from .schedule import Pairing
from .together import play_together, side_by_side

Progress = Callable[[int], None]
T = TypeVar("T")
Task = Callable[[Plan, list[Pairing], Company], Iterator[T]]
"""Plays some games of a plan, and gives something for each; a function that other processes find by its name."""
AHEAD = 4
"""Games for each worker that wait for it; and for each that is played side by side, so many more in one portion."""
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
    check_workers(workers, ray)
    pairings = {pairing.number: pairing for pairing in plan.pairings()}
    with ContestFile(plan, file) as kept:
        folder = RecordFolder(records, plan) if records else None
        progress(len(kept.outcomes))
        if folder is not None:
            _keep_earlier(plan, pairings, kept, folder)
        left = [pairing for pairing in pairings.values() if pairing.number not in kept.outcomes]
        for outcome in spread(plan, left, play_together, workers, ray):
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


def at_work(task: Task[T], plan: Plan, pairings: list[Pairing]) -> list[T]:
    """Some games, in a process that plays many: bots that can stay for the next ones do."""
    global _company
    if _company is None or _company.plan != plan:
        _leave()
        _company = Company(plan)
        atexit.register(_leave)  # once is enough, and twice does no harm
    return list(task(plan, pairings, _company))


def _leave() -> None:
    global _company
    leaving, _company = _company, None
    if leaving is not None:
        leaving.close()


def spread(
    plan: Plan, pairings: list[Pairing], task: Task[T], workers: int | None = None, ray: str | None = None
) -> Iterator[T]:
    """What a task gives for these games, as soon as it is known: from processes, or from a Ray cluster. See `run`."""
    check_workers(workers, ray)
    return _on_ray(plan, pairings, task, ray) if ray else _in_processes(plan, pairings, task, workers)


def check_workers(workers: int | None, ray: str | None = None) -> None:
    """Before anything is written: BadOption for no number of processes, EngineUnavailable where Ray is missing or silent."""
    if workers is not None and whole(workers, "arena-bad-workers") < 1:
        raise BadOption("arena-bad-workers", value=told(workers))
    if ray:
        _ray()
        _check_address(ray)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise EngineUnavailable("arena-no-ray") from None
    return ray


def portions(plan: Plan, pairings: list[Pairing], workers: int) -> Iterator[list[Pairing]]:
    """What is handed to a worker at once: a game; or more, where several are played side by side."""
    side = side_by_side(plan)
    size = 1 if side == 1 else min(AHEAD * side, -(-len(pairings) // workers))
    left = iter(pairings)
    while portion := list(islice(left, size)):
        yield portion


def _in_processes(plan: Plan, pairings: list[Pairing], task: Task[T], workers: int | None) -> Iterator[T]:
    workers = min(workers or os.cpu_count() or 1, len(pairings))
    if workers <= 1:
        company = Company(plan)
        try:
            yield from task(plan, pairings, company)
        finally:
            company.close()
        return
    pool = BotPool(workers)
    left, waiting = portions(plan, pairings, workers), set[Future[list[T]]]()
    try:
        while True:
            waiting |= {pool.submit(at_work, task, plan, some) for some in islice(left, AHEAD * workers - len(waiting))}
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each for future in done for each in future.result())
        pool.shutdown()
    except BrokenExecutor:
        raise EngineUnavailable("arena-worker-died") from None
    finally:
        end(pool)  # perhaps in the middle of a game that nobody waits for any more


def _on_ray(plan: Plan, pairings: list[Pairing], task: Task[T], address: str) -> Iterator[T]:
    ray = _ray()
    # Modules beside the user are found by workers on this machine too.
    paths = {"env_vars": {"PYTHONPATH": os.pathsep.join([str(Path.cwd()), *filter(None, sys.path)])}}
    try:
        ray.init(None if address == "local" else address, runtime_env=paths, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise EngineUnavailable("arena-ray-failed", address=address, problem=str(problem)) from None
    try:
        remote = ray.remote(_at_work_on_ray)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, waiting = portions(plan, pairings, cores), list[Any]()
        while True:
            waiting += [remote.remote(task, plan, some) for some in islice(left, AHEAD * cores - len(waiting))]
            if not waiting:
                break
            ready, waiting = ray.wait(waiting)
            yield from (each for portion in ray.get(ready) for each in portion)
    except ray.exceptions.RayTaskError as problem:  # our own errors come wrapped in the trace of another machine
        raise problem.cause if isinstance(problem.cause, VicusError) else problem from None
    except ray.exceptions.RayError as problem:
        raise EngineUnavailable("arena-worker-died") from problem
    finally:
        ray.shutdown()


def _at_work_on_ray(task: Task[T], plan: Plan, pairings: list[Pairing]) -> list[T]:
    """As in our own processes, Ctrl-C is the parent's: one that a bot makes up would call off the task."""
    with suppress(ValueError):  # in a thread that is not the first
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return at_work(task, plan, pairings)


def _check_address(address: str) -> None:
    """Ray itself would wait for minutes for a machine that does not answer."""
    if where := re.fullmatch(r"(?:ray://)?([^:/]+|\[[^\]]+\]):(\d+)", address):
        try:
            socket.create_connection((where[1].strip("[]"), int(where[2])), ANSWER_SECONDS).close()
        except (OSError, OverflowError) as problem:
            raise EngineUnavailable("arena-ray-failed", address=address, problem=str(problem)) from None
