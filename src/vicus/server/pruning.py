"""Tables that nobody has touched for long go, each kind after a time of its own."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Literal

from vicus.table.turn_clock import DAY

from .abandoned import TABLES_AT_ONCE, count_tables, delete_tables
from .database import Link
from .database_state import told_plainly
from .databases import connect
from .storage import STATUSES

Kind = Literal["waiting", "playing", "finished"]


def prune(url: str, days: Mapping[Kind, float], delete: bool) -> dict[Kind, int]:
    """How many tables of each kind have not changed for so many days; they are deleted if that is wanted.

    A server may run meanwhile: a table that it still has in memory is gone when somebody moves there.
    """
    now = time.time()
    work = _deleted if delete else _counted
    with told_plainly(url):
        link = connect(url)
        try:
            return {kind: sum(work(link, status, now - old * DAY) for status in STATUSES[kind]) for kind, old in days.items()}
        finally:
            link.close()


def _counted(link: Link, status: str, before: float) -> int:
    link.begin(False)
    number = count_tables(link, status, before)
    link.commit()
    return number


def _deleted(link: Link, status: str, before: float) -> int:
    number, gone = 0, TABLES_AT_ONCE
    while gone == TABLES_AT_ONCE:
        link.begin(True)
        gone = delete_tables(link, status, before)
        link.commit()
        number += gone
    return number
