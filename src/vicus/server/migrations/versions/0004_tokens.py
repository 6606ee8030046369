"""One-time links by which a guest takes the same identity to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("tokens")
