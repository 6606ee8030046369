"""The strength table of docs/bots.md: bots that do not change when levels are set anew, all games, all numbers of players, one
arena command for each row. The levels themselves are measured by `bench/ladder.py`.

python bench/strength.py play [--folder FOLDER] [--workers N] [--players N] [GAME …]
    play what is missing (after a break: go on)
python bench/strength.py write [--folder FOLDER]
    put what has been played into docs/bots.md

A row that was not played here stays as it is in the page.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import vicus
from vicus.registry import names
from vicus.texts import texts

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
FOLDER = Path(__file__).parent / "out" / "strength"
BEGIN, END = "<!-- strength table -->", "<!-- end of the strength table -->"
SEED = 1
LONGER = {("helvetia", 3): 501, ("bohemian_villages", 5): 500}
"""Where 200 games leave it open whether `search:master` wins more than its share."""
COMMAND = re.compile(r"`vicus arena (\w+) (.+) --players (\d+) --games \d+ --seed \d+(?: --entropy seed)?`")


@dataclass(frozen=True)
class Row:
    """One contest: a game, a number of players, bots, and so many games at least."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int

    def command(self, games: int) -> str:
        who = f"{self.game} {' '.join(self.bots)} --players {self.players}"
        return f"vicus arena {who} --games {games} --seed {SEED} --entropy seed"

    def file(self, folder: Path, ending: str) -> Path:
        return folder / f"{self.game}-{self.players}-{'_'.join(self.bots).replace(':', '-')}.{ending}"


def rows() -> Iterator[Row]:
    """The quick ones first, then those with few players."""
    counts = [(name, players) for name in names() for players in vicus.game(name).meta.players]
    counts.sort(key=lambda each: each[1])
    for name, players in counts:
        if players == 2:
            yield Row(name, players, ("greedy", "random"), 1000)
        # so many that every group of bots meets equally often on every seat
        yield Row(name, players, ("random", "greedy:beginner", "greedy:casual", "greedy"), 1200 if players < 4 else 1000)
    for name, players in counts:
        yield Row(name, players, ("search:master", "search:strong"), LONGER.get((name, players), whole(200, players)))
        yield Row(name, players, ("search:strong", "greedy"), whole(1000, players))


def whole(games: int, players: int) -> int:
    """At least so many, and every bot equally often on every seat."""
    return -(-games // players) * players


def play(folder: Path, workers: int | None, players: int | None, chosen: list[str]) -> None:
    """Play the rows of the chosen games and number of players (else all) that `folder` does not have yet."""
    folder.mkdir(parents=True, exist_ok=True)
    for row in rows():
        wanted = (not chosen or row.game in chosen) and players in (None, row.players)
        if wanted and not row.file(folder, "json").exists():
            command = row.command(row.games)
            print(command, flush=True)
            files = ["--out", str(row.file(folder, "jsonl")), "--json", str(row.file(folder, "json"))]
            cores = ["--workers", str(workers)] if workers else []
            subprocess.run([sys.executable, "-m", *command.split(), *files, *cores], check=True)


def write(folder: Path) -> None:
    """Put what has been played into the page; rows that were not played here stay as they are."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    shown, _, after = rest.partition(END)
    kept = {found.groups(): line for line in shown.splitlines() if (found := COMMAND.search(line))}
    lines = []
    for name in names():
        lines += [f"### {texts('en', name)('title')}", "", *table(name, folder, kept), ""]
    PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + END + after, "utf-8")


def table(game: str, folder: Path, kept: dict[tuple[str, ...], str]) -> Iterator[str]:
    """The rows of a game, those with few players first."""
    yield "| players | wins a seat (95 % interval), the best first | even | a decision | command |"
    yield "|---|---|---|---|---|"
    for row in sorted((row for row in rows() if row.game == game), key=lambda row: row.players):
        file = row.file(folder, "json")
        if file.exists():
            yield line(row, json.loads(file.read_text("utf-8")))
        elif (game, " ".join(row.bots), str(row.players)) in kept:
            yield kept[game, " ".join(row.bots), str(row.players)]


def line(row: Row, figures: dict[str, Any]) -> str:
    """A row with its figures."""
    bots = sorted(figures["bots"].items(), key=lambda bot: -bot[1]["win_share"])
    wins = "<br>".join(f"{name} {b['win_share']:.1%} ({b['low']:.1%} – {b['high']:.1%})" for name, b in bots)
    times = "<br>".join(f"{1000 * b['seconds_per_decision']:.1f} ms" for _, b in bots)
    return f"| {row.players} | {wins} | {1 / row.players:.1%} | {times} | `{row.command(figures['games'])}` |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("games", nargs="*", choices=[[], *names()], default=[], metavar="GAME")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--players", type=int)
    options = parser.parse_intermixed_args()
    if options.what == "play":
        play(options.folder, options.workers, options.players, options.games)
    else:
        write(options.folder)


if __name__ == "__main__":
    main()
