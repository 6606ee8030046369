import json
import os
import signal
import subprocess
import sys
import time

import pytest
from typer.testing import CliRunner

from vicus.cli.app import app
from vicus.dataset import load
from vicus.errors import VicusError

DATASET = ("dataset", "bohemian_villages", "--bot", "random", "--seed", "3")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def invoke(*arguments):
    return CliRunner().invoke(app, [*arguments, "--workers", "1"])


def test_a_folder_and_figures(tmp_path):
    out, file = tmp_path / "data", tmp_path / "figures.json"
    result = invoke(*DATASET, "-n", "3", "--players", "3", "--shard", "2", "--out", str(out), "--json", str(file))
    assert result.exit_code == 0, result.output
    dataset = load(out)
    assert f"3 games, {dataset.manifest.decisions:,} decisions in 2 files" in result.output
    figures = json.loads(file.read_text())
    assert (figures["games"], figures["shards"], figures["complete"]) == (3, 2, True)
    assert figures["decisions"] == sum(len(shard["choice"]) for shard in dataset)


def test_other_settings_are_refused(tmp_path):
    assert invoke(*DATASET, "-n", "1", "--out", str(tmp_path / "data")).exit_code == 0
    result = invoke(*DATASET, "-n", "2", "--out", str(tmp_path / "data"))
    assert isinstance(result.exception, VicusError)
    assert "other settings (games)" in str(result.exception)


def test_without_a_bot_the_usage_is_shown(tmp_path):
    result = invoke("dataset", "bohemian_villages", "--out", str(tmp_path / "data"))
    assert result.exit_code == 2
    assert "--bot" in result.output


@pytest.mark.linux
def test_ctrl_c_tells_how_to_go_on(tmp_path):
    out = tmp_path / "data"
    command = [sys.executable, "-m", "vicus", *DATASET, "-n", "5000", "--shard", "2", "--workers", "2"]
    making = subprocess.Popen(
        [*command, "--out", str(out), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 30
    manifest = out / "dataset.json"
    while time.monotonic() < end and not (manifest.exists() and "sha256" in manifest.read_text()):  # a file is told of
        time.sleep(0.05)
    os.killpg(making.pid, signal.SIGINT)  # as a terminal does it: everybody gets it
    output, complaints = making.communicate(timeout=20)
    assert making.returncode == 130, complaints
    assert "The same command goes on from there." in complaints.replace("\n", " ")
    assert "Traceback" not in complaints + output
    assert len(load(out)) >= 1
