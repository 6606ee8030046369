"""Tables that nobody has touched for long go, each kind after a time of its own."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Literal

from .database_state import told_plainly
from .databases import connect

Kind = Literal["waiting", "playing", "finished"]

STATUSES = {"waiting": "status = 'waiting'", "playing": "status = 'playing'", "finished": "status IN ('over', 'stopped')"}
DAY = 86400.0


def prune(url: str, days: Mapping[Kind, float], delete: bool) -> dict[Kind, int]:
    """How many tables of each kind have not changed for so many days; they are deleted if that is wanted.

    A server may run meanwhile: a table that it still has in memory is gone when somebody moves there.
    """
    now = time.time()
    with told_plainly(url):
        link = connect(url)
        try:
            link.begin(delete)
            found = {}
            for kind, old in days.items():
                which, before = f"FROM tables WHERE {STATUSES[kind]} AND changed < :before", now - old * DAY
                found[kind] = link.run(f"SELECT count(*) {which}", before=before)[0][0]
                if delete:
                    link.change(f"DELETE {which}", before=before)
            link.commit()
            return found
        finally:
            link.close()
