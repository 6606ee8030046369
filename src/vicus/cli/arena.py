"""`vicus arena`: bots against each other, with error bars."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import vicus
from vicus.arena import plots
from vicus.arena.contest import Plan
from vicus.arena.contest import run as play_all
from vicus.arena.report import summary
from vicus.bots.levels import bot as check_bot
from vicus.engine.box import read
from vicus.engine.engines import planner
from vicus.errors import BadOption
from vicus.texts import Texts, texts

from .screen import console, errors, waiting_line, write_json
from .speech import chosen_language


def run(
    game: str,
    bots: list[str],
    players: int,
    games: int,
    seed: int,
    options: dict[str, str],
    box: Path | None,
    out: Path | None,
    workers: int | None,
    ray: str | None,
    plot: Path | None,
    json_file: Path | None,
    language: str | None,
) -> None:
    say = texts(chosen_language(language), game)
    chosen = vicus.game(game, box=box)
    if len(bots) < 2:
        raise BadOption("arena-two-bots")
    plan = Plan(
        game,
        tuple(bots),
        chosen.check_players(players),
        _positive(games),
        chosen.check_seed(seed),
        chosen.check_options(options),
        read(box) if box else None,
    )
    with waiting_line(say, say("title")) as waiting:
        planner(game, chosen.box, waiting=waiting)
    for name in bots:
        check_bot(name, chosen, 1)  # an unknown one is told before anything is played
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(say("arena-running"), total=plan.games)
        outcomes = play_all(plan, out, workers, ray, lambda done: bar.advance(task, done))
    figures = summary(plan, outcomes)
    report(figures, say)
    if plot is not None:
        plot.mkdir(parents=True, exist_ok=True)
        for name, picture in (("wins", plots.win_shares(figures)), ("scores", plots.scores(figures))):
            (plot / f"{game}-{name}.svg").write_text(picture, "utf-8")
        errors.print(say("written-to", file=str(plot)))
    write_json(json_file, figures, say)


def _positive(games: int) -> int:
    if games < 1:
        raise BadOption("bad-games", value=str(games))
    return games


def report(figures: dict[str, Any], say: Texts) -> None:
    title = say("arena-title", title=say("title"), players=figures["players"], games=figures["games"])
    console.print(f"[bold]{title}[/]")
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("arena-bot"))
    for key in ("arena-wins", "arena-rating", "arena-score", "arena-time"):
        table.add_column(say(key), justify="right")
    for name, row in sorted(figures["bots"].items(), key=lambda item: -item[1]["rating"]):
        wins = f"{row['win_share']:.1%} ({row['low']:.1%} – {row['high']:.1%})"
        rating = f"{row['rating']:.1f} ± {2 * row['rating_sigma']:.1f}"
        table.add_row(name, wins, rating, f"{row['mean_score']:.1f}", f"{1000 * row['seconds_per_decision']:.1f} ms")
    console.print(table)
    even = f"{1 / figures['players']:.1%}"
    console.print(f"[dim]{say('simulate-even', share=even)}[/]")
    if figures["faults"]:
        console.print(f"[red]{say('arena-faults', number=len(figures['faults']), first=figures['faults'][0])}[/]")
