"""`vicus simulate`, `lab`, `arena`, `dataset`, `fit`, `train`: games in bulk; their work is in the modules of their names."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import BoxFile, Game, Json, Language, Options, Players

JudgementFile = Annotated[
    Path | None,
    typer.Option("--judgement", help="Other weights than the game's own, as `vicus fit --out` writes them.", metavar="FILE"),
]


def simulate(
    game: Game,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games on every engine.")] = 1,
    engine: Annotated[str, typer.Option(help="interpreted, native, wasm, cuda, or auto.")] = "auto",
    threads: Annotated[int | None, typer.Option(help="Threads of the native or wasm engine; else one for each core.")] = None,
    box: BoxFile = None,
    option: Options = None,
    json_file: Json = None,
    language: Language = None,
) -> None:
    """Play random games in bulk: scores, length, seat advantage."""
    from .simulate import Series, run
    from .speech import read_options

    run(
        Series(
            game=game,
            players=players,
            games=games,
            seed=seed,
            engine=engine,
            threads=threads,
            box=box,
            options=read_options(option),
            json_file=json_file,
            language=language,
        )
    )


def lab(
    game: Game,
    change: Annotated[
        list[str] | None,
        typer.Option("--set", help="A value of the box, e.g. scoring.flour=3; can be repeated.", metavar="KEY=VALUE"),
    ] = None,
    option: Options = None,
    box: BoxFile = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of players; else 4.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many deals, each played both ways.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    bot: Annotated[
        str | None,
        typer.Option("--bot", help="Who plays on all seats; else whom the game names: its net.", metavar="NAME"),
    ] = None,
    judgement: JudgementFile = None,
    workers: Annotated[int | None, typer.Option(help="Processes or threads; else one for each core.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a picture (SVG) to this folder.", metavar="FOLDER")] = None,
    insights: Annotated[
        Path | None,
        typer.Option(
            help="Compare nothing, but write a page about the game to this folder: seats, openings, choices, options.",
            metavar="FOLDER",
        ),
    ] = None,
    json_file: Json = None,
    language: Language = None,
) -> None:
    """Change the box or a rule option and see what becomes of the balance: seats, sources of points, length, scores."""
    from .lab import Experiment, named_bot, run
    from .speech import read_options

    run(
        Experiment(
            game=game,
            changes=change or [],
            options=read_options(option),
            box=box,
            players=players,
            games=games,
            seed=seed,
            bot=named_bot(bot, judgement),
            workers=workers,
            plot=plot,
            insights=insights,
            json_file=json_file,
            language=language,
        )
    )


def arena(
    game: Game,
    bots: Annotated[
        list[str] | None, typer.Argument(help="Bots by name: greedy, search:500, strong, module:Class, cmd:COMMAND …")
    ] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", help="One more bot; can be repeated.", metavar="NAME")] = None,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    option: Options = None,
    box: BoxFile = None,
    out: Annotated[
        Path | None, typer.Option(help="Write every game here; a contest that broke off goes on.", metavar="FILE")
    ] = None,
    records: Annotated[Path | None, typer.Option(help="Keep every game as a record in this folder.", metavar="FOLDER")] = None,
    entropy: Annotated[
        str | None, typer.Option(help="What bots draw from: digits of a contest, or “seed”; else new.", metavar="HEX")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; else one for each core.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster (local for one here).", metavar="ADDRESS")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write pictures (SVG) to this folder.", metavar="FOLDER")] = None,
    json_file: Json = None,
    language: Language = None,
) -> None:
    """Bots against each other: seats balanced, deals paired, shares of wins with intervals, ratings."""
    from .arena import Contest, run
    from .speech import read_options

    run(
        Contest(
            game=game,
            bots=[*(bots or ()), *(bot or ())],
            players=players,
            games=games,
            seed=seed,
            options=read_options(option),
            box=box,
            out=out,
            records=records,
            entropy=entropy,
            workers=workers,
            ray=ray,
            plot=plot,
            json_file=json_file,
            language=language,
        )
    )


def dataset(
    game: Game,
    out: Annotated[Path, typer.Option(help="Write here; what was broken off goes on.", metavar="FOLDER")],
    bot: Annotated[
        list[str], typer.Option("--bot", help="Who plays; can be repeated. One alone has all seats.", metavar="NAME")
    ],
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same bytes.")] = 1,
    shard: Annotated[int, typer.Option(help="How many games go into a file.")] = 100,
    files: Annotated[str, typer.Option("--format", help="npz, or parquet (with pyarrow).")] = "npz",
    closer: Annotated[bool, typer.Option("--closer", help="Observations of a closer look, as nets have it.")] = False,
    option: Options = None,
    box: BoxFile = None,
    workers: Annotated[int | None, typer.Option(help="Processes; else one for each core.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster (local for one here).", metavar="ADDRESS")] = None,
    json_file: Json = None,
    language: Language = None,
) -> None:
    """Write decisions of bots' games as arrays: what was seen, could be done, was done, and how it ended."""
    from .dataset import Order, run
    from .speech import read_options

    run(
        Order(
            game=game,
            bots=bot,
            out=out,
            players=players,
            games=games,
            seed=seed,
            shard=shard,
            files=files,
            closer=closer,
            options=read_options(option),
            box=box,
            workers=workers,
            ray=ray,
            json_file=json_file,
            language=language,
        )
    )


