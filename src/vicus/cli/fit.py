"""`vicus fit`: the weights of a game's bots by self-play."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

import vicus
from vicus.arena.fitting import Fit, fit
from vicus.arena.selfplay import SelfPlay
from vicus.bots.judgement import judgement, written
from vicus.engine.engines import planner
from vicus.errors import BadOption
from vicus.texts import Texts, texts

from .screen import console, errors, waiting_line, write_json
from .speech import chosen_language

FRESH = 100
"""A fresh fit begins with the points alone, one for one."""


def run(
    game: str,
    rounds: int,
    steps: int,
    games: int,
    seed: int,
    fresh: bool,
    out: Path | None,
    json_file: Path | None,
    language: str | None,
) -> None:
    chosen = vicus.game(game)
    say = texts(chosen_language(language), game)
    for name, value in (("rounds", rounds), ("steps", steps), ("games", games - 1)):
        if value < 0:
            raise BadOption("fit-bad-number", option=name, value=str(value))
    known = judgement(game)
    weights = [FRESH, *[0] * (len(known.weights) - 1)] if fresh else list(known.weights)
    with waiting_line(say, say("title")) as waiting:
        planner(game, chosen.box, waiting=waiting)

    def tell(what: str, share: float) -> None:
        errors.print(say("fit-step", what=say(f"fit-{what}"), share=f"{share:.1%}"))

    found = fit(SelfPlay(chosen), weights, list(known.prospects), rounds, steps, games, chosen.check_seed(seed), tell)
    if out is not None:
        out.write_text(written(game, found.weights, found.prospects), "utf-8")
        errors.print(say("written-to", file=str(out)))
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
    write_json(json_file, named, say)
    report(known.features, found, say)


def pairs(features: tuple[str, ...], numbers: list[int]) -> dict[str, list[int]]:
    return {name: [numbers[i], numbers[len(features) + i]] for i, name in enumerate(features)}


def report(features: tuple[str, ...], found: Fit, say: Texts) -> None:
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
