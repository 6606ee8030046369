"""Many stored tables from a few: every row that belongs to a table is copied under new ids.

Nothing of the schema is used but that a table's id is a text that stands, whole or inside JSON, in every row that belongs to
it: so whatever form the database has, the copies are what a server would have written.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa

BATCH = 20_000
"""Rows that are written at once."""


def clone(url: str, originals: Sequence[str], tables: int) -> None:
    """Copy the tables with these ids, in turn, until there are so many more."""
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:", 1))
    schema = sa.MetaData()
    with engine.begin() as connection:
        schema.reflect(connection)
        copies = [(original, secrets.token_urlsafe(len(original))[: len(original)]) for original in _turns(originals, tables)]
        for stored in schema.sorted_tables:
            rows = [dict(row._mapping) for row in connection.execute(sa.select(stored))]
            own = {original: [row for row in rows if _names(row, original)] for original in originals}
            fresh = (_copy(stored, row, original, new) for original, new in copies for row in own[original])
            while batch := list(itertools.islice(fresh, BATCH)):
                connection.execute(stored.insert(), batch)
    engine.dispose()


def _turns(originals: Sequence[str], tables: int) -> Iterator[str]:
    return itertools.islice(itertools.cycle(originals), tables)


def _names(value: Any, original: str) -> bool:
    """Does a table's id stand in there?"""
    if isinstance(value, dict):
        return any(_names(part, original) for part in value.values())
    if isinstance(value, list):
        return any(_names(part, original) for part in value)
    return isinstance(value, str) and original in value


def _copy(stored: sa.Table, row: dict[str, Any], original: str, new: str) -> dict[str, Any]:
    """A row under another id; the database numbers it anew if it numbers rows itself."""
    numbered = stored.autoincrement_column
    own_number = numbered is not None and len(stored.primary_key.columns) == 1
    kept = {key: value for key, value in row.items() if not (own_number and numbered is not None and key == numbered.name)}
    return {key: _renamed(value, original, new) for key, value in kept.items()}


def _renamed(value: Any, original: str, new: str) -> Any:
    if isinstance(value, dict):
        return {key: _renamed(part, original, new) for key, part in value.items()}
    if isinstance(value, list):
        return [_renamed(part, original, new) for part in value]
    return value.replace(original, new) if isinstance(value, str) else value
