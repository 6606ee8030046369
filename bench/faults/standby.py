"""A second PostgreSQL that follows the first and takes its place: what a site does against the loss of a machine."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from vicus.testing.postgres import PATIENCE, Postgres, programs, unprivileged


class Standby(Postgres):
    """A copy of a running server that gets all it writes; what the first one commits from now on is on both."""

    def __init__(self, first: Postgres) -> None:
        self._programs = programs()
        self._settings: dict[str, str] = {}
        self._user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="vicus-pg-"))
        self._data = self.folder / "data"
        self._server = None
        if self._user is not None:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        copy = ("-h", str(first.folder), "-U", "postgres", "-D", str(self._data), "-R", "-X", "stream", "-c", "fast")
        made = self._program("pg_basebackup", *copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        told, _ = made.communicate()
        if made.returncode != 0:
            self.remove()
            raise RuntimeError(f"pg_basebackup failed:\n{told.decode(errors='replace')}")
        self.start()
        first._administer("ALTER SYSTEM SET synchronous_standby_names = '*'")
        first._administer("SELECT pg_reload_conf()")
        self._wait_for(first, "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")

    def promote(self) -> None:
        """From now on this is the one that is written to."""
        self._administer("SELECT pg_promote()")
        self._wait_for(self, "SELECT count(*) WHERE NOT pg_is_in_recovery()")

    @staticmethod
    def _wait_for(server: Postgres, statement: str) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with psycopg.connect(server.url(), autocommit=True) as connection:
                if connection.execute(statement.encode()).fetchone() == (1,):
                    return
            time.sleep(0.05)
        raise RuntimeError(f"the standby does not follow: {server.log.read_text(errors='replace')}")


def url_of_both(database: str, first: Postgres, second: Postgres) -> str:
    """Whichever of them can be written to."""
    return f"postgresql://postgres@/{database}?host={first.folder},{second.folder}&target_session_attrs=read-write"
