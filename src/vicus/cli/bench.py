"""`vicus bench`: how fast the engines are here."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.table import Table

import vicus
from vicus.texts import Texts, texts

from .screen import console, require_writable, waiting_line, write_json
from .speech import chosen_language


def run(game: str, players: int, seconds: float, json_file: Path | None, language: str | None) -> None:
    chosen = vicus.game(game)
    say = texts(chosen_language(language), game)
    require_writable(json_file)
    rows = measure(chosen, players, seconds, say)
    table = Table(title=say("bench-title", title=say("title"), players=players), box=None, title_justify="left")
    table.add_column(say("bench-engine"))
    for key in ("bench-speed", "bench-games", "bench-forced"):
        table.add_column(say(key), justify="right")
    for row in rows:
        label = f"{row['engine']}, {say('bench-cores', cores=row['cores'])}"
        table.add_row(label, *(f"{row[k]:,.0f}" for k in ("moves_per_second", "games_per_second", "forced_per_second")))
    console.print(table)
    write_json(json_file, {"game": game, "players": players, "rows": rows}, say)


def measure(game: vicus.Game, players: int, seconds: float, say: Texts) -> list[dict[str, Any]]:
    """Every engine that runs here, on one core and on all."""
    with waiting_line(say, say("title")) as waiting:
        game.simulate(0, players=players, engine="native", waiting=waiting)
    rows = [speed(game, players, "interpreted", 1, seconds)]
    rows += [speed(game, players, "native", cores, seconds) for cores in sorted({1, os.cpu_count() or 1})]
    for engine in ("wasm", "cuda"):
        with suppress(vicus.EngineUnavailable):
            rows.append(speed(game, players, engine, 1, seconds))
    return rows


def speed(game: vicus.Game, players: int, engine: str, cores: int, seconds: float) -> dict[str, Any]:
    """Random games for about so many seconds; the first, short run finds out how many that are."""
    trial = game.simulate(200, players=players, engine=engine, threads=cores)
    games = max(200, int(200 * seconds / max(trial.seconds, 1e-6)))
    result = game.simulate(games, players=players, seed=2, engine=engine, threads=cores)
    return {
        "engine": engine,
        "cores": cores,
        "games": games,
        "moves_per_second": result.moves / result.seconds,
        "games_per_second": games / result.seconds,
        "forced_per_second": result.forced / result.seconds,
    }
