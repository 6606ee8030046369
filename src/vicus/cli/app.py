"""`vicus`: every command in one place; each one's work is in the module of its name."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from vicus.errors import VicusError
from vicus.texts import LANGUAGES

from .db_commands import db

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="An open digital table for building games. Start with: vicus play",
)


app.add_typer(db, name="db")


def _version(wanted: bool) -> None:
    if wanted:
        import vicus

        typer.echo(vicus.__version__)
        raise typer.Exit


@app.callback()
def vicus_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="The version, and no more.")
    ] = False,
) -> None:
    """An open digital table for building games. Start with: vicus play"""


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
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", help="A bot by name: search:500, module:Class, cmd:COMMAND …; can be repeated.", metavar="NAME"),
]
OwnBots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        help="A bot of your own to offer in the lobby: module:Class, NAME=module:Class, NAME=cmd:COMMAND; can be repeated.",
        metavar="[NAME=]BOT",
    ),
]
JudgementFile = Annotated[
    Path | None,
    typer.Option("--judgement", help="Other weights than the game's own, as `vicus fit --out` writes them.", metavar="FILE"),
]
Json = Annotated[Path | None, typer.Option("--json", help="Write the figures to a file as well.", metavar="FILE")]
Language = Annotated[str | None, typer.Option("--lang", help="en, de or ru; else the language of the terminal.")]


@app.command()
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


def _limits(wanted: bool) -> None:
    if wanted:
        from .limits import show

        show()
        raise typer.Exit


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for other machines.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="VICUS_DATABASE", help="sqlite:///FILE or postgresql://…; else a file of this user's.", metavar="URL"
        ),
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Pages of this origin may connect too; can be repeated.")] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host",
            help="A name that this server is asked by, such as vicus.example or *.example; can be repeated. Addresses, "
            "localhost, the machine's own name and *.local are known.",
            metavar="NAME",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Believe this proxy (an address or a network) who asks, and whether by TLS; can be repeated. Else 127.0.0.1.",
            metavar="ADDRESS",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None, typer.Option(help="Another value for a limit; can be repeated.", metavar="NAME=VALUE")
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits", callback=_limits, is_eager=True, help="All limits with their defaults, and no more.")
    ] = False,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            envvar="VICUS_METRICS_TOKEN", help="What /metrics asks for; else it answers to this machine alone.", metavar="TOKEN"
        ),
    ] = None,
    processes: Annotated[int, typer.Option(help="Server processes that share the port; more than one need PostgreSQL.")] = 1,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think; else one for each core.")] = None,
    bot: OwnBots = None,
    warm: Annotated[bool, typer.Option(help="Compile the bots that plan ahead in the background.")] = True,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = True,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    language: Language = None,
) -> None:
    """The table in the browser."""
    from .serve import Hosting, run

    run(
        Hosting(
            host=host,
            port=port,
            database=database,
            origins=origin or [],
            hosts=allow_host or [],
            proxies=proxy or [],
            limits=limit or [],
            metrics_token=metrics_token,
            processes=processes,
            workers=workers,
            bots=bot or [],
            warm=warm,
            browser=browser,
            log_level=log_level,
            language=language,
        )
    )


@app.command()
def simulate(
    game: Game,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games on every engine.")] = 1,
    engine: Annotated[str, typer.Option(help="interpreted, native, cuda, or auto.")] = "auto",
    threads: Annotated[int | None, typer.Option(help="Threads of the native engine; else one for each core.")] = None,
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


@app.command()
def lab(
    game: Game,
    change: Annotated[
        list[str] | None,
        typer.Option("--set", help="A value of the box, e.g. scoring.flour=3; can be repeated.", metavar="KEY=VALUE"),
    ] = None,
    option: Options = None,
    box: BoxFile = None,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many deals, each played both ways.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    bot: Annotated[str, typer.Option("--bot", help="Who plays on all seats.", metavar="NAME")] = "greedy",
    judgement: JudgementFile = None,
    workers: Annotated[int | None, typer.Option(help="Processes or threads; else one for each core.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a picture (SVG) to this folder.", metavar="FOLDER")] = None,
    json_file: Json = None,
    language: Language = None,
) -> None:
    """Change the box or a rule option and see what becomes of the balance: seats, sources of points, length, scores."""
    from .lab import Experiment, run
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
            bot=bot if judgement is None else f"{bot}/judgement={judgement}",
            workers=workers,
            plot=plot,
            json_file=json_file,
            language=language,
        )
    )


@app.command()
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
            workers=workers,
            ray=ray,
            plot=plot,
            json_file=json_file,
            language=language,
        )
    )


@app.command()
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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `save` in a game writes it.", metavar="FILE")],
    step: Annotated[bool, typer.Option("--step", help="Go through it decision by decision.")] = False,
    at: Annotated[int | None, typer.Option("--at", help="Show the table after this many decisions.")] = None,
    language: Language = None,
) -> None:
    """Replay a recorded game in words."""
    from .replay import run

    run(file, step, at, language)


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(help="The game.")] = None,
    rule: Annotated[str | None, typer.Argument(help="A rule by its id, e.g. B-45.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules have tests, and which have none.")] = False,
    language: Language = None,
) -> None:
    """The rules of a game, id by id."""
    from .rules import run

    run(game, rule, coverage, language)


@app.command()
def box(
    game: Game,
    file: BoxFile = None,
    language: Language = None,
) -> None:
    """What is in a game's box, and where each part of it comes from."""
    from .box import run

    run(game, file, language)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="A name for the package, such as my_game.")],
    folder: Annotated[Path, typer.Option(help="Where its folder is written.")] = Path(),
    language: Language = None,
) -> None:
    """Write the skeleton of a game as a package of its own: it runs, and passes the conformance suite."""
    from vicus.texts import texts

    from .new_game import write
    from .screen import console
    from .speech import chosen_language

    written = write(name, folder)
    console.print(texts(chosen_language(language))("new-game-written", folder=str(written), name=name), soft_wrap=True)


