"""Games in play are listed in the lobby only if their host allows watching, which nobody had been asked before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute(sa.text("UPDATE tables SET open = false WHERE status <> 'waiting'"))


def downgrade() -> None:
    pass  # whether they were listed stands in their logs
