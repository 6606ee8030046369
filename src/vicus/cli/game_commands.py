"""`vicus rules`, `box`, `new-game`, `schema`, `bench`, `warm`, `wasm`: about games; the work is in modules of these names."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from .arguments import BoxFile, Game, Json, Language, Players, SomeGame


def rules(
    game: Annotated[str | None, typer.Argument(help="The game.")] = None,
    rule: Annotated[str | None, typer.Argument(help="A rule by its id, e.g. B-45.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules have tests, and which have none.")] = False,
    language: Language = None,
) -> None:
    """The rules of a game, id by id."""
    from .rules import run

    run(game, rule, coverage, language)


def box(
    game: Game,
    file: BoxFile = None,
    language: Language = None,
) -> None:
    """What is in a game's box, and where each part of it comes from."""
    from .box import run

    run(game, file, language)


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


def schema(
    game: Game,
    part: Annotated[str, typer.Option(help="view, actions, preview or events.")] = "view",
    form: Annotated[str, typer.Option(help="json (JSON Schema), markdown, or typescript (all parts at once).")] = "json",
) -> None:
    """What a game declares: its view, actions, previews and events."""
    from .schema import text

    sys.stdout.write(text(game, part, form))


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


def warm(
    game: Annotated[str | None, typer.Argument(help="The game; else all of them.")] = None,
    box: BoxFile = None,
    clear: Annotated[bool, typer.Option("--clear", help="Delete all compiled rules first.")] = False,
    nets: Annotated[bool, typer.Option("--nets", help="For bots that search with a net, also where no level does.")] = False,
    language: Language = None,
) -> None:
    """Compile the rules ahead of need."""
    from .warm import run

    run(game, box, clear, nets, language)


def wasm(
    games: Annotated[list[str] | None, typer.Argument(help="The games; else all of them.", metavar="GAME")] = None,
    out: Annotated[Path, typer.Option(help="The folder for GAME.wasm and GAME.json.", metavar="FOLDER")] = Path("."),
    box: BoxFile = None,
    language: Language = None,
) -> None:
    """Write games as WebAssembly modules: rules and bots for pages and other programs."""
    from .wasm import run

    run(games or [], box, out, language)


def static(
    out: Annotated[Path, typer.Option(help="The folder; what an earlier run has written there goes.", metavar="FOLDER")],
    modules: Annotated[
        Path | None, typer.Option(help="Take the modules that `vicus wasm` has written here.", metavar="FOLDER")
    ] = None,
    stun: Annotated[
        list[str] | None,
        typer.Option(help="A server by which friends in other networks are found: stun:stun.example.org.", metavar="URL"),
    ] = None,
    turn: Annotated[
        list[str] | None,
        typer.Option(help="A server that passes on what friends say: 'turn:turn.example.org USER PASSWORD'.", metavar="TEXT"),
    ] = None,
    language: Language = None,
) -> None:
    """Write the page without a server: a folder for any static host, with all games and bots."""
    from .static import run

    run(out, modules, stun or [], turn or [], language)
