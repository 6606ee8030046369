"""`vicus arena`: bots against each other, with error bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import vicus
from vicus.arena import plots
from vicus.arena.contest import Outcome, Plan
from vicus.arena.report import summary
from vicus.arena.result import planned
from vicus.arena.workers import check_workers
from vicus.arena.workers import run as play_all
from vicus.bots.guard import check
from vicus.bots.levels import is_ours, thinks
from vicus.engine.engines import planner, thinker
from vicus.texts import Texts, texts

from .screen import console, errors, require_writable, waiting_line, write_json
from .speech import chosen_language

WIDEST = 200
FAILED = "†"
"""Beside a share that is not the bot's own work alone."""
INTERRUPTED = 130
"""The exit status of what was ended by Ctrl-C."""


@dataclass(frozen=True)
class Contest:
    """Who plays what against whom, how often, where, and where the figures go."""

    game: str
    bots: list[str]
    players: int
    games: int
    seed: int
    options: dict[str, str]
    box: Path | None
    out: Path | None
    records: Path | None
    entropy: str | None
    workers: int | None
    ray: str | None
    plot: Path | None
    json_file: Path | None
    language: str | None


def run(wanted: Contest) -> None:
    """Play, report, write. BadOption for anything that cannot be, before anything is played."""
    game = vicus.game(wanted.game, box=wanted.box)
    say = texts(chosen_language(wanted.language), wanted.game)
    about = (wanted.game, wanted.bots, wanted.players, wanted.games, wanted.seed, wanted.options, wanted.box)
    plan = planned(*about, wanted.entropy, wanted.out)
    check_workers(wanted.workers, wanted.ray)
    require_writable(wanted.json_file)
    if wanted.plot is not None:
        wanted.plot.mkdir(parents=True, exist_ok=True)
    prepare(game, wanted.bots, say)
    figures = summary(plan, play_with_bar(plan, wanted, say))
    report(figures, say)
    if wanted.plot is not None:
        for name, picture in (("wins", plots.win_shares(figures, say)), ("scores", plots.scores(figures, say))):
            (wanted.plot / f"{wanted.game}-{name}.svg").write_text(picture, "utf-8")
        errors.print(say("written-to", file=str(wanted.plot)))
    write_json(wanted.json_file, figures, say)


def prepare(game: vicus.Game, bots: list[str], say: Texts) -> None:
    """A bot that cannot be made is told before anything is played or compiled; then our own get compiled code."""
    for name in bots:
        check(name, game)
    deep = {name for name in bots if thinks(name, game)}
    for compiled, wanted in ((planner, any(is_ours(name) for name in bots if name not in deep)), (thinker, bool(deep))):
        if wanted:
            with waiting_line(say, say("title")) as waiting:
                compiled(game.name, game.box, waiting=waiting)


@contextmanager
def bar_for(games: int, say: Texts) -> Iterator[Callable[[int], None]]:
    """A progress bar, to be told how many games have just been finished."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(say("arena-running"), total=games)
        yield lambda done: bar.advance(task, done)


def play_with_bar(plan: Plan, wanted: Contest, say: Texts) -> list[Outcome]:
    """The outcomes; Ctrl-C ends the command and tells how much is kept."""
    played = 0
    with bar_for(plan.games, say) as advance:

        def progress(done: int) -> None:
            nonlocal played
            played += done
            advance(done)

        try:
            return play_all(plan, wanted.out, wanted.workers, wanted.ray, progress, wanted.records)
        except KeyboardInterrupt:
            pass
    errors.print(say("arena-stopped" if wanted.out else "arena-stopped-lost", done=played, games=plan.games))
    raise typer.Exit(INTERRUPTED)


def report(figures: dict[str, Any], say: Texts) -> None:
    """The figures of a contest as a table, the best rating first."""
    title = say("arena-title", title=say("title"), players=figures["players"], games=figures["games"])
    console.print(f"[bold]{title}[/]")
    rows = sorted(figures["bots"].items(), key=lambda item: -item[1]["rating"])
    keys = ["arena-wins", "arena-rating", "arena-score", "arena-time"]
    searches = any(row["simulations_per_second"] for _, row in rows)
    fails = any(row["faults"] for _, row in rows)
    keys += ["arena-speed"] * searches + ["arena-fault-column"] * fails
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("arena-bot"))
    for key in keys:
        table.add_column(say(key), justify="right")
    for name, row in rows:
        table.add_row(escape(name), *_cells(row, searches, fails))
    show(table)
    if len(rows) > 2:
        console.print(f"[dim]{say('arena-before')}[/]")
        show(_matrix([name for name, _ in rows], figures["head_to_head"], say))
    even = f"{1 / figures['players']:.1%}"
    console.print(f"[dim]{say('simulate-even', share=even)}[/]")
    if figures["games"] % figures["round"]:
        console.print(f"[dim]{say('arena-unbalanced', round=figures['round'])}[/]")
    for name, row in rows:
        if row["faults"]:
            first = say(row["first_fault"]["key"], **row["first_fault"]["params"])
            console.print(f"[red]{FAILED} {escape(say('arena-fault', bot=name, number=row['faults'], first=first))}[/]")


def _matrix(names: list[str], found: dict[str, dict[str, dict[str, float]]], say: Texts) -> Table:
    """How often the bot of a row came before the one of a column."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("arena-bot"))
    for name in names:
        table.add_column(escape(name), justify="right")
    for one in names:
        cells = [f"{found[one][other]['share']:.1%}" if other in found[one] else "–" for other in names]
        table.add_row(escape(one), *cells)
    return table


def show(table: Table) -> None:
    """In one piece: a terminal that is too narrow, or a file, gets long lines rather than figures cut in two."""
    widest = console.measure(table, options=console.options.update(width=WIDEST)).maximum
    Console(width=max(console.width, widest), highlight=False, emoji=False).print(table, crop=False)


def _cells(row: dict[str, Any], searches: bool, fails: bool) -> list[str]:
    low, *_, high = row["quantiles"].values()
    cells = [
        f"{FAILED + ' ' if row['faults'] else ''}{row['win_share']:.1%} ({row['low']:.1%} – {row['high']:.1%})",
        f"{row['rating']:.1f} ± {2 * row['rating_sigma']:.1f}",
        f"{row['mean_score']:.1f} ({low:.0f} – {high:.0f})",
        f"{1000 * row['seconds_per_decision']:.1f} ms",
    ]
    speed = row["simulations_per_second"]
    if searches:
        cells.append(f"{speed:,.0f}" if speed else "")
    if fails:
        cells.append(f"[red]{row['faults']}[/]" if row["faults"] else "0")
    return cells
