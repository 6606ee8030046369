"""`vicus play`, `replay`, `analyse`, `puzzles`: games in the terminal; their work is in the modules of their names."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import BoxFile, Game, Json, Language, Options, Players, Seed, SomeGame

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
            help="How well bots play: beginner (looks no further than the next step), casual (plays sensibly, slips now and "
            "then; the default), strong (plays well), master (plays very well, seldom slips), grandmaster (the best there is)."
        ),
    ] = None,
    bot: Bots = None,
    seed: Seed = None,
    box: BoxFile = None,
    option: Options = None,
    confirm: Annotated[bool, typer.Option(help="Ask before a turn ends, so that its last step can be undone.")] = True,
    coach: Annotated[bool, typer.Option(help="Warn before a clear mistake, where all others are bots.")] = False,
    warm: Annotated[bool, typer.Option(help="Compile the bots that plan ahead in the background.")] = True,
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
            coach=coach,
            warm=warm,
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


def annotate(
    file: Annotated[Path, typer.Argument(help="A text of notes, or a record to begin from.", metavar="FILE")],
    out: Annotated[
        Path | None, typer.Option(help="Where the record, or the text, is written; else it is only checked.", metavar="FILE")
    ] = None,
    language: Language = None,
) -> None:
    """Check a text of notes to a game against its rules and write it as a record; a record becomes such a text."""
    from .annotate import run

    run(file, out, language)


def puzzles(
    game: Game,
    records: Annotated[
        list[Path] | None,
        typer.Option(
            "--from", help="Make puzzles out of these records, or those of a folder; can be repeated.", metavar="PATH"
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="Make puzzles out of so many games of bots.")] = 0,
    bot: Annotated[str, typer.Option("--bot", help="Who plays these games.", metavar="NAME")] = "strong",
    out: Annotated[
        Path | None, typer.Option(help="Where new puzzles are added; else GAME-puzzles.json.", metavar="FILE")
    ] = None,
    count: Annotated[int | None, typer.Option(help="Stop after so many.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="With so many players alone.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed makes the same puzzles.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Search all puzzles anew, with other seeds.")] = False,
    simulations: Annotated[int | None, typer.Option(help="Of --check; else three times ten times search:master's.")] = None,
    number: Annotated[int | None, typer.Option("--number", "-n", help="Which puzzle to solve; else today's.")] = None,
    file: Annotated[Path | None, typer.Option("--file", help="Other puzzles than the game's own.", metavar="FILE")] = None,
    language: Language = None,
) -> None:
    """Find the move: solve a puzzle, or make new ones out of strong games."""
    from .puzzles import PuzzleRequest, run

    run(
        PuzzleRequest(
            game=game,
            records=records or [],
            games=games,
            bot=bot,
            out=out,
            count=count,
            players=players,
            seed=seed,
            check=check,
            simulations=simulations,
            number=number,
            file=file,
            language=language,
        )
    )


def analyse(
    record: Annotated[str, typer.Argument(help="A record, as `save` in a game writes it, or a link.", metavar="FILE|LINK")],
    depth: Annotated[str, typer.Option(help="How deep to look: quick (a master's depth), thorough or deep.")] = "quick",
    json_file: Json = None,
    language: Language = None,
) -> None:
    """Look back at a recorded game: chances, luck and skill, and the moments that decided it."""
    from .analyse import run

    run(record, depth, json_file, language)
