"""The strength table of docs/bots.md: all games, all numbers of players, one arena command for each row. Bots without nets are
those that do not change when levels are set anew; the steps between levels are measured by `bench/ladder.py`.

python -m bench.strength play [--folder FOLDER] [--workers N] [--players N] [--bot KIND] [--most GAMES] [GAME …]
    play what is missing (after a break: go on; with more --most: add); --bot policy: only rows in which one of those plays
python -m bench.strength write [--folder FOLDER]
    put what has been played into docs/bots.md

A row that was not played here stays as it is in the page, unless another net has played it.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import vicus
from vicus.bots.levels import playing
from vicus.registry import names

from .ladder import written as bot_of
from .page_tables import Kept, net_mark, rewrite, still_holds

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
        net = net_mark(self.game, self.bots)
        return folder / f"{self.game}-{self.players}-{'_'.join(self.bots).replace(':', '-')}{net and '-' + net}.{ending}"


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
    for name, players in counts:
        yield Row(name, players, ("policy", "search:strong"), whole(1000, players))
    for name, players in counts:
        yield Row(name, players, (best(name), "search:master"), whole(400, players))
        yield Row(name, players, ("deep:0.05s", "search:0.05s"), whole(400, players))


def best(game: str) -> str:
    """A grandmaster, by what it is."""
    return bot_of(playing("grandmaster", vicus.game(game)))


def whole(games: int, players: int) -> int:
    """At least so many, and every bot equally often on every seat."""
    return -(-games // players) * players


def wanted(players: int | None, kind: str | None, chosen: list[str]) -> Iterator[Row]:
    """The rows of the chosen games, number of players and kind of bot; else all."""
    for row in rows():
        of_kind = kind is None or any(re.fullmatch(rf"{kind}\b.*", bot) for bot in row.bots)
        if of_kind and (not chosen or row.game in chosen) and players in (None, row.players):
            yield row


def play(folder: Path, workers: int | None, most: int | None, chosen: Iterable[Row]) -> None:
    """Play rows as far as `folder` has fewer games of them."""
    folder.mkdir(parents=True, exist_ok=True)
    for row in chosen:
        games = row.games if most is None else min(row.games, whole(most, row.players))
        if played(row.file(folder, "json")) < games:
            command = row.command(games)
            print(command, flush=True)
            files = ["--out", str(row.file(folder, "jsonl")), "--json", str(row.file(folder, "json"))]
            cores = ["--workers", str(workers)] if workers else []
            subprocess.run([sys.executable, "-m", *command.split(), *files, *cores], check=True)


def played(file: Path) -> int:
    """How many games a file of figures is about."""
    return int(json.loads(file.read_text("utf-8"))["games"]) if file.exists() else 0


def write(folder: Path) -> None:
    """Put what has been played into the page; rows that were not played here stay as they are."""
    rewrite((BEGIN, END), "### {}", COMMAND, lambda game, kept: table(game, folder, kept))


def table(game: str, folder: Path, kept: Kept) -> Iterator[str]:
    """The rows of a game, those with few players first."""
    yield "| players | wins a seat (95 % interval), the best first | even | a decision | command |"
    yield "|---|---|---|---|---|"
    for row in sorted((row for row in rows() if row.game == game), key=lambda row: row.players):
        file = row.file(folder, "json")
        if file.exists():
            yield line_of(row, json.loads(file.read_text("utf-8")))
        elif (line := kept.get((game, " ".join(row.bots), str(row.players)))) and still_holds(line, game, row.bots):
            yield line


def line_of(row: Row, figures: dict[str, Any]) -> str:
    """A row with its figures."""
    bots = sorted(figures["bots"].items(), key=lambda bot: -bot[1]["win_share"])
    wins = "<br>".join(f"{name} {b['win_share']:.1%} ({b['low']:.1%} – {b['high']:.1%})" for name, b in bots)
    times = "<br>".join(f"{1000 * b['seconds_per_decision']:.1f} ms" for _, b in bots)
    command = f"`{row.command(figures['games'])}` {net_mark(row.game, row.bots)}".rstrip()
    return f"| {row.players} | {wins} | {1 / row.players:.1%} | {times} | {command} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("games", nargs="*", choices=[[], *names()], default=[], metavar="GAME")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", metavar="KIND")
    parser.add_argument("--most", type=int, metavar="GAMES")
    options = parser.parse_intermixed_args()
    if options.what == "play":
        play(options.folder, options.workers, options.most, wanted(options.players, options.bot, options.games))
    else:
        write(options.folder)


if __name__ == "__main__":
    main()
