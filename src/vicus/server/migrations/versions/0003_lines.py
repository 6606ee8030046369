"""Everything that changes a table is a line of its log; what the lobby shows is a summary that is written with it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.rename_table("tables", "old_tables")
    for index in ("ix_tables_status", "ix_tables_changed"):
        op.drop_index(index, "old_tables")
    _create()
    _move(op.get_bind())
    for name in ("entries", "seats", "old_tables"):
        op.drop_table(name)


def downgrade() -> None:
    raise NotImplementedError("Version 0.2 cannot read this database; restore the backup that was made before the upgrade.")


def _create() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=True, index=True),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "sitters",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), table, primary_key=True, index=True),
        sa.Column("seated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "archives",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def _move(bind: sa.Connection) -> None:
    old = sa.Table("old_tables", sa.MetaData(), autoload_with=bind)
    seats = sa.Table("seats", sa.MetaData(), autoload_with=bind)
    entries = sa.Table("entries", sa.MetaData(), autoload_with=bind)
    new = {name: sa.Table(name, sa.MetaData(), autoload_with=bind) for name in ("tables", "lines", "sitters")}
    for row in bind.execute(sa.select(old)).mappings().all():
        places = bind.execute(sa.select(seats).where(seats.c.table == row["id"]).order_by(seats.c.seat)).mappings().all()
        log = bind.execute(sa.select(entries).where(entries.c.table == row["id"]).order_by(entries.c.number)).mappings().all()
        _move_table(bind, new, dict(row), [dict(place) for place in places], [dict(entry) for entry in log])


def _move_table(
    bind: sa.Connection,
    new: dict[str, sa.Table],
    row: dict[str, Any],
    places: list[dict[str, Any]],
    log: list[dict[str, Any]],
) -> None:
    full = all(place["kind"] != "free" for place in places)
    # A server that was killed between two writes left tables that were full but had not begun; they begin now.
    status = "playing" if row["status"] == "waiting" and full else row["status"]
    seats = [{"kind": p["kind"], "guest": p["guest"], "level": p["level"]} for p in places]
    kept = {name: row[name] for name in ("id", "name", "game", "players", "open", "host", "changed")}
    bind.execute(new["tables"].insert().values(status=status, turn=None, seats=json.dumps(seats), **kept))
    first = row["changed"] if not log else log[0]["at"]
    bodies = [(body, first) for body in _opening(row, seats, status)]
    bodies += [(_move_line(entry), entry["at"]) for entry in log]
    if row["successor"]:
        bodies.append(({"line": "successor", "table": row["successor"]}, row["changed"]))
    lines = [
        {"table": row["id"], "number": number, "body": json.dumps(body, ensure_ascii=False), "at": at or time.time()}
        for number, (body, at) in enumerate(bodies, 1)
    ]
    bind.execute(new["lines"].insert(), lines)
    for guest in {seat["guest"] for seat in seats if seat["guest"]}:
        bind.execute(new["sitters"].insert().values(guest=guest, table=row["id"], seated=True))


def _opening(row: dict[str, Any], seats: list[dict[str, Any]], status: str) -> Iterator[dict[str, Any]]:
    laid = ("id", "name", "game", "players", "options", "rules", "seed", "host", "box")
    yield {"line": "table", "open": bool(row["open"]), **{name: row[name] for name in laid}}
    for number, seat in enumerate(seats):
        if seat["kind"] != "free":
            yield {"line": "seat", "seat": number, **seat}
    if status != "waiting":
        yield {"line": "begin"}


def _move_line(entry: dict[str, Any]) -> dict[str, Any]:
    return {"line": "act", "action": entry["action"]} if entry["kind"] == "act" else {"line": entry["kind"]}