def fit(
    game: Game,
    rounds: Annotated[int, typer.Option(help="Regressions on self-play, one after the other.")] = 2,
    steps: Annotated[int, typer.Option(help="Mutations to try.")] = 60,
    games: Annotated[int, typer.Option("--games", "-n", help="Games for each regression and each trial.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-p", help="With so many players alone; can be repeated. Else with every number."),
    ] = None,
    option: Options = None,
    box: BoxFile = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Begin with the points alone, not with today's weights.")] = False,
    judgement: JudgementFile = None,
    out: Annotated[Path | None, typer.Option(help="Write the judgement here (TOML).", metavar="FILE")] = None,
    json_file: Json = None,
    language: Language = None,
) -> None:
    """Fit what the bots judge positions by: greedy players against each other, weights that win are kept."""
    from vicus.arena.fitting import Effort

    from .fit import FitRequest, run
    from .speech import read_options

    run(
        FitRequest(
            game=game,
            effort=Effort(rounds, steps, games, seed),
            players=tuple(players or ()),
            options=read_options(option),
            box=box,
            fresh=fresh,
            judgement=judgement,
            out=out,
            json_file=json_file,
            language=language,
        )
    )


def train(
    game: Game,
    out: Annotated[Path | None, typer.Option(help="The net goes here; what was broken off goes on.", metavar="FOLDER")] = None,
    minutes: Annotated[float, typer.Option(help="How long it learns, in all; looks at the strength come on top.")] = 10.0,
    iterations: Annotated[int | None, typer.Option(help="So many instead of minutes: repeatable.")] = None,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-p", help="With so many players alone; can be repeated. Else with every number."),
    ] = None,
    start: Annotated[
        Path | None, typer.Option(help="Go on with a net that has learned before, instead of nothing.", metavar="NET")
    ] = None,
    device: Annotated[str, typer.Option(help="auto, cuda or cpu.")] = "auto",
    every: Annotated[float, typer.Option(help="Seconds between two looks at the strength.")] = 60.0,
    evaluation_games: Annotated[
        int | None, typer.Option(help="Games of each look, for each number of players; else 1024, on a processor 32.")
    ] = None,
    change: Annotated[
        list[str] | None,
        typer.Option("--set", help="Another setting, e.g. hidden=512; can be repeated.", metavar="NAME=VALUE"),
    ] = None,
    prepare: Annotated[
        Path | None,
        typer.Option(help="Learn nothing here, but write what another machine needs for it.", metavar="FOLDER"),
    ] = None,
    language: Language = None,
) -> None:
    """Learn a game by self-play, from nothing but its rules; needs PyTorch, and is meant for a GPU."""
    from .speech import read_options
    from .train import TrainRequest, run

    run(
        TrainRequest(
            game=game,
            out=out,
            prepare=prepare,
            minutes=minutes,
            iterations=iterations,
            players=tuple(players or ()),
            device=device,
            start=start,
            every=every,
            evaluation_games=evaluation_games,
            settings=read_options(change),
            language=language,
        )
    )
