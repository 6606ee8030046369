"""Alembic's entry: run the migrations against the URL that `databases.migrate` was given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import context

from vicus.server.schema import metadata

engine = sa.create_engine(context.config.attributes["url"], poolclass=sa.NullPool)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
