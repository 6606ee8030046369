"""PostgreSQL: any number of processes (extra `postgres`)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import psycopg
from psycopg.types.string import StrDumper

from .database import Link
from .storage import Row

ALIVE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A server that vanishes without a word is noticed within seconds."""
SLOWEST = 20_000
"""Milliseconds that a statement may take; all moves wait for the one that writes."""


@cache
def _translated(statement: str) -> str:
    """`:name` as psycopg writes it."""
    return re.sub(r"(?<!:):([a-z_]+)", r"%(\1)s", statement.replace("%", "%%"))


class PostgresLink(Link):
    """A connection to a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self.connection = psycopg.connect(url, autocommit=True, prepare_threshold=2, **ALIVE)
        self.connection.execute(f"SET statement_timeout = {SLOWEST}")
        self.connection.adapters.register_dumper(str, StrDumper)  # as text: else one parameter can be of two types

    def is_down(self, problem: Exception) -> bool:
        if isinstance(problem, psycopg.errors.DeadlockDetected | psycopg.errors.SerializationFailure):
            return False  # somebody else was first: tried again
        read_only = isinstance(problem, psycopg.errors.ReadOnlySqlTransaction)  # a server that is not the first one any more
        return read_only or isinstance(problem, psycopg.OperationalError | psycopg.InterfaceError)

    @property
    def is_lost(self) -> bool:
        return self.connection.closed

    def begin(self, writing: bool) -> None:
        self.connection.execute("BEGIN" if writing else "BEGIN READ ONLY")

    def commit(self) -> None:
        self.connection.execute("COMMIT")

    def rollback(self) -> None:
        with suppress(psycopg.Error):
            if self.connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
                self.connection.execute("ROLLBACK")

    def run(self, statement: str, **parameters: Any) -> list[Row]:
        cursor = self.connection.execute(_translated(statement), parameters)
        return cursor.fetchall() if cursor.description else []

    def change(self, statement: str, **parameters: Any) -> int:
        return self.connection.execute(_translated(statement), parameters).rowcount

    def change_all(self, statement: str, parameters: Sequence[Mapping[str, Any]]) -> int:
        with self.connection.cursor() as cursor:  # in a pipeline: one way to the server and back for all
            cursor.executemany(_translated(statement), parameters)
            return cursor.rowcount

    def close(self) -> None:
        with suppress(psycopg.Error):
            self.connection.close()
