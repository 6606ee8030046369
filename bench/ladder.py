"""The ladder of levels in docs/bots.md: each level against the one below, and how long each takes for a decision.

python -m bench.ladder play [GAME …] [--folder FOLDER] [--games 400] [--workers N] [--step LEVEL …]
    play what is missing of each step, for two players (after a break: go on; with more --games: add)
python -m bench.ladder time [--folder FOLDER] [--positions 60] [GAME …]
    milliseconds a decision of each level, mean and longest, on positions of games of two
python -m bench.ladder write [--folder FOLDER]
    put what has been played into docs/bots.md

A new net or other [levels] in a game's judgement.toml mean: play, time and write again. What has been played is told apart by
the bots (`deep:400`) and the net, so nothing has to be deleted. A row that was not played here stays as it is in the page.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import vicus
from vicus.bots.fingerprint import fingerprint
from vicus.bots.judgement import judgement
from vicus.bots.ladder import LEVELS, Rung
from vicus.bots.levels import bot, playing
from vicus.engine.engines import planner, thinker
from vicus.registry import names

from .page_tables import Kept, net_mark, rewrite, still_holds

FOLDER = Path(__file__).parent / "out" / "ladder"
BEGIN, END = "<!-- ladder -->", "<!-- end of the ladder -->"
SEED = 1
LOW, HIGH = 0.65, 0.80
"""Each step is to be won so often."""
FORMER = ("strong", "master")
"""Compared with what they were before there were nets, too."""
COMMAND = re.compile(r"`vicus arena (\w+) (\S+) (\S+) --players 2")


@dataclass(frozen=True)
class Step:
    """A level against somebody it is measured by."""

    game: str
    level: str
    other: str

    def bots(self) -> tuple[str, str]:
        """By what they are and not by the names of levels, which are set anew: the command repeats the same games then, too."""
        return name(self.game, self.level), name(self.game, self.other)

    def command(self, games: int) -> str:
        return f"vicus arena {self.game} {' '.join(self.bots())} --players 2 --games {games} --seed {SEED} --entropy seed"

    def figures(self, folder: Path) -> Path:
        """What came of it."""
        who = "_".join(self.bots()).replace(":", "-")
        net = net_mark(self.game, self.bots())
        return folder / f"{self.game}-{who}{net and '-' + net}.json"

    def games(self, folder: Path) -> Path:
        """All games, to go on: of these very bots, whose code may have changed since."""
        made = "".join(fingerprint(bot, self.game) or "" for bot in self.bots())
        digest = hashlib.blake2b(made.encode(), digest_size=3).hexdigest()
        return self.figures(folder).with_suffix(f".{digest}.jsonl")


def name(game: str, level: str) -> str:
    """The bot behind a level, as `vicus arena` takes it; other bots stay what they are."""
    return written(playing(level, vicus.game(game))) if level in LEVELS else level


def written(rung: Rung) -> str:
    """A rung as a bot's name."""
    return rung.kind if rung.kind in ("greedy", "policy") and not rung.number else f"{rung.kind}:{rung.number}"


def steps(game: str) -> Iterator[Step]:
    """Level by level, and what has become of those that people know."""
    for lower, upper in pairwise(LEVELS):
        yield Step(game, upper, lower)
    yield from (Step(game, level, f"search:{level}") for level in FORMER if not is_former(game, level))
    if not is_former(game, "master"):
        yield Step(game, "grandmaster", "search:master")


def is_former(game: str, level: str) -> bool:
    """Whether a level is what it was."""
    return playing(level, vicus.game(game)) == Rung("search", judgement(game).plain[level])


def play(folder: Path, games: int, workers: int | None, wanted: list[str], chosen: list[str]) -> None:
    """Play the steps of the chosen games (else all) as far as `folder` has fewer games of them."""
    folder.mkdir(parents=True, exist_ok=True)
    for step in [step for game in chosen or names() for step in steps(game)]:
        if wanted and step.level not in wanted:
            continue
        file = step.figures(folder)
        if file.exists() and json.loads(file.read_text("utf-8"))["games"] >= games:
            continue
        command = step.command(games)
        print(f"{step.level} – {step.other}: {command}", flush=True)
        files = ["--out", str(step.games(folder)), "--json", str(file)]
        cores = ["--workers", str(workers)] if workers else []
        subprocess.run([sys.executable, "-m", *command.split(), *files, *cores], check=True, stdout=subprocess.DEVNULL)
        print("   ", shares(json.loads(file.read_text("utf-8")), step), flush=True)


