"""Alembic's entry: run the migrations against the URL that `databases.migrate` was given.

All of them in one transaction: a server that is killed meanwhile finds the database as it was.
"""

from __future__ import annotations

from alembic import context

from vicus.server.databases import engine
from vicus.server.schema import metadata

ONE_AT_A_TIME = 0x76696375
"""Processes that start together migrate one after the other (PostgreSQL's advisory lock of this number)."""

database = engine(context.config.attributes["url"])
with database.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        if database.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
        context.run_migrations()
