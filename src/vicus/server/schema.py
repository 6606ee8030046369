"""The database's tables. `migrations/` brings a database of any earlier version here; a test compares the two."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the cookie: the table alone lets nobody in
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(64), nullable=True, index=True),
    sa.Column("turn", sa.Integer, nullable=True),
    sa.Column("seats", sa.Text, nullable=False),  # JSON: kind, guest and level of each
    sa.Column("changed", sa.Float, nullable=False, index=True),
    sa.Column("pace", sa.Text, nullable=True),  # JSON: how much time players have
    sa.Column("waits", sa.String(64), nullable=True, index=True),  # the guest whose decision is waited for
    sa.Column("waited", sa.Integer, nullable=True),  # tells one wait from another
    sa.Column("waited_at", sa.Float, nullable=True),  # since when, by the clock on the wall
    sa.Column("due", sa.Float, nullable=True, index=True),  # by the clock of the tables, as is the next
    sa.Column("remind", sa.Float, nullable=True),
    sa.Column("follows", sa.String(32), nullable=True),  # the table that this one is the rematch of
)
"""A summary of each table, which follows from its lines."""

sitters = sa.Table(
    "sitters",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("seated", sa.Boolean, nullable=False),
)
"""Who sits where: the summaries' seats, to be found by guest. Whoever has left stays known, to be forgotten in the log."""

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),  # JSON, as vicus.table.lines reads it
    sa.Column("at", sa.Float, nullable=False),
)
"""The logs. Everything else about tables follows from them."""

archives = sa.Table(
    "archives",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("depth", sa.String(16), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),  # JSON, packed, as vicus.analysis.report reads it
)
"""What was found by looking back at finished games. It can be found again."""

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # of the table, which may be gone
    sa.Column("number", sa.Integer, nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON, as vicus.server.kept_games reads it
)
"""Finished games, in the order in which they came into the archive."""

results = sa.Table(
    "results",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(64), nullable=True),  # none: a bot, or somebody who is forgotten
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=True),  # a person's rating after it, of rated games
    sa.Column("sigma", sa.Float, nullable=True),
    sa.Column("body", sa.Text, nullable=False),  # JSON: all else about the seat
    sa.Index("ix_results_ended", "guest", "ended"),
    sa.Index("ix_results_number", "guest", "game", "number"),
)
"""How each of them ended for those who played."""

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash: the table alone gives nobody's identity away
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
)
"""One-time links to another device."""

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
"""Which process plays for the bots of a table, where there are several."""

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("guests", sa.Text, nullable=False),  # JSON
    sa.Column("until", sa.Float, nullable=False),
)
"""Who looks at a table through which process, where there are several."""

clocks = sa.Table(
    "clocks",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("served", sa.Float, nullable=False),
    sa.Column("wall", sa.Float, nullable=False),
)
"""One row: how many seconds tables were served so far, and when that was counted."""

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
"""Secrets of the server, made at its first start."""

wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),  # JSON: quiet hours, and what of
)
"""When and of what guests want to be told."""

channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON: where to
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
)
"""How guests are told who are not there."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("kind", sa.String(10), primary_key=True),
    sa.Column("wait", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=True, index=True),  # not before; none: it is settled
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Text, nullable=False),  # JSON: the channels that it has reached
)
"""What they are told: one of each kind for each wait."""
