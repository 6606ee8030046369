"""`vicus db …`: the commands for the server's database; their work is in `db`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import Language

db = typer.Typer(no_args_is_help=True, help="The server's database: bring it up to date, back it up, move it, tidy it up.")

Database = Annotated[
    str | None,
    typer.Option(
        envvar="VICUS_DATABASE", help="sqlite:///FILE or postgresql://…; else what `vicus serve` uses.", metavar="URL"
    ),
]
Days = Annotated[int | None, typer.Option(min=0, help="So many days after the last change.", metavar="DAYS")]


@db.command()
def migrate(database: Database = None, language: Language = None) -> None:
    """Bring the database to the schema of this version; `vicus serve` does it by itself."""
    from .db import migrate

    migrate(database, language)


@db.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file.", metavar="FILE")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Write a consistent copy to a file, also while games are played."""
    from .db import backup

    backup(file, database, language)


@db.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `vicus db backup` wrote.", metavar="FILE")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Fill an empty database from a backup."""
    from .db import restore

    restore(file, database, language)


@db.command()
def move(
    source: Annotated[str, typer.Argument(help="The database's URL.", metavar="FROM")],
    target: Annotated[str, typer.Argument(help="An empty one's URL, of the same or the other kind.", metavar="TO")],
    language: Language = None,
) -> None:
    """Copy everything to another database: from SQLite to PostgreSQL, or back."""
    from .db import move

    move(source, target, language)


@db.command()
def prune(
    waiting: Days = None,
    playing: Days = None,
    finished: Days = None,
    yes: Annotated[bool, typer.Option("--yes", help="Delete them; else they are only counted.")] = False,
    database: Database = None,
    language: Language = None,
) -> None:
    """Delete tables that nobody has touched for so many days, by what has become of them."""
    from .db import prune

    prune({"waiting": waiting, "playing": playing, "finished": finished}, yes, database, language)
