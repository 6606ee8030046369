"""`vicus play`, `replay`: games in the terminal; their work is in the modules of their names."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import BoxFile, Language, Options, Players, Seed, SomeGame

Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", help="A bot by name: search:500, module:Class, cmd:COMMAND …; can be repeated.", metavar="NAME"),
]


def play(
    game: SomeGame,
    players: Players = 3,
    bots: Annotated[
        int | None, typer.Option("--bots", "-b", help="How many of the players are bots; else all but you.")
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            help="How well bots play: beginner (misjudges often), casual (plays sensibly, slips now and then; the default), "
            "strong (plans ahead), master (plans far ahead, thinks longer)."
        ),
    ] = None,
    bot: Bots = None,
    seed: Seed = None,
    box: BoxFile = None,
    option: Options = None,
    confirm: Annotated[bool, typer.Option(help="Ask before a turn ends, so that its last step can be undone.")] = True,
    record: Annotated[Path | None, typer.Option("--from", help="Go on with a saved game.", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left last.")] = False,
    language: Language = None,
) -> None:
    """Play in the terminal, alone against bots or several people in turn."""
    from .play import Sitting, run
    from .speech import read_options

    run(
        Sitting(
            game=game,
            players=players,
            bots=bots,
            level=level,
            named=bot or [],
            seed=seed,
            box=box,
            options=read_options(option),
            confirm=confirm,
            record=record,
            resume=resume,
            language=language,
        )
    )


def replay(
    record: Annotated[str, typer.Argument(help="A record, as `save` in a game writes it, or a link.", metavar="FILE|LINK")],
    step: Annotated[bool, typer.Option("--step", help="Go through it decision by decision.")] = False,
    at: Annotated[int | None, typer.Option("--at", help="Show the table after this many decisions.")] = None,
    language: Language = None,
) -> None:
    """Replay a recorded game in words."""
    from .replay import run

    run(record, step, at, language)
