"""`vicus lab --insights`: a page about a game, with figures and pictures, out of thousands of games of one bot."""

from __future__ import annotations

import shlex
from pathlib import Path

import vicus
from vicus.arena.insight_page import page
from vicus.arena.insights import RIVAL, Extent, Inquiry, insights
from vicus.arena.lab_settings import lab_settings
from vicus.arena.result import positive
from vicus.errors import BadOption
from vicus.texts import texts

from .arena import bar_for, prepare
from .lab import Experiment, box_of, ready
from .screen import errors, write_json
from .speech import chosen_language

EVENTS, OPTIONS, CONTEST = 10, 5, 200
"""Events are looked at in one game of so many, options tried on one deal of so many, and so many duels are played."""


def write(wanted: Experiment, folder: Path) -> None:
    """Play, count, and write the page and its pictures. BadOption or BadBox before anything is played."""
    settings = lab_settings(wanted.game)
    bot, box = wanted.bot or settings.insights, box_of(wanted.game, wanted.box, wanted.changes)
    game = vicus.game(wanted.game, box=box)
    games, seed = positive(wanted.games), game.check_seed(wanted.seed)
    options = game.check_options(wanted.options)
    for option, value in (("--players", wanted.players), ("--plot", wanted.plot)):
        if value is not None:
            raise BadOption("lab-insights-option", option=option)
    if games < 2:
        raise BadOption("lab-few")
    if wanted.workers is not None and wanted.workers < 1:
        raise BadOption("arena-bad-workers", value=str(wanted.workers))
    say = texts(chosen_language(wanted.language), wanted.game)
    extent = Extent(games, max(games // EVENTS, 2), games // OPTIONS, min(CONTEST, games // OPTIONS // 2 * 2))
    ready(game, bot, games, say)
    if extent.contest and bot != RIVAL:
        prepare(game, [RIVAL], say)
    asked = Inquiry(wanted.game, bot, seed, extent, settings, wanted.workers, options, box)
    with bar_for(extent.total(game), say) as advance:
        figures = insights(asked, advance)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in page(figures, game, texts("en", wanted.game), command(wanted, folder)).items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    errors.print(say("written-to", file=str(folder)))
    write_json(wanted.json_file, figures, say)


def command(wanted: Experiment, folder: Path) -> str:
    """What makes the same page again."""
    parts = ["vicus", "lab", wanted.game, "--insights", str(folder), "--games", str(wanted.games), "--seed", str(wanted.seed)]
    parts += ["--bot", wanted.bot] if wanted.bot else []
    parts += ["--box", str(wanted.box)] if wanted.box else []
    for change in wanted.changes:
        parts += ["--set", change]
    for name, value in wanted.options.items():
        parts += ["--option", f"{name}={value}"]
    return shlex.join(parts)