@app.command()
def schema(
    game: Game,
    part: Annotated[str, typer.Option(help="view, actions, preview or events.")] = "view",
    form: Annotated[str, typer.Option(help="json (JSON Schema), markdown, or typescript (all parts at once).")] = "json",
) -> None:
    """What a game declares: its view, actions, previews and events."""
    from .schema import text

    sys.stdout.write(text(game, part, form))


@app.command()
def bench(
    game: SomeGame,
    players: Players = 4,
    seconds: Annotated[float, typer.Option(help="How long each engine is measured.")] = 3.0,
    json_file: Json = None,
    language: Language = None,
) -> None:
    """How fast the engines are on this machine."""
    from .bench import run

    run(game, players, seconds, json_file, language)


@app.command()
def warm(
    game: Annotated[str | None, typer.Argument(help="The game; else all of them.")] = None,
    box: BoxFile = None,
    clear: Annotated[bool, typer.Option("--clear", help="Delete all compiled rules first.")] = False,
    language: Language = None,
) -> None:
    """Compile the rules ahead of need."""
    from .warm import run

    run(game, box, clear, language)


def main() -> None:
    """A mistake of the user's ends in one line that says what to do, not in a stack trace."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows another
    try:
        app()
    except VicusError as problem:
        _complain(problem.message(_wanted_language()))
    except OSError as problem:
        from vicus.texts import texts

        about = {"file": str(problem.filename or "?"), "problem": problem.strerror or str(problem)}
        _complain(texts(_wanted_language())("cannot-write", **about))


def _wanted_language() -> str:
    from .speech import chosen_language

    given = re.search(r" --lang[ =](\w+)", " ".join(sys.argv))
    return chosen_language(given[1] if given and given[1] in LANGUAGES else None)


def _complain(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.exit(2)
