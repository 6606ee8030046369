"""A dataset that somebody made: its shards as arrays."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vicus.engine.observation import FieldLayout
from vicus.errors import BadOption

from .formats import format_of
from .manifest import Manifest, read

if TYPE_CHECKING:
    import numpy as np

    from .decisions import Columns

    Array = np.ndarray[Any, Any]


class Dataset:
    """What is in a folder, made by `load`. Iterate over it, or take `dataset[3]`: a shard is a dictionary of arrays.

    n is the number of decisions in a shard, P that of players, A that of action ids, D the width of an observation:

    - `observation` int8 [n, D]: what the seat to move saw; `fields` says what the numbers mean
    - `mask` bool [n, A]: what it could do, and `choice` [n] what it did
    - `visits` int32 [n, A]: how often the bot had tried each action, zeros if it does not search
    - `shares` float32 [n, P], `scores` and `ranks` [n, P]: how the game ended, first for who decides, then for the others in
      the order of turns
    - `game`, `ply`, `seat`, `bot` [n]: which game, its how-manieth decision, whose, and which of `manifest.bots` made it
    """

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder, self.manifest = folder, manifest
        self.fields: dict[str, FieldLayout] = {field.name: field for field in manifest.observation.fields}

    def __repr__(self) -> str:
        return f"<Dataset {self.manifest.game}: {self.manifest.decisions} decisions in {len(self)} shards>"

    def __len__(self) -> int:
        return len(self.manifest.shards)

    def __getitem__(self, number: int) -> Columns:
        """A shard; BadRecord if its file is not what the manifest says. IndexError if there are not so many."""
        number = range(len(self))[operator.index(number)]
        found = format_of(self.manifest.files).read(self.manifest.shards[number].check(self.folder))
        return _spread(found, self.manifest.actions)

    def __iter__(self) -> Iterator[Columns]:
        for number in range(len(self)):
            yield self[number]

    def read(self, observations: Array) -> dict[str, Array]:
        """Observations by field, as they were declared when they were written. BadOption for those of another width."""
        import numpy as np

        shape, width = np.shape(observations), self.manifest.observation.width
        if not shape or shape[-1] != width:
            raise BadOption("bad-observation", width=width, shape=str(list(shape)))
        return {name: field.read(observations) for name, field in self.fields.items()}


def load(folder: str | Path) -> Dataset:
    """A dataset that `make` or `vicus dataset` has written, finished or not (`manifest.complete`).

    BadRecord if there is none, or one of another version. Files are checked as they are read.

    >>> from tempfile import TemporaryDirectory
    >>> from vicus.dataset import make
    >>> with TemporaryDirectory() as folder:
    ...     _ = make("bohemian_villages", ["random"], folder, games=2, workers=1)
    ...     for shard in load(folder):
    ...         legal = shard["mask"][range(len(shard["choice"])), shard["choice"]]
    >>> bool(legal.all()), float(shard["shares"].sum(1).min())
    (True, 1.0)
    """
    place = Path(folder)
    return Dataset(place, read(place))


def _spread(columns: Columns, actions: int) -> Columns:
    """Lists of legal actions become rows that are as long as there are actions."""
    import numpy as np

    n_legal, legal, visits = (columns.pop(name) for name in ("n_legal", "legal", "visits"))
    rows = np.repeat(np.arange(len(n_legal)), n_legal)
    mask, tried = np.zeros((len(n_legal), actions), "?"), np.zeros((len(n_legal), actions), "i4")
    mask[rows, legal] = True
    tried[rows, legal] = visits
    return {"observation": columns.pop("observation"), "mask": mask, "visits": tried, **columns}
