"""An analysis as it goes on: the next job, and what has changed since somebody was last told."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import msgspec

from .report import Report, Step, Tally, TurningPoint
from .study import Job, JobResult, Study


class Part(msgspec.Struct, frozen=True):
    """What is new: a whole report at first, then steps that have changed, with the sums as they are now."""

    done: bool
    judged: int
    steps: list[Step]
    tallies: list[Tally]
    turning: list[TurningPoint]
    report: Report | None = None


class Progress:
    """Jobs of a study one after the other."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self._phases: Iterator[list[Job]] = study.phases()
        self._jobs: deque[Job] = deque()
        self._changed: set[int] = set()
        self._looked = False
        self.done = False

    def next(self, alongside: bool = False) -> Job | None:
        """What is to be worked out now; None when all is done.

        `alongside`: beside others that are not taken yet; None where what comes next depends on them.
        """
        while not self._jobs and not self.done and not alongside:
            jobs = next(self._phases, None)
            self._looked = self._looked or (jobs is not None and bool(self.study.report().steps))
            self.done = jobs is None
            self._jobs.extend(jobs or ())
        return self._jobs.popleft() if self._jobs else None

    def take(self, job: Job, result: JobResult) -> None:
        """What it came to."""
        self.study.take(job, result)
        self._changed |= {job.moment, job.moment - 1}  # luck before a decision is the step's before it

    @property
    def tellable(self) -> bool:
        """Whether every position has been looked at: before that a report would have holes."""
        return self.done or self._looked

    def part(self, whole: bool = False) -> Part:
        """What is new since the last time, or all there is."""
        report = self.study.report()
        numbers = sorted(number for number in self._changed if number >= 0)
        self._changed.clear()
        steps = [] if whole else [step for number in numbers if (step := self.study.step(number)) is not None]
        return Part(self.done, report.judged, steps, report.tallies, report.turning, report if whole else None)


def merged(report: Report, part: Part) -> Report:
    """A report with what is new."""
    if part.report is not None:
        return part.report
    new = {step.ply: step for step in part.steps}
    steps = [new.get(step.ply, step) for step in report.steps]
    return msgspec.structs.replace(report, steps=steps, judged=part.judged, tallies=part.tallies, turning=part.turning)
