"""One process an SQLite file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from vicus.errors import BadOption
from vicus.server.database_lock import having, having_alone
from vicus.server.databases import MEMORY
from vicus.server.postgres import PostgresLink

HOLDER = """
import sys
from vicus.server.database_lock import having
with having(sys.argv[1], "database-served"):
    print("has it", flush=True)
    sys.stdin.read()
"""


def test_one_has_a_file_at_a_time(database):
    with having(database, "database-served"):
        with pytest.raises(BadOption, match="Stop that one first"), having(database, "database-served"):
            pass
        with having(f"{database}.other", "database-served"):
            pass
    with having(database, "database-served"):
        pass


def test_whoever_is_killed_has_it_no_longer(database):
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, database], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]
    )
    assert holder.stdout is not None
    assert holder.stdout.readline().strip() == b"has it"
    with pytest.raises(BadOption) as wrong, having(database, "database-served"):
        pass
    assert wrong.value.key == "database-served"
    holder.kill()
    holder.communicate()
    with having(database, "database-served"):
        pass


@pytest.mark.parametrize("url", [MEMORY, "sqlite://", "postgresql://localhost/vicus"])
def test_others_are_not_had(url):
    with having(url, "database-served"), having(url, "database-served"):
        pass


@pytest.mark.linux
def test_nobody_fills_what_somebody_fills(postgres):
    with having_alone(postgres, "database-served"):
        with pytest.raises(BadOption) as wrong, having_alone(postgres, "database-served"):
            pass
        assert wrong.value.key == "database-served"
    with having_alone(postgres, "database-served"):
        pass


@pytest.mark.linux
def test_it_is_free_before_the_database_s_server_notices_who_has_gone(postgres, monkeypatch):
    gone = []
    close = PostgresLink.close
    monkeypatch.setattr(PostgresLink, "close", lambda link: gone.append(link))
    with having_alone(postgres, "database-served"):
        pass
    with having_alone(postgres, "database-served"):
        pass
    for link in gone:
        close(link)
    assert len(gone) == 2
