"""What a view costs beside a move is measured in the same games."""

import sys

from bench import views


def test_the_table_has_a_line_for_each_game_and_number_of_players(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["views.py", "--games", "1", "--rounds", "2", "--players", "2"])
    views.main()
    _, *lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [[name, "2"] for name in ("bohemian_villages", "carpe_diem", "helvetia")]
    assert all(float(number) > 0 for line in lines for number in line.split()[1:])
