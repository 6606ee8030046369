"""Games over days: how much time players have, who is waited for, and how those are told who are not there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

INDEXED = ("waits", "due")


def upgrade() -> None:
    for column in (
        sa.Column("pace", sa.Text, nullable=True),
        sa.Column("waits", sa.String(64), nullable=True),
        sa.Column("waited", sa.Integer, nullable=True),
        sa.Column("waited_at", sa.Float, nullable=True),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("remind", sa.Float, nullable=True),
        sa.Column("follows", sa.String(32), nullable=True),
    ):
        op.add_column("tables", column)
    for name in INDEXED:
        op.create_index(f"ix_tables_{name}", "tables", [name])
    op.create_table(
        "clocks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("served", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("wait", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("notices", "channels", "wishes", "keys", "clocks"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        for name in INDEXED:
            tables.drop_index(f"ix_tables_{name}")
        for name in ("follows", "remind", "due", "waited_at", "waited", "waits", "pace"):
            tables.drop_column(name)
