"""`vicus db`: what is done to the server's database as a whole."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vicus.errors import BadOption
from vicus.texts import Texts, texts

from .screen import console
from .speech import chosen_language
from .storage_place import own_database

if TYPE_CHECKING:
    from vicus.server.database_copy import Counted
    from vicus.server.pruning import Kind


def migrate(database: str | None, language: str | None) -> None:
    from vicus.server.database_copy import upgrade
    from vicus.server.database_lock import having
    from vicus.server.database_state import head, shown

    url, say = database or own_database(), texts(chosen_language(language))
    with having(url, "database-served"):
        before, kept = upgrade(url)
    about = {"database": shown(url), "revision": head()}
    if before == head():
        _tell(say("db-migrate-current", **about))
    elif before is None:
        _tell(say("db-migrate-new", **about))
    else:
        _tell(say("db-migrate-done", before=before, **about))
    if kept is not None:
        _tell(say("db-migrate-kept", file=str(kept)))


def backup(file: Path, database: str | None, language: str | None) -> None:
    from vicus.server.database_copy import back_up
    from vicus.server.database_state import shown

    url, say = database or own_database(), texts(chosen_language(language))
    _tell(say("db-backup-done", database=shown(url), file=str(file), kept=_kept(say, back_up(url, file))))


def restore(file: Path, database: str | None, language: str | None) -> None:
    from vicus.server.database_copy import restore as fill
    from vicus.server.database_state import shown

    url, say = database or own_database(), texts(chosen_language(language))
    _tell(say("db-restore-done", database=shown(url), file=str(file), kept=_kept(say, fill(file, url))))


def move(source: str, target: str, language: str | None) -> None:
    from vicus.server.database_copy import move as copy
    from vicus.server.database_state import has_password, shown

    say = texts(chosen_language(language))
    kept = _kept(say, copy(source, target))
    done = "db-move-done-secret" if has_password(target) else "db-move-done"
    _tell(say(done, source=shown(source), target=shown(target), kept=kept))


def prune(days: dict[Kind, int | None], really: bool, database: str | None, language: str | None) -> None:
    from vicus.server.database_state import require
    from vicus.server.pruning import prune as delete

    url, say = database or own_database(), texts(chosen_language(language))
    wanted = {kind: age for kind, age in days.items() if age is not None}
    if not wanted:
        raise BadOption("db-prune-which")
    require(url, "current")
    found = delete(url, wanted, really)
    for kind, number in found.items():
        _tell(say(f"db-prune-{kind}", number=number, days=wanted[kind]))
    _tell(say("db-prune-done" if really else "db-prune-dry", number=sum(found.values())))


def _kept(say: Texts, counted: Counted) -> str:
    return say("db-kept", tables=counted.tables, lines=counted.lines, guests=counted.guests)


def _tell(line: str) -> None:
    console.print(line, soft_wrap=True, markup=False)
