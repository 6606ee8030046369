"""Deletes what nobody has touched for long, a little at a time: a transaction that deletes much keeps every move waiting."""

from __future__ import annotations

import time

from .database import Link
from .guests import YEAR
from .sql_games import forget_all

TABLES_AT_ONCE = 50
"""Tables that go in one transaction, each with its log."""
GUESTS_AT_ONCE = 500

IS_OLD = "status = :status AND changed < :before AND (due IS NULL OR due < (SELECT served FROM clocks WHERE id = 1) - 604800)"
"""Where somebody's time runs a table is not abandoned, however long a turn may take. A week later something is wrong there."""


def count_tables(link: Link, status: str, before: float) -> int:
    """How many tables of a status have not changed since a time."""
    statement = f"SELECT count(*) FROM tables WHERE {IS_OLD}"
    return int(link.run(statement, status=status, before=before)[0][0])


def delete_tables(link: Link, status: str, before: float) -> int:
    """Delete some of those, at most `TABLES_AT_ONCE`; how many."""
    some = f"SELECT id FROM tables WHERE {IS_OLD} ORDER BY changed LIMIT {TABLES_AT_ONCE}"
    # asked twice: somebody may move there at this moment
    return link.change(f"DELETE FROM tables WHERE id IN ({some}) AND {IS_OLD}", status=status, before=before)


def delete_guests(link: Link, before: float) -> int:
    """Delete some of the guests who sit nowhere and were not seen since a time, at most `GUESTS_AT_ONCE`; how many.

    Who has games in the archive is kept until no browser has the cookie any more.
    """
    archived = "EXISTS (SELECT 1 FROM results WHERE results.guest = guests.id)"
    seated = "EXISTS (SELECT 1 FROM sitters WHERE sitters.guest = guests.id AND seated)"
    old = f"seen < :before AND NOT {seated} AND (seen < :long_before OR NOT {archived})"
    some = f"SELECT id FROM guests WHERE {old} LIMIT {GUESTS_AT_ONCE}"
    times = {"before": before, "long_before": min(before, time.time() - YEAR)}
    gone = [guest for (guest,) in link.run(f"DELETE FROM guests WHERE id IN ({some}) AND {old} RETURNING id", **times)]
    forget_all(link, gone)
    return len(gone)


LEFTOVERS = (
    'SELECT id FROM games WHERE NOT EXISTS (SELECT 1 FROM results WHERE results."table" = games.id) '
    f"AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = games.id) LIMIT {TABLES_AT_ONCE}"
)
"""Rows that say no more than that a game was looked at for the archive; its table is gone."""


def has_leftovers(link: Link) -> bool:
    """Is there something for `delete_leftovers` to do?"""
    return bool(link.run(LEFTOVERS))


def delete_leftovers(link: Link) -> int:
    """Delete some of these rows; how many."""
    return link.change(f"DELETE FROM games WHERE id IN ({LEFTOVERS})")
