"""`vicus fit`: the weights of a game's bots by self-play."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from rich.table import Table

import vicus
from vicus.arena.fitting import Effort, Fit, fit
from vicus.arena.selfplay import SelfPlay
from vicus.bots.judgement import judgement, written
from vicus.engine.engines import planner
from vicus.errors import BadOption
from vicus.texts import Texts, texts

from .screen import console, errors, require_writable, waiting_line, write_json
from .speech import chosen_language

FRESH = 100
"""A fresh fit begins with the points alone, one for one."""


@dataclass(frozen=True)
class FitRequest:
    """What is to be fitted, with which games, and where the result goes."""

    game: str
    effort: Effort = field(default_factory=Effort)
    players: tuple[int, ...] = ()
    """Numbers of players; else all that the game has."""
    options: dict[str, str] = field(default_factory=dict)
    box: Path | None = None
    fresh: bool = False
    judgement: Path | None = None
    """Where to begin, if not with the game's own weights."""
    out: Path | None = None
    json_file: Path | None = None
    language: str | None = None


def run(wanted: FitRequest) -> None:
    """Fit, report, write. BadOption for anything that cannot be, before anything is compiled."""
    chosen = vicus.game(wanted.game, box=wanted.box)
    say = texts(chosen_language(wanted.language), wanted.game)
    effort = wanted.effort
    for name, value in (("rounds", effort.rounds), ("steps", effort.steps), ("games", effort.games - 1)):
        if value < 0:
            raise BadOption("fit-bad-number", option=name, value=str(value))
    chosen.check_options(wanted.options)
    for count in wanted.players:
        chosen.check_players(count)
    require_writable(wanted.json_file)
    require_writable(wanted.out)
    effort = replace(effort, seed=chosen.check_seed(effort.seed))
    known = judgement(wanted.game, wanted.judgement)
    weights = (FRESH, *[0] * (len(known.weights) - 1)) if wanted.fresh else known.weights
    with waiting_line(say, say("title")) as waiting:
        planner(wanted.game, chosen.box, waiting=waiting)

    def tell(what: str, share: float) -> None:
        errors.print(say("fit-step", what=say(f"fit-{what}"), share=f"{share:.1%}"))

    found = fit(SelfPlay(chosen, wanted.players, wanted.options), weights, known.prospects, effort, tell)
    if wanted.out is not None:
        fitted = replace(known, weights=tuple(found.weights), prospects=tuple(found.prospects))
        wanted.out.write_text(written(wanted.game, fitted), "utf-8")
        errors.print(say("written-to", file=str(wanted.out)))
    named = {
        "weights": pairs(known.features, found.weights),
        "prospects": pairs(known.features, found.prospects),
        "win_share": found.duels.share,
        "low": found.duels.low,
        "high": found.duels.high,
        "games": found.duels.games,
        "loss": found.loss,
        "loss_before": found.loss_before,
        "loss_even": found.loss_even,
    }
    write_json(wanted.json_file, named, say)
    report(known.features, found, say)


def pairs(features: tuple[str, ...], numbers: list[int]) -> dict[str, list[int]]:
    """Both weights of each feature.

    >>> pairs(("coins", "shops"), [1, 2, 3, 4])
    {'coins': [1, 3], 'shops': [2, 4]}
    """
    return {name: [numbers[i], numbers[len(features) + i]] for i, name in enumerate(features)}


def report(features: tuple[str, ...], found: Fit, say: Texts) -> None:
    """The weights, and how good they are, as a table."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for key in ("fit-now", "fit-to-come", "fit-prospects-now", "fit-prospects-to-come"):
        table.add_column(say(key), justify="right")
    prospects = pairs(features, found.prospects)
    for name, weights in pairs(features, found.weights).items():
        table.add_row(name, *(str(number) for number in (*weights, *prospects[name])))
    console.print(table)
    won = found.duels
    figures = {"share": f"{won.share:.1%}", "low": f"{won.low:.1%}", "high": f"{won.high:.1%}"}
    console.print(say("fit-share", games=won.games, **figures))
    losses = (found.loss, found.loss_before, found.loss_even)
    console.print(say("fit-loss", **dict(zip(("now", "before", "even"), (f"{x:.4f}" for x in losses), strict=True))))
