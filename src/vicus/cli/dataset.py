"""`vicus dataset`: decisions of many games as arrays, for programs that learn."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.markup import escape

import vicus
from vicus.arena.workers import check_workers
from vicus.dataset import load, make
from vicus.dataset.manifest import figures
from vicus.texts import texts

from .arena import INTERRUPTED, bar_for, prepare
from .screen import console, errors, require_writable, write_json
from .speech import chosen_language

MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Order:
    """Who plays what how often, and where and how it is written."""

    game: str
    bots: list[str]
    out: Path
    players: int
    games: int
    seed: int
    shard: int
    files: str
    closer: bool
    options: dict[str, str]
    box: Path | None
    workers: int | None
    ray: str | None
    json_file: Path | None
    language: str | None


def run(wanted: Order) -> None:
    """Play, write, report. BadOption for anything that cannot be, before anything is played."""
    game = vicus.game(wanted.game, box=wanted.box)
    say = texts(chosen_language(wanted.language), wanted.game)
    require_writable(wanted.json_file)
    check_workers(wanted.workers, wanted.ray)
    prepare(game, wanted.bots, say)
    with bar_for(wanted.games, say) as advance:
        try:
            found = make(
                wanted.game,
                wanted.bots,
                wanted.out,
                players=wanted.players,
                games=wanted.games,
                seed=wanted.seed,
                shard=wanted.shard,
                files=wanted.files,
                closer=wanted.closer,
                options=wanted.options,
                box=wanted.box,
                workers=wanted.workers,
                ray=wanted.ray,
                progress=advance,
            )
        except KeyboardInterrupt:
            found = None
    if found is None:
        kept = sum(shard.games for shard in load(wanted.out).manifest.shards)
        errors.print(escape(say("dataset-stopped", done=kept, games=wanted.games)))
        _leave()
        raise typer.Exit(INTERRUPTED)
    told = figures(found)
    size = f"{told['bytes'] / MEGABYTE:.1f}"
    numbers = {name: told[name] for name in ("games", "decisions", "shards")}
    console.print(escape(say("dataset-made", **numbers, size=size)))
    errors.print(escape(say("written-to", file=str(wanted.out))), soft_wrap=True)
    write_json(wanted.json_file, told, say)


def _leave() -> None:
    """At once, if this is a program of its own: Python would wait for threads of a pool whose processes are gone."""
    if sys.__stdout__ is not None and sys.stdout is sys.__stdout__:
        sys.__stdout__.flush()
        sys.stderr.flush()
        os._exit(INTERRUPTED)
