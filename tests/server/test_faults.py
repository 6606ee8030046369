"""What a server survives, in small: `python -m bench.faults` does the same for longer, and more of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from bench.faults.run import Told, Wish, run
from bench.faults.stage import Stage

from .conftest import run_apart

pytestmark = pytest.mark.linux


def survived(wish: Wish, folder: Path, url: str, servers: int = 1) -> Told:
    """A run on a database that is there; it must be clean."""
    random.seed(12)
    said: list[str] = []
    told = run_apart(run(wish, Stage(folder, url, servers), {}, said.append))
    assert told.is_clean, "\n".join([*said, str(told)])
    assert told.findings.acknowledged > 20
    assert told.findings.digests > 5
    return told


def test_kills_a_lock_and_a_full_disk_on_sqlite(database, tmp_path):
    """Processes are killed, somebody locks the database, the disk is full: people are told, and go on as soon as they can."""
    wish = Wish(("kill", "locked", "full"), kills=2, tables=3, seconds=0.2, pause=0.15)
    told = survived(wish, tmp_path, database)
    assert told.killed["server"] > 0
    assert told.refused["unavailable"] > 1


def test_kills_and_a_race_of_two_processes_on_postgres(postgres, tmp_path):
    """Two servers: one dies, the other goes on; both write the same line of the same log, and one of them is refused."""
    wish = Wish(("kill", "worker", "race"), kills=2, tables=3, seconds=0.2, pause=0.15)
    told = survived(wish, tmp_path, postgres, servers=2)
    assert told.killed["server"] > 0
    assert told.refused.get("unavailable", 0) == 0
