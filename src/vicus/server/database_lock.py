"""Who has a database: one process an SQLite file, any number a PostgreSQL, and nobody while it is filled.

SQLite lets several processes write, but nothing tells one what another has written, and tables would diverge.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress

from filelock import FileLock, Timeout

from vicus.errors import BadOption

from .database_state import shown, sqlite_file, told_plainly
from .databases import connect, is_postgres

SERVED = 0x76696376
"""PostgreSQL's advisory lock that every process which serves a database shares (`postgres_cluster`)."""


def having(url: str, refusal: str) -> AbstractContextManager[None]:
    """Have an SQLite file for this process; raises `BadOption(refusal)` if another has it. It is free when its process ends."""
    path = sqlite_file(url)
    if path is None:
        return nullcontext()
    if not path.parent.is_dir():  # which would be made for the lock
        raise BadOption("database-no-folder", folder=str(path.parent))
    return _file(f"{path}.lock", url, refusal)


def having_alone(url: str, refusal: str) -> AbstractContextManager[None]:
    """Nobody serves the database, whatever it is."""
    return _postgres(url, refusal) if is_postgres(url) else having(url, refusal)


@contextmanager
def _file(lock: str, url: str, refusal: str) -> Iterator[None]:
    held = FileLock(lock, blocking=False)
    try:
        held.acquire()
    except Timeout:
        raise BadOption(refusal, database=shown(url)) from None
    try:
        yield
    finally:
        held.release()


@contextmanager
def _postgres(url: str, refusal: str) -> Iterator[None]:
    with told_plainly(url):
        link = connect(url)
        try:
            if not link.run("SELECT pg_try_advisory_lock(:key)", key=SERVED)[0][0]:
                raise BadOption(refusal, database=shown(url))
            try:
                yield
            finally:
                with suppress(Exception):  # a connection that has gone has let go of it
                    link.run("SELECT pg_advisory_unlock(:key)", key=SERVED)  # not only when the server notices the end
        finally:
            link.close()
