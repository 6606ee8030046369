"""Reading the files of action sequence counts, and the ways a game can be played."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import vicus
from vicus.games import names

RECORDS = Path(__file__).parent.parent / "records"


def counts(game: str) -> list[tuple[int, int, list[int]]]:
    """Players, seed, counts by depth; with the standard options."""
    rows = []
    for line in (RECORDS / game / "counts.txt").read_text().splitlines():
        if not line.startswith("#"):
            start, numbers = line.split("|")
            players, seed = map(int, start.split())
            rows.append((players, seed, [int(n) for n in numbers.split()]))
    return rows


def all_counts() -> list[tuple[str, int, int, list[int]]]:
    """The same of every game, with its name."""
    return [(name, *row) for name in names() for row in counts(name)]


def standard_options(name: str) -> list[int]:
    return vicus.game(name).encode_options(vicus.game(name).check_options({}))


def every_way(name: str) -> Iterator[tuple[str, int, list[int]]]:
    """The game, every number of players, every value of every option as the rules take them."""
    meta = vicus.game(name).meta
    for players in meta.players:
        for options in product(*(range(len(option.values)) for option in meta.options.values())):
            yield name, players, list(options)
