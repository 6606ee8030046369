"""Databases by their URL: their schema, and the ways between its versions."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from vicus.server import databases, schema
from vicus.server.memory_storage import MemoryStorage
from vicus.server.sql_storage import SqlStorage

from .conftest import run_apart


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.linux)])
def url(request) -> str:
    return request.getfixturevalue("database" if request.param == "sqlite" else "postgres")


def test_a_new_database_has_the_form_that_the_code_expects(url):
    engine = databases.engine(url, poolclass=sa.NullPool)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert set(sa.inspect(connection).get_table_names()) == {"alembic_version", *schema.metadata.tables}
    databases.migrate(url)


def test_there_is_no_way_back_before_the_lines(url):
    config = databases.migrations()
    config.attributes["url"] = databases.driver_url(url)
    with pytest.raises(NotImplementedError, match="backup"):
        command.downgrade(config, "0002")
    databases.migrate(url)


def test_urls():
    assert databases.driver_url("postgresql://me@there/db").drivername == "postgresql+psycopg"
    assert databases.plain_url("postgresql+psycopg://me:secret@there/db") == "postgresql://me:secret@there/db"
    assert databases.plain_url("postgresql://me@/db?host=/run/here") == "postgresql://me@/db?host=%2Frun%2Fhere"
    assert not databases.is_postgres(databases.MEMORY)


def test_the_storage_behind_a_url(database):
    databases.migrate(databases.MEMORY)
    assert isinstance(databases.open_storage(databases.MEMORY), MemoryStorage)

    async def opened():
        storage = databases.open_storage(database)
        await storage.alive()
        await storage.close()
        return storage

    assert isinstance(run_apart(opened()), SqlStorage)
