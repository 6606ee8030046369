"""Playing games for a dataset and writing them down, shard by shard; what was broken off goes on."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vicus.arena.contest import Plan
from vicus.arena.contest_file import hold
from vicus.arena.result import named, positive
from vicus.arena.workers import check_workers, spread
from vicus.bots.guard import check
from vicus.core.game import game as find
from vicus.core.numbers import whole
from vicus.engine.box import read as read_box
from vicus.errors import BadOption, BadRecord
from vicus.texts import told

from .decisions import decisions, joined
from .formats import format_of
from .manifest import NAME, Manifest, Shard, kept, manifest_of, read

if TYPE_CHECKING:
    from .decisions import Columns

MOST_GAMES = 100_000_000
"""In one folder: each is planned before the first one begins."""
MOST_BOTS = 128
"""Their numbers are kept in a byte."""
SHARD = 100
"""Games in a file, if nothing is said."""
Progress = Callable[[int], None]


def nobody(games: int) -> None:
    """Work in silence."""


def make(
    game: str,
    bots: Sequence[str],
    folder: str | Path,
    *,
    players: int = 2,
    games: int = 1000,
    seed: int = 1,
    shard: int = SHARD,
    files: str = "npz",
    closer: bool = False,
    options: Mapping[str, str] | None = None,
    box: str | Path | dict[str, Any] | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress = nobody,
) -> Manifest:
    """Play games and keep their decisions in a folder, as `vicus dataset` does; what is there already is not made again.

    One bot plays on all seats; several meet as in the arena. The same arguments give the same bytes, in any number of processes
    and however often it was broken off (bots that think by the clock aside). `closer`: observations are of a closer look, as
    nets have it. BadRecord for a folder of something else, BotFault if a bot fails.

    Processes begin by importing the script that asks for them: call it below `if __name__ == "__main__":`, or with `workers=1`.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     found = make("bohemian_villages", ["random"], folder, games=2, workers=1)
    >>> found.complete, len(found.shards)
    (True, 1)
    """
    known = find(game, box)
    names = named([bots] if isinstance(bots, str) else bots, 1, "dataset-no-bot")
    if len(names) > MOST_BOTS:
        raise BadOption("dataset-too-many-bots", value=len(names), most=MOST_BOTS)
    size = whole(shard, "dataset-bad-shard")
    if size < 1:
        raise BadOption("dataset-bad-shard", value=told(shard))
    plan = Plan(
        known.name,
        names,
        known.check_players(players),
        positive(games, MOST_GAMES, "dataset-too-many"),
        known.check_seed(seed),
        known.check_options(options or {}),
        box if box is None or isinstance(box, dict) else read_box(Path(box)),
    )
    format_of(files)
    check_workers(workers, ray)
    wanted = manifest_of(plan, size, files, closer)
    for name in plan.bots:
        check(name, known)
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    with hold(place / NAME, BadRecord("dataset-in-use", folder=str(place))):
        work = Work(plan, begun(place, wanted), place, closer, progress)
        work.go_on(workers, ray)
        return work.manifest


def begun(folder: Path, wanted: Manifest) -> Manifest:
    """What is finished already; a folder of anything else is refused, and left as it is."""
    if not (folder / NAME).exists():
        if any(not file.name.startswith(NAME) for file in folder.iterdir()):
            raise BadRecord("dataset-folder", folder=str(folder))
        wanted.write(folder)
        return wanted
    found = read(folder)
    if not found.shards and not any(folder.glob(f"*.{found.files}")):  # nothing was finished: a bot failed, and was mended
        wanted.write(folder)
        return wanted
    if differences := found.differs(wanted):
        raise BadRecord("dataset-other", folder=str(folder), names=", ".join(differences))
    there = [shard for shard in found.shards if (folder / shard.file).exists()]
    for shard in there:
        shard.check(folder)
    return replace(found, shards=there)


def nothing() -> None:
    """Of what need not be closed."""


class Work:
    """Games come as they end; a shard is written as soon as all of its games are there."""

    def __init__(self, plan: Plan, manifest: Manifest, folder: Path, closer: bool, progress: Progress) -> None:
        self.manifest = manifest
        self._plan, self._folder, self._progress = plan, folder, progress
        self._task = partial(decisions, closer=closer)
        self._open: dict[int, dict[int, Columns]] = {}
        """By shard and game: what is not written yet."""

    def go_on(self, workers: int | None, ray: str | None) -> None:
        """Play and write all that is missing."""
        size, done = self.manifest.shard, {shard.first for shard in self.manifest.shards}
        self._progress(sum(shard.games for shard in self.manifest.shards))
        left = [pairing for pairing in self._plan.pairings() if pairing.number // size * size not in done]
        games = spread(self._plan, left, self._task, workers, ray)
        try:
            for number, columns in games:
                first = number // size * size
                self._open.setdefault(first, {})[number] = columns
                self._progress(1)
                if len(self._open[first]) == min(size, self._plan.games - first):
                    self._finish(first)
        finally:
            getattr(games, "close", nothing)()  # also if Ctrl-C comes while a shard is written: nobody plays on then

    def _finish(self, first: int) -> None:
        games = self._open.pop(first)
        columns = joined([games[number] for number in sorted(games)])
        data = format_of(self.manifest.files).written(columns)
        file = f"{first // self.manifest.shard:06d}.{self.manifest.files}"
        digest = hashlib.sha256(data).hexdigest()
        shard = Shard(file, first, len(games), len(columns["choice"]), len(data), digest)
        kept(self._folder / file, data)
        shards = sorted([*self.manifest.shards, shard], key=lambda each: each.first)
        self.manifest = replace(self.manifest, shards=shards)
        self.manifest.write(self._folder)
