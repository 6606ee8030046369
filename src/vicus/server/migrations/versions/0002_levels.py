"""Levels of bots as people know them; room for the names of bots of one's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

RENAMED = {"random": "beginner", "greedy": "casual"}


def upgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("level", existing_type=sa.String(20), type_=sa.String(200), existing_nullable=True)
    _rename(RENAMED)


def downgrade() -> None:
    _rename({new: old for old, new in RENAMED.items()})
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("level", existing_type=sa.String(200), type_=sa.String(20), existing_nullable=True)


def _rename(names: dict[str, str]) -> None:
    seats = sa.table("seats", sa.column("level", sa.String))
    for before, after in names.items():
        op.execute(seats.update().where(seats.c.level == before).values(level=after))
