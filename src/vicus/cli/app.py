"""`vicus`: all commands, in the order of `vicus --help`."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from vicus.errors import VicusError
from vicus.texts import LANGUAGES

from .bulk_commands import arena, dataset, fit, lab, simulate, train
from .db_commands import db
from .game_commands import bench, box, new_game, rules, schema, static, warm, wasm
from .play_commands import analyse, annotate, play, puzzles, replay
from .serve_command import serve

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


COMMANDS: tuple[Callable[..., None], ...] = (
    *(play, serve, simulate, lab, arena, dataset, fit, train, replay, analyse, annotate, puzzles),
    *(rules, box, new_game, schema, bench, warm, wasm, static),
)
for command in COMMANDS:
    app.command()(command)


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
