"""Tables in docs that are written by what has been played: nothing is lost that still holds."""

from __future__ import annotations

import re

import pytest

import vicus
from bench import page_tables, strength

MARKS = ("<!-- here -->", "<!-- to here -->")


@pytest.fixture
def page(tmp_path, monkeypatch):
    file = tmp_path / "page.md"
    file.write_text(f"before\n{MARKS[0]}\n| old | `play helvetia` |\n{MARKS[1]}\nafter\n")
    monkeypatch.setattr(page_tables, "PAGE", file)
    return file


def test_each_game_has_its_table_between_the_marks(page):
    page_tables.rewrite(MARKS, "## {}", re.compile(r"`play (\w+)`"), lambda game, kept: [kept.get((game,), f"new {game}")])
    text = page.read_text()
    assert (text.startswith("before\n"), text.endswith("after\n")) == (True, True)
    assert "## Helvetia\n\n| old | `play helvetia` |\n" in text
    assert "## Carpe Diem\n\nnew carpe_diem\n" in text
    page_tables.rewrite(MARKS, "## {}", re.compile(r"`play (\w+)`"), lambda game, kept: [kept.get((game,), f"new {game}")])
    assert page.read_text() == text


def test_rows_say_which_net_has_played():
    assert page_tables.net_mark("helvetia", ("greedy", "search:strong")) == ""
    marks = {page_tables.net_mark(name, ("policy:50", "greedy")) for name in vicus.games()}
    assert len(marks) == len(vicus.games())


def test_figures_of_another_search_by_the_net_are_others(monkeypatch):
    from vicus.bots.judgement import judgement

    plain = page_tables.net_mark("helvetia", ("policy", "greedy"))
    assert page_tables.net_mark("helvetia", ("deep:9", "greedy")) == plain
    line = f"| 2 | `vicus arena helvetia deep:9 policy` {plain} |"
    assert page_tables.still_holds(line, "helvetia", ("deep:9", "policy"))
    marks = {plain}
    for setting, number in (("doubt", 30), ("corrections", 300), ("corrections", 30)):
        monkeypatch.setitem(judgement("helvetia").deep, setting, number)
        assert page_tables.net_mark("helvetia", ("policy", "greedy")) == plain
        marks.add(page_tables.net_mark("helvetia", ("deep:9", "policy")))
        assert not page_tables.still_holds(line, "helvetia", ("deep:9", "policy"))
    assert len(marks) == 4


def test_a_row_goes_when_less_is_said_of_the_search_than_before(monkeypatch):
    from vicus.bots.judgement import judgement

    monkeypatch.setitem(judgement("helvetia").deep, "doubt", 30)
    line = f"| 2 | `vicus arena helvetia deep:9 greedy` {page_tables.net_mark('helvetia', ('deep:9',))} |"
    assert page_tables.still_holds(line, "helvetia", ("deep:9", "greedy"))
    monkeypatch.delitem(judgement("helvetia").deep, "doubt")
    assert not page_tables.still_holds(line, "helvetia", ("deep:9", "greedy"))


def test_a_row_of_another_net_does_not_stay(tmp_path, monkeypatch):
    row = next(row for row in strength.rows() if "policy" in row.bots)
    even = {"win_share": 0.5, "low": 0, "high": 1, "seconds_per_decision": 0}
    figures = {"games": 4, "bots": dict.fromkeys(row.bots, even)}
    kept = {(row.game, " ".join(row.bots), str(row.players)): strength.line_of(row, figures)}
    assert list(kept.values()) == list(strength.table(row.game, tmp_path, kept))[2:]
    monkeypatch.setattr(page_tables, "net_mark", lambda game, bots: "another" if "policy" in bots else "")
    assert not list(strength.table(row.game, tmp_path, kept))[2:]
