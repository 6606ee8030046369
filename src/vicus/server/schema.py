"""The database: guests, game tables, their seats, and each table's log. Changes of it are `migrations/`."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

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
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("box", sa.JSON, nullable=True),  # only where it is not the standard one
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),  # secret: whoever knows it knows all coming dice
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("host", sa.String(64), nullable=True),
    sa.Column("successor", sa.String(32), nullable=True),
    sa.Column("changed", sa.Float, nullable=False, index=True),
)


class TableRow(TypedDict):
    """A row of `tables`."""

    id: str
    name: str
    game: str
    players: int
    options: dict[str, str]
    box: dict[str, Any] | None
    rules: int
    seed: int
    open: bool
    status: str
    host: str | None
    successor: str | None
    changed: NotRequired[float]
    """When something was written last: storage sets it."""


seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("guest", sa.String(64), nullable=True, index=True),
    sa.Column("level", sa.String(200), nullable=True),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("action", sa.String(120), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