def shares(figures: dict[str, Any], step: Step) -> str:
    """How often the level has won, with the interval of 95 %."""
    won = figures["bots"][step.bots()[0]]
    return f"{won['win_share']:.1%} ({won['low']:.1%} – {won['high']:.1%})"


def measure(folder: Path, positions: int, chosen: list[str]) -> None:
    """Milliseconds a decision of each level, by this process' own processor time; positions are those of a greedy game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name_of_game in chosen or names():
        game = vicus.game(name_of_game)
        planner(game.name, game.box)
        if any(playing(level, game).kind == "deep" for level in LEVELS):
            thinker(game.name, game.box)
        asked = list(questions(game, positions))
        found: dict[str, dict[str, float]] = {}
        for level in LEVELS:
            player = bot(level, game, SEED)
            player.choose(*asked[0])  # its memory is there, its net loaded
            times = []
            for view, legal in asked:
                begun = time.process_time()
                player.choose(view, legal)
                times.append(1000 * (time.process_time() - begun))
            found[level] = {"mean": sum(times) / len(times), "longest": max(times), "positions": len(times)}
            print(
                f"{name_of_game} {level}: {found[level]['mean']:.1f} ms, longest {found[level]['longest']:.1f} ms", flush=True
            )
        (folder / f"{name_of_game}-times.json").write_text(json.dumps(found), "utf-8")


def questions(game: Any, number: int) -> Iterator[tuple[Any, Any]]:
    """Decisions with a choice, spread over games of two."""
    mover, seed = bot("greedy", game, SEED), SEED
    while number > 0:
        match = game.new(players=2, seed=seed)
        seed += 1
        while not match.over and number > 0:
            view, legal = match.view(match.seat), match.legal()
            if len(match.actions) % 3 == 0:
                number -= 1
                yield view, legal
            match.play(mover.choose(view, legal))


def write(folder: Path) -> None:
    """Put what has been played into the page; rows that were not played here stay as they are."""
    rewrite((BEGIN, END), "**{}**", COMMAND, lambda game, kept: table(game, folder, kept))


def table(game: str, folder: Path, kept: Kept) -> Iterator[str]:
    """The levels of a game from the weakest, each with what it wins and how long it takes."""
    times = folder / f"{game}-times.json"
    took = json.loads(times.read_text("utf-8")) if times.exists() else {}
    yield "| level | is | against | wins (95 % interval) | games | a decision, mean (longest) | command |"
    yield "|---|---|---|---|---|---|---|"
    at = took.get(LEVELS[0])
    first = f"{at['mean']:.1f} ms ({at['longest']:.0f})" if at else "–"
    yield f"| {LEVELS[0]} | `{name(game, LEVELS[0])}` | | | | {first} | |"
    for step in steps(game):
        file, bots = step.figures(folder), step.bots()
        if file.exists():
            figures = json.loads(file.read_text("utf-8"))
            at = took.get(step.level)
            taking = f"{at['mean']:.1f} ms ({at['longest']:.0f})" if at else "–"
            share = figures["bots"][bots[0]]["win_share"]
            note = "" if step.other not in LEVELS or LOW <= share <= HIGH else " ¹"
            other = f"{step.other} `{bots[1]}`" if step.other in LEVELS else f"`{step.other}`"
            command = f"`{step.command(figures['games'])}` {net_mark(game, bots)}".rstrip()
            yield (
                f"| {step.level} | `{bots[0]}` | {other} | {shares(figures, step)}{note} | {figures['games']} | {taking} "
                f"| {command} |"
            )
        elif (line := kept.get((game, *bots))) and still_holds(line, game, bots):
            yield line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "time", "write"))
    parser.add_argument("game", nargs="*", choices=[[], *names()], default=[], metavar="GAME")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--step", nargs="*", choices=LEVELS, default=[])
    options = parser.parse_intermixed_args()
    if options.what == "play":
        play(options.folder, options.games, options.workers, options.step, options.game)
    elif options.what == "time":
        measure(options.folder, options.positions, options.game)
    else:
        write(options.folder)


if __name__ == "__main__":
    main()
