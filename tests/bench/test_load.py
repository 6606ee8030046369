"""The generator of load, in small: that it plays and counts, never how fast."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from vicus.server.web import PAGE

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.linux
needs_page = pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="the page is not built")


def load(*words, folder):
    """Run a scenario; its figures. Whether its goals are reached depends on the machine."""
    command = [sys.executable, "-m", "bench.load", *words, "--folder", str(folder)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode in (0, 1), ended.stderr
    (file,) = folder.glob("*.json")
    return json.loads(file.read_text("utf-8")), ended.stdout


@needs_page
def test_people_move_and_are_measured(tmp_path):
    figures, row = load("tables", "--tables", "3", "--rate", "30", "--seconds", "2", folder=tmp_path)
    assert figures["moves"] > 0
    assert 0 < figures["p50"] <= figures["p99"] <= figures["longest"]
    assert figures["kib_per_move"] > 0
    assert figures["rss_mib"] > 0
    assert figures["refused"] == {}
    assert figures["command"] == "python -m bench.load tables --tables 3"
    assert row.startswith("3 live tables | p50 ")


@needs_page
def test_an_attack_is_carried_out_beside_them(tmp_path):
    words = ("look", "--tables", "2", "--rate", "10", "--sockets", "1", "--calm", "1", "--seconds", "2")
    figures, _ = load(*words, folder=tmp_path)
    assert figures["calm_p99"] > 0
    assert int(figures["seen"]["plies"]) > 200
    assert [goal["what"] for goal in figures["goals"]] == ["p99, ms"]


def test_the_page_keeps_what_was_not_measured_here(tmp_path):
    from bench.load import report
    from bench.load.figures import Figures, Goal

    page, folder = tmp_path / "hosting.md", tmp_path / "out"
    one, two = "python -m bench.load one", "python -m bench.load two"

    def measure(command, p99):
        made = Figures(name="x", what="this", command=command, p50=1.0, p99=p99, goals=[Goal("p99, ms", p99, 50.0)])
        made.see_machine()
        made.write(folder)
        report.write(folder, [one, two], page)

    measure("python -m bench.load nobody asked for this", 60.0)
    measure(two, 70.0)
    page.write_text(page.read_text("utf-8") + "\nMore.\n", "utf-8")
    measure(one, 10.0)
    text = page.read_text("utf-8")
    rows = [line for line in text.splitlines() if "`python" in line]
    assert [row.split("`")[1] for row in rows] == [one, two]
    assert "yes p99, ms: 10.0" in rows[0]
    assert "NO  p99, ms: 70.0" in rows[1]
    assert text.endswith("\nMore.\n")


def test_a_table_is_copied_with_all_that_belongs_to_it(tmp_path):
    from bench.load.cloning import clone

    url = f"sqlite:///{tmp_path}/tables.db"
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text("create table tables (id varchar(32) primary key, name text)"))
        connection.execute(sa.text("create table lines (number integer primary key, of varchar(32), told json)"))
        connection.execute(sa.text("insert into tables values ('first-table', 'A'), ('other-table', 'B')"))
        connection.execute(sa.text("""insert into lines values (1, 'first-table', '{"at": "first-table"}')"""))
    clone(url, ["first-table"], 3)
    with engine.connect() as connection:
        ids = connection.execute(sa.text("select id from tables where name = 'A'")).scalars().all()
        lines = connection.execute(sa.text("select of, told from lines")).all()
    engine.dispose()
    assert len(set(ids)) == 4
    assert sorted(of for of, _ in lines) == sorted(ids)
    assert all(json.loads(told) == {"at": of} for of, told in lines)


def test_a_process_is_held_back_and_let_go():
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        share = "0.01"  # even on a busy machine it would get more
        command = [sys.executable, "-m", "bench.load.throttle", share, str(busy.pid)]
        holding = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE)
        os.waitid(os.P_PID, busy.pid, os.WSTOPPED | os.WNOWAIT)  # it is stopped sooner or later
        holding.communicate()
        assert holding.returncode == 0
        os.waitid(os.P_PID, busy.pid, os.WCONTINUED | os.WNOWAIT)
        busy.send_signal(signal.SIGTERM)  # one that is stopped would not hear it
        assert busy.wait(60) == -signal.SIGTERM
    finally:
        busy.kill()
        busy.wait()
