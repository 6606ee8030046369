"""The bench of the page without a server, in small: that it measures every step, never how fast."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.compile, pytest.mark.xdist_group("static")]

ROOT = Path(__file__).parents[3]


def test_every_step_is_measured(static_folder: Path) -> None:
    words = ("--folder", str(static_folder), "--rounds", "1", "--seconds", "1", "--json")
    command = [sys.executable, "bench/static.py", *words]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=os.environ | {"PYTHONPATH": "src"})
    assert ended.returncode == 0, ended.stderr
    report = json.loads(ended.stdout)
    for visit in ("cold", "again", "reload"):
        (steps,) = report["visits"][visit]
        order = [steps[name] for name in ("worker", "scripts", "created", "python", "imported", "open", "table")]
        assert order == sorted(order)
    assert all("snapshot" in report["visits"][visit][0] for visit in ("again", "reload"))
    assert report["thinking"]["moves"] > 0
    assert report["thinking"]["workers"] >= 1
    assert report["thinking"]["longest_task_processor"] > 0
    assert 1 < report["sizes"]["all"] <= 7
