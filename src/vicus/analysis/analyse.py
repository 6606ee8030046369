"""A whole analysis in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vicus.bots.code import Code
from vicus.bots.judge import Kind, judge_here
from vicus.core.match import Match

from .asking import Scales
from .report import Depth, Report
from .study import Study


def analyse(
    match: Match[Any, Any],
    depth: Depth = "quick",
    code: Code | None = None,
    tell: Callable[[int, int], None] = lambda done, all_of: None,
    judge: Kind | None = None,
    thinking: Code | None = None,
) -> Report:
    """Look back at a match: chances and expected points over the game, what each decision cost, what luck brought.

    `tell` hears how many decisions are judged, and of how many. `judge`: else the game's own, as far as its code is there
    without compiling; `code` and `thinking` are that of the search and of the net's. The same judge gives the same figures.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
    >>> _ = match.play(match.legal()[0])
    >>> report = analyse(match)
    >>> report.decisions, report.steps[0].played, report.steps[0].judged.options[0].chance > 0.4
    (1, 'use 1+1', True)
    """
    study = Study(match, depth, judge=judge or judge_here(match.game) or "search")
    scales = Scales(match.game, match.players, code, thinking)
    for jobs in study.phases():
        for number, job in enumerate(jobs):
            study.take(job, scales.carry_out(study.work(job)))
            if job.kind == "judge":
                tell(number + 1, len(jobs))
    return study.report()
