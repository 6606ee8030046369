"""Arguments and options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def _first_game() -> str:
    from vicus.core.game import playable

    return playable()[0]


Game = Annotated[str, typer.Argument(help="The game by its name; `vicus rules` lists all.")]
SomeGame = Annotated[str, typer.Argument(help="The game; else the first one.", default_factory=_first_game, show_default=False)]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of players.")]
Seed = Annotated[int | None, typer.Option(help="Makes a game repeatable.")]
BoxFile = Annotated[Path | None, typer.Option("--box", help="A box file with your own components or values.", metavar="FILE")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A rule option of the game; can be repeated.", metavar="NAME=VALUE"),
]
Json = Annotated[Path | None, typer.Option("--json", help="Write the figures to a file as well.", metavar="FILE")]
Language = Annotated[str | None, typer.Option("--lang", help="en, de or ru; else the language of the terminal.")]
