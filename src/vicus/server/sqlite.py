"""SQLite: one file, one process."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from .database import Link
from .storage import Row

PRAGMAS = (
    "journal_mode=WAL",  # readers do not wait for writers
    "synchronous=FULL",  # every commit is on disk before it is answered
    "foreign_keys=ON",
    "busy_timeout=5000",
)


class SqliteLink(Link):
    """A connection to a database file."""

    def __init__(self, path: str) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=200)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")

    def is_down(self, problem: Exception) -> bool:
        return isinstance(problem, sqlite3.OperationalError)  # locked, full, read-only, no file

    def begin(self, writing: bool) -> None:
        self._connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def run(self, statement: str, **parameters: Any) -> list[Row]:
        return self._connection.execute(statement, parameters).fetchall()

    def change(self, statement: str, **parameters: Any) -> int:
        return self._connection.execute(statement, parameters).rowcount

    def change_all(self, statement: str, parameters: Sequence[Mapping[str, Any]]) -> int:
        return self._connection.executemany(statement, parameters).rowcount

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self._connection.close()
