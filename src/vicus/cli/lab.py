"""`vicus lab`: what a change of the box or of a rule does to the balance of a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

import vicus
from vicus.arena import box_change, plots
from vicus.arena.balance import compare
from vicus.arena.contest import Plan
from vicus.arena.lab_settings import OTHERS, lab_settings
from vicus.arena.net_games import is_net_alone
from vicus.arena.result import positive
from vicus.arena.series import play_all
from vicus.core.game import declaration
from vicus.engine.box import read
from vicus.engine.engines import thinker
from vicus.errors import BadOption
from vicus.texts import Texts, texts

from .arena import bar_for, prepare, show
from .screen import console, errors, require_writable, waiting_line, write_json
from .speech import chosen_language

Change = tuple[str, Any, Any]
PLAYERS = 4
WORTH_COMPILING = 400
"""Games of a net: fewer are played sooner without compiled code."""


@dataclass(frozen=True)
class Experiment:
    """What is changed, who plays how often, and where the figures go."""

    game: str
    changes: list[str]
    options: dict[str, str]
    box: Path | None
    players: int | None
    games: int
    seed: int
    bot: str | None
    """None: whom the game names."""
    workers: int | None
    plot: Path | None
    insights: Path | None
    json_file: Path | None
    language: str | None


def named_bot(bot: str | None, judgement: Path | None) -> str | None:
    """Who plays, if somebody is named: other weights are the greedy player's, if nobody else's."""
    return bot if judgement is None else f"{bot or OTHERS}/judgement={judgement}"


def run(wanted: Experiment) -> None:
    """Play, compare, report. BadOption or BadBox for anything that cannot be, before anything is played."""
    require_writable(wanted.json_file)
    if wanted.insights is not None:
        from .insights import write

        write(wanted, wanted.insights)
    else:
        _compare(wanted)


def ready(game: vicus.Game, bot: str, games: int, say: Texts) -> None:
    """The bot can be made, and if it plays whole games in compiled code, that is there; few games are not worth compiling."""
    prepare(game, [bot], say)
    if is_net_alone(bot) and games >= WORTH_COMPILING:
        with waiting_line(say, say("title")) as waiting:
            thinker(game.name, game.box, waiting=waiting)


def _compare(wanted: Experiment) -> None:
    game, bot = wanted.game, wanted.bot or lab_settings(wanted.game).bot
    standard = vicus.game(game)
    say = texts(chosen_language(wanted.language), game)
    box = box_of(game, wanted.box, wanted.changes)
    other = standard if box is None else vicus.game(game, box=box)
    usual, options = standard.check_options({}), standard.check_options(wanted.options)
    players, games = standard.check_players(PLAYERS if wanted.players is None else wanted.players), positive(wanted.games)
    seed, workers = standard.check_seed(wanted.seed), wanted.workers
    if games < 2:
        raise BadOption("lab-few")
    if workers is not None and workers < 1:
        raise BadOption("arena-bad-workers", value=str(workers))
    differing = list(box_change.differences(standard.box.data, other.box.data))
    differing += [(name, usual[name], value) for name, value in options.items() if value != usual[name]]
    if not differing:
        raise BadOption("lab-nothing")
    for each in (standard, other):
        ready(each, bot, games, say)
    with bar_for(2 * games, say) as advance:
        plan = Plan(game, (bot,), players, games, seed, usual)
        before = play_all(plan, workers, advance)
        after = play_all(replace(plan, options=options, box=box), workers, advance)
    rows = compare(before, after, standard.lines)
    faults = [fault for one in (*before, *after) for fault in one.faults]
    figures = {
        "game": game,
        "players": players,
        "games": games,
        "seed": seed,
        "bot": bot,
        "changes": [{"key": key, "standard": old, "changed": new} for key, old, new in differing],
        "faults": sum(fault.times for fault in faults),
        "rows": rows,
    }
    report(figures, differing, say)
    if faults:
        first = say(faults[0].key, **faults[0].params)
        console.print(f"[red]{escape(say('arena-fault', bot=bot, number=figures['faults'], first=first))}[/]")
    if wanted.plot is not None:
        wanted.plot.mkdir(parents=True, exist_ok=True)
        (wanted.plot / f"{game}-balance.svg").write_text(
            plots.balance(figures, [named(row, say) for row in rows], say), "utf-8"
        )
        errors.print(say("written-to", file=str(wanted.plot)))
    write_json(wanted.json_file, figures, say)


def box_of(game: str, file: Path | None, changes: list[str]) -> dict[str, Any] | None:
    """The whole box with the changes; None if there are none."""
    if file is None and not changes:
        return None
    known = declaration(game)
    base = known.box.standard(known.folder) if file is None else known.box.changed(known.folder, read(file))
    return box_change.changed(base.data, changes)


def named(row: dict[str, Any], say: Texts) -> str:
    """The words for what a row measures."""
    about = row["about"]
    words = {} if about is None else {"seat": about} if isinstance(about, int) else {"line": about}
    return say(f"lab-{row['what']}", **words)


def report(figures: dict[str, Any], differing: list[Change], say: Texts) -> None:
    """The figures as a table, with what was changed above it."""
    about = {"players": figures["players"], "bot": figures["bot"], "games": figures["games"]}
    console.print(f"[bold]{escape(say('lab-title', title=say('title'), **about))}[/]")
    for key, old, new in differing:
        console.print(escape(f"  {key}: {old} → {new}"))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("lab-what"))
    for key in ("lab-standard", "lab-changed", "lab-difference"):
        table.add_column(say(key), justify="right")
    for row in figures["rows"]:
        table.add_row(named(row, say), *(_estimate(row[which], row["share"]) for which in ("standard", "changed")), _gap(row))
    show(table)
    rows = len(figures["rows"])
    console.print(f"[dim]{say('lab-marked', rows=rows, chance=f'{rows / 20:.0f}')}[/]")


def _estimate(figure: dict[str, float], share: bool) -> str:
    """A share with both ends of its interval: near 0 or 1 that reaches further to one side."""
    if share:
        return f"{_number(figure['value'], share)} ({_number(figure['low'], share)} … {_number(figure['high'], share)})"
    return f"{_number(figure['value'], share)} ± {_number((figure['high'] - figure['low']) / 2, share)}"


def _gap(row: dict[str, Any]) -> str:
    low, high = (_number(row[end], row["share"], "+") for end in ("low", "high"))
    text = f"{_number(row['difference'], row['share'], '+')} ({low} … {high})"
    return f"[bold]{text} *[/]" if row["low"] > 0 or row["high"] < 0 else f"{text}  "


def _number(value: float, share: bool, sign: str = "") -> str:
    return f"{100 * value:{sign}.1f} %" if share else f"{value:{sign}.2f}"
