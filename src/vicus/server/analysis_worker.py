"""What a worker process does for those who look back at a game: its analysis, a stretch at a time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vicus.analysis.asking import Scales
    from vicus.analysis.progress import Part, Progress
    from vicus.analysis.report import Depth
    from vicus.bots.judge import Kind
    from vicus.core.game import Game

STRETCH = 0.5
"""Seconds after which a worker answers with what it has: hints and positions of the past wait no longer."""
MOST = 16
"""Games that a worker has under study, some 15 MB each; whichever has not been asked for longest goes, and would begin anew.

More than are under way at one time (`analyses.MOST`): else those that take turns would throw each other out, and none end.
"""


@dataclass(frozen=True)
class Wanted:
    """A record, and how it is to be looked at."""

    record: str
    depth: Depth
    public: bool


class CannotAnalyse(Exception):
    """There will be no code that is quick enough, or the record is of other rules; the message is a key of the catalogues."""


class NotReady(CannotAnalyse):
    """There is no such code yet: it may be compiled at this moment."""


_running: OrderedDict[Wanted, tuple[Progress, Iterator[None] | None]] = OrderedDict()
"""Studies, and the rest of their work in pieces: none as long as there is no code for it."""


def begun(wanted: Wanted, judge: Callable[[Game], Kind] = lambda game: "search") -> Progress:
    """The study of a record, by whoever judges its game here. Raises `CannotAnalyse`."""
    import vicus
    from vicus.analysis.progress import Progress
    from vicus.analysis.study import Study

    try:
        match = vicus.load(wanted.record)
    except vicus.VicusError:
        raise CannotAnalyse("analyse-old-rules") from None
    return Progress(Study(match, wanted.depth, wanted.public, judge(match.game)))


def advance(wanted: Wanted, whole: bool) -> Part | None:
    """Go on for a while; what is new then, or the `whole` of it. None: nothing that can be told. Raises `CannotAnalyse`."""
    from vicus.analysis.asking import Scales
    from vicus.bots.judge import judge_here

    known = _running.pop(wanted, None)
    progress, rest = (begun(wanted, lambda game: judge_here(game) or "search"), None) if known is None else known
    if rest is None:
        study = progress.study
        if judge_here(study.game) is None:
            _keep(wanted, progress, None)
            raise NotReady("analyse-not-ready")
        rest = _in_pieces(progress, Scales(study.game, study.players))
    until = time.monotonic() + STRETCH
    for _ in rest:
        if time.monotonic() > until:
            break
    if not progress.done:
        _keep(wanted, progress, rest)
    return progress.part(whole) if progress.tellable else None


def _in_pieces(progress: Progress, scales: Scales) -> Iterator[None]:
    """All that is still to be worked out. A single decision may take a quarter of a minute, and others wait meanwhile."""
    while (job := progress.next()) is not None:
        progress.take(job, (yield from scales.carrying_out(progress.study.work(job))))
        yield


def _keep(wanted: Wanted, progress: Progress, rest: Iterator[None] | None) -> None:
    _running[wanted] = progress, rest
    while len(_running) > MOST:
        _running.popitem(last=False)
