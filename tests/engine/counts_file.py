"""Reading the files of action sequence counts."""

from pathlib import Path

RECORDS = Path(__file__).parent.parent / "records"


def counts(game: str) -> list[tuple[int, int, list[int]]]:
    """Players, seed, counts by depth."""
    rows = []
    for line in (RECORDS / game / "counts.txt").read_text().splitlines():
        if not line.startswith("#"):
            start, numbers = line.split("|")
            players, seed = map(int, start.split())
            rows.append((players, seed, [int(n) for n in numbers.split()]))
    return rows
