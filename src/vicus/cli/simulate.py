"""`vicus simulate`: random games in bulk."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import vicus
from vicus.core.statistics import wilson
from vicus.engine.warming import fastest, is_warm
from vicus.texts import Texts, texts

from .screen import console, errors, require_writable, waiting_line, write_json
from .speech import chosen_language

FEW = 1000
"""So few games are played interpreted sooner than the native engine is compiled."""


@dataclass(frozen=True)
class Series:
    """Games to be simulated."""

    game: str
    players: int
    games: int
    seed: int
    engine: str
    threads: int | None
    box: Path | None
    options: dict[str, str]
    json_file: Path | None
    language: str | None


def run(wanted: Series) -> None:
    chosen = vicus.game(wanted.game, box=wanted.box)
    say = texts(chosen_language(wanted.language), wanted.game)
    require_writable(wanted.json_file)
    engine = wanted.engine
    if engine == "auto":
        engine = fastest(wanted.game, chosen.box)
        if wanted.games <= FEW and engine == "native" and not is_warm(wanted.game, chosen.box):
            errors.print(f"[dim]{say('simulate-falls-back')}[/]")
            engine = "interpreted"
    result = _simulate(chosen, replace(wanted, engine=engine), say)
    _report(result, say)
    write_json(wanted.json_file, figures(chosen, result), say)


def _simulate(game: vicus.Game, wanted: Series, say: Texts) -> vicus.Simulation:
    about: dict[str, Any] = {"players": wanted.players, "seed": wanted.seed, "engine": wanted.engine, **wanted.options}
    with waiting_line(say, say("title")) as waiting:
        game.simulate(0, waiting=waiting, **about)  # compiles, if it must, before the bar
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(say("simulate-running"), total=wanted.games)
        progress = partial(bar.advance, task)
        return game.simulate(wanted.games, threads=wanted.threads, progress=progress, **about)


def figures(game: vicus.Game, result: vicus.Simulation) -> dict[str, Any]:
    """The results as plain data."""
    return {
        "game": game.name,
        "rules": game.meta.rules_version,
        "box": "standard" if game.box.standard else game.box.digest,
        "players": result.players,
        "games": result.games,
        "seed": result.seed,
        "engine": result.engine,
        "moves": result.moves,
        "forced": result.forced,
        "seconds": result.seconds,
        "checksum": result.checksum,
        "seats": [_seat(result, seat) for seat in range(result.players)] if result.games else [],
    }


def _seat(result: vicus.Simulation, seat: int) -> dict[str, float]:
    wins = float(result.wins[:, seat].sum())
    low, high = wilson(wins, result.games)
    scores = result.scores[:, seat]
    share = wins / result.games
    return {"mean": float(scores.mean()), "spread": float(scores.std()), "win_share": share, "low": low, "high": high}


def _report(result: vicus.Simulation, say: Texts) -> None:
    title = say("simulate-title", title=say("title"), players=result.players, games=result.games)
    console.print(f"[bold]{title}[/]")
    if not result.games:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("simulate-seat"))
    for key in ("simulate-mean", "simulate-spread", "simulate-wins"):
        table.add_column(say(key), justify="right")
    for number in range(result.players):
        seat = _seat(result, number)
        wins = f"{seat['win_share']:.1%} ({seat['low']:.1%} – {seat['high']:.1%})"
        table.add_row(say.player(number), f"{seat['mean']:.1f}", f"{seat['spread']:.1f}", wins)
    console.print(table)
    console.print(f"[dim]{say('simulate-even', share=f'{1 / result.players:.1%}')}[/]")
    forced = f"{result.forced / result.games:.1f}"
    low, high = int(result.lengths.min()), int(result.lengths.max())
    console.print(say("simulate-length", mean=f"{result.lengths.mean():.1f}", low=low, high=high, forced=forced))
    speed = f"{result.moves / result.seconds:,.0f}"
    about = {"moves": f"{result.moves:,}", "seconds": f"{result.seconds:.2f}", "engine": result.engine}
    console.print(say("simulate-speed", speed=speed, checksum=result.checksum, **about))
