"""What is behind a database's URL, before anything is done to it: nothing, another program's data, or a schema of ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

import msgspec
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from vicus.errors import BadOption

from .databases import MEMORY, engine, migrations, sqlite_path

Kind = Literal["missing", "empty", "foreign", "earlier", "current", "later"]

SIGNS = {
    "database-no-entry": (
        "authentication failed",
        'FATAL: role "',
        "no password supplied",
        "no pg_hba.conf entry",
        "permission denied for database",
    ),
    "database-no-name": ('FATAL: database "',),
    "database-unreachable": (
        "onnection refused",
        "No such file or directory Is the server running",
        "ailed to resolve host",
        "could not translate host name",
        "timeout expired",
        "connection timeout",
        "No route to host",
        "Network is unreachable",
    ),
}
"""What PostgreSQL and its driver say, and which sentence of ours says what to do about it. They have no codes for it."""


class State(msgspec.Struct, frozen=True):
    """`revision`: of the schema that was found, if it is one of ours."""

    kind: Kind
    revision: str | None = None


def state_of(url: str) -> State:
    """Looks, and changes nothing; raises `BadOption` with what to do where nothing can be seen."""
    with told_plainly(url):
        path = sqlite_file(url)
        if path is not None and not path.exists():
            return State("missing")
        try:
            with engine(url).connect() as connection:
                return _state(connection)
        except (sqlite3.DatabaseError, SQLAlchemyError) as problem:
            if "not a database" in str(problem):
                return State("foreign")
            raise


def _state(connection: sa.Connection) -> State:
    names = set(sa.inspect(connection).get_table_names())
    if not names:
        return State("empty")
    if not {"alembic_version", "guests", "tables"} <= names:
        return State("foreign")
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    if found is None:
        return State("foreign")
    if found == head():
        return State("current", found)
    return State("earlier" if found in _revisions() else "later", found)


def head() -> str:
    """The schema of this version.

    >>> head() >= "0003"
    True
    """
    found: str | None = ScriptDirectory.from_config(migrations()).get_current_head()
    assert found is not None
    return found


def _revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}


def require(url: str, *kinds: Kind) -> State:
    """The state of a database that must be of one of these kinds; raises `BadOption` with what to do if it is not."""
    state = state_of(url)
    if state.kind not in kinds:
        raise BadOption(f"database-{state.kind}", database=shown(url), revision=state.revision or "")
    return state


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; none for others, and for one in memory.

    >>> str(sqlite_file("sqlite:///tables.db")), sqlite_file("postgresql://localhost/vicus")
    ('tables.db', None)
    """
    with told_plainly(url):
        if url == MEMORY or sa.make_url(url).get_backend_name() != "sqlite" or sqlite_path(url) == ":memory:":
            return None
        return Path(sqlite_path(url))


def shown(url: str) -> str:
    """A database's URL as it may be printed and logged.

    >>> shown("postgresql://club:secret@localhost/vicus")
    'postgresql://club:***@localhost/vicus'
    """
    with suppress(ArgumentError):
        return sa.make_url(url).render_as_string(hide_password=True)
    return "?"  # it may still be a password


def has_password(url: str) -> bool:
    """Whether `shown` hides something of it.

    >>> has_password("postgresql://club:secret@localhost/vicus"), has_password("sqlite:///tables.db")
    (True, False)
    """
    return sa.make_url(url).password is not None


@contextmanager
def told_plainly(url: str) -> Iterator[None]:
    """What goes wrong with a database becomes one sentence that says what to do."""
    try:
        yield
    except (ImportError, NoSuchModuleError):
        raise BadOption("database-no-driver", database=shown(url)) from None
    except ArgumentError:
        raise BadOption("database-no-url") from None
    except (SQLAlchemyError, sqlite3.Error) as problem:
        raise _unusable(url, problem) from None
    except Exception as problem:
        if type(problem).__module__.partition(".")[0] != "psycopg":  # which need not be installed
            raise
        raise _unusable(url, problem) from None


def _unusable(url: str, problem: Exception) -> BadOption:
    told = _in_a_line(problem)
    found = (key for key, signs in SIGNS.items() if any(sign in told for sign in signs))
    return BadOption(next(found, "database-unusable"), database=shown(url), problem=told)


def _in_a_line(problem: Exception) -> str:
    cause = getattr(problem, "orig", None) or problem
    return " ".join(str(cause).split()) or type(cause).__name__
