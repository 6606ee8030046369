"""Batches are measured beside others' environments in one run."""

import json
import sys

import pytest

from bench import batch

SIZES = ["--games", "128", "--steps", "2", "--earlier", "2", "--rounds", "2", "--players", "2"]
HERE = ["--engines", "interpreted", "--no-peers"]


def test_the_table_has_a_line_for_each_game_and_the_file_says_the_same(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(sys, "argv", ["batch.py", *SIZES, *HERE, "--json", str(tmp_path / "out" / "batch.json")])
    batch.main()
    _, *lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in lines] == [[name, "interpreted", "2"] for name in batch.GOALS]
    told = json.loads((tmp_path / "out" / "batch.json").read_text("utf-8"))
    assert [row["what"] for row in told["rows"]] == [*batch.GOALS]
    for row in told["rows"]:
        assert 0 < row["with_picking"] < row["step"]
    assert told["goals"] == []


def test_goals_are_those_of_the_native_engine_beside_the_fastest_peer():
    def row(what: str, how: str, speed: float) -> dict[str, object]:
        speeds = {"step": speed, "with_picking": speed / 2, "wall": speed, "wall_with_picking": speed / 4}
        return {"what": what, "how": how, **speeds, "walls": [2 / speed, 1 / speed, 0.5 / speed]}

    rows = [
        row("helvetia", "native", 1e6),
        row("helvetia", "native, two threads", 1.9e6),
        row("OpenSpiel slow", "observation tensor", 1e4),
        row("OpenSpiel quick", "observation tensor", 1e5),
        row("OpenSpiel go(board_size=9)", "observation tensor", 5e4),
        row("PettingZoo connect_four", "AEC", 1e4),
    ]
    found = [(found, least) for _, found, least in batch.goals(rows)]
    assert found == [(1e6, 0.8e6), (pytest.approx(1.9), 1.8), (5, 5), (4.75, 5), (10, 5), (50, 100)]


def test_two_threads_are_compared_round_by_round():
    one = {"what": "helvetia", "how": "native", "step": 1e6, "wall": 1e6, "walls": [1e-6, 2e-6, 1e-6]}
    two = {"what": "helvetia", "how": "native, two threads", "wall": 5e6, "walls": [5e-7, 1e-6, 2e-7]}
    assert [found for text, found, _ in batch.goals([one, two]) if "two threads" in text] == [2]  # and not the best of each, 5


def test_what_is_not_installed_is_left_out_with_a_line(capsys):
    assert not batch.there("no_such_module")
    assert capsys.readouterr().out == "no_such_module is not installed: left out\n"
