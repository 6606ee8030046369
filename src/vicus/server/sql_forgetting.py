"""Everything about a guest is deleted, in one transaction. What others have played stays whole, without the name.

Whoever adds a place in which a guest is known adds a step here; a test looks at every table of the database.
"""

from __future__ import annotations

from collections.abc import Callable

from vicus.table.lines import Say, encode

from . import sql_games
from .database import Link
from .notices.book import forget_notices

NOTHING_SAID = encode(Say("", 0.0))
"""Of somebody who is forgotten."""
KNOWN = 'SELECT "table" FROM sitters WHERE guest = :guest UNION SELECT id FROM tables WHERE host = :guest'
"""The tables whose logs or summaries may have the guest."""
WITHOUT = "replace({}, CAST(:guest AS VARCHAR), '')"


def words(link: Link, guest: str) -> None:
    """What was said at tables."""
    said = f'UPDATE lines SET body = :nothing WHERE "table" IN ({KNOWN}) AND body LIKE :like'
    link.change(said, guest=guest, nothing=NOTHING_SAID, like=f'{{"line":"say","guest":"{guest}"%')


def logs(link: Link, guest: str) -> None:
    """Seats, votes, settings: whose they were."""
    body = f'UPDATE lines SET body = {WITHOUT.format("body")} WHERE "table" IN ({KNOWN}) AND body LIKE :like'
    link.change(body, guest=guest, like=f"%{guest}%")


def tables(link: Link, guest: str) -> None:
    """Who sits there, and who has made them."""
    link.change(f"UPDATE tables SET seats = {WITHOUT.format('seats')} WHERE id IN ({KNOWN})", guest=guest)
    link.change("UPDATE tables SET host = NULL WHERE host = :guest", guest=guest)
    link.change("UPDATE tables SET waits = NULL WHERE waits = :guest", guest=guest)
    link.change("DELETE FROM sitters WHERE guest = :guest", guest=guest)


def name(link: Link, guest: str) -> None:
    """The name, and when the guest was here."""
    link.change("DELETE FROM guests WHERE id = :guest", guest=guest)


STEPS: tuple[Callable[[Link, str], None], ...] = (words, logs, tables, sql_games.forget, forget_notices, name)
"""In this order: the first ones ask the tables for what they have to do."""


def forget(link: Link, guest: str) -> None:
    """All of it."""
    for step in STEPS:
        step(link, guest)
