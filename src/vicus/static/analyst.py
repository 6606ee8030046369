"""Looking back at a game on a page without a server: jobs are done here, what they ask is searched in the bots' workers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Any, Protocol, TypeVar

from vicus.analysis.asking import Ask, Asking, Found
from vicus.analysis.outlook import expectation
from vicus.analysis.progress import Part, Progress
from vicus.analysis.study import Job, JobResult
from vicus.bots.tree import Sums
from vicus.core.game import Game
from vicus.engine.packing import pack
from vicus.server.analysis_worker import MOST, STRETCH, CannotAnalyse, Wanted, begun

Result = TypeVar("Result")


class Searched(Protocol):
    """As much of a worker's answer as is used here."""

    visits: list[int]
    done: int
    totals: list[list[float]]


Asked = Callable[[Mapping[str, Any]], Awaitable[Searched]]
"""Asks a worker (`vicus.static.workers`)."""


class Analyst:
    """Has some games under study. `at_once`: jobs that are worked on at one time, one for each worker."""

    def __init__(self, asked: Asked, at_once: int, has_module: Callable[[Game], bool]) -> None:
        self._asked, self._at_once, self._has_module = asked, at_once, has_module
        self._running: OrderedDict[Wanted, Progress] = OrderedDict()

    async def advance(self, wanted: Wanted, whole: bool) -> Part:
        """As `vicus.server.analysis_worker.advance`."""
        progress = self._running.pop(wanted, None) or begun(wanted)
        if not self._has_module(progress.study.game):
            raise CannotAnalyse("analyse-not-ready")
        until = monotonic() + STRETCH
        while jobs := _next(progress, self._at_once):
            found = await asyncio.gather(*(self._carried_out(progress, job, place) for place, job in enumerate(jobs)))
            for job, result in zip(jobs, found, strict=True):
                progress.take(job, result)
            if monotonic() > until and progress.tellable:
                break
        if not progress.done:
            self._running[wanted] = progress
            while len(self._running) > MOST:
                self._running.popitem(last=False)
        return progress.part(whole)

    async def _carried_out(self, progress: Progress, job: Job, place: int) -> JobResult:
        return await self.carry_out(progress.study.game, progress.study.players, progress.study.work(job), f"analysis {place}")

    async def carry_out(self, game: Game, players: int, work: Asking[Result], name: str) -> Result:
        """What some work comes to; `name` is that of the trees in which it is searched."""
        try:
            ask = next(work)
            while True:
                ask = work.send(await self._weighed(game, players, ask, name))
        except StopIteration as done:
            result: Result = done.value
            return result

    async def _weighed(self, game: Game, players: int, ask: Ask, name: str) -> Found:
        expected = expectation(game.name, players)
        known = expected.known
        answer = await self._asked(
            {
                "kind": "search",
                "game": game.name,
                "bot": f"{name} {ask.nodes}",
                "position": pack(ask.state).hex(),
                "seat": ask.seat,
                "menu": ask.menu,
                "seed": str(ask.seed),
                "last": None,
                "share": ask.simulations,
                "seconds": None,
                "nodes": ask.nodes,
                "seats": max(game.meta.players),
                "weights": known.weights,
                "prospects": known.prospects,
                "settings": known.settings,
                "points": expected.points,
                "first": ask.first,
                "whole": True,
            }
        )
        return Found(answer.visits, Sums(answer.done, *answer.totals))


def _next(progress: Progress, most: int) -> list[Job]:
    """Jobs that can be done side by side."""
    jobs: list[Job] = []
    while len(jobs) < most and (job := progress.next(alongside=bool(jobs))) is not None:
        jobs.append(job)
    return jobs
